/** What asks for a closer look: a finger that stays, a double click, or the key `E`. */
import { CLOSER, resting } from "../../lib/finger";

/** `<div use:zoomable={() => (zoomed = card)}>`. The enlarged thing says more about itself than the frame would. */
export function zoomable(
  node: HTMLElement | SVGElement,
  open: () => void,
): {
  update(next: () => void): void;
  destroy(): void;
} {
  node.toggleAttribute(CLOSER, true);
  const finger = resting(node, () => () => open());
  const clicked = (): void => open();
  const keyed = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "e" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    open();
  };
  node.addEventListener("dblclick", clicked);
  node.addEventListener("keydown", keyed as EventListener);
  return {
    update: (next) => (open = next),
    destroy: () => {
      finger.destroy();
      node.removeEventListener("dblclick", clicked);
      node.removeEventListener("keydown", keyed as EventListener);
    },
  };
}
