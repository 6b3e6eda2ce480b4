/**
 * One tab stop with arrow keys inside (the grid pattern of the APG).
 * `<div use:roving={{ selector: "[data-target]" }}>`: arrows go to the nearest target in that
 * direction on the screen, Home and End to the first and last.
 */
export interface Roving {
  selector: string;
  /** Where to begin when the place one was at is gone: the first of these, if there is one. */
  first?: string;
}

export function roving(
  node: HTMLElement,
  options: Roving,
): { update(o: Roving): void; destroy(): void } {
  let { selector, first } = options;
  let current: HTMLElement | SVGElement | null = null;
  /** Somebody has been there. */
  let been = false;

  const all = (): (HTMLElement | SVGElement)[] => [...node.querySelectorAll<HTMLElement>(selector)];

  function settle(): void {
    const targets = all();
    const wanted = first && targets.find((target) => target.matches(first!));
    // what was drawn before it could be answered begins where it is answered now
    if (!current || !targets.includes(current) || (wanted && !been && !current.matches(first!)))
      current = wanted || targets[0] || null;
    for (const target of targets) {
      const stop = target === current ? "0" : "-1";
      if (target.getAttribute("tabindex") !== stop) target.setAttribute("tabindex", stop);
    }
  }

  function focused(event: FocusEvent): void {
    const target = (event.target as Element).closest<HTMLElement>(selector);
    if (target && node.contains(target)) {
      current = target;
      been = true;
      settle();
    }
  }

  function keyed(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = (event.target as Element).closest<HTMLElement>(selector);
    if (!at) return;
    const targets = all();
    let next: HTMLElement | SVGElement | undefined;
    if (event.key === "Home") next = targets[0];
    else if (event.key === "End") next = targets.at(-1);
    else if (event.key.startsWith("Arrow")) next = nearest(at, targets, event.key);
    else return;
    event.preventDefault();
    next?.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", focused);
  node.addEventListener("keydown", keyed);
  settle();
  return {
    update(changed): void {
      ({ selector, first } = changed);
      settle();
    },
    destroy(): void {
      observer.disconnect();
      node.removeEventListener("focusin", focused);
      node.removeEventListener("keydown", keyed);
    },
  };
}

/** The target nearest in a direction: along it counts once, across it counts thrice. */
function nearest(
  from: Element,
  targets: (HTMLElement | SVGElement)[],
  key: string,
): HTMLElement | SVGElement | undefined {
  const here = centre(from);
  let best: HTMLElement | SVGElement | undefined;
  let least = Infinity;
  for (const target of targets) {
    if (target === from) continue;
    const there = centre(target);
    const dx = there.x - here.x;
    const dy = there.y - here.y;
    const [along, across] =
      key === "ArrowRight"
        ? [dx, dy]
        : key === "ArrowLeft"
          ? [-dx, dy]
          : key === "ArrowDown"
            ? [dy, dx]
            : [-dy, dx];
    if (along < 1) continue;
    const cost = along + 3 * Math.abs(across);
    // Where one lies exactly on another, the upper one: it was drawn later.
    const upper = best !== undefined && cost < least + 0.5 && together(centre(best), there);
    if (cost < least || upper) [best, least] = [target, cost];
  }
  if (best) return best;
  // In one row "down" goes on, at the end of a row "right" does too.
  const at = targets.indexOf(from as HTMLElement);
  return targets[at + (key === "ArrowRight" || key === "ArrowDown" ? 1 : -1)];
}

const together = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
  Math.abs(a.x - b.x) < 0.5 && Math.abs(a.y - b.y) < 0.5;

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
