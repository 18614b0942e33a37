import { certain, type Distribution, flatMap, map } from '#rules/dice/distribution.ts';
import { fraction, plus, times } from '#rules/dice/fraction.ts';
import { type Batch, landed } from './batch.ts';
import type { Outcome } from './blow.ts';
import { hitsLeft, hitting } from './hits-left.ts';
import { type HitCounts, without } from './hitting.ts';
import {
  type DamageStateCode,
  damageStateCode,
  type EndingCode,
  endingCode,
  endingOf,
  endings,
  type OutcomeChances,
  outcomeChances,
  type Strike,
  striking,
  unharmed,
} from './wounding.ts';

/**
 * How a batch ends, exactly. The worst injury of all its dice counts.
 * @rule CC-HIT, PARRY, WOUND, CRIT, SAVE, INJURY, DOWN
 */
export function batchEndings(batch: Batch): Distribution<EndingCode> {
  const known = KNOWN.get(batch) ?? workedOut(batch);
  KNOWN.set(batch, known);
  return known;
}

const UNTOUCHED = certain(endingCode({ outcome: 'nothing', hindered: 'none' }));
const FINISHED = certain(endingCode({ outcome: 'out-of-action', hindered: 'none' }));

/** One sheet asks for the same batch several times: by itself, and on both sides of a tie. */
const KNOWN = new WeakMap<Batch, Distribution<EndingCode>>();

function workedOut(batch: Batch): Distribution<EndingCode> {
  const { attacks, guard, target } = batch;
  if (attacks.every(({ count }) => count === 0)) return UNTOUCHED;
  if (target.finishing === 'struck-out') return FINISHED;
  const tolls = tollsByHits(batch);
  const left = flatMap(hitsLeft(attacks, guard), tolls);
  return flatMap(left, (code) => endings(code, target));
}

/** The toll after so many hits of each kind; each number of hits builds on one hit less. */
function tollsByHits(batch: Batch): (counts: HitCounts) => Distribution<DamageStateCode> {
  const strikes = landed(batch.attacks).map(({ blow, toHit }) =>
    striking(blow, batch.target, hitting(toHit)),
  );
  const known = new Map<string, Distribution<DamageStateCode>>();
  const start = certain(damageStateCode(unharmed(batch.target, batch.criticalUsed)));
  const after = (counts: HitCounts): Distribution<DamageStateCode> => {
    const key = counts.join(' ');
    const toll = known.get(key) ?? withLastHit(counts, strikes, after, start);
    known.set(key, toll);
    return toll;
  };
  return after;
}

function withLastHit(
  counts: HitCounts,
  strikes: readonly Strike[],
  after: (counts: HitCounts) => Distribution<DamageStateCode>,
  start: Distribution<DamageStateCode>,
): Distribution<DamageStateCode> {
  const last = counts.findLastIndex((count) => count > 0);
  const strike = strikes[last];
  if (strike === undefined) return start;
  return flatMap(after(without(counts, last)), strike);
}

/** One side of an exchange of blows. */
export interface Blows {
  readonly batch: Batch;
  /** What he strikes with once a critical hit has cost him his weapon. */
  readonly disarmed: Batch;
}

/** Close combat of two in one phase. */
export interface Exchange {
  readonly attacker: Blows;
  /** Null when he does not strike back: on the ground, say. */
  readonly defender: Blows | null;
  /** Who strikes first; `tie`: they roll for it. */
  readonly first: 'attacker' | 'defender' | 'tie';
}

export interface ExchangeChances {
  /** What becomes of the attacker. */
  readonly attacker: OutcomeChances;
  readonly defender: OutcomeChances;
}

/**
 * What becomes of both when each strikes in his turn: who is dropped before that does not strike.
 * @rule CC-ORDER, CRIT-OPT
 */
export function exchangeChances({ attacker, defender, first }: Exchange): ExchangeChances {
  if (defender === null) {
    return {
      attacker: outcomeChances(UNTOUCHED),
      defender: outcomeChances(batchEndings(attacker.batch)),
    };
  }
  const asAttacker = () => inOrder(attacker, defender);
  const asDefender = () => swapped(inOrder(defender, attacker));
  switch (first) {
    case 'attacker':
      return asAttacker();
    case 'defender':
      return asDefender();
    case 'tie':
      return halfOfEach(asAttacker(), asDefender());
  }
}

/** Whether he can still strike after the other's batch, and with what. */
export function strikesBack(code: EndingCode, blows: Blows): Batch | null {
  const { outcome, hindered } = endingOf(code);
  if (outcome !== 'nothing' && outcome !== 'wound') return null;
  switch (hindered) {
    case 'none':
      return blows.batch;
    case 'disarmed':
      return blows.disarmed;
    case 'held':
      return null;
  }
}

/** As if the one who strikes first were the attacker. */
function inOrder(first: Blows, second: Blows): ExchangeChances {
  const struck = batchEndings(first.batch);
  const back = answers(second);
  return {
    attacker: outcomeChances(flatMap(struck, back)),
    defender: outcomeChances(struck),
  };
}

/** What the second's batch does to the first, after what the first has done to him. */
function answers(second: Blows): (code: EndingCode) => Distribution<EndingCode> {
  return (code) => {
    const batch = strikesBack(code, second);
    return batch === null ? UNTOUCHED : map(batchEndings(batch), unhindered);
  };
}

/** Nobody strikes after this: what it takes from him no longer counts. */
function unhindered(code: EndingCode): EndingCode {
  return endingCode({ ...endingOf(code), hindered: 'none' });
}

function swapped({ attacker, defender }: ExchangeChances): ExchangeChances {
  return { attacker: defender, defender: attacker };
}

function halfOfEach(a: ExchangeChances, b: ExchangeChances): ExchangeChances {
  return { attacker: mean(a.attacker, b.attacker), defender: mean(a.defender, b.defender) };
}

function mean(a: OutcomeChances, b: OutcomeChances): OutcomeChances {
  const half = fraction(1, 2);
  const of = (outcome: Outcome) => times(plus(a[outcome], b[outcome]), half);
  return {
    nothing: of('nothing'),
    wound: of('wound'),
    'knocked-down': of('knocked-down'),
    stunned: of('stunned'),
    'out-of-action': of('out-of-action'),
  };
}
