import {
  certain,
  chanceOf,
  type Distribution,
  flatMap,
  map,
  onD6,
} from '#rules/dice/distribution.ts';
import { type Fraction, ONE, ZERO } from '#rules/dice/fraction.ts';
import type { ToHit } from './blow.ts';
import { LOTUS_ROLL } from './edges.ts';

/** Avoids a missile hit on this D6 or more. @rule INJURY */
export const DODGE = 5;
/** Takes away the first hit on this D6 or more. @rule INJURY */
export const LUCKY_CHARM = 4;

/** How a defender meets the blows before they wound. */
export interface Guard {
  /** Null when he cannot parry, or has tried in this phase already. */
  readonly parry: Parry | null;
  readonly luckyCharm: boolean;
  readonly dodges: boolean;
}

/** How somebody parries. @rule PARRY */
export interface Parry {
  readonly rerolls: boolean;
  /** Where the highest die cannot be parried, the next highest is tried. */
  readonly nextHighest?: boolean;
  /** A die as high is enough. */
  readonly beatsEqual?: boolean;
}

/** Blows thrown together with the same weapon. */
export interface Volley {
  readonly count: number;
  readonly toHit: ToHit;
  /** Too strong to be parried. */
  readonly tooStrong: boolean;
  /** Hits with a natural 6 are of a kind of their own. */
  readonly sixesApart: boolean;
}

/** Hits of one kind: how many, and the highest die among them; 0 when no die was thrown. */
export interface Hits {
  readonly count: number;
  readonly highest: number;
}

/** How many hits of each kind there are left when all have been met. Key: `countsCode`. @rule CC-HIT, SHO-HIT, PARRY */
export function hitsLeft(volleys: readonly Volley[], guard: Guard): Distribution<number> {
  let kinds = 0;
  let thrown: Distribution<number> = certain(0);
  for (const volley of volleys) {
    const room = ROOM ** kinds;
    const own = thrownHits(volley, guard);
    thrown = flatMap(thrown, (code) => map(own, (one) => code + one * room));
    kinds += volley.sixesApart ? 2 : 1;
  }
  const met = volleys.flatMap((volley) => (volley.sixesApart ? [volley, volley] : [volley]));
  const landed = flatMap(thrown, (code) => afterParry(hitsOf(code, kinds), met, guard));
  return guard.luckyCharm ? flatMap(landed, (code) => afterCharm(code, kinds)) : landed;
}

/** Counts of a code of `hitsLeft`, kind by kind. */
export function countsOf(code: number, kinds: number): readonly number[] {
  return Array.from({ length: kinds }, (_, index) => Math.floor(code / ROOM ** index) % ROOM);
}

/** The highest of some dice that hit, as a parry meets them; 0 when there is none. @rule PARRY */
export function highestOf(faces: readonly number[], parry: Parry | null): number {
  return Math.max(0, ...faces.map((face) => metAs(face, parry)));
}

/** One that no die beats is passed over where the next highest is tried. */
function metAs(face: number, parry: Parry | null): number {
  const beaten = parry?.beatsEqual === true || face < UNBEATEN;
  return parry?.nextHighest === true && !beaten ? 0 : face;
}

/** No die is higher. @rule PARRY */
const UNBEATEN = 6;

/**
 * Which hit a parry meets, and what it has to beat: the highest die of all; among equal dice one that
 * can be parried. Null when none can: a 6, a hit without a die, a blow too strong.
 * @rule PARRY
 */
export function parried(
  hits: readonly Hits[],
  volleys: readonly Pick<Volley, 'tooStrong'>[],
  parry: Parry,
): { readonly volley: number; readonly beat: number; readonly need: number } | null {
  const parriable = (index: number) => volleys[index]?.tooStrong === false;
  const dice = hits.map(({ highest }, index) =>
    parry.nextHighest === true && !parriable(index) ? 0 : highest,
  );
  const beat = Math.max(0, ...dice);
  const volley = dice.findIndex((highest, index) => highest === beat && parriable(index));
  const need = parry.beatsEqual === true ? beat : beat + 1;
  return beat === 0 || need > UNBEATEN || volley < 0 ? null : { volley, beat, need };
}

/** The chance that one blow or shot hits. @rule CC-HIT, SHO-HIT */
export function chanceToHit(toHit: ToHit): Fraction {
  switch (toHit.kind) {
    case 'automatic':
      return ONE;
    case 'impossible':
      return ZERO;
    case 'roll':
      return chanceOf(
        map(oneDie(toHit), (face) => face > 0),
        true,
      );
  }
}

/** One or no hit of an attack that nothing meets. */
export function oneHit(toHit: ToHit): Distribution<number> {
  return map(oneThrow(toHit), (face) => (face === null ? 0 : 1));
}

/** More hits of one kind than there will ever be, and faces with them. */
const ROOM = 32 * 8;

function thrownHits(volley: Volley, { dodges, parry }: Guard): Distribution<number> {
  const one = dodges ? flatMap(oneThrow(volley.toHit), dodged) : oneThrow(volley.toHit);
  const blows = Array.from({ length: volley.count });
  return blows.reduce<Distribution<number>>(
    (sofar) =>
      flatMap(sofar, (code) => map(one, (face) => added(code, face, volley.sixesApart, parry))),
    certain(0),
  );
}

/** The face that hit, 0 for a hit without a die, null for a miss. */
function oneThrow(toHit: ToHit): Distribution<number | null> {
  switch (toHit.kind) {
    case 'automatic':
      return certain(0);
    case 'impossible':
      return certain(null);
    case 'roll':
      return map(oneDie(toHit), (face) => (face === 0 ? null : face));
  }
}

/** The face that hit, 0 for a miss. */
function oneDie(toHit: Extract<ToHit, { kind: 'roll' }>): Distribution<number> {
  const once = flatMap(
    onD6((face) => face),
    (face) => {
      if (toHit.thenNeed !== null) {
        const second = toHit.thenNeed;
        return face === 6 ? onD6((next) => (next >= second ? 6 : 0)) : certain(0);
      }
      return certain(face >= toHit.need ? face : 0);
    },
  );
  return toHit.rerolls ? flatMap(once, (face) => (face === 0 ? once : certain(face))) : once;
}

function dodged(face: number | null): Distribution<number | null> {
  return face === null ? certain(null) : onD6((roll) => (roll >= DODGE ? null : face));
}

function added(
  code: number,
  face: number | null,
  sixesApart: boolean,
  parry: Parry | null,
): number {
  if (face === null) return code;
  const room = sixesApart && face === LOTUS_ROLL ? ROOM : 1;
  const { count, highest } = hitsIn(Math.floor(code / room) % ROOM);
  const before = count * 8 + highest;
  return code + ((count + 1) * 8 + Math.max(highest, metAs(face, parry)) - before) * room;
}

function hitsIn(code: number): Hits {
  return { count: Math.floor(code / 8), highest: code % 8 };
}

function hitsOf(code: number, kinds: number): readonly Hits[] {
  return countsOf(code, kinds).map(hitsIn);
}

/** Faces are done with after the parry: what is left are counts. */
function afterParry(
  hits: readonly Hits[],
  volleys: readonly Pick<Volley, 'tooStrong'>[],
  guard: Guard,
): Distribution<number> {
  const counts = hits.map(({ count }) => count);
  const met = guard.parry === null ? null : parried(hits, volleys, guard.parry);
  if (guard.parry === null || met === null) return certain(countsCode(counts));
  const once = onD6((face) => face >= met.need);
  const succeeds = guard.parry.rerolls
    ? flatMap(once, (success) => (success ? certain(true) : once))
    : once;
  return map(succeeds, (success) => countsCode(success ? less(counts, met.volley) : counts));
}

/** @rule INJURY */
function afterCharm(code: number, volleys: number): Distribution<number> {
  const counts = countsOf(code, volleys);
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) return certain(code);
  return onD6((face) => (face >= LUCKY_CHARM ? countsCode(less(counts, first)) : code));
}

function less(counts: readonly number[], volley: number): readonly number[] {
  return counts.map((count, index) => (index === volley ? count - 1 : count));
}

function countsCode(counts: readonly number[]): number {
  return counts.reduce((sofar, count, index) => sofar + count * ROOM ** index, 0);
}
