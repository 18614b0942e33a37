import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Duty } from '#rules/contract/advice.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { outcomeOfDice } from '#rules/dice/outcome.ts';
import { STATUS_IDS } from '#rules/skirmish/statuses.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { TestBattle } from '../../support/battles.ts';
import { SKIRMISH_GAMES } from './games.ts';

const ld = fc.integer({ min: 1, max: 10 });

describe.each(SKIRMISH_GAMES)('the leader’s Leadership in %s', (_id, system) => {
  test('is used near him when it is higher, otherwise the fighter’s own', () => {
    expect(rally(system, { own: 7, leader: 8 }).test?.value).toBe(8);
    expect(rally(system, { own: 9, leader: 8 }).test?.value).toBe(9);
    expect(rally(system, { own: 7, leader: 8, near: false }).test?.value).toBe(7);
  });

  test('is not used by animals where the table forbids it', () => {
    const animal = { own: 5, leader: 8, traits: { animal: true } } as const;
    expect(rally(system, animal).test?.value).toBe(8);
    expect(rally(system, { ...animal, animalsUseLeaderLd: 'no' }).test?.value).toBe(5);
  });

  test('never makes a test worse, and helps only while he stands', () => {
    fc.assert(
      fc.property(ld, ld, fc.constantFrom(...STATUS_IDS), (own, leader, status) => {
        const used = rally(system, { own, leader, status }).test?.value;
        expect(used).toBe(status === 'standing' ? Math.max(own, leader) : own);
      }),
    );
  });
});

describe.each(SKIRMISH_GAMES)('a Leadership test in %s', (_id, system) => {
  test.each([
    [8, [4, 4], 'passed'],
    [8, [4, 5], 'failed'],
    [1, [1, 1], 'failed'],
    [12, [6, 6], 'passed'],
  ] as const)('Leadership %i with %j: %s', (own, dice, outcome) => {
    expect(outcomeOfDice(rally(system, { own, leader: 1 }), dice, null)?.id).toBe(outcome);
  });

  test('has as its chance the share of the 36 results that pass', () => {
    fc.assert(
      fc.property(ld, (own) => {
        const duty = rally(system, { own, leader: 1 });
        const faces = [1, 2, 3, 4, 5, 6];
        const passed = faces
          .flatMap((a) => faces.map((b) => outcomeOfDice(duty, [a, b], null)?.id))
          .filter((id) => id === 'passed');
        expect(Number(duty.test?.chance.num) * 36).toBe(
          Number(duty.test?.chance.den) * passed.length,
        );
      }),
    );
  });
});

test('drops the highest of three dice with cold blood', () => {
  const cold = rally(mordheim, { own: 7, leader: 1, traits: { 'cold-blooded': true } });
  expect(outcomeOfDice(cold, [6, 3, 4], null)?.id).toBe('passed');
  expect(outcomeOfDice(cold, [6, 4, 4], null)?.id).toBe('failed');
});

interface Fugitive {
  readonly own: number;
  readonly leader: number;
  /** The leader’s. */
  readonly status?: string;
  readonly near?: boolean;
  /** The fleeing fighter’s. */
  readonly traits?: Flags;
  readonly animalsUseLeaderLd?: string;
}

/** The rally test of a fleeing fighter who is said to be near his leader. */
function rally(system: RuleSystem, given: Fugitive): Duty {
  const { own, leader, status = 'standing', near = true, traits = {} } = given;
  const table = new TestBattle(
    system,
    [
      {
        name: 'Reikland',
        fighters: [
          { name: 'Ulrich', ld: leader, leader: true, status },
          { name: 'Otto', ld: own, status: 'fleeing', traits },
        ],
      },
      { name: 'Skavens', fighters: [{ name: 'Rat' }] },
    ],
    { houseRules: { animalsUseLeaderLd: given.animalsUseLeaderLd ?? 'yes' } },
  );
  if (near) table.do({ type: 'set-flag', fighterId: 'f-Otto', flag: 'near-leader', value: true });
  return table.duty('rally', 'Otto');
}
