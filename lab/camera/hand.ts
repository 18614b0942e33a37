import type { Random } from '../soak/random.ts';
import { type Scene, sceneOf } from './scene.ts';

/**
 * A film, picture by picture: the phone with the code, the light on it and its distance stay, with several difficulties
 * at once; how it is held, and how the hand shakes, is another in each picture.
 */
export function* unsteadyHand(random: Random): Generator<Scene, never> {
  const { module, light, noise, glare, moire, shade } = sceneOf('mixed', 0, random);
  for (;;) yield { ...sceneOf('mixed', 0, random), module, light, noise, glare, moire, shade };
}
