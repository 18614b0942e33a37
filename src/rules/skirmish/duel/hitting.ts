import { check, die, ended, type Throw } from '#rules/dice/throw.ts';
import { type Attacks, landed, type Parry } from './batch.ts';
import type { ToHit } from './blow.ts';
import { LOTUS_ROLL } from './edges.ts';

/** Avoids a missile hit on this D6 or more. @rule INJURY */
const DODGE = 5;
/** Takes away the first hit on this D6 or more. @rule INJURY */
const LUCKY_CHARM = 4;
/** No die is higher. @rule PARRY */
const HIGHEST = 6;

/** What the dice of one blow or shot are for until it has hit or missed. */
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

/** Whether a hit lands on one who dodges: the face that hit. @rule INJURY */
export function dodgeThrown(face: number): Throw<'dodge', HitFace> {
  return check('dodge', DODGE, MISS, ended(face));
}

/** Hits of one kind: how many, and the highest die among them as a parry meets it; 0 when there is none. */
export interface Hits {
  readonly count: number;
  readonly highest: number;
}

/** No hit yet of any kind that these attacks can land (`landed`). */
export function noHits(attacks: Attacks): readonly Hits[] {
  return landed([attacks]).map(() => ({ count: 0, highest: 0 }));
}

/** One hit more with the same attacks, a natural 6 among its own kind if it has one. */
export function withHit(hits: readonly Hits[], face: number, parry: Parry | null): readonly Hits[] {
  const kind = face === LOTUS_ROLL ? hits.length - 1 : 0;
  return hits.map(({ count, highest }, at) =>
    at === kind
      ? { count: count + 1, highest: Math.max(highest, metAs(face, parry)) }
      : { count, highest },
  );
}

/** Nobody minds faces but one who parries; a die that none beats is passed over where he tries the next highest. @rule PARRY */
function metAs(face: number, parry: Parry | null): number {
  if (parry === null) return 0;
  const beaten = parry.beatsEqual === true || face < HIGHEST;
  return parry.nextHighest === true && !beaten ? 0 : face;
}

/** How many hits there are of each kind. */
export type HitCounts = readonly number[];

/**
 * The parry of the highest die of all; among equal dice of one that can be parried. Nothing is thrown
 * where none can: a 6, a hit without a die, a blow too strong.
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

/** Luck that takes the first hit away. @rule INJURY */
export function charmThrown(counts: HitCounts): Throw<'lucky-charm', HitCounts> {
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) return ended(counts);
  return check('lucky-charm', LUCKY_CHARM, ended(without(counts, first)), ended(counts));
}

/** One hit of a kind fewer. */
export function without(counts: HitCounts, kind: number): HitCounts {
  return counts.map((count, at) => (at === kind ? count - 1 : count));
}
