import {
  certain,
  chanceOf,
  type Distribution,
  flatMap,
  interned,
  map,
} from '#rules/dice/distribution.ts';
import type { Fraction } from '#rules/dice/fraction.ts';
import { spreadOf } from '#rules/dice/throw.ts';
import { type Batch, landed } from './batch.ts';
import type { Blow } from './blow.ts';
import { hitsLeft } from './chances-hits.ts';
import { damageState, type Strike, striking } from './chances-wounds.ts';
import type { Role } from './combatant.ts';
import { type DamageState, unharmed } from './damage.ts';
import { type Ending, foregoneOutcome, type Outcome, outcomeOf } from './ending.ts';
import { type Exchange, orderThrown, strikesBack } from './exchange.ts';
import { type HitCounts, without } from './hitting.ts';
import { stunThrown } from './severity.ts';
import type { Target } from './target.ts';

/** How likely each outcome is; the chances add up to exactly 1. */
export type OutcomeChances = Readonly<Record<Outcome, Fraction>>;

/** Chances of the outcomes, ignoring the other parts of an ending. */
export function outcomeChances(spread: Distribution<Ending>): OutcomeChances {
  const outcomes = map(spread, ({ outcome }) => outcome);
  return {
    nothing: chanceOf(outcomes, 'nothing'),
    wound: chanceOf(outcomes, 'wound'),
    'knocked-down': chanceOf(outcomes, 'knocked-down'),
    stunned: chanceOf(outcomes, 'stunned'),
    'out-of-action': chanceOf(outcomes, 'out-of-action'),
  };
}

/**
 * The endings for both when they strike in order: a fighter who is dropped first does not strike.
 * @rule CC-ORDER, CRIT-OPT
 */
export function exchangeChances(exchange: Exchange): Readonly<Record<Role, OutcomeChances>> {
  const orders = spreadOf(orderThrown(exchange));
  const of = (victim: Role) =>
    outcomeChances(
      flatMap(orders, ({ first, blows, answer }) => {
        const struck = batchEndings(blows.batch);
        if (first !== victim) return struck;
        return flatMap(struck, (ending) => {
          const batch = strikesBack(ending, answer);
          return batch === null ? UNTOUCHED : batchEndings(batch);
        });
      }),
    );
  return { attacker: of('attacker'), defender: of('defender') };
}

/**
 * The exact chances of a batch's endings. The worst injury of all its dice counts.
 * @rule CC-HIT, PARRY, WOUND, CRIT, SAVE, INJURY, DOWN
 */
export function batchEndings(batch: Batch): Distribution<Ending> {
  const known = KNOWN.get(batch) ?? workedOut(batch);
  KNOWN.set(batch, known);
  return known;
}

/** Cache: one sheet needs the same batch several times, alone and on both sides of a tie. */
const KNOWN = new WeakMap<Batch, Distribution<Ending>>();

/**
 * The endings of a target that takes a number of hits.
 * @param hits how many, with their chances
 * @rule WOUND, CRIT, SAVE, INJURY, DOWN
 */
export function harm(hits: Distribution<number>, blow: Blow, target: Target): OutcomeChances {
  const after = damageByHits(
    [striking({ blow, toHit: { kind: 'automatic' } }, target)],
    unharmed(target, false),
  );
  const damage = flatMap(hits, (count) => after([count]));
  return outcomeChances(flatMap(damage, (state) => endings(state, target)));
}

function workedOut(batch: Batch): Distribution<Ending> {
  const { attacks, guard, target, criticalUsed } = batch;
  const foregone = foregoneOutcome(batch);
  if (foregone !== null) return certain(ending({ outcome: foregone, hindered: 'none' }));
  const strikes = landed(attacks).map((kind) => striking(kind, target));
  const after = damageByHits(strikes, unharmed(target, criticalUsed));
  const damage = flatMap(hitsLeft(attacks, guard), after);
  return flatMap(damage, (state) => endings(state, target));
}

/** The damage after a number of hits of each kind; each number builds on one hit fewer. */
function damageByHits(
  strikes: readonly Strike[],
  unhurt: DamageState,
): (counts: HitCounts) => Distribution<DamageState> {
  const known = new Map<string, Distribution<DamageState>>();
  const start = certain(damageState(unhurt));
  const after = (counts: HitCounts): Distribution<DamageState> => {
    const key = counts.join(' ');
    const damage = known.get(key) ?? afterLastHit(counts);
    known.set(key, damage);
    return damage;
  };
  const afterLastHit = (counts: HitCounts) => {
    const last = counts.findLastIndex((count) => count > 0);
    const strike = strikes[last];
    return strike === undefined ? start : flatMap(after(without(counts, last)), strike);
  };
  return after;
}

/** The last roll of a batch, and its ending. @rule INJURY */
function endings(state: DamageState, target: Target): Distribution<Ending> {
  const { severity, woundsLeft, hindered } = state;
  return map(spreadOf(stunThrown(severity, target)), (final) =>
    ending({ outcome: outcomeOf(final, woundsLeft < target.wounds, target), hindered }),
  );
}

/** Interns equal endings. Out of action is terminal: restrictions no longer matter. */
const ending = interned(({ outcome, hindered }: Ending) =>
  outcome === 'out-of-action' ? outcome : `${outcome} ${hindered}`,
);

const UNTOUCHED = certain(ending({ outcome: 'nothing', hindered: 'none' }));
