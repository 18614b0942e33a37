import { randomFrom, seedOf } from './random.ts';

/** One planned fault. */
export interface Planned {
  /** Its number in the run, by which it can be repeated alone. */
  readonly number: number;
  readonly kind: string;
  /** The seed of its own choices. */
  readonly seed: number;
}

/** The number of faults in a whole run. */
export const ALL_FAULTS = 1000;

/** The maximum number of faults in a row on one phone, in one battle. */
export const FAULTS_A_PHONE = 25;

/** Short runs use several phones as well. */
const FEWEST_PHONES = 2;

/**
 * The faults of a run, in order, divided into evenings of one phone and one battle each. The same seed and
 * share give the same faults.
 * @param weights by kind; its number among the 1,000, as far as they add up to that
 * @param share of a whole run; at least one fault
 */
export function plan(
  weights: Readonly<Record<string, number>>,
  seed: number,
  share: number,
): readonly (readonly Planned[])[] {
  const total = Math.max(1, Math.round(ALL_FAULTS * share));
  const random = randomFrom(seed);
  const counts = apportioned(weights, total, random.share());
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
 * Integers in proportion to the weights that add up to `total`: each share rounded down or up, and likewise
 * for runs of neighbours. Kinds of one family are neighbours, so even a small total is spread over all
 * families.
 * @param offset from 0 to below 1; another one rounds others up
 */
export function apportioned(
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
