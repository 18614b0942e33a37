import { describe, expect, test } from 'vitest';
import { setRole, setTrait } from '#roster/edit.ts';
import {
  buyItem,
  carriedItems,
  giveItem,
  sellItem,
  storedItems,
  takeItem,
  undoneChestStep,
} from '#roster/stash.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../support/warbands.ts';

function band(stash: Readonly<Record<string, number>>, gold = 0): Warband {
  const made = warbandOf('reikland', [
    ['reikland/captain', 'Ulrich'],
    ['reikland/warrior', 'Lames', 3],
  ]);
  return { ...made, stash, purse: { gold } };
}

describe('the chest', () => {
  test('lists items in the game’s order, with their sale price and who may have them', () => {
    const stored = storedItems(
      band({ 'from-tomorrow': 1, gem: 2, axe: 1, shield: 3, sling: 0 }),
      system,
    );
    expect(stored.map(({ item, resale, takers }) => [item, resale, takers.length])).toEqual([
      ['axe', 2, 1],
      ['shield', 2, 2],
      ['gem', null, 0],
      ['from-tomorrow', null, 0],
    ]);
  });

  test('equips a hero, or a whole group with one each', () => {
    const one = giveItem(band({ 'heavy-armour': 1 }), system, 'heavy-armour', 'm-1');
    expect(one.members[0]?.traits).toHaveProperty('armour', 'heavy');
    expect(one.stash).toEqual({ 'heavy-armour': 0 });
    const all = giveItem(band({ shield: 4 }), system, 'shield', 'm-2');
    expect(all.members[1]?.traits).toHaveProperty('shield', true);
    expect(all.stash).toEqual({ shield: 1 });
    const few = band({ shield: 2 });
    expect(giveItem(few, system, 'shield', 'm-2')).toBe(few);
  });

  test('takes back what a hero or a whole group carries, one each, but no part of a profile', () => {
    const armed = giveItem(
      giveItem(band({ shield: 3, 'heavy-armour': 1 }), system, 'shield', 'm-2'),
      system,
      'heavy-armour',
      'm-1',
    );
    expect(armed.members.map((one) => carriedItems(one, system).map(({ id }) => id))).toEqual([
      ['heavy-armour'],
      ['shield'],
    ]);
    const taken = takeItem(takeItem(armed, system, 'shield', 'm-2'), system, 'heavy-armour', 'm-1');
    expect(taken.stash).toEqual({ shield: 3, 'heavy-armour': 1 });
    expect(taken.members).toEqual(band({}).members);
    // Items that he does not carry, and a member who does not exist.
    for (const [item, id] of [
      ['light-armour', 'm-1'],
      ['shield', 'm-1'],
      ['gem', 'm-1'],
      ['shield', 'm-9'],
    ] as const) {
      expect(takeItem(armed, system, item, id)).toBe(armed);
    }
    const full = { ...armed, stash: { shield: 997 } };
    expect(takeItem(full, system, 'shield', 'm-2')).toBe(full);
  });

  test('names those for whom an item is not meant, and gives it to them all the same', () => {
    const undead = warbandOf('undead', [
      ['undead/vampire', 'Vlad'],
      ['undead/dreg', 'Igor'],
      ['undead/zombie', 'Mort'],
    ]);
    const one = setTrait(undead, 'm-2', 'injury-arm', true);
    const filled = { ...one, stash: { 'dwarf-axe': 1, halberd: 1, 'lucky-charm': 1 } };
    const why = (item: string) =>
      storedItems(filled, system)
        .find((stored) => stored.item === item)
        ?.takers.map(({ member, why: reason }) => [member.name, reason]);
    expect(why('dwarf-axe')?.slice(0, 2)).toEqual([
      ['Vlad', 'warband'],
      ['Igor', 'warband'],
    ]);
    expect(why('halberd')?.slice(0, 2)).toEqual([
      ['Vlad', null],
      ['Igor', 'barred'],
    ]);
    const third = setTrait(setTrait(filled, 'm-1', 'sword', true), 'm-1', 'axe', true);
    const full = storedItems(third, system).find(({ item }) => item === 'halberd');
    expect(full?.takers[0]?.why).toBe('full');
    expect(giveItem(filled, system, 'dwarf-axe', 'm-1').members[0]?.traits).toMatchObject({
      'dwarf-axe': true,
    });
  });

  test('neither gives to nor takes from hired swords and animals', () => {
    const extras = warbandOf('reikland', [
      ['reikland/captain', 'Ulrich'],
      ['extras/pit-fighter', 'Vieux'],
      ['extras/wardog', 'Chien'],
    ]);
    const filled = { ...extras, stash: { sword: 5 } };
    expect(storedItems(filled, system)[0]?.takers.map(({ member }) => member.name)).toEqual([
      'Ulrich',
    ]);
    expect(giveItem(filled, system, 'sword', 'm-3')).toBe(filled);
    const armed = setTrait(filled, 'm-2', 'sword', true);
    expect(armed.members.flatMap((one) => carriedItems(one, system))).toEqual([]);
    expect(takeItem(armed, system, 'sword', 'm-2')).toBe(armed);
  });

  test('is restored by undo, unless it has changed since', () => {
    const before = band({ shield: 3 }, 12);
    const bought = buyItem(before, system, 'sword', 10);
    if (bought === null) throw new Error('not bought');
    const noted = { ...bought, notes: 'Pluie' };
    expect(undoneChestStep(noted, { before, after: bought })).toEqual({
      ...before,
      notes: 'Pluie',
    });
    const given = giveItem(bought, system, 'shield', 'm-2');
    expect(undoneChestStep(given, { before, after: bought })).toBeNull();
    const poor = warbandOf('reikland', []);
    const found = { ...poor, stash: { axe: 1 } };
    expect(undoneChestStep(found, { before: poor, after: found })).toEqual(poor);
  });

  test('never takes what belongs to a profile', () => {
    const hired = warbandOf('reikland', [['extras/freelancer', 'Hans']]);
    const knight = setRole(setTrait(hired, 'm-1', 'sword', true), 'm-1', 'hero');
    expect(knight.members[0]?.traits).toMatchObject({ armour: 'heavy', shield: true });
    expect(knight.members.flatMap((one) => carriedItems(one, system).map(({ id }) => id))).toEqual([
      'sword',
    ]);
    expect(takeItem(knight, system, 'shield', 'm-1')).toBe(knight);
  });

  test('buys what the gold allows, and sells at half price', () => {
    const bought = buyItem(band({ sword: 1 }, 12), system, 'sword', 10);
    expect(bought).toMatchObject({ stash: { sword: 2 }, purse: { gold: 2 } });
    expect(buyItem(band({}, 9), system, 'sword', 10)).toBeNull();
    expect(sellItem(band({ axe: 1 }), system, 'axe')).toMatchObject({
      stash: { axe: 0 },
      purse: { gold: 2 },
    });
    const gems = band({ gem: 1 });
    expect(sellItem(gems, system, 'gem')).toBe(gems);
  });
});
