import { expect, test } from 'vitest';
import type { ResolverAnswer, ResolverStep } from '#rules/contract/resolver.ts';
import { played } from '#rules/dice/script.ts';
import type { Batch } from '#rules/skirmish/duel/batch.ts';
import { settledBatch } from '#rules/skirmish/duel/settle.ts';
import { attacks, batch, OPEN, onRoll } from './fixtures.ts';

/** What the steps of blows say while they are thrown, one after the other. */

/** @rule PARRY */
test('a parry says what its die has to show: more than the highest hit', () => {
  const parries = batch({ guard: { ...OPEN, parry: { rerolls: false } } });
  expect(after(parries, [4])).toMatchObject({
    said: { code: 'resolver.step.parry', params: { name: 'Rat', other: 'Otto', need: 5 } },
    need: 5,
  });
});

/** @rule WEAPONS */
test('a 6 of a poisoned blade wounds by itself, and its die is for the critical only', () => {
  const plain = attacks(1, onRoll(4));
  const poisoned = batch({ attacks: [{ ...plain, sixes: { ...plain.blow, woundNeed: 1 } }] });
  expect(after(poisoned, [6]).said.code).toBe('resolver.step.to-wound-sure');
  expect(after(poisoned, [5]).said.code).toBe('resolver.step.to-wound-with');
});

/** @rule INJURY */
test.each([
  [0, ['knocked-down', 'knocked-down', 'stunned', 'stunned', 'out-of-action', 'out-of-action']],
  [1, ['knocked-down', 'stunned', 'stunned', 'out-of-action', 'out-of-action', 'out-of-action']],
])('the faces of an injury die at %i say what each of them comes to', (injuryModifier, tones) => {
  const blow = batch({ attacks: [attacks(1, onRoll(4), { criticals: [], injuryModifier })] });
  const injury = after(blow, [4], [4]);
  expect(injury.kind === 'dice' && injury.faces?.map(({ tone }) => tone)).toEqual(tones);
});

/** @rule COM-REROLL */
test('dice told only as not enough are rolled again like any other: to hit, to wound, to save', () => {
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

type Asked = Exclude<ResolverStep, { readonly kind: 'done' }>;

/** The step that comes after these throws: their dice, or only that they were not enough. */
function after(one: Batch, ...throws: readonly (readonly number[] | 'failed')[]): Asked {
  const answers: ResolverAnswer[] = [];
  for (const told of throws) {
    const { id } = step(one, answers);
    answers.push(
      told === 'failed'
        ? { step: id, dice: [], choice: told }
        : { step: id, dice: told, choice: null },
    );
  }
  return step(one, answers);
}

function step(one: Batch, answers: readonly ResolverAnswer[]): Asked {
  const pair = { id: 'attacker', name: 'Otto', other: 'Rat' };
  const progress = played(settledBatch(one, pair), answers);
  if (progress.kind === 'end' || progress.step.kind === 'done')
    throw new Error('it has come to its end');
  return progress.step;
}
