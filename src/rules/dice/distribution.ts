import { type Fraction, fraction } from './fraction.ts';

/**
 * Exact chances of outcomes as whole-number weights over one total. Successive dice stay whole numbers this
 * way; a fraction is made once, at the end.
 */
export interface Distribution<Outcome> {
  /** The sum of the weights. */
  readonly total: bigint;
  readonly weights: ReadonlyMap<Outcome, bigint>;
}

/** A certain outcome. */
export function certain<Outcome>(outcome: Outcome): Distribution<Outcome> {
  return { total: 1n, weights: new Map([[outcome, 1n]]) };
}

/** Equally likely outcomes; one that is listed twice is twice as likely. */
export function uniform<Outcome>(outcomes: readonly Outcome[]): Distribution<Outcome> {
  const weights = new Map<Outcome, bigint>();
  for (const outcome of outcomes) add(weights, outcome, 1n);
  return { total: BigInt(outcomes.length), weights };
}

/** A D6, with an answer for each face from 1 to 6. */
export function onD6<Outcome>(of: (face: number) => Outcome): Distribution<Outcome> {
  return uniform(FACES.map(of));
}

/** Chains a further distribution to each outcome. */
export function flatMap<Before, After>(
  before: Distribution<Before>,
  next: (outcome: Before) => Distribution<After>,
): Distribution<After> {
  const steps = [...before.weights].map(([outcome, weight]) => ({ weight, to: next(outcome) }));
  const [only] = steps;
  if (only !== undefined && steps.length === 1) return only.to;
  const common = steps.reduce((sofar, { to }) => leastCommon(sofar, to.total), 1n);
  const weights = new Map<After, bigint>();
  for (const { weight, to } of steps) {
    const scale = weight * (common / to.total);
    for (const [outcome, share] of to.weights) add(weights, outcome, scale * share);
  }
  return { total: before.total * common, weights };
}

/** Maps the outcomes; those that become equal are added up. */
export function map<Before, After>(
  before: Distribution<Before>,
  name: (outcome: Before) => After,
): Distribution<After> {
  const weights = new Map<After, bigint>();
  for (const [outcome, weight] of before.weights) add(weights, name(outcome), weight);
  return { total: before.total, weights };
}

/** Every combination of several independent distributions, as lists. */
export function joined<Item>(
  lists: readonly Distribution<readonly Item[]>[],
): Distribution<readonly Item[]> {
  return lists.reduce<Distribution<readonly Item[]>>(
    (before, one) => flatMap(before, (items) => map(one, (more) => [...items, ...more])),
    certain([]),
  );
}

/** Interns equal outcomes as one object: a distribution compares outcomes by identity. */
export function interned<Outcome>(
  key: (outcome: Outcome) => string,
): (outcome: Outcome) => Outcome {
  const known = new Map<string, Outcome>();
  return (outcome) => {
    const name = key(outcome);
    const first = known.get(name) ?? outcome;
    known.set(name, first);
    return first;
  };
}

/** How likely an outcome is; 0 when it cannot happen. */
export function chanceOf<Outcome>(distribution: Distribution<Outcome>, outcome: Outcome): Fraction {
  return fraction(distribution.weights.get(outcome) ?? 0n, distribution.total);
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

function add<Outcome>(weights: Map<Outcome, bigint>, outcome: Outcome, weight: bigint): void {
  weights.set(outcome, (weights.get(outcome) ?? 0n) + weight);
}

function leastCommon(a: bigint, b: bigint): bigint {
  if (a % b === 0n) return a;
  return b % a === 0n ? b : a * b;
}
