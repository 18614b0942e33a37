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

/** Unlike a timer’s, such a task isn’t put off where the page is hidden. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/** Milliseconds without an answer: with the last piece and what else runs there, below those of a long task (50). */
const MOST_MS = 20;
