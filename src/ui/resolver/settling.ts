import type { BattleView } from '#rules/contract/battle-view.ts';
import type {
  Resolver,
  ResolverAnswer,
  ResolverSetup,
  ResolverStep,
} from '#rules/contract/resolver.ts';
import { completed, repeated } from '#rules/dice/inquiry.ts';
import type { QuestionDraft, StepReport } from '#store/hooks.ts';

/** How far a settling has come. */
export interface Settling {
  /** Valid answers, in order. */
  readonly answers: readonly ResolverAnswer[];
  /** The step after them. */
  readonly step: ResolverStep;
}

/** A resolver with its setup, ready to be settled. */
export interface Question {
  readonly resolver: Pick<Resolver, 'next'>;
  readonly view: BattleView;
  readonly setup: ResolverSetup;
}

/**
 * The state of a settling after these answers. The table may have changed since they were given: from the first
 * answer that no longer fits, all are dropped.
 */
export function settlingOf(question: Question, given: readonly ResolverAnswer[]): Settling {
  const start: Settling = { answers: [], step: stepAfter(question, []) };
  return given.reduce<Settling & { readonly stopped?: boolean }>((before, answer) => {
    if (before.stopped === true || !asks(before.step, answer.step)) {
      return { ...before, stopped: true };
    }
    const answers = [...before.answers, answer];
    const step = stepAfter(question, answers);
    return asks(step, answer.step) ? { ...before, stopped: true } : { answers, step };
  }, start);
}

/**
 * The results of the throws so far, beginning with what was known before the first one. Dice without a result of
 * their own are reported with the next ones.
 */
export function stepReports(
  question: Question,
  given: readonly ResolverAnswer[],
): readonly StepReport[] {
  const { answers } = settlingOf(question, given);
  const all: StepReport[] = [];
  let throws: StepReport['throws'] = [];
  let said = 0;
  for (let count = 0; count <= answers.length; count += 1) {
    const { soFar } = stepAfter(question, answers.slice(0, count));
    const last = answers[count - 1];
    const asked = last === undefined ? null : stepAfter(question, answers.slice(0, count - 1));
    if (last !== undefined && asked?.kind === 'dice' && last.dice.length > 0) {
      throws = [...throws, { dice: last.dice, need: asked.need, faces: asked.faces }];
    }
    if (soFar.length === said) continue;
    all.push({ throws, lines: soFar.slice(said) });
    throws = [];
    said = soFar.length;
  }
  return throws.length === 0 ? all : [...all, { throws, lines: [] }];
}

/**
 * Dice entered so far for the current throw. If the throw has fewer dice than when they were entered, the last
 * one is dropped: entering it completes the throw.
 */
export function typedDice({ typed }: QuestionDraft, step: ResolverStep): readonly number[] {
  if (step.kind !== 'dice' || typed.step !== step.id) return [];
  return typed.dice.filter((face) => face <= step.sides).slice(0, step.count - 1);
}

/** The answer "missed", if it ends the settling at once; null otherwise. */
export function missAnswer(question: Question): ResolverAnswer | null {
  const { step } = settlingOf(question, []);
  if (step.kind !== 'dice' || step.need === null) return null;
  const miss = { step: step.id, dice: [], choice: 'failed' } as const;
  return settlingOf(question, [miss]).step.kind === 'done' ? miss : null;
}

/**
 * Rolls all remaining dice, up to the end or to a choice, which is left to players.
 * @param typed dice entered so far for the current step
 */
export function rollToEnd(
  question: Question,
  settling: Settling,
  typed: readonly number[],
  die: (sides: number) => number,
): readonly ResolverAnswer[] {
  return repeated(settling, ({ answers, step }) => {
    if (step.kind !== 'dice') return null;
    const dice = completed(step, step === settling.step ? typed : [], die);
    const next = settlingOf(question, [...answers, { step: step.id, dice, choice: null }]);
    // A resolver that refuses its own dice.
    return next.answers.length <= answers.length ? null : next;
  }).answers;
}

function stepAfter({ resolver, view, setup }: Question, answers: readonly ResolverAnswer[]) {
  return resolver.next(view, setup, answers);
}

function asks(step: ResolverStep, id: string): boolean {
  return step.kind !== 'done' && step.id === id;
}
