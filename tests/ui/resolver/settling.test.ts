import { describe, expect, it } from 'vitest';
import type { Resolver, ResolverAnswer } from '#rules/contract/resolver.ts';
import { type Question, rollToEnd, settlingOf } from '#ui/resolver/settling.ts';
import { bout } from './bout.ts';
import { WRESTLING } from './wrestling.ts';

const QUESTION: Question = {
  resolver: WRESTLING,
  view: bout().state,
  setup: {
    subjects: {
      grabs: { kind: 'fighter', fighterId: 'f-Ulrich' },
      grabbed: { kind: 'fighter', fighterId: 'f-Rat1' },
    },
    inputs: {},
  },
};

const GRIPS: ResolverAnswer = { step: 'grips', dice: [5, 6], choice: null };
const THROW: ResolverAnswer = { step: 'mercy', dice: [], choice: 'throw' };

function always(value: number): (sides: number) => number {
  return () => value;
}

function stepOf(question: Question, answers: readonly ResolverAnswer[]): string {
  const { step } = settlingOf(question, answers);
  return step.kind === 'done' ? 'done' : step.id;
}

describe('the state of a settling', () => {
  it('is after the last valid answer', () => {
    expect(stepOf(QUESTION, [])).toBe('grips');
    expect(stepOf(QUESTION, [GRIPS])).toBe('mercy');
    expect(stepOf(QUESTION, [GRIPS, THROW])).toBe('stay');
  });

  it('drops all answers from the first invalid one on', () => {
    const short: ResolverAnswer = { ...GRIPS, dice: [5] };
    expect(settlingOf(QUESTION, [short, THROW])).toMatchObject({ answers: [] });
    const unknown: ResolverAnswer = { step: 'mercy', dice: [], choice: 'tickle' };
    expect(settlingOf(QUESTION, [GRIPS, unknown])).toMatchObject({ answers: [GRIPS] });
    expect(settlingOf(QUESTION, [THROW, GRIPS])).toMatchObject({ answers: [] });
  });
});

describe('the app’s dice', () => {
  it('complete what was entered, and stop at a choice', () => {
    const answers = rollToEnd(QUESTION, settlingOf(QUESTION, []), [6], always(4));
    expect(answers).toEqual([{ step: 'grips', dice: [6, 4], choice: null }]);
    expect(stepOf(QUESTION, answers)).toBe('mercy');
  });

  it('go on to the end when there is no choice', () => {
    const start = settlingOf(QUESTION, [GRIPS, THROW]);
    expect(stepOf(QUESTION, rollToEnd(QUESTION, start, [], always(1)))).toBe('done');
  });

  it('stop when a resolver accepts no dice, instead of rolling for ever', () => {
    const deaf: Resolver = { ...WRESTLING, next: (view, setup) => WRESTLING.next(view, setup, []) };
    const question = { ...QUESTION, resolver: deaf };
    expect(rollToEnd(question, settlingOf(question, []), [], always(6))).toEqual([]);
  });
});
