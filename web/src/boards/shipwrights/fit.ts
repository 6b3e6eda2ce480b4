/**
 * What does not fit into a box of fixed height is drawn smaller, step by step, until it does: nothing is cut
 * and nothing has to be scrolled. The box's children read `--fit`.
 */
const STEPS = [1, 0.92, 0.85, 0.78, 0.72, 0.66];

export function fit(
  box: HTMLElement,
  _what: unknown,
): { update: (what: unknown) => void; destroy: () => void } {
  const look = (): void => {
    for (const step of STEPS) {
      box.style.setProperty("--fit", String(step));
      if (box.scrollHeight <= box.clientHeight + 1) return;
    }
  };
  const sized = new ResizeObserver(look);
  sized.observe(box);
  return { update: () => requestAnimationFrame(look), destroy: () => sized.disconnect() };
}
