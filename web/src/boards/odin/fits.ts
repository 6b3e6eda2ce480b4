/** On a phone: how much of the screen is left for what begins there, down to the prompt. */
interface Room {
  begins: number;
  full: number;
}

export function fits(node: HTMLElement, measured: (room: Room) => void): { destroy(): void } {
  const places = node.closest<HTMLElement>(".places") ?? document.documentElement;
  const look = (): void => {
    const { top } = places.getBoundingClientRect();
    const above = node.getBoundingClientRect().top - top + places.scrollTop;
    const below = parseFloat(getComputedStyle(places).paddingBottom) || 0;
    measured({ begins: top + above, full: places.clientHeight - above - below + 4 });
  };
  const sized = new ResizeObserver(look);
  sized.observe(places);
  sized.observe(node.closest(".odin") ?? node);
  look();
  return { destroy: () => sized.disconnect() };
}
