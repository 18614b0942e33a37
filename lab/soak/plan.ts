import { randomFrom, seedOf } from './random.ts';

/** One fault to come. */
export interface Planned {
  /** Its number in the run, by which it can be repeated alone. */
  readonly number: number;
  readonly kind: string;
  /** What its own choices are drawn from. */
  readonly seed: number;
}

/** How many faults a whole run has. */
export const ALL_FAULTS = 1000;

/** So many faults follow one another on one phone, in one battle, at most. */
export const FAULTS_A_PHONE = 25;

/** Short runs too have phones side by side. */
const FEWEST_PHONES = 2;

/**
 * The faults of a run, in their order, cut into evenings: each is one phone and one battle. The same
 * seed and share give the same faults.
 * @param weights by kind; how many of the 1,000 it has, as far as they add up to that
 * @param share of a whole run; at least one fault
 */
export function plan(
  weights: Readonly<Record<string, number>>,
  seed: number,
  share: number,
): readonly (readonly Planned[])[] {
  const total = Math.max(1, Math.round(ALL_FAULTS * share));
  const random = randomFrom(seed);
  const counts = shared(weights, total, random.share());
  const kinds = Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => kind),
  );
  const faults = random.shuffled(kinds).map((kind, index) => ({
    number: index + 1,
    kind,
    seed: seedOf(seed, index),
  }));
  return evenings(faults);
}

function evenings(faults: readonly Planned[]): readonly (readonly Planned[])[] {
  const most = Math.min(FAULTS_A_PHONE, Math.ceil(faults.length / FEWEST_PHONES));
  const count = Math.ceil(faults.length / most);
  return Array.from({ length: count }, (_, index) =>
    faults.slice(index * most, (index + 1) * most),
  );
}

/**
 * Whole numbers in the proportion of the weights that add up to `total`: what is due to each, rounded
 * down or up. So it is for neighbours taken together: kinds of one family stand side by side, and
 * however small the total is, it is spread over all of them.
 * @param offset at least 0, below 1: with another one others are rounded up
 */
export function shared(
  weights: Readonly<Record<string, number>>,
  total: number,
  offset: number,
): Readonly<Record<string, number>> {
  const sum = Object.values(weights).reduce((all, weight) => all + weight, 0);
  const upTo = (weight: number) => Math.floor((weight * total) / sum + offset);
  let before = 0;
  return Object.fromEntries(
    Object.entries(weights).map(([kind, weight]) => {
      const from = before;
      before += weight;
      return [kind, upTo(before) - upTo(from)];
    }),
  );
}
