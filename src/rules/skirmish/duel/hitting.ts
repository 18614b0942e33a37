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
export type ToHitDie = 'to-hit' | 'to-hit-then' | 'to-hit-again' | 'to-hit-again-then' | 'misfire';

/** The face that hit, 0 for a hit without a die; null for a miss; less than 0: its misfire, by the face of that die. */
export type HitFace = number | null;

/** Whether it has hit. */
export function hasHit(face: HitFace): face is number {
  return face !== null && face >= 0;
}

/** One blow or shot: the face that hit. @rule CC-HIT, SHO-HIT */
export function blowThrown(toHit: ToHit): Throw<ToHitDie, HitFace> {
  switch (toHit.kind) {
    case 'automatic':
      return ended(0);
    case 'impossible':
      return MISS;
    case 'roll': {
      const missed = (face: number) => (toHit.misfires === true && face === 1 ? MISFIRE : MISS);
      const again = dieToHit(toHit, 'to-hit-again', 'to-hit-again-then', missed);
      return dieToHit(toHit, 'to-hit', 'to-hit-then', toHit.rerolls ? () => again : missed);
    }
  }
}

const MISS = ended(null);

/** On a 6 it hits all the same, harder: a hit of its own kind, as a natural 6 with poison is. @rule MORD-MISFIRE */
const MISFIRE: Throw<ToHitDie, HitFace> = die('misfire', null, (face) =>
  ended(face === HIGHEST ? LOTUS_ROLL : -face),
);

function dieToHit(
  { need, thenNeed, misfires }: Extract<ToHit, { kind: 'roll' }>,
  first: ToHitDie,
  second: ToHitDie,
  missed: (face: number) => Throw<ToHitDie, HitFace>,
): Throw<ToHitDie, HitFace> {
  // Powder is never poisoned: its own kind of hit is that of a misfire.
  const hit = (face: number) => ended(misfires === true ? 0 : face);
  if (thenNeed === null)
    return die(first, need, (face) => (face >= need ? hit(face) : missed(face)));
  const confirmed = check(second, thenNeed, hit(HIGHEST), missed(HIGHEST));
  return die(first, HIGHEST, (face) => (face >= HIGHEST ? confirmed : missed(face)));
}

/** A hit on a target who may dodge: the face that hit, or null. @rule INJURY */
export function dodgeThrown(face: number): Throw<'dodge', HitFace> {
  return check('dodge', DODGE, MISS, ended(face));
}

/** Hits of one kind: how many, and the dice among them that parries may meet, highest first. */
export interface Hits {
  readonly count: number;
  readonly dice: readonly number[];
}

/** Zero hits of each kind that these attacks can land (`landed`). */
export function noHits(attacks: Attacks): readonly Hits[] {
  return landed([attacks]).map(() => ({ count: 0, dice: [] }));
}

/** Adds one hit of the same attacks; a natural 6 counts as its own kind if there is one. */
export function withHit(hits: readonly Hits[], face: number, parry: Parry | null): readonly Hits[] {
  const kind = face === LOTUS_ROLL ? hits.length - 1 : 0;
  return hits.map(({ count, dice }, at) =>
    at === kind ? { count: count + 1, dice: met([...dice, face], parry) } : { count, dice },
  );
}

/**
 * Faces matter only for parries, one die for each; a die that can't be beaten is skipped if the next highest
 * may be tried, and a hit without a die has no face.
 * @rule PARRY
 */
function met(dice: readonly number[], parry: Parry | null): readonly number[] {
  if (parry === null) return [];
  const beatable = (face: number) => parry.beatsEqual === true || face < HIGHEST;
  return dice
    .filter((face) => face > 0 && (parry.nextHighest !== true || beatable(face)))
    .toSorted((a, b) => b - a)
    .slice(0, triesOf(parry));
}

/** How many blows may be parried. @rule PARRY */
export function triesOf(parry: Parry | null): number {
  return parry === null ? 0 : (parry.tries ?? 1);
}

/** The number of hits of each kind. */
export type HitCounts = readonly number[];

/** The purposes of the dice of parries. */
export type ParryDie = 'parry' | 'parry-again' | 'second-parry' | 'second-parry-again';

/**
 * The parry of the highest die, and of the next highest where two may be parried; of equal dice, one that can
 * be. Nothing is rolled if none can: a 6, a hit without a die, a blow too strong.
 * @param kinds what landed, as the hits are counted
 * @rule PARRY
 */
export function parryThrown(
  hits: readonly Hits[],
  kinds: readonly Pick<Attacks, 'tooStrong'>[],
  parry: Parry | null,
): Throw<ParryDie, HitCounts> {
  if (parry === null) return ended(hits.map(({ count }) => count));
  return parriesThrown(hits, kinds, parry, PARRIES.slice(0, triesOf(parry)));
}

const PARRIES = [
  ['parry', 'parry-again'],
  ['second-parry', 'second-parry-again'],
] as const;

function parriesThrown(
  hits: readonly Hits[],
  kinds: readonly Pick<Attacks, 'tooStrong'>[],
  parry: Parry,
  [first, ...others]: readonly (typeof PARRIES)[number][],
): Throw<ParryDie, HitCounts> {
  const parriable = (kind: number) => kinds[kind]?.tooStrong === false;
  const dice = hits.map(({ dice: [highest = 0] }, kind) =>
    parry.nextHighest === true && !parriable(kind) ? 0 : highest,
  );
  const beat = Math.max(0, ...dice);
  if (first === undefined || beat === 0) return ended(hits.map(({ count }) => count));
  const then = (left: readonly Hits[]) => parriesThrown(left, kinds, parry, others);
  const kind = dice.findIndex((highest, at) => highest === beat && parriable(at));
  const need = parry.beatsEqual === true ? beat : beat + 1;
  if (kind < 0 || need > HIGHEST) return then(metBy(hits, kind < 0 ? dice.indexOf(beat) : kind));
  const parried = then(metBy(hits, kind, 1));
  const missed = then(metBy(hits, kind));
  const [once, again] = first;
  return check(once, need, parried, parry.rerolls ? check(again, need, parried, missed) : missed);
}

/** The hits after one die of a kind was met: parried, or not. */
function metBy(hits: readonly Hits[], kind: number, parried: 0 | 1 = 0): readonly Hits[] {
  return hits.map(({ count, dice }, at) =>
    at === kind ? { count: count - parried, dice: dice.slice(1) } : { count, dice },
  );
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
