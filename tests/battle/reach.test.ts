import { expect, test } from 'vitest';
import { describe as said } from '#battle/describe.ts';
import { allWithinReach, reachable } from '#battle/reach.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../support/battles.ts';

/** The captain, two champions and three warriors, one of whom is out of action, against a rat. */
function battle(): TestBattle {
  const fighters = [
    { name: 'Ulrich', leader: true, role: 'hero' },
    { name: 'Otto' },
    ...crowd('Lame', 3),
  ] as const;
  return new TestBattle(system, [
    { name: 'Reikland', fighters },
    { name: 'Skavens', fighters: [{ name: 'Rat' }] },
  ]).set('Lame3', 'out-of-action');
}

const near = ({ state }: TestBattle) =>
  Object.values(state.fighters)
    .filter(({ flags }) => flags['near-leader'] !== undefined)
    .map(({ label }) => label);

const all = { type: 'set-reach', sideId: 's-Reikland', within: true } as const;
const nobody = { ...all, within: false } as const;

test('all on the table but the leader are set within his reach, and taken out of it, in one step each', () => {
  const table = battle();
  expect(reachable(table.state, system, 's-Reikland').map(({ label }) => label)).toEqual([
    'Otto',
    'Lame1',
    'Lame2',
  ]);
  expect(allWithinReach(table.state, system, 's-Reikland')).toBe(false);
  table.do(all);
  expect(near(table)).toEqual(['Otto', 'Lame1', 'Lame2']);
  expect(allWithinReach(table.state, system, 's-Reikland')).toBe(true);
  expect(table.try(all)).toBe('no-change');
  table.do(nobody);
  expect(near(table)).toEqual([]);
  table.do({ type: 'undo', back: null });
  expect(near(table)).toEqual(['Otto', 'Lame1', 'Lame2']);
});

test('undone, whoever was within reach before still is', () => {
  const table = battle();
  table.do({ type: 'set-flag', fighterId: 'f-Otto', flag: 'near-leader', value: true }).do(all);
  const newest = table.entries.at(-1);
  expect(newest?.type === 'ReachSet' && newest.data.changes).toHaveLength(2);
  table.do({ type: 'undo', back: null });
  expect(near(table)).toEqual(['Otto']);
});

test('one side says so, and no other has changed', () => {
  const table = battle().do(all);
  const newest = table.entries.at(-1);
  expect(newest === undefined ? null : said(newest, table.state)).toEqual({
    code: 'entry.reach-all',
    params: { system: 'mordheim', side: 'Reikland' },
  });
  expect(allWithinReach(table.state, system, 's-Skavens')).toBe(false);
});

test('a side that is not there, and one without anybody to reach, are refused', () => {
  const table = battle().set('Rat', 'out-of-action');
  expect(table.try({ ...all, sideId: 's-Nains' })).toBe('unknown-side');
  expect(table.try({ ...all, sideId: 's-Skavens' })).toBe('no-change');
});
