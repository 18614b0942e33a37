/** A square picture by its brightness, row by row. */
export interface Gray {
  /** Pixels. */
  readonly side: number;
  readonly data: Uint8ClampedArray;
}

// These loops see each pixel of a picture, several times a second: no calls and no lists in them.

/** A camera's picture: four bytes a pixel (RGBA). */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A square part of a picture; in pixels. */
export interface Square {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The brightness of a square part: its green, of which a camera sees most detail. */
export function grayOf({ width, data: rgba }: Frame, { left, top, side }: Square): Gray {
  const data = new Uint8ClampedArray(side * side);
  for (let y = 0; y < side; y += 1) {
    let from = 4 * ((top + y) * width + left) + 1;
    for (let at = y * side; at < (y + 1) * side; at += 1) {
      data[at] = rgba[from] ?? 0;
      from += 4;
    }
  }
  return { side, data };
}

/** The picture at another size, bilinear. */
export function resized(picture: Gray, side: number): Gray {
  if (side === picture.side) return picture;
  const { before, share } = placesIn(picture.side, side);
  const data = new Uint8ClampedArray(side * side);
  let [upper, lower] = [new Uint8Array(side), new Uint8Array(side)];
  let filled = -2;
  for (let y = 0; y < side; y += 1) {
    const above = before[y] ?? 0;
    if (above !== filled) {
      [upper, lower] = [lower, upper];
      if (above !== filled + 1) stretch(picture, above, upper, before, share);
      stretch(picture, above + 1, lower, before, share);
      filled = above;
    }
    const start = y * side;
    const below = share[y] ?? 0;
    for (let x = 0; x < side; x += 1) {
      const here = upper[x] ?? 0;
      data[start + x] = here + ((((lower[x] ?? 0) - here) * below) >> 8);
    }
  }
  return { side, data };
}

/** For each place along a side: the pixel of the picture before it, and how far it is from that one in 256ths. */
function placesIn(old: number, side: number) {
  const before = new Uint16Array(side);
  const share = new Uint16Array(side);
  for (let at = 0; at < side; at += 1) {
    const place = Math.min(old - 1, Math.max(0, ((at + 0.5) * old) / side - 0.5));
    before[at] = Math.max(0, Math.min(old - 2, Math.floor(place)));
    share[at] = Math.round((place - (before[at] ?? 0)) * 256);
  }
  return { before, share };
}

/** One row of the picture at another width. */
function stretch(
  { side, data }: Gray,
  y: number,
  into: Uint8Array,
  before: Uint16Array,
  share: Uint16Array,
): void {
  const start = Math.min(y, side - 1) * side;
  for (let x = 0; x < into.length; x += 1) {
    const at = start + (before[x] ?? 0);
    const here = data[at] ?? 0;
    into[x] = here + ((((data[at + 1] ?? 0) - here) * (share[x] ?? 0)) >> 8);
  }
}

/**
 * Each pixel farther from the average around it: gives back what an unsteady hand or a blurred lens has taken.
 * @param reach pixels on each side that the average is of
 * @param strength times the difference, added
 */
export function sharpened({ side, data: from }: Gray, reach: number, strength: number): Gray {
  const data = new Uint8ClampedArray(side * side);
  const rowAt = (y: number) => Math.min(side - 1, Math.max(0, y)) * side;
  // In 65,536ths: of the sum of all pixels around one, and of itself.
  const minus = Math.round((strength * 65_536) / (2 * reach + 1) ** 2);
  const plus = 65_536 + minus * (2 * reach + 1) ** 2;
  /** Sums of the pixels of each column within reach; the first and the last again for those outside. */
  const sums = new Int32Array(side + 2 * reach);
  for (let y = -reach; y <= reach; y += 1) {
    const row = rowAt(y - 1);
    for (let x = 0; x < side; x += 1)
      sums[x + reach] = (sums[x + reach] ?? 0) + (from[row + x] ?? 0);
  }
  for (let y = 0; y < side; y += 1) {
    const [entering, leaving] = [rowAt(y + reach), rowAt(y - 1 - reach)];
    for (let x = 0; x < side; x += 1) {
      const change = (from[entering + x] ?? 0) - (from[leaving + x] ?? 0);
      sums[x + reach] = (sums[x + reach] ?? 0) + change;
    }
    sums.fill(sums[reach] ?? 0, 0, reach);
    sums.fill(sums[reach + side - 1] ?? 0, reach + side);
    let sum = 0;
    for (let x = 0; x < 2 * reach; x += 1) sum += sums[x] ?? 0;
    const start = y * side;
    for (let x = 0; x < side; x += 1) {
      sum += sums[x + 2 * reach] ?? 0;
      data[start + x] = (plus * (from[start + x] ?? 0) - minus * sum + 32_768) >> 16;
      sum -= sums[x] ?? 0;
    }
  }
  return { side, data };
}
