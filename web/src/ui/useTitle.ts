import { useEffect } from "react";

/** The title of the page in the browser's tab, which follows the language. */
export function useTitle(text: string): void {
  useEffect(() => {
    document.title = text ? `${text} · Cenote` : "Cenote";
  }, [text]);
}
