import { check, die, ended, type Throw } from '#rules/dice/throw.ts';
import { type Attacks, landed, type Parry } from './batch.ts';
import type { ToHit } from './blow.ts';
import { LOTUS_ROLL } from './edges.ts';

/** Avoids a missile hit on this D6 or more. @rule INJURY */
const DODGE = 5;
/** Takes away the first hit on this D6 or more. @rule INJURY */
const LUCKY_CHARM = 4;
/** The highest face. @rule PARRY */
const HIGHEST = 6;

/** The purposes of the dice of one blow or shot until it has hit or missed. */
export type ToHitDie = 'to-hit' | 'to-hit-then' | 'to-hit-again' | 'to-hit-again-then';

/** The face that hit, 0 for a hit without a die; null for a miss. */
export type HitFace = number | null;

/** One blow or shot: the face that hit. @rule CC-HIT, SHO-HIT */
export function blowThrown(toHit: ToHit): Throw<ToHitDie, HitFace> {
  switch (toHit.kind) {
    case 'automatic':
      return ended(0);
    case 'impossible':
      return MISS;
    case 'roll': {
      const again = dieToHit(toHit, 'to-hit-again', 'to-hit-again-then', MISS);
      return dieToHit(toHit, 'to-hit', 'to-hit-then', toHit.rerolls ? again : MISS);
    }
  }
}

const MISS = ended(null);

function dieToHit(
  { need, thenNeed }: Extract<ToHit, { kind: 'roll' }>,
  first: ToHitDie,
  second: ToHitDie,
  missed: Throw<ToHitDie, HitFace>,
): Throw<ToHitDie, HitFace> {
  if (thenNeed === null) return die(first, need, (face) => (face >= need ? ended(face) : missed));
  return check(first, HIGHEST, check(second, thenNeed, ended(HIGHEST), missed), missed);
}

/** A hit on a target who may dodge: the face that hit, or null. @rule INJURY */
export function dodgeThrown(face: number): Throw<'dodge', HitFace> {
  return check('dodge', DODGE, MISS, ended(face));
}

/** Hits of one kind: how many, and the highest die among them as a parry meets it; 0 when there is none. */
export interface Hits {
  readonly count: number;
  readonly highest: number;
}

/** Zero hits of each kind that these attacks can land (`landed`). */
export function noHits(attacks: Attacks): readonly Hits[] {
  return landed([attacks]).map(() => ({ count: 0, highest: 0 }));
}

/** Adds one hit of the same attacks; a natural 6 counts as its own kind if there is one. */
export function withHit(hits: readonly Hits[], face: number, parry: Parry | null): readonly Hits[] {
  const kind = face === LOTUS_ROLL ? hits.length - 1 : 0;
  return hits.map(({ count, highest }, at) =>
    at === kind
      ? { count: count + 1, highest: Math.max(highest, metAs(face, parry)) }
      : { count, highest },
  );
}

/**
 * Faces matter only for parries; a die that can't be beaten is skipped if the next highest may be tried.
 * @rule PARRY
 */
function metAs(face: number, parry: Parry | null): number {
  if (parry === null) return 0;
  const beaten = parry.beatsEqual === true || face < HIGHEST;
  return parry.nextHighest === true && !beaten ? 0 : face;
}

/** The number of hits of each kind. */
export type HitCounts = readonly number[];

/**
 * The parry of the highest die; of equal dice, one that can be parried. Nothing is rolled if none can be: a
 * 6, a hit without a die, a blow too strong.
 * @param kinds what landed, as the hits are counted
 * @rule PARRY
 */
export function parryThrown(
  hits: readonly Hits[],
  kinds: readonly Pick<Attacks, 'tooStrong'>[],
  parry: Parry | null,
): Throw<'parry' | 'parry-again', HitCounts> {
  const counts = hits.map(({ count }) => count);
  const all = ended(counts);
  if (parry === null) return all;
  const parriable = (kind: number) => kinds[kind]?.tooStrong === false;
  const dice = hits.map(({ highest }, kind) =>
    parry.nextHighest === true && !parriable(kind) ? 0 : highest,
  );
  const beat = Math.max(0, ...dice);
  const met = dice.findIndex((highest, kind) => highest === beat && parriable(kind));
  const need = parry.beatsEqual === true ? beat : beat + 1;
  if (beat === 0 || need > HIGHEST || met < 0) return all;
  const less = ended(without(counts, met));
  const again = check('parry-again', need, less, all);
  return check('parry', need, less, parry.rerolls ? again : all);
}

/** A lucky charm that cancels the first hit. @rule INJURY */
export function charmThrown(counts: HitCounts): Throw<'lucky-charm', HitCounts> {
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) return ended(counts);
  return check('lucky-charm', LUCKY_CHARM, ended(without(counts, first)), ended(counts));
}

/** Removes one hit of a kind. */
export function without(counts: HitCounts, kind: number): HitCounts {
  return counts.map((count, at) => (at === kind ? count - 1 : count));
}
