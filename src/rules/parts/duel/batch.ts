import type { Blow, Target, ToHit } from './blow.ts';
import { countsOf, type Guard, hitsLeft, oneHit } from './hitting.ts';
import { chained, type Spread, sure } from './spread.ts';
import { type EndingCode, endingCode, endings, type TollCode, tollCode, unharmed } from './toll.ts';
import { type Strike, striking } from './wounding.ts';

/** Blows struck with one weapon, or shots with one missile weapon. */
export interface Attacks {
  /** What players call it: an option's id. */
  readonly weapon: string;
  readonly count: number;
  readonly toHit: ToHit;
  /** Twice the defender's Strength or more: not to be parried. */
  readonly tooStrong: boolean;
  readonly blow: Blow;
}

/** Everything one attacker throws at one victim: the dice to hit together, chained hit after hit. */
export interface Batch {
  readonly attacks: readonly Attacks[];
  readonly guard: Guard;
  readonly target: Target;
  /** The attacker has struck critically in this phase already. */
  readonly criticalUsed: boolean;
}

/**
 * How a batch ends, exactly. The worst injury of all its dice counts.
 * @rule CC-HIT, PARRY, WOUND, CRIT, SAVE, INJURY, DOWN
 */
export function batchEndings(batch: Batch): Spread<EndingCode> {
  const known = KNOWN.get(batch) ?? workedOut(batch);
  KNOWN.set(batch, known);
  return known;
}

/** The same with a single attack, the first of the batch. */
export function single(batch: Batch): Batch {
  const [first] = batch.attacks;
  return { ...batch, attacks: first === undefined ? [] : [{ ...first, count: 1 }] };
}

export const UNTOUCHED = sure(endingCode({ outcome: 'nothing', hindered: 'none' }));
const FINISHED = sure(endingCode({ outcome: 'out-of-action', hindered: 'none' }));

/** One sheet asks for the same batch several times: by itself, and on both sides of a tie. */
const KNOWN = new WeakMap<Batch, Spread<EndingCode>>();

function workedOut(batch: Batch): Spread<EndingCode> {
  const { attacks, guard, target } = batch;
  if (attacks.every(({ count }) => count === 0)) return UNTOUCHED;
  if (target.finishing === 'struck-out') return FINISHED;
  const tolls = tollsByHits(batch);
  const left = chained(hitsLeft(volleysOf(attacks), guard), (code) =>
    tolls(countsOf(code, attacks.length)),
  );
  return chained(left, (code) => endings(code, target));
}

function volleysOf(attacks: readonly Attacks[]) {
  return attacks.map(({ count, toHit, tooStrong }) => ({ count, toHit, tooStrong }));
}

/** The toll after so many hits of each kind; each number of hits builds on one hit less. */
function tollsByHits(batch: Batch): (counts: readonly number[]) => Spread<TollCode> {
  const strikes = batch.attacks.map(({ blow, toHit }) =>
    striking(blow, batch.target, oneHit(toHit)),
  );
  const known = new Map<string, Spread<TollCode>>();
  const start = sure(tollCode(unharmed(batch.target, batch.criticalUsed)));
  const after = (counts: readonly number[]): Spread<TollCode> => {
    const key = counts.join(' ');
    const toll = known.get(key) ?? withLastHit(counts, strikes, after, start);
    known.set(key, toll);
    return toll;
  };
  return after;
}

function withLastHit(
  counts: readonly number[],
  strikes: readonly Strike[],
  after: (counts: readonly number[]) => Spread<TollCode>,
  start: Spread<TollCode>,
): Spread<TollCode> {
  const last = counts.findLastIndex((count) => count > 0);
  const strike = strikes[last];
  if (strike === undefined) return start;
  return chained(after(counts.with(last, (counts[last] ?? 1) - 1)), strike);
}
