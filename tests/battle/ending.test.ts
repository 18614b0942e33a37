import { describe, expect, test } from 'vitest';
import { departures, takedowns } from '#battle/ending.ts';
import { recordOf } from '#battle/record.ts';
import { journal } from '#battle/selectors.ts';
import type { BattleState } from '#battle/state.ts';
import { keptOfTest } from '#rules/dice/dice.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../support/battles.ts';

const SKAVENS = { name: 'Skavens', fighters: crowd('Rat', 8, { ld: 5 }) };
const ORCS = { name: 'Orques', fighters: crowd('Boy', 5) };
const REIKLAND = {
  name: 'Reikland',
  fighters: [{ name: 'Ulrich', role: 'hero', leader: true, ld: 8 }, ...crowd('Lame', 7)],
};

function battle(): TestBattle {
  return new TestBattle(system, [REIKLAND, SKAVENS, ORCS]);
}

/** Two of eight are out at the beginning of the second round. */
function shaken(): TestBattle {
  const table = battle().set('Lame1', 'out-of-action').set('Lame2', 'out-of-action');
  return table.nextUntil('Reikland', 'recovery');
}

function gone(table: TestBattle) {
  const { state, live } = table.battle;
  return departures(live, state ?? { sides: [] });
}

describe('how sides left', () => {
  test('is told in the order in which they left, with the test and the dice', () => {
    const table = shaken()
      .answer('rout-test', 'Reikland', 'failed', [6, 5])
      .do({ type: 'leave-battle', sideId: 's-Orques', cause: 'gave-up' });
    expect(gone(table)).toMatchObject([
      {
        sideId: 's-Reikland',
        cause: 'rout',
        dice: [6, 5],
        total: 11,
        test: { characteristic: 'Ld', value: 8 },
      },
      { sideId: 's-Orques', cause: 'gave-up', dice: [], total: null, test: null },
    ]);
  });

  test('knows no total where nobody told the dice', () => {
    const [first] = gone(shaken().answer('rout-test', 'Reikland', 'failed'));
    expect(first).toMatchObject({ total: null, test: { value: 8 } });
  });

  test('counts only those who are gone still', () => {
    const table = shaken().answer('rout-test', 'Reikland', 'failed');
    expect(gone(table.do({ type: 'undo', back: null }))).toEqual([]);
  });

  test('tells of somebody who came back and left again how he left last', () => {
    const table = new TestBattle(system, [REIKLAND, SKAVENS])
      .do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' })
      .do({ type: 'reopen-battle' })
      .do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'wiped-out' });
    expect(gone(table).map(({ cause }) => cause)).toEqual(['wiped-out']);
  });
});

// @rule COM-LDTEST
test.each([
  [[6, 5], 11],
  [[6, 2, 4], 6],
  [[3], 3],
])('the dice %j of a test come to %i', (dice, total) => {
  expect(keptOfTest(dice)).toBe(total);
});

describe('who put whom out', () => {
  test('heroes come first, then who put heroes out; whoever is up again does not count', () => {
    const table = battle();
    const credit = (victim: string, by: string) =>
      table
        .set(victim, 'out-of-action')
        .do({ type: 'give-credit', victimId: `f-${victim}`, byId: `f-${by}` });
    credit('Rat1', 'Lame1');
    credit('Ulrich', 'Rat2');
    credit('Rat3', 'Ulrich');
    credit('Rat4', 'Lame2');
    table.set('Rat4', 'standing').set('Rat5', 'out-of-action');
    expect(
      takedowns(table.state, system).map(({ by, victim }) => `${by.label} ${victim.label}`),
    ).toEqual(['Ulrich Rat3', 'Rat2 Ulrich', 'Lame1 Rat1']);
  });
});

describe('the journal', () => {
  test('says with which step the battle was over, and who had won', () => {
    const table = new TestBattle(system, [
      { ...REIKLAND, team: 'a' },
      SKAVENS,
      { ...ORCS, team: 'a' },
    ]).do({ type: 'leave-battle', sideId: 's-Skavens', cause: 'gave-up' });
    const won = journal(table.entries).flatMap(({ items }) => items.map(({ winners }) => winners));
    expect(won).toEqual([null, ['Reikland', 'Orques']]);
  });

  test('says it again when the battle went on and ended otherwise', () => {
    const table = battle()
      .do({ type: 'end-battle', winnerId: 's-Skavens' })
      .do({ type: 'reopen-battle' })
      .do({ type: 'write-note', text: 'Encore un tour' })
      .do({ type: 'end-battle', winnerId: null });
    const won = journal(table.entries).flatMap(({ items }) => items.map(({ winners }) => winners));
    expect(won).toEqual([null, ['Skavens'], null, null, []]);
  });
});

describe('the record of a warband', () => {
  const fought = (winner: 's-Reikland' | 's-Skavens' | null): BattleState => {
    const { state } = battle().do({ type: 'end-battle', winnerId: winner });
    const sides = state.sides.map((side) =>
      side.id === 's-Reikland' ? { ...side, warbandId: 'w-corbeaux' as const } : side,
    );
    return { ...state, sides };
  };

  test('counts the battles that are over, and those won', () => {
    const all = [fought('s-Reikland'), fought('s-Skavens'), fought(null), fought('s-Reikland')];
    expect(recordOf(all, 'w-corbeaux')).toEqual({ battles: 4, won: 2 });
    expect(recordOf(all, 'w-nobody')).toEqual({ battles: 0, won: 0 });
    expect(recordOf([{ ...fought(null), ended: false }], 'w-corbeaux').battles).toBe(0);
  });
});
