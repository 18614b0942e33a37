import { closeSync, ftruncateSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { unsteadyHand } from '../../../lab/camera/hand.ts';
import { type Scene, sceneOf } from '../../../lab/camera/scene.ts';
import { shoot } from '../../../lab/camera/shoot.ts';
import { type Random, randomFrom } from '../../../lab/soak/random.ts';

// Films of another phone’s codes in an unsteady hand, by the synthetic camera of the lab. How many pictures of a code
// there are is what a journey is about: when the film has come to its end, only darkness follows.

/** Pictures a second: few, so that each is seen on a slow machine too. What counts is pictures, not seconds. */
const RATE = 2;

/** Pictures: longer than any journey waits. */
const DARKNESS = 1000;

/** Begins a film in which one code is held still, again and again until it goes on (`goOn`). */
export async function beginFilm(file: string, code: string): Promise<void> {
  const random = randomFrom(0);
  const { bytes, width, height } = await pictureOf(code, sceneOf('scale', 0, random), random);
  const head = `YUV4MPEG2 W${width} H${height} F${RATE}:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(file, Buffer.concat([Buffer.from(head), bytes, bytes]));
}

/**
 * Goes on with a film while a camera plays it, which begins anew only at its end: a picture of each of these codes, then
 * darkness.
 */
export async function goOn(file: string, codes: readonly string[], seed: number): Promise<void> {
  const random = randomFrom(seed);
  const hand = unsteadyHand(random);
  const pictures: Buffer[] = [];
  for (const code of codes) {
    pictures.push((await pictureOf(code, hand.next().value, random)).bytes);
  }
  const film = openSync(file, 'a');
  try {
    for (const picture of pictures) writeSync(film, picture);
    // Takes no room on the disk.
    const [{ length } = Buffer.alloc(0)] = pictures;
    ftruncateSync(film, statSync(file).size + DARKNESS * length);
  } finally {
    closeSync(film);
  }
}

async function pictureOf(code: string, scene: Scene, random: Random) {
  const { width, height, data } = await shoot(code, scene, random);
  const light = Buffer.alloc(width * height);
  // In films black is 16 and white 235.
  for (let at = 0; at < light.length; at += 1) {
    light[at] = 16 + Math.round(((data[4 * at] ?? 0) * 219) / 255);
  }
  const colours = Buffer.alloc(light.length / 2, 128);
  return { width, height, bytes: Buffer.concat([Buffer.from('FRAME\n'), light, colours]) };
}
