import { describe, expect, it } from 'vitest';
import { setExperience, setRole, setTrait } from '#roster/edit.ts';
import { boxesAround, experienceTrack } from '#roster/experience.ts';
import type { Member, Warband } from '#roster/warband.ts';
import { advances } from '#rules/systems/mordheim/advances.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { system as warhammerSkirmish } from '#rules/systems/warhammer-skirmish/index.ts';
import { warbandOf } from '../support/warbands.ts';

const HEROES = advances().byRole['hero'] ?? [];
const HENCHMEN = advances().byRole['henchman'] ?? [];

describe('the experience track', () => {
  it.each<[string, number, { start: number; due: number; next: number | null }]>([
    ['reikland/captain', 20, { start: 20, due: 0, next: 24 }],
    ['reikland/captain', 23, { start: 20, due: 0, next: 24 }],
    ['reikland/captain', 24, { start: 20, due: 1, next: 28 }],
    ['reikland/champion', 12, { start: 8, due: 1, next: 14 }],
    ['reikland/youngblood', 8, { start: 0, due: 4, next: 11 }],
    ['reikland/youngblood', 89, { start: 0, due: 20, next: 90 }],
    ['reikland/youngblood', 120, { start: 0, due: 21, next: null }],
    ['reikland/warrior', 1, { start: 0, due: 0, next: 2 }],
    ['reikland/warrior', 9, { start: 0, due: 3, next: 14 }],
    ['reikland/warrior', 14, { start: 0, due: 4, next: null }],
    ['extras/pit-fighter', 5, { start: 0, due: 2, next: 9 }],
    // His points were reduced: he keeps the advances he started with, and the next is the one after.
    ['reikland/captain', 3, { start: 20, due: 0, next: 24 }],
  ])('of %s with %i points', (profileId, points, expected) => {
    expect(
      experienceTrack(only(setExperience(one(profileId), 'm-1', points)), system),
    ).toMatchObject(expected);
  });

  it.each(['undead/zombie', 'skaven/giant-rat', 'skaven/rat-ogre', 'lizardmen/kroxigor'])(
    'does not exist for %s, who gains no experience',
    (profileId) => {
      expect(experienceTrack(only(one(profileId)), system)).toBeNull();
    },
  );

  it('has growing gaps between advances', () => {
    const gaps = (steps: readonly number[]) =>
      steps.map((at, index) => at - (steps[index - 1] ?? 0));
    const apart = [2, 3, 4, 5, 6, 7].flatMap((gap) =>
      Array.from({ length: gap < 5 ? 4 : 3 }, () => gap),
    );
    expect(gaps(HEROES)).toEqual(apart);
    expect(gaps(HENCHMEN)).toEqual([2, 3, 4, 5]);
    expect(advances().byRole['hired-sword']).toEqual(HENCHMEN);
  });

  it('depends on the present role', () => {
    const risen = setRole(setExperience(one('reikland/warrior'), 'm-1', 5), 'm-1', 'hero');
    expect(experienceTrack(only(risen), system)).toMatchObject({ steps: HEROES, due: 2, next: 6 });
    const dulled = setTrait(risen, 'm-1', 'no-experience', true);
    expect(experienceTrack(only(dulled), system)).toBeNull();
  });

  it('starts at zero without a profile, and does not exist in other games', () => {
    const free = { ...only(setExperience(one('reikland/champion'), 'm-1', 4)), profileId: '' };
    expect(experienceTrack(free, system)).toMatchObject({ start: 0, due: 2 });
    expect(experienceTrack(free, warhammerSkirmish)).toBeNull();
  });
});

describe('the boxes shown', () => {
  it.each([
    [0, { from: 1, to: 21 }],
    [19, { from: 4, to: 24 }],
    [20, { from: 8, to: 28 }],
    [60, { from: 49, to: 69 }],
    [83, { from: 70, to: 90 }],
    [200, { from: 70, to: 90 }],
  ])('of a hero with %i points are a part of his track', (points, range) => {
    expect(boxesAround(points, HEROES)).toEqual(range);
  });

  it('of a henchman are the whole track', () => {
    for (const points of [0, 5, 14, 99]) {
      expect(boxesAround(points, HENCHMEN)).toEqual({ from: 1, to: 14 });
    }
  });
});

function one(profileId: string): Warband {
  return warbandOf(profileId.split('/')[0] ?? '', [[profileId, 'X']]);
}

function only({ members: [member] }: Warband): Member {
  if (member === undefined) throw new Error('nobody');
  return member;
}
