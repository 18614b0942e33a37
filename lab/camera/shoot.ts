import { encodeQR } from 'qr';
import sharp from 'sharp';
import type { Frame } from '#ui/effects/gray.ts';
import type { Random } from '../soak/random.ts';
import { blurred } from './lens.ts';
import { lightOf } from './light.ts';
import type { Plane } from './plane.ts';
import type { Scene } from './scene.ts';

/** Pixels of the picture’s shorter side that a code may fill. */
const ROOM = 690;

/** A camera’s picture of a phone that shows a text as a code. No optics: models of what they do. */
export async function shoot(text: string, scene: Scene, random: Random): Promise<Frame> {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: 4 });
  const roll = (scene.roll * Math.PI) / 180;
  const room = ROOM / (rows.length * (Math.abs(Math.cos(roll)) + Math.abs(Math.sin(roll))));
  const fitting = { ...scene, module: Math.min(scene.module, room) };
  const plane = blurred(lightOf(rows, fitting, random), fitting);
  const gray = exposed(plane, fitting, random);
  return colourless(plane, scene.jpeg === null ? gray : await compressed(plane, gray, scene.jpeg));
}

/** What the sensor makes of the light. */
function exposed(
  { data }: Plane,
  { exposure, noise }: Scene,
  { share }: Random,
): Uint8ClampedArray {
  const gray = new Uint8ClampedArray(data.length);
  for (let at = 0; at < gray.length; at += 1) {
    const chance = Math.sqrt(-2 * Math.log(1 - share())) * Math.cos(2 * Math.PI * share());
    gray[at] = exposure * (data[at] ?? 0) + noise * chance;
  }
  return gray;
}

async function compressed(
  { width, height }: Plane,
  gray: Uint8ClampedArray,
  quality: number,
): Promise<Uint8Array> {
  const raw = { raw: { width, height, channels: 1 } } as const;
  const file = await sharp(gray, raw).jpeg({ quality }).toBuffer();
  return sharp(file).toColourspace('b-w').raw().toBuffer();
}

function colourless({ width, height }: Plane, gray: Uint8Array | Uint8ClampedArray): Frame {
  const data = new Uint8ClampedArray(4 * width * height).fill(255);
  for (let at = 0; at < data.length; at += 1) if (at % 4 < 3) data[at] = gray[at >> 2] ?? 0;
  return { width, height, data };
}
