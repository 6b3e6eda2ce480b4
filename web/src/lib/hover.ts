/**
 * Looking at something with the mouse. What a change of the page brings under a pointer that rests is
 * looked at when the pointer moves: a preview that moves the board would come and go for ever.
 */
export interface Hover {
  look: () => void;
  away: () => void;
}

/** Where the pointer came to rest. */
let [x, y] = [NaN, NaN];
/** Elements that came under the resting pointer since. */
let missed: { node: Element; tell: () => void }[] = [];

function moved(event: PointerEvent): void {
  [x, y] = [event.clientX, event.clientY];
  for (const { tell } of missed.splice(0)) tell();
}
if (typeof window !== "undefined")
  window.addEventListener("pointermove", moved, { capture: true, passive: true });

export function hover(
  node: Element,
  hover: Hover,
): { update: (hover: Hover) => void; destroy: () => void } {
  const act = (event: Event, what: keyof Hover): void => {
    const { pointerType, clientX, clientY } = event as PointerEvent;
    if (pointerType !== "mouse") return;
    if (clientX === x && clientY === y) {
      missed.push({ node, tell: () => hover[what]() });
      return;
    }
    missed = [];
    hover[what]();
  };
  const enter = (event: Event): void => act(event, "look");
  const leave = (event: Event): void => act(event, "away");
  node.addEventListener("pointerenter", enter);
  node.addEventListener("pointerleave", leave);
  return {
    update: (next) => (hover = next),
    destroy: () => {
      missed = missed.filter((entry) => entry.node !== node);
      node.removeEventListener("pointerenter", enter);
      node.removeEventListener("pointerleave", leave);
    },
  };
}
