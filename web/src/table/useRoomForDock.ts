// The dock sticks to the bottom of the window; what gets the focus isn't scrolled to behind it.

import { type RefObject, useEffect } from "react";

export function useRoomForDock(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dock = root.current?.querySelector(".dock");
    const page = document.documentElement;
    if (!dock) return;
    const observer = new ResizeObserver(() => {
      page.style.scrollPaddingBottom = `${dock.clientHeight + 12}px`;
    });
    observer.observe(dock);
    return () => {
      observer.disconnect();
      page.style.scrollPaddingBottom = "";
    };
  }, [root]);
}
