import { api } from "../api/client";
import type { TableView } from "../api/types";

/** Save the record of a game as a text file. */
export async function saveRecord(table: Pick<TableView, "table" | "game">): Promise<void> {
  const text = await api.record(table.table);
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `${table.game}-${table.table}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
