import { describe, expect, test } from 'vitest';
import { disengage, pushBack } from '#rules/systems/combat-dice/melee.ts';
import { type DefenceFacts, defenceModifiers } from '#rules/systems/combat-dice/modifiers.ts';

const PLAIN: DefenceFacts = {
  partlyCovered: false,
  careful: false,
  runningDice: 0,
  mounted: false,
  band: null,
  meleeModels: 0,
  enemiesInContact: 0,
  melee: 'from-three',
};

describe('modifiers of the defence', () => {
  test.each<[string, Partial<DefenceFacts>, number]>([
    ['nothing', {}, 0],
    ['cover and care together', { partlyCovered: true, careful: true }, 2],
    ['a charge with two running dice', { runningDice: 2 }, -2],
    ['a rider’s charge', { runningDice: 2, mounted: true }, 0],
    ['a shot from nearby', { band: 'short' }, -1],
    ['a shot beyond range', { band: 'beyond-range' }, 2],
    ['a shot beyond twice the range', { band: 'beyond-twice-range' }, 3],
    ['one against one', { meleeModels: 2, enemiesInContact: 1 }, 0],
    ['one against two', { meleeModels: 3, enemiesInContact: 2 }, -2],
    ['each of those two', { meleeModels: 3, enemiesInContact: 1 }, -1],
    [
      'one against one, played that way',
      { meleeModels: 2, enemiesInContact: 1, melee: 'always' },
      -1,
    ],
    [
      'one against two, only the second counting',
      { meleeModels: 3, enemiesInContact: 2, melee: 'extra' },
      -1,
    ],
  ])('%s', (_name, facts, expected) => {
    const lines = defenceModifiers({ ...PLAIN, ...facts });
    expect(lines.reduce((sum, { value }) => sum + value, 0)).toBe(expected);
    expect(lines.every(({ value }) => value !== 0)).toBe(true);
  });
});

describe('leaving contact', () => {
  test('costs a die for each enemy', () => {
    expect(disengage({ enemiesInContact: 2, pool: 3 })).toEqual({ diceGiven: 2, poolAfter: 1 });
  });
  test('is refused with too few dice', () => {
    expect(disengage({ enemiesInContact: 2, pool: 1 })).toEqual({ refused: 'pool-too-small' });
  });
  test('is refused without contact', () => {
    expect(disengage({ enemiesInContact: 0, pool: 3 })).toEqual({ refused: 'not-in-contact' });
  });
});

describe('pushing an enemy back', () => {
  test('replaces all damage, and the attacker follows', () => {
    expect(pushBack({ damage: 2, shot: false, oneAgainstOne: true })).toEqual({
      attackerFollows: true,
      damageApplied: 0,
    });
  });
  test('with a shot moves only the target, whoever else is in the fight', () => {
    expect(pushBack({ damage: 1, shot: true, oneAgainstOne: false })).toMatchObject({
      attackerFollows: false,
    });
  });
  test('is refused without damage, and with more than two in the fight', () => {
    expect(pushBack({ damage: 0, shot: false, oneAgainstOne: true })).toEqual({
      refused: 'no-damage',
    });
    expect(pushBack({ damage: 1, shot: false, oneAgainstOne: false })).toEqual({
      refused: 'more-than-two',
    });
  });
});
