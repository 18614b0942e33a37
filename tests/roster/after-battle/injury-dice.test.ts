import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readInjury } from '#roster/after-battle/injury-dice.ts';
import type { InjuryTable } from '#rules/contract/after-battle.ts';
import { system } from '#rules/systems/mordheim/index.ts';

// Serious injury dice in order, as players tap them.

function tableOf(role: string): InjuryTable {
  const found = system.afterBattle?.injuries.find(
    ({ roles, profiles }) => profiles === null && roles.includes(role),
  );
  if (found === undefined) throw new Error(`no table for ${role}`);
  return found;
}

const HERO = tableOf('hero');
const HENCHMAN = tableOf('henchman');

function come(table: InjuryTable, ...dice: readonly number[]) {
  const { results, next } = readInjury(table, dice);
  return { results: results.map(({ id }) => id), next: next?.asked.said.what ?? null };
}

describe('the table of heroes', () => {
  test('has exactly one row for every result of two dice', () => {
    const faces = [1, 2, 3, 4, 5, 6];
    for (const total of faces.flatMap((tens) => faces.map((ones) => tens * 10 + ones))) {
      const rows = HERO.rows.filter(({ on: [from, to] }) => total >= from && total <= to);
      expect([total, rows.length]).toEqual([total, 1]);
    }
  });

  test.each([
    [11, 'dead'],
    [15, 'dead'],
    [22, 'leg-wound'],
    [26, 'chest-wound'],
    [31, 'blinded-eye'],
    [32, 'old-wound'],
    [33, 'nervous'],
    [34, 'hand-wound'],
    [36, 'robbed'],
    [41, 'full-recovery'],
    [55, 'full-recovery'],
    [61, 'captured'],
    [62, 'hardened'],
    [63, 'hardened'],
    [64, 'horrible-scars'],
    [66, 'against-odds'],
  ])('%i is %s', (total, id) => {
    expect(come(HERO, Math.floor(total / 10), total % 10)).toEqual({ results: [id], next: null });
  });

  test.each([
    ['arm-lost', [2, 3, 1]],
    ['arm-sore', [2, 3, 2]],
    ['madness-stupidity', [2, 4, 3]],
    ['madness-frenzy', [2, 4, 4]],
    ['leg-lame', [2, 5, 1]],
    ['leg-sore', [2, 5, 6]],
    ['enmity-foe', [5, 6, 3]],
    ['enmity-leader', [5, 6, 4]],
    ['enmity-warband', [5, 6, 5]],
    ['enmity-kind', [5, 6, 6]],
    ['deep-wound-1', [3, 5, 2]],
    ['deep-wound-2', [3, 5, 3]],
    ['deep-wound-3', [3, 5, 5]],
  ])('%s requires a third die', (id, dice) => {
    expect(come(HERO, ...dice.slice(0, 2))).toEqual({ results: [], next: 'further' });
    expect(come(HERO, ...dice)).toEqual({ results: [id], next: null });
  });

  test('asks for the tens, then for ones that show every face’s result', () => {
    expect(come(HERO).next).toBe('tens');
    const { next } = readInjury(HERO, [5]);
    expect(next?.asked.said.what).toBe('ones');
    expect(next?.asked.said.faces.map((face) => face?.row.id)).toEqual([
      ...Array.from({ length: 5 }, () => 'full-recovery'),
      'bitter-enmity',
    ]);
  });

  test('pit fight: players say who wins, and the loser rolls from 11 to 35', () => {
    expect(come(HERO, 6, 5)).toEqual({ results: [], next: 'choice' });
    expect(come(HERO, 6, 5, 1)).toEqual({ results: ['pits-won'], next: null });
    expect(come(HERO, 6, 5, 2)).toEqual({ results: ['pits-lost'], next: 'tens' });
    expect(come(HERO, 6, 5, 2, 2, 2)).toEqual({ results: ['pits-lost', 'leg-wound'], next: null });
    // Results such as full recovery and robbery do not count.
    expect(come(HERO, 6, 5, 2, 4, 4)).toEqual({ results: ['pits-lost'], next: 'tens' });
    const ones = readInjury(HERO, [6, 5, 2, 3]).next?.asked.said.faces.map(
      (face) => face?.notAgain,
    );
    expect(ones).toEqual([false, false, false, false, false, true]);
    // Multiple injuries that contain a pit fight: then any injury counts again.
    expect(come(HERO, 6, 5, 2, 2, 1, 1, 6, 4)).toEqual({
      results: ['pits-lost', 'horrible-scars'],
      next: null,
    });
  });

  test('multiple injuries: a die gives the number, and results that would end him are rerolled', () => {
    expect(come(HERO, 1, 6)).toEqual({ results: [], next: 'count' });
    expect(come(HERO, 2, 1, 2)).toEqual({ results: [], next: 'tens' });
    // Dead, captured and multiple injuries are rerolled.
    const dice = [1, 6, 2, 1, 1, 2, 2, 6, 1, 1, 6, 2, 3];
    expect(come(HERO, ...dice)).toEqual({ results: ['leg-wound'], next: 'further' });
    expect(come(HERO, ...dice, 1)).toEqual({ results: ['leg-wound', 'arm-lost'], next: null });
    expect(readInjury(HERO, [1, 6, 2, 1]).next?.asked.said.faces[0]).toMatchObject({
      notAgain: true,
    });
    expect(readInjury(HERO, [1]).next?.asked.said.faces[0]).toMatchObject({ notAgain: false });
    expect(readInjury(HERO, dice).next?.asked.said.roll).toEqual({ number: 2, of: 2 });
  });
});

test('everyone else survives or dies by a single die', () => {
  expect(come(HENCHMAN).next).toBe('only');
  expect([1, 2, 3, 4, 5, 6].map((value) => come(HENCHMAN, value).results[0])).toEqual([
    'dead',
    'dead',
    'alive',
    'alive',
    'alive',
    'alive',
  ]);
});

test('any dice end in a result or ask for one more', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 60 }), (dice) => {
      const whole = readInjury(HERO, dice);
      const used = dice.findIndex((_, at) => readInjury(HERO, dice.slice(0, at)).next === null);
      // Dice after the last one requested change nothing.
      if (used >= 0) expect(readInjury(HERO, dice.slice(0, used))).toEqual(whole);
      else expect(dice.length === 0 || whole.next !== null || whole.results.length > 0).toBe(true);
    }),
  );
});
