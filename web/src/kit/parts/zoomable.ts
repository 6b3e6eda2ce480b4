/** What asks for a closer look: a finger that stays, a double click, or the key `E`. */
import { CLOSER, resting } from "../../lib/finger";

/** Milliseconds between the two of a double click, at most. */
const DOUBLE = 800;

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
  // two quick presses on things that change places are no double click on the second of them
  let [before, last] = [-Infinity, -Infinity];
  const pressed = ({ timeStamp }: Event): void => void ([before, last] = [last, timeStamp]);
  const clicked = (): void => {
    if (last - before < DOUBLE) open();
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== "e" || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.defaultPrevented) return;
    event.preventDefault();
    open();
  };
  node.addEventListener("click", pressed, { capture: true });
  node.addEventListener("dblclick", clicked);
  node.addEventListener("keydown", keyed as EventListener);
  return {
    update: (next) => (open = next),
    destroy: () => {
      finger.destroy();
      node.removeEventListener("click", pressed, { capture: true });
      node.removeEventListener("dblclick", clicked);
      node.removeEventListener("keydown", keyed as EventListener);
    },
  };
}
