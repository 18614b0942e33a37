import { check, roll, type Script, tell } from '#rules/dice/script.ts';
import type { ToHit } from './blow.ts';
import { type Attacks, type Batch, landed } from './exchange.ts';
import { DODGE, type Guard, type Hits, highestOf, LUCKY_CHARM, parried } from './hitting.ts';

/** Who strikes whom, for the words, and the beginning of the ids of their throws. */
export interface Pair {
  readonly id: string;
  readonly name: string;
  readonly other: string;
}

export interface HitsReport {
  /** Hits left of each kind (`landed`). */
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
    const hit = yield* facesThatHit(one, attacks.length > 1, `${pair.id}.hit-${index}`, pair);
    if (one.sixes === null) faces.push(hit);
    else
      faces.push(
        hit.filter((face) => face < 6),
        hit.filter((face) => face === 6),
      );
  }
  yield* tell('resolver.so-far.hits', { name: pair.name, count: totalOf(faces) });
  const left = guard.dodges ? yield* undodged(faces, pair) : faces;
  const hits = left.map((of) => ({ count: of.length, highest: highestOf(of, guard.parry) }));
  const counts = yield* afterParry(hits, landed(attacks), guard, pair);
  const charmed = guard.luckyCharm && counts.some((count) => count > 0);
  return {
    counts: charmed ? yield* afterCharm(counts, pair) : counts,
    parryUsed: guard.parry !== null && totalOf(left) > 0,
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
  const met = parry === null ? null : parried(hits, attacks, parry);
  if (parry === null || met === null) return counts;
  const params = { name: pair.other, other: pair.name, need: met.need };
  const ask = { need: met.need, rule: 'PARRY' } as const;
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
