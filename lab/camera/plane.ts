/** Brightness of each pixel of a camera’s picture. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** @param at called with each pixel’s place, from the middle of the picture */
export function planeOf(
  { width, height }: Omit<Plane, 'data'>,
  at: (x: number, y: number, index: number) => number,
): Plane {
  const data = new Float32Array(width * height);
  for (let index = 0; index < data.length; index += 1) {
    data[index] = at((index % width) - width / 2, Math.floor(index / width) - height / 2, index);
  }
  return { width, height, data };
}

/** The weighted sum of shifted pictures; pixels at the edge count for those outside. */
export function shifted(
  plane: Plane,
  parts: readonly { readonly x: number; readonly y: number; readonly weight: number }[],
): Plane {
  const { width, height } = plane;
  const data = new Float32Array(width * height);
  for (const { x, y, weight } of parts) {
    for (let row = 0; row < height; row += 1) {
      const from = Math.min(height - 1, Math.max(0, row + y)) * width;
      for (let column = 0; column < width; column += 1) {
        const at = from + Math.min(width - 1, Math.max(0, column + x));
        const index = row * width + column;
        data[index] = (data[index] ?? 0) + weight * (plane.data[at] ?? 0);
      }
    }
  }
  return { width, height, data };
}
