import type { Random } from '../soak/random.ts';
import { type Plane, planeOf } from './plane.ts';
import { projection } from './projection.ts';
import type { Scene } from './scene.ts';

const SIZE = { width: 1280, height: 720 };
/** Brightness of the table under the phone, and of a finger. */
const [TABLE, SKIN] = [75, 110];

/** What a phone’s screen with a code looks like to the camera, before its lens. */
export function lightOf(
  rows: readonly (readonly boolean[])[],
  scene: Scene,
  random: Random,
): Plane {
  const toScreen = projection(scene);
  const [left, top] = [60 * (random.share() - 0.5), 20 * (random.share() - 0.5)];
  const half = rows.length / 2;
  const thumb = { u: rows.length * (0.4 * random.share() - 0.2), radius: 0.2 * rows.length };
  const brightness = (x: number, y: number) => {
    const [u, v] = toScreen(x - left, y - top);
    const below = half + thumb.radius - scene.finger;
    if (scene.finger > 0 && Math.hypot(u - thumb.u, v - below) < thumb.radius) return SKIN;
    const module = rows[Math.floor(v + half)]?.[Math.floor(u + half)];
    if (module !== undefined) return module ? scene.dark : scene.light;
    const isScreen = Math.abs(u) < 0.58 * rows.length && Math.abs(v) < rows.length;
    return isScreen ? 0.93 * scene.light : TABLE;
  };
  const around = surroundings(scene, random);
  return planeOf(SIZE, (x, y) => {
    const upper = brightness(x + 0.25, y + 0.25) + brightness(x + 0.75, y + 0.25);
    const lower = brightness(x + 0.25, y + 0.75) + brightness(x + 0.75, y + 0.75);
    return around(x, y, (upper + lower) / 4);
  });
}

/** What stripes, shadows and lamps make of a brightness. */
function surroundings({ moire, shade, glare }: Scene, { share }: Random) {
  const [stripes, slope, lamp] = [6.3 * share(), 6.3 * share(), 6.3 * share()];
  const [fine, distance, size] = [0.15 + 0.9 * share(), 150 * share(), 30 + 60 * share()];
  const [acrossStripes, acrossShadow] = [direction(stripes), direction(slope)];
  const [lampX, lampY] = [distance * Math.cos(lamp), distance * Math.sin(lamp)];
  return (x: number, y: number, brightness: number) => {
    const waves = Math.sin(fine * acrossStripes(x, y) + 2 * Math.sin(x / 190));
    const slow = Math.sin(0.06 * acrossShadow(x, y));
    const shadow = 1 / (1 + Math.exp(-acrossShadow(x, y) / 60));
    const away = ((x - lampX) ** 2 + (y - lampY) ** 2) / size ** 2;
    const lit = brightness * (1 + moire * (0.6 * waves + 0.4 * slow)) * (1 - shade * shadow);
    return lit + glare * Math.exp(-away);
  };
}

/** How far a point is in the direction of an angle. */
function direction(angle: number) {
  const [right, down] = [Math.cos(angle), Math.sin(angle)];
  return (x: number, y: number) => right * x + down * y;
}
