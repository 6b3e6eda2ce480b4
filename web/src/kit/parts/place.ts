/** Where a popover goes: beside what it belongs to, and always on the screen. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  left: number;
  top: number;
  /** On which side of the thing it lies, and where its notch points along that side. */
  side: "below" | "above" | "right" | "left";
  notch: number;
}

const GAP = 10;
const EDGE = 8;

export function place(
  anchor: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
): Place {
  const middle = anchor.left + anchor.width / 2;
  const centre = anchor.top + anchor.height / 2;
  const clamp = (at: number, long: number, most: number): number =>
    Math.max(EDGE, Math.min(at, most - long - EDGE));
  const below = screen.height - (anchor.top + anchor.height) - GAP - EDGE;
  const above = anchor.top - GAP - EDGE;
  const right = screen.width - (anchor.left + anchor.width) - GAP - EDGE;
  const leftward = anchor.left - GAP - EDGE;
  if (size.height > Math.max(below, above) && size.width <= Math.max(right, leftward)) {
    const side = right >= size.width || right >= leftward ? "right" : "left";
    const top = clamp(centre - size.height / 2, size.height, screen.height);
    const left =
      side === "right" ? anchor.left + anchor.width + GAP : anchor.left - GAP - size.width;
    return { left, top, side, notch: Math.max(14, Math.min(size.height - 14, centre - top)) };
  }
  const side = size.height <= above || above >= below ? "above" : "below";
  const left = clamp(middle - size.width / 2, size.width, screen.width);
  const wanted =
    side === "above" ? anchor.top - GAP - size.height : anchor.top + anchor.height + GAP;
  return {
    left,
    top: clamp(wanted, size.height, screen.height),
    side,
    notch: Math.max(14, Math.min(size.width - 14, middle - left)),
  };
}
