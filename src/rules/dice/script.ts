import type { Message } from '../contract/battle-view.ts';
import type {
  ResolverAnswer,
  ResolverFace,
  ResolverOption,
  ResolverStep,
} from '../contract/resolver.ts';
import { type Choosing, D6, type Reply, type Throwing } from './inquiry.ts';

/**
 * A settling: an inquiry whose questions are sentences, and which reports results on its way. Its answers name
 * the question that they answer, since what stands on the table may change between two of them.
 */
export type Script<Result> = Generator<Ask | Choice | Say, Result, Reply>;

/** A request for dice. */
export interface Ask extends Throwing<Message> {
  /** Unique within one settling. */
  readonly id: string;
  /** From this face on it succeeds; null when faces are not better or worse. */
  readonly need: number | null;
  /** Players may enter passed or failed instead of the die. */
  readonly verdict: boolean;
  /** The effect of each face from 1; null if faces only pass or fail, or have no effect of their own. */
  readonly faces: readonly ResolverFace[] | null;
  /** Answers that need no dice; absent for none. */
  readonly instead?: readonly ResolverOption[];
  readonly rule: string;
}

/** A decision that players make. */
export interface Choice extends Choosing<Message> {
  /** Unique within one settling. */
  readonly id: string;
  readonly options: readonly ResolverOption[];
  readonly rule: string;
}

/** A result of the dice, to be shown. */
interface Say {
  readonly kind: 'say';
  readonly said: Message;
}

/** Where a settling is: the next throw, or its result. */
export type Progress<Result> =
  | { readonly kind: 'step'; readonly step: ResolverStep }
  | { readonly kind: 'end'; readonly result: Result; readonly soFar: readonly Message[] };

/** Runs a script with these answers. The first one that does not fit is ignored, with all that follow. */
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
 * Several dice that each count separately; if they have a need, players may enter that none succeeded. With a
 * count of 0 nothing is asked.
 */
export function* roll(
  ask: Omit<Ask, 'kind' | 'sides' | 'verdict' | 'faces'>,
  faces: Ask['faces'] = null,
): Script<readonly number[]> {
  if (ask.count === 0) return [];
  const reply = yield { ...ask, kind: 'ask', sides: D6, verdict: false, faces };
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
  if (ask.instead?.some(({ id }) => id === choice) === true) return choice;
  // That all failed needs no faces; that some passed is enough only for a single die.
  if (choice === 'failed') return ask.verdict || ask.need !== null ? choice : null;
  return choice === 'passed' && ask.verdict ? choice : null;
}

function fits(ask: Ask, dice: readonly number[]): boolean {
  return (
    dice.length === ask.count &&
    dice.every((face) => Number.isInteger(face) && face >= 1 && face <= ask.sides)
  );
}

function stepOf(ask: Ask | Choice, soFar: readonly Message[]): ResolverStep {
  return ask.kind === 'choose'
    ? { ...ask, kind: 'choice', soFar }
    : { ...ask, kind: 'dice', soFar };
}
