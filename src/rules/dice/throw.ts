import { certain, type Distribution, flatMap, onD6 } from './distribution.ts';
import { D6 } from './inquiry.ts';
import type { Ask, Script } from './script.ts';

/**
 * A dice procedure as a tree: the next roll, and the result of each face. Settling takes the branch of the
 * dice that fell (`thrown`); the chances are those of all branches (`spreadOf`).
 */
export type Throw<Die extends string, Result> = End<Result> | Pending<Die, Result>;

interface End<Result> {
  readonly kind: 'end';
  readonly result: Result;
}

interface Pending<Die extends string, Result> {
  readonly kind: 'die';
  /** The purpose of the dice. */
  readonly die: Die;
  /** From this face on it succeeds; null when faces are not better or worse. */
  readonly need: number | null;
  readonly leadsTo: (face: number) => Throw<Die, Result>;
}

/** Nothing more to roll. */
export function ended<Result>(result: Result): End<Result> {
  return { kind: 'end', result };
}

/** A die whose faces may each lead to a different result. */
export function die<Die extends string, Result>(
  what: Die,
  need: number | null,
  leadsTo: (face: number) => Throw<Die, Result>,
): Throw<Die, Result> {
  return { kind: 'die', die: what, need, leadsTo };
}

/** A die that succeeds or not. */
export function check<Die extends string, Result>(
  what: Die,
  need: number,
  passed: Throw<Die, Result>,
  failed: Throw<Die, Result>,
): Throw<Die, Result> {
  return die(what, need, (face) => (face >= need ? passed : failed));
}

/** One throw, and what follows from its result. */
export function andThen<First extends string, Between, Second extends string, Result>(
  one: Throw<First, Between>,
  next: (result: Between) => Throw<Second, Result>,
): Throw<First | Second, Result> {
  if (one.kind === 'end') return next(one.result);
  return die<First | Second, Result>(one.die, one.need, (face) => andThen(one.leadsTo(face), next));
}

/** Every result with its chance. */
export function spreadOf<Die extends string, Result>(
  one: Throw<Die, Result>,
): Distribution<Result> {
  return one.kind === 'end' ? certain(one.result) : flatMap(onD6(one.leadsTo), spreadOf);
}

/** How players are asked for dice. */
export interface Asked extends Pick<Ask, 'id' | 'rule' | 'said'> {
  /** They may enter passed or failed instead of the die. */
  readonly verdict?: boolean;
  readonly faces?: Ask['faces'];
}

/** How players are asked for the dice of each purpose, by count and need; 0 for no need. */
export type Asking<Die extends string> = Readonly<
  Record<Die, (count: number, need: number) => Asked>
>;

/**
 * Settles several throws, and returns their results in order. Dice for the same purpose are rolled together;
 * of several waiting purposes, the first in `asking` comes first.
 */
export function* thrown<Die extends string, Result>(
  throws: readonly Throw<Die, Result>[],
  asking: Asking<Die>,
): Script<readonly Result[]> {
  const purposes = Object.entries<Asking<Die>[Die]>(asking);
  let now = throws;
  for (;;) {
    const next = purposes.find(([purpose]) => now.some((one) => waitsFor(one, purpose)));
    if (next === undefined) return now.flatMap((one) => (one.kind === 'end' ? [one.result] : []));
    const [purpose, ask] = next;
    const waiting = now.filter((one) => waitsFor(one, purpose));
    const need = waiting[0]?.need ?? null;
    const faces = yield* facesOf(waiting.length, need, ask(waiting.length, need ?? 0));
    let fallen = 0;
    now = now.map((one) =>
      waitsFor(one, purpose) ? one.leadsTo(faces[fallen++] ?? TOO_LOW) : one,
    );
  }
}

/** The same for a single throw. */
export function* thrownAlone<Die extends string, Result>(
  one: Throw<Die, Result>,
  asking: Asking<Die>,
): Script<Result> {
  let now = one;
  while (now.kind === 'die') {
    const [face] = yield* facesOf(1, now.need, asking[now.die](1, now.need ?? 0));
    now = now.leadsTo(face ?? TOO_LOW);
  }
  return now.result;
}

/** Entered as failed without a face: lower than any face. */
const TOO_LOW = 0;
const HIGHEST = 6;

function waitsFor<Die extends string, Result>(
  one: Throw<Die, Result>,
  purpose: string,
): one is Pending<Die, Result> {
  return one.kind === 'die' && one.die === purpose;
}

function* facesOf(
  count: number,
  need: number | null,
  { verdict = false, faces = null, ...asked }: Asked,
): Script<readonly number[]> {
  const reply = yield { kind: 'ask', ...asked, count, sides: D6, need, verdict, faces };
  if (typeof reply !== 'string') return reply;
  return Array.from({ length: count }, () => (reply === 'passed' ? HIGHEST : TOO_LOW));
}
