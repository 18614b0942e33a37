import { check, roll, type Script, tell } from '#rules/dice/script.ts';
import type { Outcome, ToHit } from './blow.ts';
import { type Attacks, type Batch, type Exchange, strikesBack } from './exchange.ts';
import { DODGE, type Guard, type Hits, LUCKY_CHARM, parried } from './hitting.ts';
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
  return { ...(yield* settledWounds(batch, counts, pair)), parryUsed, charmUsed };
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

/** Who strikes whom, for the words, and the beginning of the ids of their throws. */
export interface Pair {
  readonly id: string;
  readonly name: string;
  readonly other: string;
}

export interface HitsReport {
  /** Hits left of each kind of attack. */
  readonly counts: readonly number[];
  /** He was hit and could parry: nobody else's blow is parried in this phase. */
  readonly parryUsed: boolean;
  readonly charmUsed: boolean;
}

/** Throws to hit, then everything that may keep a hit from landing. @rule CC-HIT, SHO-HIT, PARRY */
export function* settledHits(batch: Batch, pair: Pair): Script<HitsReport> {
  const { attacks, guard } = batch;
  const faces: (readonly number[])[] = [];
  for (const [index, one] of attacks.entries()) {
    faces.push(yield* facesThatHit(one, attacks.length > 1, `${pair.id}.hit-${index}`, pair));
  }
  yield* tell('resolver.so-far.hits', { name: pair.name, count: totalOf(faces) });
  const landed = guard.dodges ? yield* undodged(faces, pair) : faces;
  const hits = landed.map((of) => ({ count: of.length, highest: Math.max(0, ...of) }));
  const counts = yield* afterParry(hits, attacks, guard, pair);
  const charmed = guard.luckyCharm && counts.some((count) => count > 0);
  return {
    counts: charmed ? yield* afterCharm(counts, pair) : counts,
    parryUsed: guard.parry !== null && totalOf(landed) > 0,
    charmUsed: charmed,
  };
}

/** One attack that nothing meets, such as the one that a critical hit brings. */
export function* settledHit(toHit: ToHit, id: string, pair: Pair): Script<boolean> {
  const attack = { toHit, count: 1, weapon: '', attack: 'melee' } as const;
  return (yield* facesOf(attack, false, id, pair)).length > 0;
}

function facesThatHit(
  { toHit, count, weapon, blow }: Attacks,
  named: boolean,
  id: string,
  pair: Pair,
): Script<readonly number[]> {
  return facesOf({ toHit, count, weapon, attack: blow.attack }, named, id, pair);
}

interface Throw {
  readonly toHit: ToHit;
  readonly count: number;
  readonly weapon: string;
  readonly attack: Attacks['blow']['attack'];
}

/** The dice that hit; 0 for a hit without one. */
function* facesOf(
  thrown: Throw,
  named: boolean,
  id: string,
  pair: Pair,
): Script<readonly number[]> {
  const { toHit, count } = thrown;
  switch (toHit.kind) {
    case 'automatic':
      return Array.from({ length: count }, () => 0);
    case 'impossible':
      return [];
    case 'roll': {
      const first = yield* onceRolled(thrown, toHit, named ? 'to-hit-with' : 'to-hit', id, pair);
      if (!toHit.rerolls || first.length === count) return first;
      const missed = { ...thrown, count: count - first.length };
      const second = yield* onceRolled(missed, toHit, 'to-hit-again', `${id}-again`, pair);
      return [...first, ...second];
    }
  }
}

function* onceRolled(
  { count, weapon, attack }: Throw,
  toHit: Extract<ToHit, { kind: 'roll' }>,
  code: 'to-hit' | 'to-hit-with' | 'to-hit-again',
  id: string,
  pair: Pair,
): Script<readonly number[]> {
  const { name, other } = pair;
  const rule = attack === 'shooting' ? 'SHO-HIT' : 'CC-HIT';
  const need = toHit.thenNeed === null ? toHit.need : 6;
  const step = attack === 'shooting' && code !== 'to-hit-again' ? 'shoots' : code;
  const said = { code: `resolver.step.${step}`, params: { name, other, count, need, weapon } };
  const dice = yield* roll({ id, said, count, need, rule });
  const hits = dice.filter((face) => face >= need);
  if (toHit.thenNeed === null) return hits;
  const then = toHit.thenNeed;
  const params = { name, other, count: hits.length, need: then };
  const second = yield* roll({
    id: `${id}-then`,
    said: { code: 'resolver.step.to-hit-then', params },
    count: hits.length,
    need: then,
    rule,
  });
  return second.filter((face) => face >= then).map(() => 6);
}

/** @rule INJURY */
function* undodged(
  faces: readonly (readonly number[])[],
  pair: Pair,
): Script<readonly (readonly number[])[]> {
  const count = totalOf(faces);
  const dice = yield* roll({
    id: `${pair.id}.dodge`,
    said: { code: 'resolver.step.dodge', params: { name: pair.other, count, need: DODGE } },
    count,
    need: DODGE,
    rule: 'INJURY',
  });
  const hit = dice.map((face) => face < DODGE);
  const dodged = hit.filter((lands) => !lands).length;
  if (dodged > 0) yield* tell('resolver.so-far.dodged', { name: pair.other, count: dodged });
  let next = 0;
  return faces.map((of) => of.filter(() => hit[next++] === true));
}

/** @rule PARRY */
function* afterParry(
  hits: readonly Hits[],
  attacks: readonly Attacks[],
  { parry }: Guard,
  pair: Pair,
): Script<readonly number[]> {
  const counts = hits.map(({ count }) => count);
  const met = parry === null ? null : parried(hits, attacks);
  if (parry === null || met === null) return counts;
  const params = { name: pair.other, other: pair.name, need: met.beat + 1 };
  const ask = { need: met.beat + 1, rule: 'PARRY' } as const;
  const said = { code: 'resolver.step.parry', params };
  const again = { code: 'resolver.step.parry-again', params };
  const parriedIt =
    (yield* check({ ...ask, id: `${pair.id}.parry`, said })) ||
    (parry.rerolls && (yield* check({ ...ask, id: `${pair.id}.parry-again`, said: again })));
  if (parriedIt) yield* tell('resolver.so-far.parried', { name: pair.other });
  return parriedIt ? less(counts, met.volley) : counts;
}

/** @rule INJURY */
function* afterCharm(counts: readonly number[], pair: Pair): Script<readonly number[]> {
  const said = {
    code: 'resolver.step.lucky-charm',
    params: { name: pair.other, need: LUCKY_CHARM },
  };
  const helps = yield* check({ id: `${pair.id}.charm`, said, need: LUCKY_CHARM, rule: 'INJURY' });
  if (!helps) return counts;
  yield* tell('resolver.so-far.charmed', { name: pair.other });
  return less(
    counts,
    counts.findIndex((count) => count > 0),
  );
}

function less(counts: readonly number[], index: number): readonly number[] {
  return counts.map((count, at) => (at === index ? count - 1 : count));
}

function totalOf(faces: readonly (readonly number[])[]): number {
  return faces.reduce((sum, of) => sum + of.length, 0);
}
