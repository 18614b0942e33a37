import { describe, expect, it } from 'vitest';
import { setTrait } from '#roster/edit.ts';
import { buyerIn, gearCost, gearPrice, isGear, priceOn, usualGear } from '#roster/gear.ts';
import type { Member, Warband } from '#roster/warband.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../support/warbands.ts';

const WARBAND = warbandOf('reikland', [
  ['reikland/captain', 'Ulrich'],
  ['reikland/warrior', 'Lames', 3],
  ['reikland/warrior', 'Piques', 2],
]);

describe('the price of an item', () => {
  it.each([
    { trait: 'sword', value: true, gold: 10 },
    { trait: 'armour', value: 'light', gold: 20 },
    { trait: 'armour', value: 'gromril', gold: 150 },
    // An item typed by the player.
    { trait: 'armour', value: 'quilted', gold: null },
    { trait: 'dagger', value: true, gold: null },
    { trait: 'causes-fear', value: true, gold: null },
  ] as const)('$trait $value: $gold', ({ trait, value, gold }) => {
    expect(gearPrice(trait, value, system, null)).toBe(gold);
  });

  it('does not exist in a game without trade', () => {
    expect(gearPrice('sword', true, { gear: null }, null)).toBeNull();
    expect(isGear({ kind: 'possession' }, { gear: null })).toBe(false);
  });

  it('is known for equipment only', () => {
    const gear = system.traits.filter((row) => isGear(row, system)).map(({ id }) => id);
    const owned = system.gear?.items.flatMap(({ trait }) => trait ?? []) ?? [];
    expect(owned.filter((id) => !gear.includes(id))).toEqual([]);
  });
});

describe('the price on a profile’s list', () => {
  it.each([
    ['possessed/magister', 'bow', true, 15, 15],
    ['possessed/darksoul', 'flail', true, 15, 15],
    ['carnival/brute', 'flail', true, 10, 10],
    ['lizardmen/saurus', 'armour', 'light', 50, 50],
    ['lizardmen/saurus', 'shield', true, 5, 5],
    ['orcs/goblin', 'mad-cap-mushrooms', true, 25, 25],
    ['orcs/boy', 'mad-cap-mushrooms', true, null, null],
    // After the first battle, rare items must be found first.
    ['dwarfs/noble', 'armour', 'gromril', 75, 150],
    ['dwarfs/engineer', 'armour', 'gromril', 150, 150],
    ['dwarfs/noble', 'armour', 'heavy', 50, 50],
    ['reikland/captain', 'brace-of-duelling-pistols', true, 50, 60],
    ['reikland/marksman', 'duelling-pistol', true, 30, 30],
    ['averland/bergjaeger', 'hunting-arrows', true, 35, null],
    ['', 'bow', true, 10, 10],
  ] as const)('%s pays for %s %s: %s, and later %s', (profileId, trait, value, first, later) => {
    const prices = [0, 1].map((battles) =>
      gearPrice(trait, value, system, buyerIn({ battles }, { profileId })),
    );
    expect(prices).toEqual([first, later]);
  });

  it('is used in the value of his equipment', () => {
    const warband = warbandOf('dwarfs', [['dwarfs/clansman', 'Thorek', 2]]);
    const armed = setTrait(setTrait(warband, 'm-1', 'armour', 'gromril'), 'm-1', 'axe', true);
    const costs = [0, 1].map((battles) => gearCost(memberOf(armed, 'm-1'), { battles }, system));
    expect(costs).toEqual([80, 155]);
  });
});

describe('a gromril weapon', () => {
  const noble = (...gear: readonly string[]) =>
    gear.reduce<Warband>(
      (now, trait) => setTrait(now, 'm-1', trait, true),
      warbandOf('dwarfs', [['dwarfs/noble', 'Thorek']]),
    );
  const costs = (warband: Warband) =>
    [0, 1].map((battles) => gearCost(memberOf(warband, 'm-1'), { battles }, system));

  it.each([
    ['three times as much, and four times after the first battle', ['axe'], [15, 20]],
    ['so for the dearest of several', ['axe', 'dwarf-axe'], [5 + 45, 5 + 60]],
    ['nothing beside a dagger alone', ['dagger'], [0, 0]],
    ['nothing beside what shoots', ['pistol'], [15, 15]],
  ])('costs %s', (_, gear, gold) => {
    expect(costs(noble(...gear, 'gromril-weapon'))).toEqual(gold);
  });

  it('has no price before the weapon is chosen', () => {
    const priceWith = (traits: Flags) => priceOn(traits, 'ithilmar-weapon', true, system, null);
    expect([priceWith({}), priceWith({ sword: true })]).toEqual([null, 20]);
  });
});

it('what a hired sword brings along costs nothing, whatever else he is given', () => {
  const scout = warbandOf('reikland', [['extras/halfling-scout', 'Samson']]);
  const armed = ['bow', 'dagger', 'sword'].reduce(
    (now, id) => setTrait(now, 'm-1', id, true),
    scout,
  );
  expect(gearCost(memberOf(armed, 'm-1'), armed, system)).toBe(10);
});

describe('suggested items for a member', () => {
  it('are the usual ones while nobody carries any', () => {
    expect(usualGear(WARBAND, memberOf(WARBAND, 'm-2'), system)).toEqual(system.gear?.usual);
  });

  it('start with what others of his profile carry, without their innate traits', () => {
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

it('equipment included in a profile costs nothing', () => {
  const warband = warbandOf('skaven', [['skaven/rat-ogre', 'Broyeur']]);
  const [member] = warband.members;
  expect(member && gearCost(member, warband, system)).toBe(0);
});

function memberOf({ members }: Warband, wanted: string): Member {
  const member = members.find(({ id }) => id === wanted);
  if (member === undefined) throw new Error(`There is no ${wanted}.`);
  return member;
}
