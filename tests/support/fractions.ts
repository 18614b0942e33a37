import { type Fraction, plus, ZERO } from '#rules/dice/fraction.ts';

/** What chances add up to: 1 when they are all there are. */
export function total(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(plus, ZERO);
}
