import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compare, fraction, ONE } from '#rules/dice/fraction.ts';
import { type AttackRules, attack, attackChances } from '#rules/systems/combat-dice/attack.ts';
import { total } from '../../../support/fractions.ts';
import { runs } from '../../../support/share.ts';

const USUAL: AttackRules = { criticalScope: 'attack', armour: 'absorbs', threshold: 'equal' };

describe('an attack with combat dice', () => {
  test('the rules’ example: 3, 5, 5 and 6 against defence 4 and armour 2', () => {
    const facts = { dice: [3, 5, 5, 6], defence: 4, armour: 2, longRange: false, rules: USUAL };
    expect(attack(facts)).toEqual({
      hits: 3,
      critical: true,
      cancelled: 0,
      netHits: 3,
      armourAfter: 0,
      damage: 1,
      choosesLocation: true,
    });
  });

  test.each([
    { dice: [1, 4, 4], defence: 4, armour: 0, damage: 1, cancelled: 1, armourAfter: 0 },
    { dice: [1, 1, 4], defence: 4, armour: 0, damage: 0, cancelled: 1, armourAfter: 0 },
    { dice: [1, 6], defence: 4, armour: 0, damage: 1, cancelled: 0, armourAfter: 0 },
    { dice: [4, 5, 5], defence: 4, armour: 2, damage: 1, cancelled: 0, armourAfter: 2 },
    { dice: [6], defence: 9, armour: 3, damage: 0, cancelled: 0, armourAfter: 2 },
  ])('$dice against $defence, armour $armour', ({ dice, defence, armour, ...expected }) => {
    const result = attack({ dice, defence, armour, longRange: false, rules: USUAL });
    expect(result).toMatchObject(expected);
  });

  test('a shot beyond its range cannot choose the location', () => {
    const shot = { dice: [6], defence: 4, armour: 0, longRange: true, rules: USUAL };
    expect(attack(shot)).toMatchObject({ critical: true, choosesLocation: false });
  });

  test('by house rule only sixes are critical, and ones cancel ordinary hits', () => {
    const rules = { ...USUAL, criticalScope: 'dice' } as const;
    const facts = { dice: [1, 5, 5, 6], defence: 4, armour: 1, longRange: false, rules };
    expect(attack(facts)).toMatchObject({ netHits: 2, cancelled: 1, armourAfter: 0, damage: 1 });
  });

  test('by house rule a die equal to the defence misses', () => {
    const rules = { ...USUAL, threshold: 'above' } as const;
    const facts = { dice: [4, 5], defence: 4, armour: 0, longRange: false, rules };
    expect(attack(facts).hits).toBe(1);
  });

  test('by house rule armour is reduced by an ordinary hit that it stops', () => {
    const rules = { ...USUAL, armour: 'wears-out' } as const;
    const facts = { dice: [4, 5], defence: 4, armour: 3, longRange: false, rules };
    expect(attack(facts)).toMatchObject({ damage: 0, armourAfter: 1 });
  });
});

const rules = fc.record({
  criticalScope: fc.constantFrom('attack', 'dice'),
  armour: fc.constantFrom('absorbs', 'wears-out'),
  threshold: fc.constantFrom('equal', 'above'),
});
const situation = fc.record({
  defence: fc.integer({ min: -1, max: 9 }),
  armour: fc.nat({ max: 4 }),
  longRange: fc.boolean(),
  rules,
});

test('armour never falls below zero or rises; damage never exceeds the hits', () => {
  fc.assert(
    fc.property(situation, fc.array(fc.integer({ min: 1, max: 6 })), (facts, dice) => {
      const result = attack({ ...facts, dice });
      expect(result.armourAfter).toBeGreaterThanOrEqual(0);
      expect(result.armourAfter).toBeLessThanOrEqual(facts.armour);
      expect(result.damage).toBeGreaterThanOrEqual(0);
      expect(result.damage).toBeLessThanOrEqual(result.netHits);
    }),
  );
});

describe('the chances of an attack', () => {
  const MOST = 4;

  test('equal a count of all throws', () => {
    fc.assert(
      fc.property(situation, fc.nat({ max: MOST }), (facts, dice) => {
        const throws = everyThrow(dice);
        const chances = attackChances({ ...facts, dice });
        const results = throws.map((thrown) => attack({ ...facts, dice: thrown }));
        for (const [damage, chance] of chances.damage.entries()) {
          const ways = results.filter((result) => result.damage === damage).length;
          expect(chance).toEqual(fraction(ways, throws.length));
        }
        const critical = results.filter((result) => result.critical).length;
        expect(chances.critical).toEqual(fraction(critical, throws.length));
        expect(total(chances.damage)).toEqual(ONE);
      }),
      runs(30),
    );
  });

  test('add up to exactly 1 for any number of dice', () => {
    fc.assert(
      fc.property(situation, fc.nat({ max: 14 }), (facts, dice) => {
        expect(total(attackChances({ ...facts, dice }).damage)).toEqual(ONE);
      }),
      runs(20),
    );
  });

  test('of a critical rise with every die', () => {
    const facts = { defence: 4, armour: 1, longRange: false, rules: USUAL };
    for (let dice = 0; dice < 10; dice += 1) {
      const fewer = attackChances({ ...facts, dice }).critical;
      const more = attackChances({ ...facts, dice: dice + 1 }).critical;
      expect(compare(more, fewer)).toBeGreaterThan(0);
    }
  });
});

function everyThrow(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const faces = [1, 2, 3, 4, 5, 6];
  return everyThrow(count - 1).flatMap((before) => faces.map((face) => [...before, face]));
}
