import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criticalEffect } from '#rules/skirmish/duel/critical.ts';
import { criticalHit, WEAPON_CLASSES } from '#rules/systems/mordheim/critical-charts.ts';

describe('a critical hit', () => {
  const d6 = fc.integer({ min: 1, max: 6 });
  const weapon = fc.constantFrom(...WEAPON_CLASSES);

  test('is the same for every weapon, unless the table plays the charts', () => {
    fc.assert(
      fc.property(weapon, d6, (kind, roll) => {
        expect(criticalHit(kind, roll, {})).toMatchObject(criticalEffect(roll));
      }),
    );
  });

  test.each([
    ['missile', 2, { save: 'none', wounds: 1 }],
    ['missile', 3, { extra: 'ricochet' }],
    ['missile', 5, { save: 'none', wounds: 2 }],
    ['bludgeoning', 1, { extra: 'may-not-fight' }],
    ['bludgeoning', 4, { save: 'none', helmetHelps: false }],
    ['bludgeoning', 5, { extra: 'weapon-lost', wounds: 1, save: 'allowed' }],
    ['bludgeoning', 6, { extra: 'out-unless-saved' }],
    ['bladed', 4, { wounds: 2, save: 'each' }],
    ['bladed', 6, { wounds: 2, save: 'none', injuryModifier: 2 }],
    ['unarmed', 1, { extra: 'extra-attack' }],
    ['unarmed', 3, { save: 'allowed', injuryModifier: 1 }],
    ['thrusting', 2, { injuryModifier: 1 }],
    ['thrusting', 3, { extra: 'knocked-down-first' }],
    ['thrusting', 6, { save: 'none', injuryModifier: 2, extra: 'pushed' }],
  ] as const)('on the chart for %s weapons, a %i', (kind, roll, effect) => {
    expect(criticalHit(kind, roll, { criticalTables: 'optional' })).toMatchObject(effect);
  });

  test('never causes less than one wound', () => {
    fc.assert(
      fc.property(weapon, d6, fc.constantFrom('basic', 'optional'), (kind, roll, tables) => {
        expect(criticalHit(kind, roll, { criticalTables: tables }).wounds).toBeGreaterThan(0);
      }),
    );
  });
});
