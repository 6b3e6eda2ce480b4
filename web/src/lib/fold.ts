/** On a phone: no panel is cut through by the question below it, unless it can be answered there. */

/** A panel that would be seen in part only begins where one scrolls to, and the one before it ends cleanly. */
export function fold(column: HTMLElement): () => void {
  const place = column.closest<HTMLElement>(".places");
  const frame = column.closest<HTMLElement>(".frame");
  if (!place || !frame) return () => undefined;
  let pushed: HTMLElement | null = null;
  const look = (): void => {
    if (pushed) pushed.style.marginTop = "";
    pushed = null;
    // what the question covers beyond its own place
    const under = parseFloat(getComputedStyle(place).scrollPaddingBottom) || 0;
    const end = place.clientHeight - under;
    const start = place.getBoundingClientRect().top - place.scrollTop;
    for (const panel of column.children) {
      const { top, bottom, height } = panel.getBoundingClientRect();
      const free = end - (top - start);
      if (!(panel instanceof HTMLElement) || !height || bottom - start <= end + 1) continue;
      if (free <= 0 || free > height || panel.querySelector(".legal, .held")) return;
      pushed = panel;
      panel.style.marginTop = `${Math.ceil(free) + 4}px`;
      return;
    }
  };
  const sized = new ResizeObserver(look);
  const moved = new MutationObserver(look);
  sized.observe(column);
  sized.observe(place);
  moved.observe(column, { childList: true });
  // it says how much the question covers
  moved.observe(frame, { attributes: true, attributeFilter: ["style"] });
  look();
  return () => {
    sized.disconnect();
    moved.disconnect();
    if (pushed) pushed.style.marginTop = "";
  };
}
