// The secrets by which the server knows this browser again: one for each table.

const STORED = "cenote-keys";

function all(): Record<string, string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return found && typeof found === "object" ? (found as Record<string, string>) : {};
  } catch {
    return {};
  }
}

export const keys = {
  all,
  of: (table: string): string | undefined => all()[table],
  keep(table: string, key: string): void {
    localStorage.setItem(STORED, JSON.stringify({ ...all(), [table]: key }));
  },
  forget(table: string): void {
    const { [table]: _gone, ...others } = all();
    localStorage.setItem(STORED, JSON.stringify(others));
  },
};
