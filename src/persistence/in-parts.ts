/**
 * Runs long work that pauses often, and lets the page answer taps and draw in between.
 * @param work where it yields a promise, it goes on once that is resolved
 * @param pause what to wait for in between: the next task, or within a transaction a request, as it ends with any other
 *   wait
 * @throws what the work throws
 */
export async function inParts<T>(
  work: Generator<PromiseLike<unknown> | void, T>,
  pause: () => PromiseLike<unknown>,
): Promise<T> {
  let until = performance.now() + MOST_MS;
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (step.value !== undefined) await step.value;
    if (performance.now() < until) continue;
    await pause();
    until = performance.now() + MOST_MS;
  }
}

/**
 * Milliseconds without an answer: with the last piece, what else runs there and the browser clearing its memory, far
 * below those of a long task (50).
 */
const MOST_MS = 10;
