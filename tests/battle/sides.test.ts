import { describe, expect, test } from 'vitest';
import {
  contenders,
  isLimitReached,
  playingSides,
  sidesLeftThisTurn,
  winnersOf,
} from '#battle/sides.ts';
import { nextPosition } from '#battle/turn.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../support/battles.ts';

/** Four sides, the first and the third allied. */
const battle = () =>
  new TestBattle(system, [
    { name: 'Reikland', team: 'a', fighters: crowd('Lame', 4) },
    { name: 'Skavens', fighters: crowd('Rat', 4) },
    { name: 'Nains', team: 'a', fighters: crowd('Nain', 4) },
    { name: 'Orques', fighters: crowd('Boy', 4) },
  ]);

const leave = (table: TestBattle, ...names: readonly string[]) => {
  for (const name of names) {
    table.do({ type: 'leave-battle', sideId: `s-${name}`, cause: 'gave-up' });
  }
  return table;
};

describe('who has won', () => {
  test('is nobody while the battle lasts, and after a draw', () => {
    expect(winnersOf(battle().state)).toEqual([]);
    const drawn = battle().do({ type: 'end-battle', winnerId: null });
    expect(winnersOf(drawn.state)).toEqual([]);
  });

  test('is the last side on the table', () => {
    const { state } = leave(battle(), 'Reikland', 'Skavens', 'Nains');
    expect(winnersOf(state).map(({ name }) => name)).toEqual(['Orques']);
  });

  test('is every ally who has stayed', () => {
    const both = leave(battle(), 'Skavens', 'Orques');
    expect(winnersOf(both.state).map(({ name }) => name)).toEqual(['Reikland', 'Nains']);
    const one = leave(battle(), 'Skavens', 'Reikland', 'Orques');
    expect(winnersOf(one.state).map(({ name }) => name)).toEqual(['Nains']);
  });
});

describe('who can win', () => {
  const named = (table: TestBattle) =>
    contenders(table.state).map(({ playing, sides }) => [
      playing,
      ...sides.map(({ name }) => name),
    ]);

  test('is each side alone, and allies together', () => {
    expect(named(battle())).toEqual([
      [true, 'Reikland', 'Nains'],
      [true, 'Skavens'],
      [true, 'Orques'],
    ]);
  });

  test('is told without those who have left, but a side that is all gone comes last', () => {
    expect(named(leave(battle(), 'Reikland', 'Skavens'))).toEqual([
      [true, 'Nains'],
      [true, 'Orques'],
      [false, 'Skavens'],
    ]);
  });
});

describe('sides that have just left', () => {
  test('are those of this player turn, not of the turns before', () => {
    const table = leave(battle(), 'Nains');
    const left = () => sidesLeftThisTurn(table.battle.live, table.state);
    expect(left()).toEqual(['s-Nains']);
    expect(playingSides(table.state).map(({ name }) => name)).toEqual([
      'Reikland',
      'Skavens',
      'Orques',
    ]);
    table.next();
    expect(left()).toEqual(['s-Nains']);
    table.nextUntil('Skavens', 'recovery');
    expect(left()).toEqual([]);
    leave(table, 'Skavens');
    expect(left()).toEqual(['s-Skavens']);
    table.do({ type: 'undo', back: null });
    expect(left()).toEqual([]);
  });
});

describe('the agreed number of rounds', () => {
  const limited = (roundLimit: number | null) => {
    const table = battle();
    const reached = () => {
      const state = { ...table.state, roundLimit };
      return isLimitReached(state, nextPosition(state, system));
    };
    return { table, reached };
  };

  test('is reached in the last phase of the last side’s turn, and not a turn earlier', () => {
    const { table, reached } = limited(1);
    table.nextUntil('Nains', 'close-combat');
    expect(reached()).toBe(false);
    table.nextUntil('Orques', 'shooting');
    expect(reached()).toBe(false);
    table.next();
    expect(reached()).toBe(true);
  });

  test('is told again at the end of every round that is played beyond it', () => {
    const { table, reached } = limited(1);
    table.nextUntil('Orques', 'close-combat').next();
    expect(reached()).toBe(false);
    table.nextUntil('Orques', 'close-combat');
    expect(reached()).toBe(true);
  });

  test('looks to the last side that is still there', () => {
    const { table, reached } = limited(1);
    table.nextUntil('Nains', 'recovery');
    leave(table, 'Orques');
    table.nextUntil('Nains', 'close-combat');
    expect(reached()).toBe(true);
  });

  test('is never reached when there is none', () => {
    const { table, reached } = limited(null);
    table.nextUntil('Orques', 'close-combat');
    expect(reached()).toBe(false);
  });
});
