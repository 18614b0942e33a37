import { expect, test } from 'vitest';
import type { ResolverAnswer, ResolverStep } from '#rules/contract/resolver.ts';
import { played } from '#rules/dice/script.ts';
import type { Batch } from '#rules/skirmish/duel/batch.ts';
import { settledBatch } from '#rules/skirmish/duel/settle.ts';
import { attacks, batch, OPEN, onRoll } from './fixtures.ts';

/** What each step of a batch of blows says before its roll. */

/** @rule PARRY */
test('a parry needs more than the highest hit', () => {
  const parries = batch({ guard: { ...OPEN, parry: { rerolls: false } } });
  expect(after(parries, [4])).toMatchObject({
    said: { code: 'resolver.step.parry', params: { name: 'Rat', other: 'Otto', need: 5 } },
    need: 5,
  });
});

/** @rule WEAPONS */
test('a 6 of a poisoned blade wounds automatically, and its die is only for the critical', () => {
  const plain = attacks(1, onRoll(4));
  const poisoned = batch({ attacks: [{ ...plain, sixes: { ...plain.blow, woundNeed: 1 } }] });
  expect(after(poisoned, [6]).said.code).toBe('resolver.step.to-wound-sure');
  expect(after(poisoned, [5]).said.code).toBe('resolver.step.to-wound-with');
});

/** @rule INJURY, WEAPONS */
test('among the hits that may be dodged a 6 of a poisoned blade comes last', () => {
  const plain = attacks(3, onRoll(4));
  const poisoned = { ...plain, sixes: { ...plain.blow, woundNeed: 1 } };
  const dodging = batch({ attacks: [poisoned], guard: { ...OPEN, dodges: true } });
  expect(after(dodging, [6, 4, 5], [5, 5, 1]).said.code).toBe('resolver.step.to-wound-sure');
  expect(after(dodging, [6, 4, 5], [1, 5, 5]).said.code).toBe('resolver.step.to-wound-with');
});

/** @rule INJURY */
test('a success may be told without its face only where nothing depends on the face', () => {
  const charmed = batch({ guard: { ...OPEN, luckyCharm: true } });
  const parried = batch({ guard: { ...OPEN, parry: { rerolls: false } } });
  const dodged = batch({ guard: { ...OPEN, dodges: true } });
  const steps = [after(charmed), after(charmed, [4]), after(parried, [4]), after(dodged, [4])];
  expect(steps.map((one) => [one.id, one.kind === 'dice' && one.verdict])).toEqual([
    ['attacker.hit-0', false],
    ['attacker.charm', true],
    ['attacker.parry', true],
    ['attacker.dodge', false],
  ]);
});

/** @rule INJURY */
test.each([
  [0, ['knocked-down', 'knocked-down', 'stunned', 'stunned', 'out-of-action', 'out-of-action']],
  [1, ['knocked-down', 'stunned', 'stunned', 'out-of-action', 'out-of-action', 'out-of-action']],
])('every face of an injury die at %i shows its result', (injuryModifier, tones) => {
  const blow = batch({ attacks: [attacks(1, onRoll(4), { criticals: [], injuryModifier })] });
  const injury = after(blow, [4], [4]);
  expect(injury.kind === 'dice' && injury.faces?.map(({ tone }) => tone)).toEqual(tones);
});

/** @rule COM-REROLL */
test('dice entered only as a failure are rerolled like any others: to hit, to wound, to save', () => {
  const blow = { woundsAgain: true, savesAgain: true, saveNeed: 4, criticals: [] };
  const again = batch({ attacks: [attacks(2, onRoll(4, true), blow)] });
  const [hit, wound] = [
    [4, 5],
    [5, 5],
  ];
  expect([
    after(again, 'failed').id,
    after(again, hit, 'failed').id,
    after(again, hit, wound, 'failed').id,
  ]).toEqual(['attacker.hit-0-again', 'attacker.wound-0-again', 'attacker.save-0-again']);
});

type OpenStep = Exclude<ResolverStep, { readonly kind: 'done' }>;

/** The step after these rolls, each given as dice or just as a failure. */
function after(one: Batch, ...throws: readonly (readonly number[] | 'failed')[]): OpenStep {
  const answers: ResolverAnswer[] = [];
  for (const roll of throws) {
    const { id } = step(one, answers);
    answers.push(
      roll === 'failed'
        ? { step: id, dice: [], choice: roll }
        : { step: id, dice: roll, choice: null },
    );
  }
  return step(one, answers);
}

function step(one: Batch, answers: readonly ResolverAnswer[]): OpenStep {
  const pair = { id: 'attacker', name: 'Otto', other: 'Rat' };
  const progress = played(settledBatch(one, pair), answers);
  if (progress.kind === 'end' || progress.step.kind === 'done')
    throw new Error('it has come to its end');
  return progress.step;
}
