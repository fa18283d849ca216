// Bringing things into sight: within the window, and not behind what sticks to its edge.

/** Whoever looks wants no movement. */
export function isStill(): boolean {
  return (
    document.documentElement.dataset.motion === "less" ||
    !window.matchMedia?.("(prefers-reduced-motion: no-preference)").matches
  );
}

/** Scroll to the first of these, unless one of them is seen already. */
export function bringIntoSight(elements: readonly Element[]): void {
  const bottom = document.querySelector(".dock")?.getBoundingClientRect().top ?? window.innerHeight;
  const seen = elements.some((element) => {
    const box = element.getBoundingClientRect();
    return box.top >= 0 && box.bottom <= bottom && box.left >= 0 && box.right <= window.innerWidth;
  });
  const behavior = isStill() ? "auto" : "smooth";
  if (!seen) elements[0]?.scrollIntoView({ block: "center", inline: "center", behavior });
}
