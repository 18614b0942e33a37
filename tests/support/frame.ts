import { encodeQR } from 'qr';
import type { Frame } from '#ui/effects/gray.ts';

type Place = {
  readonly width: number;
  readonly height: number;
  /** The upper left corner of the code, with its quiet zone. */
  readonly left: number;
  readonly top: number;
  /** Pixels of a module. */
  readonly module: number;
};

/** A camera's picture of a code, dark on light: by default a small one in the middle. */
export function frameOf(text: string, place: Partial<Place> = {}): Frame {
  const { width = 320, height = 240, left = 102, top = 62, module = 4 } = place;
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  encodeQR(text, 'raw', { ecc: 'low', border: 4 }).forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let line = 0; line < module; line += 1) {
        const start = (top + y * module + line) * width + left + x * module;
        data.fill(0, 4 * start, 4 * (start + module));
      }
    }),
  );
  return { width, height, data };
}
