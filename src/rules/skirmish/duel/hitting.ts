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

/**
 * How many hits of each kind there are left when all have been met: those of natural 6s after the
 * others of their volley where they are of a kind of their own. Exact however many blows there are.
 * @rule CC-HIT, SHO-HIT, PARRY
 */
export function hitsLeft(
  volleys: readonly Volley[],
  guard: Guard,
): Distribution<readonly number[]> {
  const kinds = volleys.flatMap((volley) => (volley.sixesApart ? [volley, volley] : [volley]));
  const rooms = kinds.map(roomOf);
  let place = 1;
  let thrown: Distribution<HitsCode> = certain(0);
  for (const volley of volleys) {
    const times = place;
    const own = thrownHits(volley, guard);
    thrown = flatMap(thrown, (code) => map(own, (one) => code + one * times));
    place *= roomOf(volley) ** (volley.sixesApart ? 2 : 1);
  }
  const landed = flatMap(thrown, (code) => afterParry(hitsOf(code, rooms), kinds, guard, rooms));
  const left = guard.luckyCharm ? flatMap(landed, (code) => afterCharm(code, rooms)) : landed;
  return map(left, (code) => countsOf(code, rooms));
}

/**
 * Hits of all kinds as one number, so that equal ones are one key of a spread: kind by kind, each in as
 * much room as its volley can fill.
 */
type HitsCode = number;

/** A die shows less than this. */
const FACES = 8;

/** As many numbers as the hits of one kind can come to. */
function roomOf({ count }: Volley): number {
  return (count + 1) * FACES;
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

function thrownHits(volley: Volley, { dodges, parry }: Guard): Distribution<HitsCode> {
  const one = dodges ? flatMap(oneThrow(volley.toHit), dodged) : oneThrow(volley.toHit);
  const blows = Array.from({ length: volley.count });
  return blows.reduce<Distribution<HitsCode>>(
    (sofar) => flatMap(sofar, (code) => map(one, (face) => added(code, face, volley, parry))),
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

/** One die more of a volley whose hits are coded by themselves. */
function added(code: HitsCode, face: number | null, volley: Volley, parry: Parry | null): HitsCode {
  if (face === null) return code;
  const room = roomOf(volley);
  const place = volley.sixesApart && face === LOTUS_ROLL ? room : 1;
  const hits = hitsIn(Math.floor(code / place) % room);
  const highest = Math.max(hits.highest, metAs(face, parry));
  return code + (FACES + highest - hits.highest) * place;
}

function hitsIn(code: number): Hits {
  return { count: Math.floor(code / FACES), highest: code % FACES };
}

function hitsOf(code: HitsCode, rooms: readonly number[]): readonly Hits[] {
  let rest = code;
  return rooms.map((room) => {
    const own = hitsIn(rest % room);
    rest = Math.floor(rest / room);
    return own;
  });
}

function countsOf(code: HitsCode, rooms: readonly number[]): readonly number[] {
  return hitsOf(code, rooms).map(({ count }) => count);
}

/** Faces are done with after the parry: what is left are counts. */
function afterParry(
  hits: readonly Hits[],
  volleys: readonly Pick<Volley, 'tooStrong'>[],
  guard: Guard,
  rooms: readonly number[],
): Distribution<HitsCode> {
  const counts = hits.map(({ count }) => count);
  const met = guard.parry === null ? null : parried(hits, volleys, guard.parry);
  if (guard.parry === null || met === null) return certain(countsCode(counts, rooms));
  const once = onD6((face) => face >= met.need);
  const succeeds = guard.parry.rerolls
    ? flatMap(once, (success) => (success ? certain(true) : once))
    : once;
  return map(succeeds, (success) => countsCode(success ? less(counts, met.volley) : counts, rooms));
}

/** @rule INJURY */
function afterCharm(code: HitsCode, rooms: readonly number[]): Distribution<HitsCode> {
  const counts = countsOf(code, rooms);
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) return certain(code);
  return onD6((face) => (face >= LUCKY_CHARM ? countsCode(less(counts, first), rooms) : code));
}

function less(counts: readonly number[], volley: number): readonly number[] {
  return counts.map((count, index) => (index === volley ? count - 1 : count));
}

function countsCode(counts: readonly number[], rooms: readonly number[]): HitsCode {
  return counts.reduceRight((code, count, kind) => code * (rooms[kind] ?? 1) + count * FACES, 0);
}
