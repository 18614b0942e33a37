import { describe, expect, test } from 'vitest';
import type { RoutReport } from '#rules/contract/advice.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { fractionText } from '#rules/dice/fraction.ts';
import { counted } from '#rules/kit/duty.ts';
import { system as mordheim } from '#rules/systems/mordheim/index.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { SKIRMISH_GAMES } from './games.ts';

describe.each(SKIRMISH_GAMES)('clubs’ switches about the rout in %s', (_id, system) => {
  test('none of them is on by itself', () => {
    const battle = table(system, 12);
    lose(battle, 3);
    expect(report(battle)).toMatchObject({ needed: 3, due: true, breaksUp: false });
    battle.answer('rout-test', 'Reikland', 'passed').nextUntil('Reikland', 'recovery');
    expect(battle.due).toContain('rout-test Reikland');
    battle.answer('rout-test', 'Reikland', 'failed', [6, 6]);
    expect(battle.state.end?.winnerId).toBe('s-Skavens');
  });

  test('tests begin at half, or at three', () => {
    const half = table(system, 12, { routFrom: 'half' });
    lose(half, 5);
    expect(report(half)).toMatchObject({ needed: 6, missing: 1, due: false });
    lose(half, 6);
    expect(half.due).toContain('rout-test Reikland');
    const three = table(system, 8, { routFrom: 'three-out' });
    lose(three, 2);
    expect(report(three)).toMatchObject({ needed: 3, missing: 1, due: false });
  });

  test('a passed test is enough until somebody else goes out of action', () => {
    const battle = table(system, 12, { routAgain: 'after-loss' });
    lose(battle, 3);
    battle.answer('rout-test', 'Reikland', 'passed').nextUntil('Reikland', 'recovery');
    expect(battle.due).not.toContain('rout-test Reikland');
    expect(report(battle)).toMatchObject({ reached: true, due: false });
    battle.nextUntil('Skavens', 'recovery');
    lose(battle, 4);
    battle.nextUntil('Reikland', 'recovery');
    battle.answer('rout-test', 'Reikland', 'passed').nextUntil('Reikland', 'recovery');
    expect(battle.due).not.toContain('rout-test Reikland');
    battle.do({ type: 'set-house-rule', rule: 'routAgain', value: 'every-turn' });
    expect(battle.due).toContain('rout-test Reikland');
  });

  test('a loss that is taken back makes no test due, and a passed one that is undone does', () => {
    const battle = table(system, 12, { routAgain: 'after-loss' });
    lose(battle, 3);
    battle.answer('rout-test', 'Reikland', 'passed');
    battle.do({ type: 'undo', back: null });
    expect(battle.due).toContain('rout-test Reikland');
    battle.answer('rout-test', 'Reikland', 'passed').set('Otto4', 'out-of-action');
    battle.set('Otto4', 'standing').nextUntil('Reikland', 'recovery');
    expect(battle.due).not.toContain('rout-test Reikland');
  });

  test('three dice of which two count, and a Leadership for all', () => {
    const battle = table(system, 12, { routDice: '3d6-lowest-two', routLeadership: 'ten' });
    lose(battle, 3);
    const duty = battle.duty('rout-test', 'Reikland');
    expect(duty.dice).toEqual({ count: 3, sides: 6, keep: 'drop-highest' });
    expect(duty.test).toMatchObject({ value: 10, reason: { code: 'rout-ld.fixed' } });
    expect(fractionText(report(battle).chance)).toBe('53/54');
  });
});

describe.each(SKIRMISH_GAMES)('a slow rout in %s', (_id, system) => {
  test('begins when the test fails: a die for each fighter, in this phase and each later one', () => {
    const battle = breaking(system);
    expect(battle.state.end).toBeNull();
    expect(report(battle)).toMatchObject({ breaksUp: true, due: false });
    expect(battle.duty('breaking-up', 'Reikland')).toMatchObject({
      weight: 'rout',
      dice: { count: 9, sides: 6 },
      tally: 1,
      facts: [{ code: 'breaking-up.ones', params: { count: 9 } }],
    });
    battle.answer('breaking-up', 'Reikland', counted('leave', 0), [2, 3, 4, 5, 6, 2, 3, 4, 5]);
    expect(battle.due).not.toContain('breaking-up Reikland');
    battle.nextUntil('Skavens', 'recovery');
    expect(battle.due).toEqual([]);
    battle.nextUntil('Reikland', 'recovery');
    expect(battle.due).toContain('breaking-up Reikland');
    expect(battle.due).not.toContain('rout-test Reikland');
  });

  test('the owner says who leaves: off the table, not out of action', () => {
    const battle = breaking(system).answer('breaking-up', 'Reikland', counted('leave', 2));
    const naming = battle.duty('breaking-leave', 'Reikland');
    expect(naming.facts).toEqual([{ code: 'breaking-up.left', params: { count: 2 } }]);
    expect(naming.action?.fighterIds).toHaveLength(9);
    leave(battle, 'Otto7');
    expect(battle.fighter('Otto7').status).toBe('left-table');
    expect(battle.duty('breaking-leave', 'Reikland').facts[0]?.params).toEqual({ count: 1 });
    leave(battle, 'Otto5');
    expect(battle.due).not.toContain('breaking-leave Reikland');
    expect(report(battle).casualties).toEqual({ num: 3n, den: 1n });
    const again = { action: 'leave-table', fighterId: 'f-Otto6', targetId: null } as const;
    expect(battle.try({ type: 'take-action', ...again })).not.toBeNull();
  });

  test('who leaves is asked until it is said, whatever else is played', () => {
    const battle = breaking(system).answer('breaking-up', 'Reikland', counted('leave', 1));
    battle.nextUntil('Skavens', 'close-combat');
    expect(battle.due).toContain('breaking-leave Reikland');
    leave(battle, 'Otto4');
    expect(battle.due).toEqual([]);
  });

  test('each step is undone like any other', () => {
    const battle = breaking(system).answer('breaking-up', 'Reikland', counted('leave', 1));
    leave(battle, 'Otto4');
    battle.do({ type: 'undo', back: null });
    expect(battle.fighter('Otto4').status).toBe('standing');
    expect(battle.due).toContain('breaking-leave Reikland');
    battle.do({ type: 'undo', back: null });
    expect(battle.due).toContain('breaking-up Reikland');
    battle.do({ type: 'undo', back: null });
    expect(battle.due).toContain('rout-test Reikland');
  });

  test('a 2 counts as well with half of them gone, and a 3 for the last one', () => {
    const battle = breaking(system);
    for (const name of ['Otto4', 'Otto5']) battle.set(name, 'left-table');
    expect(battle.duty('breaking-up', 'Reikland')).toMatchObject({ dice: { count: 7 }, tally: 1 });
    battle.set('Otto6', 'left-table');
    expect(battle.duty('breaking-up', 'Reikland')).toMatchObject({ dice: { count: 6 }, tally: 2 });
    for (const at of [7, 8, 9, 10, 11]) battle.set(`Otto${at}`, 'left-table');
    expect(battle.duty('breaking-up', 'Reikland')).toMatchObject({ dice: { count: 1 }, tally: 3 });
  });

  test('ends the battle for the side with the last to leave', () => {
    const battle = breaking(system);
    for (const at of [4, 5, 6, 7, 8, 9, 10]) battle.set(`Otto${at}`, 'left-table');
    battle.answer('breaking-up', 'Reikland', counted('leave', 1), [1, 5]);
    leave(battle, 'Otto11');
    battle.nextUntil('Reikland', 'recovery');
    battle.answer('breaking-up', 'Reikland', counted('leave', 1), [3]);
    expect(battle.fighter('Otto12').status).toBe('left-table');
    expect(battle.state.end).toMatchObject({ winnerId: 's-Skavens', cause: 'rout' });
    battle.do({ type: 'undo', back: null });
    expect(battle.state.end).toBeNull();
  });

  test('asks nobody where all leave at once', () => {
    const battle = breaking(system).answer('breaking-up', 'Reikland', counted('leave', 9));
    expect(battle.state.end).toMatchObject({ winnerId: 's-Skavens', cause: 'rout' });
  });

  test('is over where players say so', () => {
    const battle = breaking(system).answer('breaking-up', 'Reikland', 'holds');
    expect(report(battle).breaksUp).toBe(false);
    battle.nextUntil('Reikland', 'recovery');
    expect(battle.due).toContain('rout-test Reikland');
  });

  test('takes fighters of a counted side off by number, as nobody tells them apart', () => {
    const battle = new TestBattle(
      system,
      [
        { name: 'Reikland', light: true, fighters: crowd('Otto', 8) },
        { name: 'Skavens', fighters: crowd('Rat', 8) },
      ],
      { houseRules: SLOW },
    );
    for (const at of [1, 2]) battle.set(`Otto${at}`, 'out-of-action');
    battle.answer('rout-test', 'Reikland', 'failed', [6, 6]);
    battle.answer('breaking-up', 'Reikland', counted('leave', 2));
    expect(battle.due).not.toContain('breaking-leave Reikland');
    const away = Object.values(battle.state.fighters).filter((one) => one.status === 'left-table');
    expect(away).toHaveLength(2);
  });
});

describe('in Mordheim', () => {
  test('a side that breaks up may still leave at once', () => {
    const battle = breaking(mordheim).answer('voluntary-rout', 'Reikland', 'leaves');
    expect(battle.state.end).toMatchObject({ winnerId: 's-Skavens', cause: 'voluntary-rout' });
  });

  test('a side leaves of its will never, or from three out of action, by house rule', () => {
    const never = table(mordheim, 12, { routVoluntary: 'never' });
    lose(never, 3);
    expect(never.due).toEqual(['rout-test Reikland']);
    const three = table(mordheim, 20, { routVoluntary: 'three-out' });
    lose(three, 2);
    expect(three.due).toEqual([]);
    lose(three, 3);
    expect(three.due).toEqual(['voluntary-rout Reikland']);
  });

  test('a horn adds nothing to a Leadership for all', () => {
    const battle = new TestBattle(
      mordheim,
      [
        { name: 'Reikland', traits: { 'war-horn': true }, fighters: crowd('Otto', 12) },
        { name: 'Skavens', fighters: crowd('Rat', 12) },
      ],
      { houseRules: { routLeadership: 'ten' } },
    );
    lose(battle, 3);
    battle.answer('rout-test', 'Reikland', 'war-horn');
    expect(battle.duty('rout-test', 'Reikland').test?.value).toBe(10);
  });

  test('a test that a relic passes counts as passed', () => {
    const otto = {
      name: 'Otto',
      leader: true,
      role: 'hero',
      traits: { 'holy-relic': true },
    } as const;
    const battle = new TestBattle(
      mordheim,
      [
        { name: 'Reikland', fighters: [otto, ...crowd('Otto', 11)] },
        { name: 'Skavens', fighters: crowd('Rat', 12) },
      ],
      { houseRules: { routAgain: 'after-loss' } },
    );
    lose(battle, 3);
    battle.answer('rout-test', 'Reikland', 'holy-relic').nextUntil('Reikland', 'recovery');
    expect(battle.due).not.toContain('rout-test Reikland');
  });
});

const SLOW = { routFailed: 'slow' };

function table(
  system: RuleSystem,
  size: number,
  houseRules: Readonly<Record<string, string>> = {},
): TestBattle {
  return new TestBattle(
    system,
    [
      { name: 'Reikland', fighters: crowd('Otto', size) },
      { name: 'Skavens', fighters: crowd('Rat', 12) },
    ],
    { houseRules },
  );
}

/** The first so many of Reikland are out of action. */
function lose(battle: TestBattle, count: number): void {
  for (let at = 1; at <= count; at += 1) {
    if (battle.fighter(`Otto${at}`).status === 'standing') battle.set(`Otto${at}`, 'out-of-action');
  }
}

/** Twelve of Reikland, three of them out of action, have failed their test. */
function breaking(system: RuleSystem): TestBattle {
  const battle = table(system, 12, SLOW);
  lose(battle, 3);
  return battle.answer('rout-test', 'Reikland', 'failed', [6, 5]);
}

function leave(battle: TestBattle, name: string): void {
  const fighterId = `f-${name}` as const;
  battle.do({ type: 'take-action', action: 'leave-table', fighterId, targetId: null });
}

function report(battle: TestBattle): RoutReport {
  const answer = battle.system.rout?.(battle.state, 's-Reikland');
  if (answer === undefined) throw new Error('no rout');
  return answer;
}
