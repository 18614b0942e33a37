import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fractionText } from '#rules/dice/fraction.ts';
import { woundNeed } from '#rules/skirmish/duel/blow.ts';
import { criticalEffect, criticalPossible } from '#rules/skirmish/duel/critical.ts';
import { ARMOUR } from '#rules/skirmish/duel/rules.ts';
import { saveNeed, strengthModifier } from '#rules/skirmish/duel/saves.ts';
import {
  meleeToHit,
  SHOT_MODIFIERS,
  shotToHit,
  weaponSkillNeed,
} from '#rules/skirmish/duel/to-hit.ts';
import { type Striker, strikeOrder } from '#rules/skirmish/fights.ts';

const TO_TEN = Array.from({ length: 10 }, (_, index) => index + 1);
const score = fc.integer({ min: 1, max: 10 });

describe('hitting in close combat', () => {
  /** Attackers in rows, defenders in columns. */
  const CHART = [
    '4455555555',
    '3444555555',
    '3344445555',
    '3334444455',
    '3333444444',
    '3333344444',
    '3333334444',
    '3333333444',
    '3333333344',
    '3333333334',
  ];

  test.each(TO_TEN)('Weapon Skill %i, against 1 to 10', (attacker) => {
    const row = TO_TEN.map((defender) => weaponSkillNeed(attacker, defender)).join('');
    expect(row).toBe(CHART[attacker - 1]);
  });

  test('a better defender is never easier to hit, a better attacker never hits worse', () => {
    fc.assert(
      fc.property(score, score, (attacker, defender) => {
        const need = weaponSkillNeed(attacker, defender);
        expect(weaponSkillNeed(attacker, defender + 1)).toBeGreaterThanOrEqual(need);
        expect(weaponSkillNeed(attacker + 1, defender)).toBeLessThanOrEqual(need);
      }),
    );
  });

  test('a target on the ground or without Weapon Skill is hit automatically', () => {
    expect(blow({ defenderHitAutomatically: true })).toMatchObject(UNROLLED);
    expect(blow({ defenderWS: 0 })).toMatchObject(UNROLLED);
  });

  test('fear requires a natural 6, whatever the modifiers', () => {
    expect(blow({ failedFear: true, modifier: 3, divingCharge: true })).toEqual({
      need: 6,
      automatic: false,
    });
  });

  test('even a frightened fighter hits a target on the ground automatically', () => {
    expect(blow({ failedFear: true, defenderHitAutomatically: true })).toMatchObject(UNROLLED);
  });

  test('a jump from above helps to hit', () => {
    expect(blow({ divingCharge: true })).toEqual({ need: 3, automatic: false });
    expect(blow({})).toEqual({ need: 4, automatic: false });
  });

  test('enough bonuses hit automatically, unless a 1 always misses', () => {
    expect(blow({ modifier: 3 })).toMatchObject(UNROLLED);
    expect(blow({ modifier: 3, naturalOneMisses: true })).toMatchObject({
      need: 2,
      automatic: false,
    });
  });

  test('enough penalties never hit', () => {
    expect(blow({ modifier: -3 })).toEqual({ need: null, automatic: false });
    expect(blow({ modifier: -3, sevenPlus: 'six-hits' })).toEqual({ need: 6, automatic: false });
  });

  const UNROLLED = { need: null, automatic: true };

  function blow(facts: Partial<Parameters<typeof meleeToHit>[0]>) {
    return meleeToHit({
      attackerWS: 3,
      defenderWS: 3,
      defenderHitAutomatically: false,
      failedFear: false,
      modifier: 0,
      divingCharge: false,
      naturalOneMisses: false,
      sevenPlus: 'impossible',
      ...facts,
    });
  }
});

describe('hitting with a shot', () => {
  const TEXT = { naturalOneMisses: false, sevenPlus: 'impossible' } as const;
  const LADDER = { naturalOneMisses: true, sevenPlus: 'ladder' } as const;

  test.each([
    [1, [], 6, '1/6'],
    [4, [], 3, '2/3'],
    [3, ['cover', 'long'], 6, '1/6'],
    [3, ['long', 'multishot'], 6, '1/6'],
    [4, ['moved', 'large'], 3, '2/3'],
    [6, [], 'auto', '1'],
    [8, ['cover', 'long'], 'auto', '1'],
    [2, ['cover', 'long'], null, '0'],
  ] as const)('Ballistic Skill %i with %j needs %s', (skill, modifiers, need, chance) => {
    const shot = shotToHit(skill, modifiers, TEXT);
    expect(shot.need).toBe(need);
    expect(fractionText(shot.chance)).toBe(chance);
  });

  test('where a natural 1 misses, nobody hits with more than five faces', () => {
    const shot = shotToHit(10, ['large'], { ...TEXT, naturalOneMisses: true });
    expect(shot).toMatchObject({ need: 2 });
    expect(fractionText(shot.chance)).toBe('5/6');
  });

  test.each([
    [2, ['cover', 'long'], 7, 4, '1/12'],
    [2, ['cover', 'long', 'moved'], 8, 5, '1/18'],
    [1, ['cover', 'long', 'moved'], 9, 6, '1/36'],
    [1, ['cover', 'long', 'moved', 'multishot'], null, null, '0'],
  ] as const)(
    'on the chart, Ballistic Skill %i with %j',
    (skill, modifiers, need, then, chance) => {
      const shot = shotToHit(skill, modifiers, LADDER);
      expect(shot).toMatchObject({ need, thenNeed: then });
      expect(fractionText(shot.chance)).toBe(chance);
    },
  );

  test('a penalty never helps, and a large target never hurts', () => {
    const modifiers = fc.uniqueArray(
      fc.constantFrom('cover' as const, 'moved' as const, 'long' as const, 'multishot' as const),
    );
    fc.assert(
      fc.property(score, modifiers, fc.constantFrom(TEXT, LADDER), (skill, hindrances, rules) => {
        const plain = shotToHit(skill, [], rules).chance;
        const hindered = shotToHit(skill, hindrances, rules).chance;
        const large = shotToHit(skill, [...hindrances, 'large'], rules).chance;
        expect(hindered.num * plain.den <= plain.num * hindered.den).toBe(true);
        expect(large.num * hindered.den >= hindered.num * large.den).toBe(true);
      }),
    );
  });

  test('every penalty costs one, and only size helps', () => {
    expect(SHOT_MODIFIERS).toEqual({ cover: -1, moved: -1, long: -1, multishot: -1, large: 1 });
  });
});

describe('wounding', () => {
  const CHART = [
    '4566------',
    '34566-----',
    '234566----',
    '2234566---',
    '22234566--',
    '222234566-',
    '2222234566',
    '2222223456',
    '2222222345',
    '2222222234',
  ];

  test.each(TO_TEN)('Strength %i, against Toughness 1 to 10', (strength) => {
    const row = TO_TEN.map((toughness) => woundNeed(strength, toughness) ?? '-').join('');
    expect(row).toBe(CHART[strength - 1]);
  });

  test('more Strength never wounds worse, more Toughness never better', () => {
    const worth = (strength: number, toughness: number) => woundNeed(strength, toughness) ?? 7;
    fc.assert(
      fc.property(score, score, (strength, toughness) => {
        const need = worth(strength, toughness);
        expect(worth(strength + 1, toughness)).toBeLessThanOrEqual(need);
        expect(worth(strength, toughness + 1)).toBeGreaterThanOrEqual(need);
      }),
    );
  });
});

describe('armour', () => {
  const BARE = {
    armour: 'none',
    shield: false,
    strength: 3,
    extraModifier: 0,
    totalModifierOverride: null,
    saveBonus: 0,
    naturalOneFails: false,
  } as const;

  test.each([
    ['none', false, null],
    ['none', true, 6],
    ['light', false, 6],
    ['heavy', false, 5],
    ['ithilmar', false, 5],
    ['gromril', false, 4],
    ['gromril', true, 3],
  ] as const)('%s armour, shield %s: saves on %s', (armour, shield, need) => {
    expect(saveNeed({ ...BARE, armour, shield })).toBe(need);
  });

  test.each([
    [1, 0],
    [3, 0],
    [4, -1],
    [6, -3],
    [8, -5],
    [9, -6],
    [10, -6],
  ])('a blow of Strength %i reduces it by %i', (strength, modifier) => {
    expect(strengthModifier(strength)).toBe(modifier);
  });

  test('an axe reduces it by one more; a save above 6 is none', () => {
    const axe = { ...BARE, strength: 4, extraModifier: -1 };
    expect(saveNeed({ ...axe, armour: 'heavy', shield: true })).toBe(6);
    expect(saveNeed({ ...axe, armour: 'light', shield: true })).toBe(null);
  });

  test('a pistol reduces it by two in all, without a modifier for its Strength', () => {
    const pistol = { ...BARE, strength: 4, totalModifierOverride: -2 };
    expect(saveNeed({ ...pistol, armour: 'gromril' })).toBe(6);
  });

  test('against a dagger even no armour saves on a 6', () => {
    expect(saveNeed({ ...BARE, saveBonus: 1 })).toBe(6);
    expect(saveNeed({ ...BARE, armour: 'light', saveBonus: 1 })).toBe(5);
  });

  test('a save of 1 always succeeds, unless a 1 always fails', () => {
    const best = { ...BARE, armour: 'gromril', shield: true, saveBonus: 3 } as const;
    expect(saveNeed(best)).toBe(1);
    expect(saveNeed({ ...best, naturalOneFails: true })).toBe(2);
  });

  test('a shield never hurts and a stronger blow never helps', () => {
    const armour = fc.constantFrom('none' as const, 'light', 'heavy', 'ithilmar', 'gromril');
    const worth = (need: number | null) => need ?? 7;
    fc.assert(
      fc.property(armour, score, fc.integer({ min: 0, max: 2 }), (kind, strength, saveBonus) => {
        const facts = { ...BARE, armour: kind, strength, saveBonus };
        const need = worth(saveNeed(facts));
        expect(worth(saveNeed({ ...facts, shield: true }))).toBeLessThanOrEqual(need);
        expect(worth(saveNeed({ ...facts, strength: strength + 1 }))).toBeGreaterThanOrEqual(need);
      }),
    );
  });

  test('every armour is better than none', () => {
    expect(Object.values(ARMOUR).filter((save) => save >= ARMOUR.none)).toEqual([ARMOUR.none]);
  });
});

describe('critical hits', () => {
  const SIX = { roll: 6, woundNeed: 4, attack: 'melee', usedThisPhase: false } as const;

  test('a 6 to wound with a blow or a shot is critical', () => {
    expect(criticalPossible(SIX)).toBe(true);
    expect(criticalPossible({ ...SIX, attack: 'shooting' })).toBe(true);
  });

  test.each([
    ['less than 6 is not', { roll: 5 }],
    ['a 6 that was needed is not', { woundNeed: 6 }],
    ['a blow that cannot wound is not', { woundNeed: null }],
    ['a spell is not', { attack: 'spell' }],
    ['a fall is not', { attack: 'fall' }],
    ['a second one in the phase is not', { usedThisPhase: true }],
  ] as const)('%s', (_, facts) => {
    expect(criticalPossible({ ...SIX, ...facts })).toBe(false);
  });

  test('every shot may be critical, also after another', () => {
    expect(criticalPossible({ ...SIX, attack: 'shooting', usedThisPhase: true })).toBe(true);
  });

  test.each([
    [1, 'allowed', 0],
    [2, 'allowed', 0],
    [3, 'none', 0],
    [4, 'none', 0],
    [5, 'none', 2],
    [6, 'none', 2],
  ] as const)('a %i makes two wounds, save %s, injury +%i', (roll, save, injuryModifier) => {
    expect(criticalEffect(roll)).toEqual({ wounds: 2, save, injuryModifier });
  });
});

describe('who strikes first', () => {
  test('the charger, then by Initiative, then slow weapons, then fighters who just stood up', () => {
    const order = strikeOrder([
      striker('risen', { initiative: 6, stoodUp: true }),
      striker('axe', { initiative: 5, strikesLast: true }),
      striker('slow', { initiative: 2 }),
      striker('quick', { initiative: 4 }),
      striker('charger', { initiative: 1, charged: true }),
    ]);
    expect(order).toEqual([['charger'], ['quick'], ['slow'], ['axe'], ['risen']]);
  });

  test('a charger and a spear go by Initiative', () => {
    const spear = striker('spear', { initiative: 4, strikesFirst: true });
    const charger = striker('charger', { initiative: 3, charged: true });
    expect(strikeOrder([charger, spear])).toEqual([['spear'], ['charger']]);
  });

  test('a two-handed weapon strikes last even on the charge', () => {
    const great = striker('great', { initiative: 6, charged: true, strikesLast: true });
    expect(strikeOrder([great, striker('other', { initiative: 1 })])).toEqual([
      ['other'],
      ['great'],
    ]);
  });

  test('equals are together, to be rolled off', () => {
    expect(
      strikeOrder([striker('a', {}), striker('b', {}), striker('c', { initiative: 2 })]),
    ).toEqual([['a', 'b'], ['c']]);
  });

  test('everyone strikes exactly once, in the same order however they are listed', () => {
    const anyone = fc.record({
      id: fc.uuid(),
      initiative: fc.integer({ min: 1, max: 4 }),
      charged: fc.boolean(),
      strikesFirst: fc.boolean(),
      strikesLast: fc.boolean(),
      stoodUp: fc.boolean(),
    });
    const named = (groups: readonly (readonly string[])[]) =>
      groups.map((group) => [...group].sort());
    fc.assert(
      fc.property(fc.uniqueArray(anyone, { selector: (one) => one.id }), (strikers) => {
        const order = strikeOrder(strikers);
        expect(order.flat().sort()).toEqual(strikers.map((one) => one.id).sort());
        expect(named(strikeOrder(strikers.toReversed()))).toEqual(named(order));
      }),
    );
  });

  function striker(id: string, facts: Partial<Striker>): Striker {
    return {
      id,
      initiative: 3,
      charged: false,
      strikesFirst: false,
      strikesLast: false,
      stoodUp: false,
      ...facts,
    };
  }
});
