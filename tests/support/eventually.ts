import { setTimeout } from 'node:timers/promises';

/** How long nothing may come of it before it counts as never: far longer than anything takes. */
const LONGEST = 60_000;

/** Looks again and again until a look doesn't throw. @throws what it threw last, if that never comes to pass */
export async function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  const begun = Date.now();
  for (;;) {
    try {
      return await look();
    } catch (problem) {
      if (Date.now() - begun > LONGEST) throw problem;
      await setTimeout(5);
    }
  }
}
