import { check, type Script, tell } from '#rules/dice/script.ts';
import { type Batch, landed } from './batch.ts';
import type { Outcome } from './blow.ts';
import { type Exchange, strikesBack } from './exchange.ts';
import { type Pair, settledHits } from './settle-hits.ts';
import { settledWounds, type WoundsReport } from './settle-wounds.ts';
import { endingCode } from './wounding.ts';

/** What a batch has come to, and what was used up in it. */
export interface BatchReport extends WoundsReport {
  readonly parryUsed: boolean;
  readonly charmUsed: boolean;
}

/** What an exchange has come to; null for a side that did not get to strike. */
export interface ExchangeReport {
  /** Blows of the attacker, at the defender. */
  readonly attacker: BatchReport | null;
  readonly defender: BatchReport | null;
}

/** One attacker's blows or shots, rolled to their end. @rule CC-HIT, SHO-HIT, DOWN */
export function* settledBatch(batch: Batch, pair: Pair): Script<BatchReport> {
  const report = yield* rolled(batch, pair);
  yield* tell(ENDS[report.outcome], {
    name: pair.other,
    count: batch.target.wounds - report.woundsLeft,
    left: report.woundsLeft,
  });
  return report;
}

/** Both strike in their turn; whoever is dropped first does not. @rule CC-ORDER */
export function* settledExchange(
  exchange: Exchange,
  pairs: { readonly attacker: Pair; readonly defender: Pair },
): Script<ExchangeReport> {
  const { attacker, defender } = exchange;
  if (defender === null) {
    return { attacker: yield* settledBatch(attacker.batch, pairs.attacker), defender: null };
  }
  if (yield* attackerFirst(exchange, pairs.attacker)) {
    const first = yield* settledBatch(attacker.batch, pairs.attacker);
    const back = strikesBack(endingCode(first), defender);
    return {
      attacker: first,
      defender: back === null ? null : yield* settledBatch(back, pairs.defender),
    };
  }
  const first = yield* settledBatch(defender.batch, pairs.defender);
  const back = strikesBack(endingCode(first), attacker);
  return {
    attacker: back === null ? null : yield* settledBatch(back, pairs.attacker),
    defender: first,
  };
}

const ENDS = {
  nothing: 'resolver.so-far.nothing',
  wound: 'resolver.so-far.wound',
  'knocked-down': 'resolver.so-far.knocked-down',
  stunned: 'resolver.so-far.stunned',
  'out-of-action': 'resolver.so-far.out-of-action',
} as const satisfies Readonly<Record<Outcome, string>>;

/** One die settles who is faster: half the faces for each. @rule CC-ORDER */
const FASTER = 4;

function* rolled(batch: Batch, pair: Pair): Script<BatchReport> {
  const { target, criticalUsed } = batch;
  const unhurt = { woundsLeft: target.wounds, hindered: 'none', criticalUsed } as const;
  const unused = { parryUsed: false, charmUsed: false };
  if (batch.attacks.every(({ count }) => count === 0)) {
    return { ...unhurt, ...unused, outcome: 'nothing' };
  }
  if (target.finishing === 'struck-out') {
    return { ...unhurt, ...unused, outcome: 'out-of-action' };
  }
  const { counts, parryUsed, charmUsed } = yield* settledHits(batch, pair);
  const struck = { ...batch, attacks: landed(batch.attacks) };
  return { ...(yield* settledWounds(struck, counts, pair)), parryUsed, charmUsed };
}

function* attackerFirst({ first }: Exchange, { name, other }: Pair): Script<boolean> {
  switch (first) {
    case 'attacker':
      return true;
    case 'defender':
      return false;
    case 'tie': {
      const said = { code: 'resolver.step.roll-off', params: { name, other, need: FASTER } };
      return yield* check({ id: 'roll-off', said, need: FASTER, rule: 'CC-ORDER' });
    }
  }
}
