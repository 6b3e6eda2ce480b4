/** Makes a scrolling element without focusable parts a tab stop, so that keys can scroll it. */
export function scrolls(node: HTMLElement): { destroy(): void } {
  const look = (): void => {
    const longer =
      node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    if (longer && !node.querySelector("button, a[href], input, select, summary, [tabindex]"))
      node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sized = new ResizeObserver(look);
  sized.observe(node);
  const changed = new MutationObserver(look);
  changed.observe(node, { childList: true, subtree: true });
  look();
  return {
    destroy(): void {
      sized.disconnect();
      changed.disconnect();
    },
  };
}
