import type { BattleView } from '#rules/contract/battle-view.ts';
import type {
  Resolver,
  ResolverAnswer,
  ResolverSetup,
  ResolverStep,
} from '#rules/contract/resolver.ts';
import type { QuestionDraft, StepReport } from '#store/hooks.ts';

/** How far the dice have come. */
export interface Settling {
  /** Answers that count, in order. */
  readonly answers: readonly ResolverAnswer[];
  /** What comes after them. */
  readonly step: ResolverStep;
}

/** A question with everything that was said of it, to be rolled to its end. */
export interface Question {
  readonly resolver: Resolver;
  readonly view: BattleView;
  readonly setup: ResolverSetup;
}

/**
 * Where a settling stands after these answers. The table may have changed since they were given: from
 * the first one on that fits no longer they are dropped.
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
 * What has come of the throws so far, beginning with what was known before the first one: dice of which
 * there is nothing to say stand with those that follow.
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
 * Dice of the present throw that lie on the table already. The throw may want fewer than when they were
 * told: there is always one left to tell, which ends it.
 */
export function typedSoFar({ typed }: QuestionDraft, step: ResolverStep): readonly number[] {
  if (step.kind !== 'dice' || typed.step !== step.id) return [];
  return typed.dice.filter((face) => face <= step.sides).slice(0, step.count - 1);
}

/** The answer that ends it at once because nothing was hit; null where that alone ends nothing. */
export function missIn(question: Question): ResolverAnswer | null {
  const { step } = settlingOf(question, []);
  if (step.kind !== 'dice' || step.need === null) return null;
  const miss = { step: step.id, dice: [], choice: 'failed' } as const;
  return settlingOf(question, [miss]).step.kind === 'done' ? miss : null;
}

/**
 * Throws all dice that are left, up to the end or to a choice, which only players make.
 * @param typed dice of the present step that lie on the table already
 */
export function rolledOn(
  question: Question,
  { answers, step }: Settling,
  typed: readonly number[],
  die: (sides: number) => number,
): readonly ResolverAnswer[] {
  if (step.kind !== 'dice' || answers.length >= MOST_STEPS) return answers;
  const dice = filledUp(step, typed, die);
  const next = settlingOf(question, [...answers, { step: step.id, dice, choice: null }]);
  // A resolver that does not take its own dice would go on for ever.
  if (next.answers.length <= answers.length) return answers;
  return rolledOn(question, next, [], die);
}

/** The dice of a throw: those that lie there, and the app's for the rest. */
export function filledUp(
  step: Extract<ResolverStep, { kind: 'dice' }>,
  typed: readonly number[],
  die: (sides: number) => number,
): readonly number[] {
  const missing = Math.max(0, step.count - typed.length);
  return [...typed, ...Array.from({ length: missing }, () => die(step.sides))];
}

/** Far more than any exchange of blows takes. */
const MOST_STEPS = 200;

function stepAfter({ resolver, view, setup }: Question, answers: readonly ResolverAnswer[]) {
  return resolver.next(view, setup, answers);
}

function asks(step: ResolverStep, id: string): boolean {
  return step.kind !== 'done' && step.id === id;
}
