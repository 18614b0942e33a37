import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction, ONE } from '#rules/dice/fraction.ts';
import {
  balance,
  type Circumstances,
  favourable,
  unfavourable,
} from '#rules/systems/colonial/circumstances.ts';
import { moraleRoll, routHexChances } from '#rules/systems/colonial/morale/test.ts';
import { afterLoss, weakenedBy } from '#rules/systems/colonial/unit.ts';
import { total } from '../../../support/fractions.ts';
import { runs } from '../../../support/share.ts';

const PLAIN: Circumstances = {
  losses: 0,
  weakenedFriends: 0,
  artillery: 0,
  strongerEnemies: 0,
  flanked: false,
  behind: false,
  cavalryNear: false,
  steadyFriends: 0,
  leaderHere: false,
  cover: 'none',
  square: false,
  noEnemyNear: false,
  eachBattery: false,
};

describe('the morale table', () => {
  test('has eight lines against the unit and six for it', () => {
    expect(unfavourable(PLAIN)).toHaveLength(8);
    expect(favourable(PLAIN)).toHaveLength(6);
  });

  test.each<[string, Partial<Circumstances>, number, number]>([
    ['two losses', { losses: 2 }, 0, 0],
    ['three losses', { losses: 3 }, 1, 0],
    ['four losses count twice', { losses: 4 }, 2, 0],
    ['an enemy on the flank', { flanked: true }, 1, 0],
    ['an enemy behind counts as on the flank too', { behind: true }, 2, 0],
    ['each weakened friend', { weakenedFriends: 2 }, 2, 0],
    ['two batteries count once', { artillery: 2 }, 1, 0],
    ['two batteries, each counting', { artillery: 2, eachBattery: true }, 2, 0],
    ['each stronger enemy', { strongerEnemies: 3 }, 3, 0],
    ['cavalry', { cavalryNear: true }, 1, 0],
    ['light cover', { cover: 'light' }, 0, 1],
    ['heavy cover counts twice', { cover: 'heavy' }, 0, 2],
    ['square, leader and nobody near', { square: true, leaderHere: true, noEnemyNear: true }, 0, 3],
    ['each steady friend', { steadyFriends: 2 }, 0, 2],
  ])('%s', (_name, facts, against, inFavour) => {
    const sums = balance({ ...PLAIN, ...facts });
    expect(sums).toMatchObject({ unfavourable: against, favourable: inFavour });
    expect(sums.automatic).toBe(against <= inFavour);
    expect(sums.outstanding).toBe(Math.max(0, against - inFavour));
  });
});

describe('the morale roll', () => {
  test('each 4+ is one more circumstance in favour', () => {
    expect(moraleRoll(3, [4, 2, 3])).toEqual({
      successes: 1,
      routHexes: 2,
      passed: false,
      loss: 1,
    });
    expect(moraleRoll(1, [4, 6, 1])).toEqual({
      successes: 2,
      routHexes: 0,
      passed: true,
      loss: 0,
    });
  });

  test('chances equal a count of all throws, and add up to exactly 1', () => {
    fc.assert(
      fc.property(fc.nat({ max: 8 }), fc.nat({ max: 4 }), (outstanding, cohesion) => {
        const throws = everyThrow(cohesion);
        const chances = routHexChances(outstanding, cohesion);
        for (const { hexes, chance } of chances) {
          const ways = throws.filter((dice) => moraleRoll(outstanding, dice).routHexes === hexes);
          expect(chance).toEqual(fraction(ways.length, throws.length));
        }
        expect(total(chances.map(({ chance }) => chance))).toEqual(ONE);
        expect(chances.map(({ hexes }) => hexes)).toEqual(
          chances.map(({ hexes }) => hexes).toSorted((a, b) => a - b),
        );
      }),
      runs(22),
    );
  });
});

describe('losses', () => {
  test('remove the unit at the fifth, and there is no sixth', () => {
    expect(afterLoss(3, 1)).toEqual({ losses: 4, eliminated: false });
    expect(afterLoss(4, 1)).toEqual({ losses: 5, eliminated: true });
    expect(afterLoss(5, 1)).toEqual({ losses: 5, eliminated: true });
  });

  test('weaken it from the third on, from the second, or when players say so', () => {
    expect([1, 2, 3].map((losses) => weakenedBy(losses, '3'))).toEqual([false, false, true]);
    expect([1, 2, 3].map((losses) => weakenedBy(losses, '2'))).toEqual([false, true, true]);
    expect(weakenedBy(5, 'told')).toBeNull();
  });
});

function everyThrow(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const faces = [1, 2, 3, 4, 5, 6];
  return everyThrow(count - 1).flatMap((before) => faces.map((face) => [...before, face]));
}
