/** A finger that stays where it is: asks for more, and does not press as well. */
const LONG = 500;
const STEADY = 10;

/** On what a resting finger enlarges: what lies around leaves the finger to it. */
export const CLOSER = "data-closer";

/**
 * Calls what `begin` returns for a finger that rests; null: it means nothing here. The lifted finger's click and
 * the browser's own menu are taken away then. Heard before what lies inside.
 */
export function resting(
  node: HTMLElement | SVGElement,
  begin: (event: PointerEvent) => (() => void) | null,
): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  let rested = false;
  const off = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const takeAway = (event: Event): void => {
    // Some browsers open their menu a moment before the finger has rested long enough.
    if (!rested && !(event.type === "contextmenu" && timer)) return;
    if (event.type === "click") rested = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const heard = {
    pointerdown: (event: PointerEvent) => {
      rested = false;
      off();
      const act = event.pointerType === "mouse" ? null : begin(event);
      if (!act) return;
      start = event;
      timer = setTimeout(() => {
        off();
        rested = true;
        act();
      }, LONG);
    },
    pointermove: (event: PointerEvent) => {
      if (
        start &&
        Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > STEADY
      )
        off();
    },
    pointerup: off,
    pointercancel: off,
    contextmenu: takeAway,
    click: takeAway,
  };
  for (const [name, hear] of Object.entries(heard))
    node.addEventListener(name, hear as EventListener, { capture: true });
  return {
    destroy: () => {
      off();
      for (const [name, hear] of Object.entries(heard))
        node.removeEventListener(name, hear as EventListener, { capture: true });
    },
  };
}
