import { useMemo, useSyncExternalStore } from "react";
import { type TableState, TableStore } from "./store";

/** The table of an id, live for as long as somebody looks. */
export function useTable(id: string): [TableState, TableStore] {
  const store = useMemo(() => new TableStore(id), [id]);
  return [useSyncExternalStore(store.subscribe, store.current), store];
}
