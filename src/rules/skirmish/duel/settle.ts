import { type Script, say } from '#rules/dice/script.ts';
import { thrownAlone } from '#rules/dice/throw.ts';
import { type Batch, landed } from './batch.ts';
import type { Role } from './combatant.ts';
import { foregoneOutcome, type Outcome } from './ending.ts';
import { type Exchange, orderThrown, type StrikingOrder, strikesBack } from './exchange.ts';
import { type Pair, settledHits } from './settle-hits.ts';
import { settledWounds, type WoundsReport } from './settle-wounds.ts';

/** The result of a batch, and what was used up in it. */
export interface BatchReport extends WoundsReport {
  /** Parries used, and whether none is left. */
  readonly parries: number;
  readonly parriedOut: boolean;
  readonly charmUsed: boolean;
  /** Faces of the dice for misfires. */
  readonly misfires: readonly number[];
}

/** The results of an exchange, by striker; null for one who did not get to strike. */
export type ExchangeReport = Readonly<Record<Role, BatchReport | null>>;

/** Settles one attacker's blows or shots. @rule CC-HIT, SHO-HIT, DOWN */
export function* settledBatch(batch: Batch, pair: Pair): Script<BatchReport> {
  const report = yield* rolled(batch, pair);
  yield* say(ENDS[report.outcome], {
    name: pair.other,
    count: batch.target.wounds - report.woundsLeft,
    left: report.woundsLeft,
  });
  return report;
}

/** Both strike in order; a fighter who is dropped first does not strike. @rule CC-ORDER */
export function* settledExchange(
  exchange: Exchange,
  pairs: Readonly<Record<Role, Pair>>,
): Script<ExchangeReport> {
  const { first, blows, answer } = yield* settledOrder(exchange, pairs.attacker);
  const second = first === 'attacker' ? 'defender' : 'attacker';
  const report = yield* settledBatch(blows.batch, pairs[first]);
  const back = strikesBack(report, answer);
  const answered = back === null ? null : yield* settledBatch(back, pairs[second]);
  return first === 'attacker'
    ? { attacker: report, defender: answered }
    : { attacker: answered, defender: report };
}

const ENDS = {
  nothing: 'resolver.so-far.nothing',
  wound: 'resolver.so-far.wound',
  'knocked-down': 'resolver.so-far.knocked-down',
  stunned: 'resolver.so-far.stunned',
  'out-of-action': 'resolver.so-far.out-of-action',
} as const satisfies Readonly<Record<Outcome, string>>;

function* rolled(batch: Batch, pair: Pair): Script<BatchReport> {
  const { target, criticalUsed, attacks } = batch;
  const outcome = foregoneOutcome(batch);
  if (outcome !== null) {
    const unhurt = { woundsLeft: target.wounds, hindered: 'none', criticalUsed } as const;
    return { ...unhurt, outcome, parries: 0, parriedOut: false, charmUsed: false, misfires: [] };
  }
  const { counts, ...used } = yield* settledHits(batch, pair);
  const struck = { attacks: landed(attacks), target, criticalUsed };
  const wounds = yield* settledWounds(struck, counts, pair);
  return { ...wounds, ...used };
}

/** @rule CC-ORDER */
function settledOrder(exchange: Exchange, { name, other }: Pair): Script<StrikingOrder> {
  return thrownAlone(orderThrown(exchange), {
    'roll-off': (_, need) => ({
      id: 'roll-off',
      said: { code: 'resolver.step.roll-off', params: { name, other, need } },
      rule: 'CC-ORDER',
      verdict: true,
    }),
  });
}
