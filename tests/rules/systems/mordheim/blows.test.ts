import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criticalEffect } from '#rules/parts/critical.ts';
import { criticalHit, WEAPON_CLASSES } from '#rules/systems/mordheim/critical-charts.ts';
import { attackOnDowned, type DownedAttack, mayFinish } from '#rules/systems/mordheim/downed.ts';

describe('struck on the ground', () => {
  const KNOCKED: DownedAttack = {
    victim: 'knocked-down',
    attack: 'melee',
    attackerFacesStandingEnemy: false,
    droppedByThisAttackerThisPhase: false,
    wounded: true,
    saved: false,
    stunnedAutoOut: true,
  };
  const STUNNED: DownedAttack = { ...KNOCKED, victim: 'stunned', wounded: false };

  test('a wound that is not saved takes the knocked down out without a roll', () => {
    expect(attackOnDowned(KNOCKED)).toBe('out-of-action');
    expect(attackOnDowned({ ...KNOCKED, saved: true })).toBe('knocked-down');
    expect(attackOnDowned({ ...KNOCKED, wounded: false })).toBe('knocked-down');
  });

  test('the stunned are out at once, unless the table treats them as knocked down', () => {
    expect(attackOnDowned(STUNNED)).toBe('out-of-action');
    expect(attackOnDowned({ ...STUNNED, stunnedAutoOut: false })).toBe('stunned');
    expect(attackOnDowned({ ...STUNNED, stunnedAutoOut: false, wounded: true })).toBe(
      'out-of-action',
    );
  });

  test('a shot rolls for injury as always', () => {
    expect(attackOnDowned({ ...KNOCKED, attack: 'shooting' })).toBe('injury-table');
    expect(attackOnDowned({ ...STUNNED, attack: 'shooting' })).toBe('stunned');
  });

  test('whoever dropped him in this phase may not finish him, another may', () => {
    const same = { ...KNOCKED, droppedByThisAttackerThisPhase: true };
    expect(mayFinish(same)).toEqual({ refused: 'dropped-him-this-phase' });
    expect(attackOnDowned(same)).toBe('injury-table');
    expect(mayFinish(KNOCKED)).toBe(null);
  });

  test('an enemy on his feet has to be fought first, but not to be shot at', () => {
    const facing = { ...KNOCKED, attackerFacesStandingEnemy: true };
    expect(mayFinish(facing)).toEqual({ refused: 'standing-enemy-first' });
    expect(mayFinish({ ...facing, attack: 'shooting' })).toBe(null);
  });

  test('a saved or harmless blow never makes it worse for the knocked down', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (wounded, same) => {
        const attack = { ...KNOCKED, wounded, saved: true, droppedByThisAttackerThisPhase: same };
        expect(attackOnDowned(attack)).toBe('knocked-down');
      }),
    );
  });
});

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

  test('never makes fewer than one wound', () => {
    fc.assert(
      fc.property(weapon, d6, fc.constantFrom('basic', 'optional'), (kind, roll, tables) => {
        expect(criticalHit(kind, roll, { criticalTables: tables }).wounds).toBeGreaterThan(0);
      }),
    );
  });
});
