import type { Message } from '../contract/battle-view.ts';
import type { ResolverAnswer, ResolverFace, ResolverStep } from '../contract/resolver.ts';

/**
 * A settling written down as it is played at the table: one line after the other, and a `yield*`
 * wherever dice are thrown or players decide. The screen asks again from the start with one answer
 * more each time.
 */
export type Script<Result> = Generator<Ask | Choice | Say, Result, Reply>;

/** Dice that are wanted. */
export interface Ask {
  readonly kind: 'ask';
  /** Not the same twice in one settling. */
  readonly id: string;
  readonly said: Message;
  readonly count: number;
  /** From this face on it succeeds; null when faces are not better or worse. */
  readonly need: number | null;
  /** Players may tell passed or failed instead of the die. */
  readonly verdict: boolean;
  /** What each face does, from 1 on; null where that is passing and failing, or no face does anything by itself. */
  readonly faces: readonly ResolverFace[] | null;
  readonly rule: string;
}

/** A decision that players make. */
export interface Choice {
  readonly kind: 'choose';
  /** Not the same twice in one settling. */
  readonly id: string;
  readonly said: Message;
  readonly options: readonly { readonly id: string; readonly said: Message }[];
  readonly rule: string;
}

/** Something that has come of the dice. */
interface Say {
  readonly kind: 'say';
  readonly said: Message;
}

/** What is thrown in answer; the option chosen, or a verdict when only that was told. */
type Reply = readonly number[] | string;

/** Where a settling is: the next throw, or its result. */
export type Progress<Result> =
  | { readonly kind: 'step'; readonly step: ResolverStep }
  | { readonly kind: 'end'; readonly result: Result; readonly soFar: readonly Message[] };

/** How far the answers lead. From the first one on that does not fit they are as if not given. */
export function played<Result>(
  script: Script<Result>,
  answers: readonly ResolverAnswer[],
): Progress<Result> {
  const soFar: Message[] = [];
  let given = 0;
  let reply: Reply = [];
  for (;;) {
    const { done, value } = script.next(reply);
    if (done === true) return { kind: 'end', result: value, soFar };
    if (value.kind === 'say') {
      soFar.push(value.said);
      continue;
    }
    const fitting = replyTo(value, answers[given]);
    if (fitting === null) return { kind: 'step', step: stepOf(value, soFar) };
    reply = fitting;
    given += 1;
  }
}

export function* say(code: string, params: Message['params'] = {}): Script<void> {
  yield { kind: 'say', said: { code, params } };
}

/**
 * Several dice of which each counts by itself; where they have a need, players may tell that none of them
 * was enough. None to throw: nothing is asked.
 */
export function* roll(
  ask: Omit<Ask, 'kind' | 'verdict' | 'faces'>,
  faces: Ask['faces'] = null,
): Script<readonly number[]> {
  if (ask.count === 0) return [];
  const reply = yield { ...ask, kind: 'ask', verdict: false, faces };
  return typeof reply === 'string' ? [] : reply;
}

/** One of several options; the id of the one chosen. */
export function* choose(choice: Omit<Choice, 'kind'>): Script<string> {
  const reply = yield { ...choice, kind: 'choose' };
  return typeof reply === 'string' ? reply : '';
}

function replyTo(ask: Ask | Choice, answer: ResolverAnswer | undefined): Reply | null {
  if (answer === undefined || answer.step !== ask.id) return null;
  const { dice, choice } = answer;
  if (ask.kind === 'choose') {
    return ask.options.some(({ id }) => id === choice) && dice.length === 0 ? choice : null;
  }
  if (choice === null) return fits(ask, dice) ? dice : null;
  if (dice.length > 0) return null;
  // That none of them was enough needs no faces; what those were that were, only a lone die leaves open.
  if (choice === 'failed') return ask.verdict || ask.need !== null ? choice : null;
  return choice === 'passed' && ask.verdict ? choice : null;
}

function fits(ask: Ask, dice: readonly number[]): boolean {
  return (
    dice.length === ask.count &&
    dice.every((face) => Number.isInteger(face) && face >= 1 && face <= SIDES)
  );
}

function stepOf(ask: Ask | Choice, soFar: readonly Message[]): ResolverStep {
  if (ask.kind === 'choose') {
    const { id, said, options, rule } = ask;
    return { kind: 'choice', id, said, options, rule, soFar };
  }
  const { id, said, count, need, verdict, faces, rule } = ask;
  return { kind: 'dice', id, said, count, sides: SIDES, need, verdict, faces, rule, soFar };
}

const SIDES = 6;
