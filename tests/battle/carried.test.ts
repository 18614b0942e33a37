import { describe, expect, test } from 'vitest';
import { describe as told } from '#battle/describe.ts';
import { doneThisPhase } from '#battle/selectors.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../support/battles.ts';
import { injuryRolled } from '../support/injuries.ts';

function battle(): TestBattle {
  return new TestBattle(system, [
    { name: 'Reikland', fighters: crowd('Lame', 3, { traits: { 'lucky-charm': true } }) },
    { name: 'Skavens', fighters: crowd('Rat', 3) },
  ]);
}

const LAME = 'f-Lame1';
const REIKLAND = 's-Reikland';

function give(table: TestBattle, count: number, marker = 'Trésor') {
  return table.try({ type: 'count-marker', sideId: REIKLAND, fighterId: LAME, marker, count });
}

describe('markers of the scenario', () => {
  test('are counted by fighter and by side, each for itself', () => {
    const table = battle();
    expect([give(table, 2), give(table, 1, ' Clé ')]).toEqual([null, null]);
    const held = { sideId: REIKLAND, fighterId: null, marker: 'Trésor', count: 3 } as const;
    table.do({ type: 'count-marker', ...held });
    expect(table.fighter('Lame1').carried).toEqual({ Trésor: 2, Clé: 1 });
    expect(table.state.sides[0]?.held).toEqual({ Trésor: 3 });
    give(table, 0);
    expect(table.fighter('Lame1').carried).toEqual({ Clé: 1 });
  });

  test.each([
    ['no-change', { sideId: REIKLAND, fighterId: LAME, marker: 'Trésor', count: 0 }],
    ['empty-name', { sideId: REIKLAND, fighterId: LAME, marker: ' ', count: 1 }],
    ['bad-number', { sideId: REIKLAND, fighterId: LAME, marker: 'Trésor', count: -1 }],
    ['bad-number', { sideId: REIKLAND, fighterId: LAME, marker: 'Trésor', count: 100 }],
    ['unknown-fighter', { sideId: REIKLAND, fighterId: 'f-Rat1', marker: 'Trésor', count: 1 }],
    ['unknown-side', { sideId: 's-Nobody', fighterId: null, marker: 'Trésor', count: 1 }],
  ] as const)('are refused as %s', (code, wrong) => {
    expect(battle().try({ type: 'count-marker', ...wrong })).toBe(code);
  });

  test('are dropped with the very step that puts their bearer out, which says so', () => {
    const table = battle();
    give(table, 2);
    table.set('Lame1', 'stunned');
    expect(table.fighter('Lame1').carried).toEqual({ Trésor: 2 });
    table.set('Lame1', 'out-of-action');
    const entry = table.entries.at(-1);
    expect(entry?.type === 'StatusSet' && entry.data.changes).toContainEqual({
      kind: 'dropped',
      fighterId: LAME,
      marker: 'Trésor',
      count: 2,
    });
    expect(table.fighter('Lame1').carried).toEqual({});
    table.do({ type: 'undo', back: null });
    expect(table.fighter('Lame1').carried).toEqual({ Trésor: 2 });
  });

  test('are dropped by an injury too, and kept by whoever leaves the table with them', () => {
    const table = battle();
    give(table, 1);
    table.set('Lame1', 'left-table');
    expect(table.fighter('Lame1').carried).toEqual({ Trésor: 1 });
    table.set('Lame1', 'standing');
    table.do({ type: 'lose-wound', fighterId: LAME }).do(injuryRolled(LAME, [6]));
    expect(table.fighter('Lame1')).toMatchObject({ status: 'out-of-action', carried: {} });
  });

  test('are told by their name', () => {
    const table = battle();
    give(table, 2);
    expect(last(table)).toMatchObject({
      code: 'entry.marker-counted',
      params: { name: 'Lame1', marker: 'Trésor', count: 2 },
    });
    expect(doneThisPhase(table.battle.live, table.state, system)).toEqual([]);
  });
});

/** What the log says of the newest step. */
function last(table: TestBattle) {
  const entry = table.entries.at(-1);
  return entry === undefined ? null : told(entry, table.state);
}

describe('what works once', () => {
  test('is used, and not used after all', () => {
    const table = battle();
    const item = { fighterId: LAME, item: 'lucky-charm' } as const;
    table.do({ type: 'use-item', ...item, used: true });
    expect(table.fighter('Lame1').used).toEqual(['lucky-charm']);
    expect(table.try({ type: 'use-item', ...item, used: true })).toBe('no-change');
    table.do({ type: 'use-item', ...item, used: false });
    expect(table.fighter('Lame1').used).toEqual([]);
  });

  test('can only be used by who carries it', () => {
    const item = { fighterId: 'f-Rat1', item: 'lucky-charm', used: true } as const;
    expect(battle().try({ type: 'use-item', ...item })).toBe('not-carried');
  });
});

describe('a prisoner', () => {
  test('is of one side at a time, never of his own, and may go free', () => {
    const table = battle();
    table.do({ type: 'capture', fighterId: LAME, by: 's-Skavens' });
    expect(table.fighter('Lame1').captor).toBe('s-Skavens');
    expect(table.try({ type: 'capture', fighterId: LAME, by: REIKLAND })).toBe('own-side');
    expect(table.try({ type: 'capture', fighterId: LAME, by: 's-Nobody' })).toBe('unknown-side');
    expect(last(table)).toMatchObject({ code: 'entry.captured', params: { side: 'Skavens' } });
    table.do({ type: 'capture', fighterId: LAME, by: null });
    expect(table.fighter('Lame1').captor).toBeNull();
    expect(last(table)).toMatchObject({ code: 'entry.freed', params: { name: 'Lame1' } });
  });
});
