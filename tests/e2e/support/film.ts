import { tmpdir } from 'node:os';
import path from 'node:path';
import { encodeQR } from 'qr';

// Chromium's fake camera plays a film of codes.

const { HDC_BROWSER: program } = process.env;

/** The path of the film with this name while its journeys run. */
export function filmFile(name: string): string {
  return path.join(tmpdir(), `hors-de-combat-${name}-${process.pid}.y4m`);
}

/** Launch options of a browser whose camera sees this film. */
export function beforeCamera(file: string) {
  return {
    ...(program === undefined ? {} : { executablePath: program }),
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  };
}

/** A film (YUV4MPEG2, 4:2:0) of codes in turn, dark on light background. @param rate pictures a second */
export function filmOf(codes: readonly string[], rate: number): Buffer {
  const frames = codes.flatMap((code) => {
    const rows = encodeQR(code, 'raw', { ecc: 'low', border: 4 });
    const scale = Math.floor(SIDE / rows.length);
    const light = Buffer.alloc(SIDE * SIDE, 235);
    rows.forEach((row, y) =>
      row.forEach((dark, x) => {
        if (!dark) return;
        for (let line = y * scale; line < (y + 1) * scale; line += 1) {
          light.fill(16, line * SIDE + x * scale, line * SIDE + (x + 1) * scale);
        }
      }),
    );
    return [Buffer.from('FRAME\n'), light, Buffer.alloc((SIDE * SIDE) / 2, 128)];
  });
  const head = Buffer.from(`YUV4MPEG2 W${SIDE} H${SIDE} F${rate}:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, ...frames]);
}

/** Pixels. */
const SIDE = 720;
