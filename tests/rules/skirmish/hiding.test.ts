import { describe, expect, test } from 'vitest';
import type { RuleSystem } from '#rules/contract/system.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { SKIRMISH_GAMES } from './games.ts';

describe.each(SKIRMISH_GAMES)('a hidden fighter in %s', (_id, system) => {
  test('cannot be charged', () => {
    const table = hidden(system).nextUntil('Skavens', 'movement', 'charges');
    expect(table.duty('charge', 'Skavens').action?.targetIds).toEqual(['f-Otto2']);
  });

  test('may run, and is among those who may', () => {
    const table = hidden(system).nextUntil('Reikland', 'movement', 'other-moves');
    expect(table.duty('run', 'Reikland').action?.fighterIds).toContain('f-Otto1');
  });

  test.each(['shoot', 'cast', 'run'])('is revealed when he is said to %s', (action) => {
    const table = hidden(system);
    table.do({ type: 'take-action', action, fighterId: 'f-Otto1', targetId: null });
    expect(hides(table)).toBe(false);
  });

  test('is revealed by a charge', () => {
    expect(hides(hidden(system).charge('Otto1', 'Rat1'))).toBe(false);
  });

  test.each(['stunned', 'fleeing', 'out-of-action', 'left-table'])(
    'is revealed once he is %s',
    (status) => {
      expect(hides(hidden(system).set('Otto1', status))).toBe(false);
    },
  );

  test('stays hidden on the ground, unless the table plays otherwise', () => {
    expect(hides(hidden(system).set('Otto1', 'knocked-down'))).toBe(true);
    const strict = hidden(system, { downedStaysHidden: 'no' });
    expect(hides(strict.set('Otto1', 'knocked-down'))).toBe(false);
  });

  test('still leads, and still keeps a friend company', () => {
    const table = hidden(system);
    expect(system.leaderBubble(table.state, 's-Reikland')?.leaderId).toBe('f-Otto1');
    for (const enemy of ['f-Rat1', 'f-Rat2'] as const) {
      table.do({ type: 'set-contact', a: 'f-Otto2', b: enemy, touching: true });
    }
    table.nextUntil('Reikland', 'close-combat', 'after-blows');
    const offered = table.duty('all-alone', 'Otto2').outcomes.map(({ id }) => id);
    expect(offered).toContain('friend-near');
  });
});

/** Two against two; the first of ours is a leader and hides. */
function hidden(system: RuleSystem, houseRules: Readonly<Record<string, string>> = {}): TestBattle {
  const [first, ...others] = crowd('Otto', 2);
  const leader = { ...first, name: 'Otto1', leader: true };
  return new TestBattle(
    system,
    [
      { name: 'Reikland', fighters: [leader, ...others] },
      { name: 'Skavens', fighters: crowd('Rat', 2) },
    ],
    { houseRules },
  ).do({ type: 'set-flag', fighterId: 'f-Otto1', flag: 'hidden', value: true });
}

function hides(table: TestBattle): boolean {
  return table.fighter('Otto1').flags['hidden'] === true;
}
