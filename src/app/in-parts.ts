import { nextTask } from '#store/next-task.ts';

/**
 * Runs long work that pauses often, and lets the page answer taps and draw in between.
 * @throws what the work throws
 */
export async function inParts<T>(work: Generator<void, T>): Promise<T> {
  for (;;) {
    const until = performance.now() + MOST_MS;
    let step = work.next();
    while (step.done !== true && performance.now() < until) step = work.next();
    if (step.done === true) return step.value;
    await nextTask();
  }
}

/** Milliseconds without an answer: with the last piece and what else runs there, below those of a long task (50). */
const MOST_MS = 20;
