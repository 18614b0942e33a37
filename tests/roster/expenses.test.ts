import { describe, expect, it } from 'vitest';
import { addMember, setCount, setExperience, setTrait } from '#roster/edit.ts';
import { expensesSince, recruitCost, worthAfterGift, worthOf } from '#roster/expenses.ts';
import { mergeGroups, promote, splitGroup } from '#roster/groups.ts';
import { duplicateMember, removeMember } from '#roster/lineup.ts';
import { giveItem } from '#roster/stash.ts';
import type { Warband } from '#roster/warband.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { warbandOf } from '../support/warbands.ts';

const MORE = { id: 'm-new', name: 'Neuf' } as const;

/** Swords for three experienced warriors; two others have nothing. */
const START = setExperience(
  setTrait(
    {
      ...warbandOf('reikland', [
        ['reikland/captain', 'Ulrich'],
        ['reikland/warrior', 'Lames', 3],
        ['reikland/warrior', 'Piques', 2],
      ]),
      battles: 2,
    },
    'm-2',
    'sword',
    true,
  ),
  'm-2',
  2,
);

const costOf = (after: Warband) => expensesSince(worthOf(START, system), after, system).gold;

describe('expenses', () => {
  it.each<[string, number, Warband]>([
    ['nothing', 0, START],
    ['a recruit', 15, addMember(START, system, 'reikland/youngblood', MORE)],
    ['one more of a group without experience', 25, setCount(START, 'm-3', 3)],
    ['one more of a group with a sword and two points', 25 + 10 + 4, setCount(START, 'm-2', 4)],
    ['two more of it', 78, setCount(START, 'm-2', 5)],
    ['a helmet each', 30, setTrait(START, 'm-2', 'helmet', true)],
    ['a thing taken off', 0, setTrait(START, 'm-2', 'sword', null)],
    ['a thing without a price', 0, setTrait(START, 'm-2', 'elven-cloak', true)],
    ['somebody who is gone', 0, removeMember(START, 'm-2')],
    ['the same group again', 105, duplicateMember(START, system, 'm-2', 'm-new')],
    ['experience set right', 0, setExperience(START, 'm-2', 9)],
  ])('for %s: %i', (_, gold, after) => {
    expect(costOf(after)).toBe(gold);
  });

  it('are zero for splits, merges, promotions and passing items on', () => {
    const parted = splitGroup(START, system, 'm-2', { count: 1, name: '', id: 'm-new' });
    const joined = mergeGroups(START, system, 'm-3', 'm-2');
    const risen = promote(START, system, 'm-2', { index: 0, id: 'm-new' });
    const handed = setTrait(setTrait(START, 'm-2', 'sword', null), 'm-3', 'sword', true);
    expect([parted, joined, risen, handed].map(costOf)).toEqual([0, 0, 0, 0]);
  });

  it('of a group joined by veterans and a recruit include the recruit only', () => {
    const joined = setCount(mergeGroups(START, system, 'm-2', 'm-3'), 'm-2', 6);
    // The veterans of the other group need swords as well.
    expect(costOf(joined)).toBe(25 + 3 * 10 + 4);
  });

  it('are not reduced by a loss', () => {
    const after = addMember(removeMember(START, 'm-2'), system, 'reikland/marksman', MORE);
    expect(costOf(after)).toBe(25);
  });

  it('separate the part paid for experience', () => {
    const expenses = expensesSince(worthOf(START, system), setCount(START, 'm-2', 4), system);
    expect(expenses).toEqual({ gold: 39, forExperience: 4 });
    const [, blades] = START.members;
    expect(blades && recruitCost(blades, START, system)).toEqual({ gold: 39, forExperience: 4 });
  });

  it('include no surcharge in a game without one', () => {
    const plain = { ...system, recruits: null };
    const expenses = expensesSince(worthOf(START, plain), setCount(START, 'm-2', 4), plain);
    expect(expenses).toEqual({ gold: 35, forExperience: 0 });
  });

  it('leave out items from the chest, given before or after a purchase', () => {
    const rich = { ...START, stash: { helmet: 1, shield: 1 } };
    const bought = setTrait(rich, 'm-1', 'sword', true);
    const given = giveItem(bought, system, 'helmet', 'm-1');
    expect(given).not.toBe(bought);
    const worth = worthAfterGift(worthOf(rich, system), bought, given, system);
    expect(expensesSince(worth, given, system).gold).toBe(10);
    expect(expensesSince(worth, setTrait(given, 'm-3', 'helmet', true), system).gold).toBe(30);
    // Taken off again, it is an ordinary helmet that must be bought.
    const other = setTrait(setTrait(given, 'm-1', 'helmet', null), 'm-3', 'helmet', true);
    expect(expensesSince(worth, other, system).gold).toBe(20);
  });

  it('use the prices after the first battle, also while that battle is recorded', () => {
    const dwarfs = setTrait(
      warbandOf('dwarfs', [['dwarfs/noble', 'T']]),
      'm-1',
      'armour',
      'gromril',
    );
    const later = { ...dwarfs, battles: 1 };
    expect(expensesSince(worthOf(dwarfs, system), later, system).gold).toBe(0);
    const second = duplicateMember(later, system, 'm-1', 'm-new');
    expect(expensesSince(worthOf(dwarfs, system), second, system).gold).toBe(85 + 150);
  });
});
