import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outcomeOfDice } from '#rules/dice/outcome.ts';
import { attacks } from '#rules/skirmish/duel/hands.ts';
import {
  fearTestBeforeCharging,
  fearTestWhenCharged,
  hatredRerolls,
  readStupidBehaviour,
} from '#rules/systems/mordheim/courage.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { TestBattle } from '../../../support/battles.ts';

describe('fear', () => {
  const charged = {
    chargerCausesFear: true,
    immune: false,
    frenzied: false,
    enemyWithinChargeRange: false,
  };
  const charging = { targetCausesFear: true, immune: false, frenzied: false };

  test('a fighter charged by a fearsome enemy must test', () => {
    expect(fearTestWhenCharged(charged)).toBe(true);
  });

  test.each([
    ['by something harmless', { chargerCausesFear: false }],
    ['while immune', { immune: true }],
    ['in a frenzy with an enemy in charge range', { frenzied: true, enemyWithinChargeRange: true }],
  ])('a fighter charged %s need not', (_, facts) => {
    expect(fearTestWhenCharged({ ...charged, ...facts })).toBe(false);
  });

  test('frenzy without an enemy in charge range does not help', () => {
    expect(fearTestWhenCharged({ ...charged, frenzied: true })).toBe(true);
  });

  test('a fighter charging a fearsome enemy must test, unless immune or frenzied', () => {
    expect(fearTestBeforeCharging(charging)).toBe(true);
    expect(fearTestBeforeCharging({ ...charging, targetCausesFear: false })).toBe(false);
    expect(fearTestBeforeCharging({ ...charging, immune: true })).toBe(false);
    expect(fearTestBeforeCharging({ ...charging, frenzied: true })).toBe(false);
  });
});

describe('frenzy', () => {
  test.each([
    [1, false, false, 1],
    [1, true, false, 2],
    [1, false, true, 2],
    [1, true, true, 3],
    [3, true, true, 7],
  ])('%i attacks, two weapons %s, frenzied %s: %i blows', (own, twoWeapons, frenzied, blows) => {
    expect(attacks({ attacks: own, twoWeapons, frenzied })).toBe(blows);
  });

  test('a second weapon gives one attack, frenzied or not', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.boolean(), (own, frenzied) => {
        const one = attacks({ attacks: own, twoWeapons: false, frenzied });
        expect(attacks({ attacks: own, twoWeapons: true, frenzied })).toBe(one + 1);
      }),
    );
  });
});

describe('hatred', () => {
  const first = { combatTurn: 1, hatedEnemy: true };

  test('allows rerolling misses in the first turn of a combat', () => {
    expect(hatredRerolls(first)).toBe(true);
  });

  test.each([
    ['in a later turn', { combatTurn: 2 }],
    ['against others', { hatedEnemy: false }],
  ])('does not %s', (_, facts) => {
    expect(hatredRerolls({ ...first, ...facts })).toBe(false);
  });
});

describe('stupidity', () => {
  test.each([
    [1, 'straight-ahead'],
    [3, 'straight-ahead'],
    [4, 'inactive'],
    [6, 'inactive'],
  ])('a failed test, and then a %i: %s', (face, behaviour) => {
    const table = new TestBattle(system, [
      { name: 'Skavens', fighters: [{ name: 'Ogre', ld: 4, traits: { stupidity: true } }] },
      { name: 'Reikland', fighters: [{ name: 'Otto' }] },
    ]).answer('stupidity', 'Ogre', 'failed', [2, 3]);
    const led = outcomeOfDice(table.duty('stupid-behaviour', 'Ogre'), [face], null);
    expect(led?.id).toBe(behaviour);
  });

  test('an unknown behaviour gives nothing', () => {
    expect(readStupidBehaviour('inactive')).toBe('inactive');
    expect(readStupidBehaviour(true)).toBe(null);
  });
});
