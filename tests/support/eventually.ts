import { setTimeout } from 'node:timers/promises';

/** How long to retry before giving up: far longer than anything takes. */
const LONGEST = 60_000;

/** Retries until the check doesn't throw. @throws its last error when it never passes */
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
