/**
 * Runs long work that pauses often, and lets the page answer taps and draw in between.
 * @param pause what to wait for in between: the next task, or within a transaction a request, as it ends with any other
 *   wait
 * @throws what the work throws
 */
export async function inParts<T>(
  work: Generator<void, T>,
  pause: () => PromiseLike<unknown>,
): Promise<T> {
  for (;;) {
    const until = performance.now() + MOST_MS;
    let step = work.next();
    while (step.done !== true && performance.now() < until) step = work.next();
    if (step.done === true) return step.value;
    await pause();
  }
}

/**
 * Milliseconds without an answer: with the last piece, what else runs there and the browser clearing its memory, far
 * below those of a long task (50).
 */
const MOST_MS = 15;
