// The links that this browser has made for free seats. The server keeps only their hashes, so whoever closes the page
// and comes back finds them here.

const STORED = "cenote-invitations";

type Links = Record<string, Record<string, string>>;

function all(): Links {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? "{}") as Links;
  } catch {
    return {};
  }
}

export const invitations = {
  of: (table: string): Record<string, string> => all()[table] ?? {},
  keep(table: string, secrets: Record<string, string>): void {
    const found = all();
    localStorage.setItem(STORED, JSON.stringify({ ...found, [table]: { ...found[table], ...secrets } }));
  },
  forget(table: string): void {
    const { [table]: _gone, ...others } = all();
    localStorage.setItem(STORED, JSON.stringify(others));
  },
};

/** The address to send to a friend. What comes after # isn't sent to any server, so no log shows it. */
export function invitationLink(table: string, secret: string): string {
  return `${location.origin}/join/${encodeURIComponent(table)}#${secret}`;
}

export function tableLink(table: string): string {
  return `${location.origin}/table/${encodeURIComponent(table)}`;
}
