import { describe, expect, test } from 'vitest';
import { saveNeed } from '#rules/skirmish/duel/saves.ts';
import { MELEE_WEAPON_IDS, MISSILE_WEAPON_IDS } from '#rules/skirmish/duel/weapon-ids.ts';
import {
  MELEE_WEAPONS,
  type MeleeWeapon,
  MISSILE_WEAPONS,
  meleeWeapon,
  missileWeapon,
} from '#rules/skirmish/duel/weapons.ts';

const MELEE = MELEE_WEAPON_IDS.map((id) => MELEE_WEAPONS[id]);
const MISSILES = MISSILE_WEAPON_IDS.map((id) => MISSILE_WEAPONS[id]);

describe('close combat weapons', () => {
  test.each([
    ['fist', { strength: -1, victimSaveBonus: 1, oneAttackOnly: true, criticalClass: 'unarmed' }],
    ['dagger', { strength: 0, victimSaveBonus: 1 }],
    ['hammer', { strength: 0, concussion: true, criticalClass: 'bludgeoning' }],
    ['axe', { strength: 0, save: -1 }],
    ['sword', { strength: 0, parry: true }],
    ['flail', { firstTurnStrength: 2, hands: 2 }],
    ['morning-star', { firstTurnStrength: 1, hands: 1, beside: 'shield-only' }],
    ['halberd', { strength: 1, hands: 2, criticalClass: 'thrusting' }],
    ['spear', { strikes: 'first-turn-first', mountedChargeStrength: 1 }],
    ['double-handed', { strength: 2, hands: 2, strikes: 'last', criticalClass: 'bladed' }],
    [
      'great-hammer',
      { strength: 2, hands: 2, strikes: 'last', criticalClass: 'bludgeoning', concussion: false },
    ],
    ['dwarf-axe', { save: -1, parry: true }],
    ['sigmarite-hammer', { strength: 1, concussion: true, holy: true }],
    ['weeping-blades', { poison: 'black-lotus', parry: true, pair: true }],
    ['lance', { mountedChargeStrength: 2, mountedOnly: true }],
  ] as const)('%s', (id, row) => {
    expect(MELEE_WEAPONS[id]).toMatchObject(row);
  });

  test('a two-handed weapon leaves no hand free', () => {
    for (const weapon of MELEE) {
      expect([weapon.id, weapon.beside === 'nothing']).toEqual([weapon.id, weapon.hands === 2]);
    }
  });

  test('weapons that parry, stun more easily, or cannot be parried', () => {
    const those = (is: (weapon: MeleeWeapon) => boolean) => MELEE.filter(is).map(({ id }) => id);
    expect(those(({ parry }) => parry)).toEqual([
      'sword',
      'dwarf-axe',
      'fighting-claws',
      'weeping-blades',
      'rapier',
      'spiked-gauntlet',
      'sword-breaker',
    ]);
    expect(those(({ concussion }) => concussion)).toEqual(['hammer', 'sigmarite-hammer']);
    expect(those(({ unparried }) => unparried)).toEqual(['steel-whip']);
    expect(those(({ pair }) => pair)).toEqual([
      'fighting-claws',
      'weeping-blades',
      'brass-knuckles',
    ]);
  });

  test('an axe at Strength 4 leaves light armour with a shield no save', () => {
    const { save, victimSaveBonus } = MELEE_WEAPONS.axe;
    const facts = {
      armour: 'light',
      shield: true,
      strength: 4,
      extraModifier: save,
      totalModifierOverride: null,
      saveBonus: victimSaveBonus,
      naturalOneFails: false,
    } as const;
    expect(saveNeed(facts)).toBe(null);
    expect(saveNeed({ ...facts, extraModifier: MELEE_WEAPONS.sword.save })).toBe(6);
  });

  test('a dagger gives its victim a save of 6+ even without armour', () => {
    const { save, victimSaveBonus } = MELEE_WEAPONS.dagger;
    expect(
      saveNeed({
        armour: 'none',
        shield: false,
        strength: 3,
        extraModifier: save,
        totalModifierOverride: null,
        saveBonus: victimSaveBonus,
        naturalOneFails: false,
      }),
    ).toBe(6);
  });
});

describe('missile weapons', () => {
  test.each([
    ['short-bow', 16, 3],
    ['bow', 24, 3],
    ['long-bow', 30, 3],
    ['elf-bow', 36, 3],
    ['crossbow', 30, 4],
    ['sling', 18, 3],
    ['throwing-weapon', 6, 'user'],
    ['repeater-crossbow', 24, 3],
    ['crossbow-pistol', 10, 4],
    ['pistol', 6, 4],
    ['brace-of-pistols', 6, 4],
    ['duelling-pistol', 10, 4],
    ['brace-of-duelling-pistols', 10, 4],
    ['blunderbuss', 16, 3],
    ['handgun', 24, 4],
    ['hochland-rifle', 48, 4],
    ['warplock-pistol', 8, 5],
    ['brace-of-warplock-pistols', 8, 5],
    ['blowpipe', 8, 1],
  ] as const)('%s reaches %d″ with Strength %s', (id, range, strength) => {
    expect(MISSILE_WEAPONS[id]).toMatchObject({ range, strength });
  });

  test('black powder reduces saves by 2 in all, warpstone by 3; it takes a turn to reload, a pair of pistols none', () => {
    const powder = MISSILES.filter((weapon) => weapon.save?.kind === 'total');
    expect(powder.map(({ id, save, reloads }) => [id, save?.value, reloads])).toEqual([
      ['pistol', -2, true],
      ['brace-of-pistols', -2, false],
      ['duelling-pistol', -2, true],
      ['brace-of-duelling-pistols', -2, false],
      ['handgun', -2, true],
      ['hochland-rifle', -2, true],
      ['warplock-pistol', -3, true],
      ['brace-of-warplock-pistols', -3, false],
    ]);
  });

  test('a fighter who moved fires neither crossbow nor handgun', () => {
    const heavy = MISSILES.filter((weapon) => weapon.moveOrFire).map(({ id }) => id);
    expect(heavy).toEqual(['crossbow', 'handgun', 'hochland-rifle']);
  });

  test('a second shot costs 1, with a sling only within 9″ and standing still', () => {
    const twice = MISSILES.filter((weapon) => weapon.shots === 2);
    expect(twice).toMatchObject([
      { id: 'sling', shotPenalty: -1, shotsWithin: 9, shotsStandingStill: true },
      { id: 'repeater-crossbow', shotPenalty: -1, shotsWithin: null, shotsStandingStill: false },
    ]);
  });

  test('pistols work in the first turn of a combat, a pair of them twice', () => {
    const used = MISSILES.filter((weapon) => weapon.meleeInFirstTurn !== null);
    expect(used.map(({ id, meleeInFirstTurn }) => [id, meleeInFirstTurn])).toEqual([
      ['crossbow-pistol', { kind: 'shot-before', toHit: -2 }],
      ['pistol', { kind: 'blows', count: 1, inOneHand: 'pistol' }],
      ['brace-of-pistols', { kind: 'blows', count: 2, inOneHand: 'pistol' }],
      ['duelling-pistol', { kind: 'blows', count: 1, inOneHand: 'duelling-pistol' }],
      ['brace-of-duelling-pistols', { kind: 'blows', count: 2, inOneHand: 'duelling-pistol' }],
      ['warplock-pistol', { kind: 'blows', count: 1, inOneHand: 'warplock-pistol' }],
      ['brace-of-warplock-pistols', { kind: 'blows', count: 2, inOneHand: 'warplock-pistol' }],
    ]);
  });
});

test('a weapon is found by its id only', () => {
  expect(meleeWeapon('sword')).toBe(MELEE_WEAPONS.sword);
  expect(missileWeapon('bow')).toBe(MISSILE_WEAPONS.bow);
  expect(meleeWeapon('bow')).toBe(null);
  expect(missileWeapon('helmet')).toBe(null);
});
