/** An exact chance or ratio, in lowest terms, denominator positive. Never a float. */
export interface Fraction {
  readonly num: bigint;
  readonly den: bigint;
}

export const ZERO: Fraction = { num: 0n, den: 1n };
export const ONE: Fraction = { num: 1n, den: 1n };

/**
 * The fraction num/den in lowest terms.
 * @throws RangeError when den is 0 or either is not a whole number: a rule that divides by zero is a bug.
 */
export function fraction(num: number | bigint, den: number | bigint = 1n): Fraction {
  const n = BigInt(num);
  const d = BigInt(den);
  if (d === 0n) throw new RangeError('fraction with denominator 0');
  if (d === 1n) return { num: n, den: d };
  const g = gcd(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n);
  return { num: n / g, den: d / g };
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den - b.num * a.den, a.den * b.den);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.num, a.den * b.den);
}

/** The complement: 1 − a. */
export function complement(a: Fraction): Fraction {
  return minus(ONE, a);
}

/** Negative when a < b, 0 when equal, positive when a > b. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.num * b.den - b.num * a.den;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** "13/18", "0", "1": the form of chances in the vectors and in the journal. */
export function fractionText(a: Fraction): string {
  return a.den === 1n ? String(a.num) : `${a.num}/${a.den}`;
}

/** For bars and percentages on the screen only; rules compare fractions. */
export function toNumber({ num, den }: Fraction): number {
  // Larger values would both become infinite as numbers; the bits shifted out don't matter on the screen.
  const spare = BigInt(Math.max(0, den.toString(2).length - HELD));
  return Number(num >> spare) / Number(den >> spare);
}

/** Bits that a number surely holds. */
const HELD = 1000;

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a || 1n : gcd(b, a % b);
}
