import type { AdvanceReading } from '#roster/advances/read.ts';

/** Rolls again until something comes of it; the bound only guards against a table that gives nothing. */
const MAX_ROLLS = 40;

/**
 * Two dice for an advance, as the sums that came up one after the other; the last one counts.
 * @param die throws one with so many sides
 */
export function rollSum(
  { question }: AdvanceReading,
  die: (sides: number) => number,
): readonly string[] {
  const counts = (sum: number) =>
    question?.ask === 'sum' &&
    question.options.some(
      ({ on, again }) => !again && on.some(([from, to]) => sum >= from && sum <= to),
    );
  const thrown: number[] = [];
  do thrown.push(die(6) + die(6));
  while (!counts(thrown.at(-1) ?? 0) && thrown.length < MAX_ROLLS);
  return thrown.map(String);
}
