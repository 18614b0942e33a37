import { describe, expect, it } from 'vitest';
import { setTrait } from '#roster/edit.ts';
import { gearCost, gearPrice, isGear, usualGear } from '#roster/gear.ts';
import type { Member, Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../support/warbands.ts';

const WARBAND = warbandOf('reikland', [
  ['reikland/captain', 'Ulrich'],
  ['reikland/warrior', 'Lames', 3],
  ['reikland/warrior', 'Piques', 2],
]);

describe('the price of a piece of equipment', () => {
  it.each([
    { trait: 'sword', value: true, gold: 10 },
    { trait: 'armour', value: 'light', gold: 20 },
    { trait: 'armour', value: 'gromril', gold: 150 },
    // A word of the player's own.
    { trait: 'armour', value: 'quilted', gold: null },
    { trait: 'dagger', value: true, gold: null },
    { trait: 'causes-fear', value: true, gold: null },
  ] as const)('$trait $value: $gold', ({ trait, value, gold }) => {
    expect(gearPrice(trait, value, system)).toBe(gold);
  });

  it('is none in a game where nothing is sold', () => {
    expect(gearPrice('sword', true, { campaign: null })).toBeNull();
    expect(isGear({ group: 'weapons' }, { campaign: null })).toBe(false);
  });

  it('is known of nothing but equipment', () => {
    const gear = system.traits.filter((row) => isGear(row, system)).map(({ id }) => id);
    expect(
      Object.keys(system.campaign?.gear.prices ?? {}).filter((id) => !gear.includes(id)),
    ).toEqual([]);
  });
});

describe('what a member is likely to carry', () => {
  it('is the usual, before anybody carries anything', () => {
    expect(usualGear(WARBAND, memberOf(WARBAND, 'm-2'), system)).toEqual(
      system.campaign?.gear.usual,
    );
  });

  it('begins with what others of his profile carry, and not with what they are', () => {
    const armed = ['halberd', 'flail', 'frenzy'].reduce(
      (now, trait) => setTrait(now, 'm-3', trait, true),
      WARBAND,
    );
    const usual = usualGear(armed, memberOf(armed, 'm-2'), system);
    expect(usual.slice(0, 2)).toEqual(['halberd', 'flail']);
    expect(usual.filter((trait) => trait === 'halberd')).toHaveLength(1);
    expect(usual).not.toContain('frenzy');
    expect(usualGear(armed, memberOf(armed, 'm-1'), system)).not.toContain('flail');
  });
});

it('what a profile brings costs nothing', () => {
  const [member] = warbandOf('skaven', [['skaven/rat-ogre', 'Broyeur']]).members;
  expect(member && gearCost(member, system)).toBe(0);
});

function memberOf({ members }: Warband, wanted: string): Member {
  const member = members.find(({ id }) => id === wanted);
  if (member === undefined) throw new Error(`There is no ${wanted}.`);
  return member;
}
