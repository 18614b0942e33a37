/** Runs work that pauses (persistence/in-parts.ts) without its pauses. @throws what the work throws */
export function atOnce<T>(work: Generator<void, T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}
