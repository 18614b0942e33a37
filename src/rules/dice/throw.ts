import { certain, type Distribution, flatMap, onD6 } from './distribution.ts';
import type { Ask, Script } from './script.ts';

/**
 * A procedure of dice as a tree: what is thrown next, and what each face leads to. Settling takes the
 * branch of the dice that fell (`thrown`); the chances are those of all branches (`spreadOf`).
 */
export type Throw<Die extends string, Result> = End<Result> | Pending<Die, Result>;

interface End<Result> {
  readonly kind: 'end';
  readonly result: Result;
}

interface Pending<Die extends string, Result> {
  readonly kind: 'die';
  /** What it is thrown for. */
  readonly die: Die;
  /** From this face on it succeeds; null when faces are not better or worse. */
  readonly need: number | null;
  readonly leadsTo: (face: number) => Throw<Die, Result>;
}

/** Nothing more to throw. */
export function ended<Result>(result: Result): End<Result> {
  return { kind: 'end', result };
}

/** A die each face of which may lead elsewhere. */
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
  /** They may tell passed or failed instead of the die. */
  readonly verdict?: boolean;
  readonly faces?: Ask['faces'];
}

/** How players are asked for the dice of each purpose, by their number and what they need; 0 for nothing. */
export type Asking<Die extends string> = Readonly<
  Record<Die, (count: number, need: number) => Asked>
>;

/**
 * What becomes of several throws at the table, in their order. Dice for the same purpose are thrown
 * together; where several purposes wait, the one that comes first in `asking` goes first.
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

/** The same of a single throw. */
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

/** Told only as not enough: a face lower than any. */
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
  const reply = yield { kind: 'ask', ...asked, count, need, verdict, faces };
  if (typeof reply !== 'string') return reply;
  return Array.from({ length: count }, () => (reply === 'passed' ? HIGHEST : TOO_LOW));
}
