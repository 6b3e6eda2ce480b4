/**
 * On a phone: what the edge of the screen would cut through begins below it. Only what the question does not need,
 * and only where little of it is seen: no large hole is left.
 */
const MOST = 96;

export function clean(node: HTMLElement): { destroy: () => void } {
  const parent = node.parentElement;
  let scroller = parent;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  const look = (): void => {
    if (!scroller) return;
    node.style.marginTop = "";
    const top =
      node.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
    const seen = scroller.clientHeight - top;
    if (seen > 0 && seen < MOST && seen < node.offsetHeight) node.style.marginTop = `${seen}px`;
  };
  const sized = new ResizeObserver(look);
  if (parent) sized.observe(parent);
  if (scroller) sized.observe(scroller);
  return { destroy: () => sized.disconnect() };
}
