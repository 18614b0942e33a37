import { describe, expect, it } from 'vitest';
import { goldCost } from '#roster/cost.ts';
import { setExperience, setTrait } from '#roster/edit.ts';
import { memberRating, warbandRating } from '#roster/rating.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { emptyWarband, warbandOf } from '../support/warbands.ts';

describe('the rating of a warband', () => {
  it('is five points per model plus all experience', () => {
    const warband = warbandOf('reikland', [
      ['reikland/captain', 'Ulrich'],
      ['reikland/youngblood', 'Klaus'],
      ['reikland/warrior', 'Guerrier', 3],
    ]);
    expect(warbandRating(warband, system)).toBe(25 + 5 + 15);
    expect(warbandRating(setExperience(warband, 'm-3', 2), system)).toBe(25 + 5 + 3 * 7);
  });

  it.each([
    { profileId: 'skaven/rat-ogre', points: 20 },
    { profileId: 'extras/pit-fighter', points: 22 },
    { profileId: 'extras/ogre-bodyguard', points: 25 },
    { profileId: 'extras/halfling-scout', points: 5 },
    { profileId: 'skaven/giant-rat', points: 5 },
  ])('counts $points for $profileId', ({ profileId, points }) => {
    const [member] = warbandOf('skaven', [[profileId, 'Lui']]).members;
    const { campaign } = system;
    expect(member && campaign && memberRating(member, campaign)).toBe(points);
  });

  it('is zero for an empty warband', () => {
    expect(warbandRating(emptyWarband('skaven'), system)).toBe(0);
  });
});

describe('the hiring cost', () => {
  it('sums the catalogue’s prices, and nothing for what is not for sale', () => {
    const warband = warbandOf('skaven', [
      ['skaven/assassin-adept', 'Tarsik'],
      ['skaven/verminkin', 'Vermineux', 4],
      ['skaven/rat-ogre', 'Broyeur'],
      ['extras/wardog', 'Chien', 2],
    ]);
    expect(goldCost(warband, system)).toBe(60 + 4 * 20 + 210);
  });

  it('includes each model’s equipment beyond its profile’s', () => {
    const warband = warbandOf('reikland', [
      ['reikland/captain', 'Ulrich'],
      ['reikland/warrior', 'Lames', 3],
    ]);
    const armed = setTrait(
      setTrait(setTrait(warband, 'm-2', 'sword', true), 'm-2', 'dagger', true),
      'm-1',
      'armour',
      'light',
    );
    expect(goldCost(armed, system)).toBe(60 + 20 + 3 * (25 + 10));
  });

  it('is absent, like the rating, in a game without campaigns', () => {
    const warband = warbandOf('skaven', [['skaven/rat-ogre', 'Broyeur']]);
    const single = { ...system, campaign: null };
    expect([goldCost(warband, single), warbandRating(warband, single)]).toEqual([null, null]);
  });
});
