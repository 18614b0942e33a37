import { type Fraction, plus, ZERO } from '#rules/dice/fraction.ts';

/** The sum of chances; 1 if they cover everything. */
export function total(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce(plus, ZERO);
}
