/** What part of a map is in sight: how large, and how far it is moved. Plain numbers, so that it can be tested. */

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export const FIT: Camera = { scale: 1, x: 0, y: 0 };
export const MOST = 4;

/** Kept within the map: there is nothing to see beyond its edges. */
export function within(camera: Camera, wide: number, high: number): Camera {
  const scale = Math.min(MOST, Math.max(1, camera.scale));
  const keep = (at: number, side: number): number => Math.min(0, Math.max(side - side * scale, at));
  return { scale, x: keep(camera.x, wide), y: keep(camera.y, high) };
}

/** Larger by a factor; what is at (x, y) of the window stays there. */
export function zoomed(
  camera: Camera,
  by: number,
  x: number,
  y: number,
  wide: number,
  high: number,
): Camera {
  const scale = Math.min(MOST, Math.max(1, camera.scale * by));
  const factor = scale / camera.scale;
  return within(
    { scale, x: x - (x - camera.x) * factor, y: y - (y - camera.y) * factor },
    wide,
    high,
  );
}

export function moved(camera: Camera, dx: number, dy: number, wide: number, high: number): Camera {
  return within({ ...camera, x: camera.x + dx, y: camera.y + dy }, wide, high);
}

/** Moved as little as needed so that a point of the map is at least `edge` inside the window. */
export function showing(
  camera: Camera,
  x: number,
  y: number,
  wide: number,
  high: number,
  edge = 40,
): Camera {
  const [left, top] = [camera.x + x * camera.scale, camera.y + y * camera.scale];
  const push = (at: number, side: number): number =>
    at < edge ? edge - at : at > side - edge ? side - edge - at : 0;
  return moved(camera, push(left, wide), push(top, high), wide, high);
}
