/** What asks for a closer look: a finger that stays, a double click, or the key `E`. */
const LONG = 500;
const STEADY = 10;

/**
 * `<div use:zoomable={() => (zoomed = card)}>`. A long press is taken here and not by what lies around: the
 * enlarged thing may say more about itself.
 */
export function zoomable(
  node: HTMLElement | SVGElement,
  open: () => void,
): {
  update(next: () => void): void;
  destroy(): void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start: PointerEvent | null = null;
  let opened = false;
  const off = (): void => clearTimeout(timer);
  const heard = {
    pointerdown: (event: PointerEvent) => {
      opened = false;
      if (event.pointerType === "mouse") return;
      event.stopPropagation();
      start = event;
      off();
      timer = setTimeout(() => {
        opened = true;
        open();
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
    contextmenu: (event: Event) => {
      if (!opened) return;
      event.preventDefault();
      event.stopPropagation();
    },
    click: (event: Event) => {
      // The finger that opened it is lifted: no press.
      if (!opened) return;
      opened = false;
      event.preventDefault();
      event.stopPropagation();
    },
    dblclick: () => open(),
    keydown: (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "e" || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      open();
    },
  };
  for (const [name, hear] of Object.entries(heard))
    node.addEventListener(name, hear as EventListener, { capture: name === "click" });
  return {
    update: (next) => (open = next),
    destroy: () => {
      off();
      for (const [name, hear] of Object.entries(heard))
        node.removeEventListener(name, hear as EventListener, { capture: name === "click" });
    },
  };
}
