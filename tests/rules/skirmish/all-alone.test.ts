import { describe, expect, test } from 'vitest';
import type { RuleSystem } from '#rules/contract/system.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { SKIRMISH_GAMES } from './games.ts';

describe.each(SKIRMISH_GAMES)('is the All Alone test due in %s?', (_id, system) => {
  test('yes, when standing against two without a friend in the fight', () => {
    expect(againstTwo(system).dueAt('after-blows')).toEqual(['all-alone Otto1']);
  });

  test('not against a single enemy', () => {
    expect(fight(system, [['Otto1', 'Rat1']]).dueAt('after-blows')).toEqual([]);
  });

  test('not in the other player’s turn', () => {
    expect(againstTwo(system).nextUntil('Skavens', 'close-combat').dueAt('after-blows')).toEqual(
      [],
    );
  });

  test.each(['knocked-down', 'stunned'])('not when he is %s himself', (status) => {
    expect(againstTwo(system).set('Otto1', status).dueAt('after-blows')).toEqual([]);
  });

  test.each(['knocked-down', 'stunned'])(
    'a %s enemy is not one of the two, unless the table counts him',
    (status) => {
      const table = againstTwo(system).set('Rat2', status);
      expect(table.dueAt('after-blows')).toEqual([]);
      table.do({ type: 'set-house-rule', rule: 'downedOpponentsCount', value: 'yes' });
      expect(table.dueAt('after-blows')).toEqual(['all-alone Otto1']);
    },
  );

  test('a friend anywhere in the same fight is company', () => {
    expect(againstTwo(system, ['Otto2', 'Rat2']).dueAt('after-blows')).toEqual([]);
  });

  test.each(['knocked-down', 'stunned'])(
    'a friend who is %s is no company, in the same fight or nearby',
    (status) => {
      const table = againstTwo(system, ['Otto2', 'Rat2']).set('Otto2', status);
      expect(table.dueAt('after-blows')).toEqual(['all-alone Otto1']);
      expect(asksForFriends(table)).toBe(false);
    },
  );

  test.each(['knocked-down', 'stunned'])(
    'beside a friend who is %s, an enemy of a side without a list may not be the only one',
    (status) => {
      const touching = [
        ['Otto1', 'Rat1'],
        ['Otto2', 'Rat1'],
      ] as const;
      const table = fight(system, touching, true);
      expect(mayBeOutnumbered(table)).toEqual([]);
      expect(mayBeOutnumbered(table.set('Otto2', status))).toEqual(['f-Otto1']);
      // A named enemy is known to be the only one.
      expect(mayBeOutnumbered(fight(system, touching).set('Otto2', status))).toEqual([]);
    },
  );

  test.each(['knocked-down', 'stunned', 'fleeing', 'out-of-action'])(
    'whether a friend is nearby is asked while one is standing, not when he is %s',
    (status) => {
      const table = againstTwo(system);
      expect(asksForFriends(table)).toBe(true);
      expect(asksForFriends(table.set('Otto2', status))).toBe(false);
    },
  );
});

/** @rule MORD-ALONE-1 */
describe.each(SKIRMISH_GAMES)('when is it asked in %s?', (_id, system) => {
  const later = (table: TestBattle) =>
    table.duties.filter(({ kind }) => kind === 'all-alone-later').flatMap(({ facts }) => facts);

  test('after the blows: until then his name is in a line, and "next" leads to the test', () => {
    const table = againstTwo(system);
    expect(table.state.position).toMatchObject({ phase: 'close-combat', step: 'blows' });
    expect(table.due).toEqual([]);
    expect(later(table)).toEqual([{ code: 'all-alone.later', params: { names: 'Otto1' } }]);
    table.next();
    expect(table.state.position).toMatchObject({ phase: 'close-combat', step: 'after-blows' });
    expect(table.due).toEqual(['all-alone Otto1']);
    expect(later(table)).toEqual([]);
    table.answer('all-alone', 'Otto1', 'passed').next();
    expect(table.state.position).toMatchObject({ sideId: 's-Skavens', step: null });
  });

  test('only if the blows have left two opponents; otherwise "next" goes on', () => {
    const table = againstTwo(system).set('Rat2', 'knocked-down');
    expect(later(table)).toEqual([]);
    expect(table.next().state.position).toMatchObject({ sideId: 's-Skavens', phase: 'recovery' });
  });

  test('also when the blows have removed his company', () => {
    const table = againstTwo(system, ['Otto2', 'Rat2']);
    expect(later(table)).toEqual([]);
    expect(table.set('Otto2', 'stunned').next().due).toEqual(['all-alone Otto1']);
  });

  test('an untested fighter does not prevent going on', () => {
    expect(againstTwo(system).next(2).state.position.sideId).toBe('s-Skavens');
  });

  test('in a log without steps it is asked during the phase, as it was then', () => {
    const { state } = againstTwo(system);
    const then = { ...state, position: { ...state.position, step: null } };
    expect(system.duties(then).map(({ kind }) => kind)).toContain('all-alone');
  });
});

/** Two against two, in the close combat phase of the first side. */
function fight(
  system: RuleSystem,
  touching: readonly (readonly [string, string])[],
  light = false,
): TestBattle {
  const table = new TestBattle(system, [
    { name: 'Reikland', fighters: crowd('Otto', 2) },
    { name: 'Skavens', fighters: crowd('Rat', 2), light },
  ]);
  for (const [a, b] of touching) {
    table.do({ type: 'set-contact', a: `f-${a}`, b: `f-${b}`, touching: true });
  }
  return table.nextUntil('Reikland', 'close-combat');
}

function againstTwo(system: RuleSystem, ...more: readonly (readonly [string, string])[]) {
  return fight(system, [['Otto1', 'Rat1'], ['Otto1', 'Rat2'], ...more]);
}

function asksForFriends(table: TestBattle): boolean {
  if (table.state.position.step === 'blows') table.next();
  return table.duty('all-alone', 'Otto1').outcomes.some(({ id }) => id === 'friend-near');
}

function mayBeOutnumbered(table: TestBattle) {
  return table.duties.find(({ kind }) => kind === 'outnumbered')?.action?.fighterIds ?? [];
}
