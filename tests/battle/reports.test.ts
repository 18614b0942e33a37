import { expect, test } from 'vitest';
import { reportsOf } from '#battle/reports.ts';
import type { SideId } from '#rules/contract/ids.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle, type Troop } from '../support/battles.ts';

// What the log of a battle tells of who met whom.

const troop = (name: string, more: Partial<Troop> = {}): Troop => ({
  name,
  warbandId: `w-${name}`,
  fighters: crowd(name, 2),
  ...more,
});

function told(troops: readonly Troop[], winnerId: SideId | null) {
  const over = new TestBattle(system, troops).do({ type: 'end-battle', winnerId });
  return reportsOf(over.state, 7).map(({ between, winner }) =>
    [...between.map(({ name }) => name), winner].join(' '),
  );
}

test('of a battle that goes on it tells nothing', () => {
  expect(reportsOf(new TestBattle(system, [troop('A'), troop('B')]).state, 7)).toEqual([]);
});

test.each([
  { of: 'two sides', troops: [troop('A'), troop('B')], winner: 's-B', says: ['A B w-B'] },
  { of: 'no winner', troops: [troop('A'), troop('B')], winner: null, says: ['A B '] },
  {
    of: 'a side without a warband',
    troops: [troop('A'), { name: 'B', fighters: crowd('B', 2) }],
    winner: 's-A',
    says: [],
  },
  {
    of: 'three sides: between the two beaten ones nobody knows',
    troops: [troop('A'), troop('B'), troop('C')],
    winner: 's-A',
    says: ['A B w-A', 'A C w-A', 'B C '],
  },
  {
    of: 'allies, who do not meet',
    troops: [troop('A', { team: 'a' }), troop('B', { team: 'a' }), troop('C')],
    winner: 's-B',
    says: ['A C w-A', 'B C w-B'],
  },
] as const)('$of', ({ troops, winner, says }) => {
  expect(told(troops, winner)).toEqual(says);
});
