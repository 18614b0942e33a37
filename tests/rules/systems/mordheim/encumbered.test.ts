import { describe, expect, test } from 'vitest';
import type { Flags } from '#rules/contract/battle-view.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { movementOf } from '#rules/systems/mordheim/movement.ts';
import { TestBattle } from '../../../support/battles.ts';

// @rule WEAPONS: heavy armour with a shield takes an inch off every move.

const HEAVY = { armour: 'heavy', shield: true } as const;

describe('Movement 4 in', () => {
  test.each<[string, Flags, number]>([
    ['nothing', {}, 4],
    ['heavy armour', { armour: 'heavy' }, 4],
    ['light armour and shield', { armour: 'light', shield: true }, 4],
    ['heavy armour and shield', HEAVY, 3],
    ['ithilmar and shield', { armour: 'ithilmar', shield: true }, 4],
    ['heavy armour and shield, at ease in them', { ...HEAVY, 'no-armour-move-penalty': true }, 4],
  ])('%s', (_worn, traits, inches) => {
    const fighter = { profile: { M: 4, I: 3 }, traits, flags: {} };
    expect(movementOf(fighter)).toBe(inches);
    expect(system.characteristicNow?.(fighter, 'M', {})).toBe(inches);
    expect(system.characteristicNow?.(fighter, 'I', {})).toBe(3);
  });
});

test('stupid fighters move half of that', () => {
  const battle = stupid({ stupidity: true, ...HEAVY });
  const way = battle.duties.find(({ kind }) => kind === 'stupid-move');
  expect(way?.facts).toContainEqual({
    code: 'stupidity.straight',
    params: { inches: 1.5, stop: 1 },
  });
});

function stupid(traits: Flags): TestBattle {
  const battle = new TestBattle(system, [
    { name: 'Own', fighters: [{ name: 'Troll', traits }] },
    { name: 'Foes', fighters: [{ name: 'Rat' }] },
  ]);
  battle.do({ type: 'set-flag', fighterId: 'f-Troll', flag: 'stupid', value: 'straight-ahead' });
  return battle.nextUntil('Own', 'movement', 'compulsory');
}
