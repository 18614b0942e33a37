import { describe, expect, test } from 'vitest';
import type { RuleSystem } from '#rules/contract/system.ts';
import { crowd, fighter, TestBattle } from '../../support/battles.ts';
import { resolverOf } from '../../vectors/small-battle.ts';
import { SKIRMISH_GAMES } from './games.ts';

/** @rule MORD-ROUT-1 */
describe.each(SKIRMISH_GAMES)('a late arrival in %s', (_id, system) => {
  const participants = (table: TestBattle) => system.rout?.(table.state, 's-Reikland').participants;

  test('counts or not, as the players answer', () => {
    const table = war(system);
    const late = fighter({ name: 'Late' });
    expect(system.uncountedTrait).not.toBeNull();
    table.do({ type: 'join', sideId: 's-Reikland', fighter: late });
    expect(participants(table)).toBe(5);
    const traits = { [system.uncountedTrait ?? '']: true } as const;
    table.do({ type: 'join', sideId: 's-Reikland', fighter: { ...late, id: 'f-Later', traits } });
    expect(participants(table)).toBe(5);
    table.do({ type: 'set-status', fighterId: 'f-Later', to: 'out-of-action' });
    expect(system.rout?.(table.state, 's-Reikland').casualties).toEqual({ num: 0n, den: 1n });
  });
});

/** @rule MORD-ROUT-1 */
describe.each(SKIRMISH_GAMES)('a side that takes no Rout tests in %s', (_id, system) => {
  test('is exempt for the rest of the battle once players say so, and others are not', () => {
    const table = war(system).set('Lame1', 'out-of-action').set('Rat1', 'out-of-action');
    table.answer('rout-test', 'Reikland', 'exempt');
    expect(table.due).toEqual(['rout-exempt Reikland']);
    expect(system.rout?.(table.state, 's-Reikland').due).toBe(false);
    expect(table.nextUntil('Skavens', 'recovery').due).toContain('rout-test Skavens');
    table.answer('rout-test', 'Skavens', 'passed').nextUntil('Reikland', 'recovery');
    expect(table.due).not.toContain('rout-test Reikland');
  });

  test('tests again as soon as players say so', () => {
    const table = war(system).set('Lame1', 'out-of-action');
    table.answer('rout-test', 'Reikland', 'exempt');
    table.answer('rout-exempt', 'Reikland', 'tests-again');
    expect(table.due).toContain('rout-test Reikland');
  });
});

/** @rule MORD-REC-5 */
describe.each(SKIRMISH_GAMES)('a fighter taken down at an edge in %s', (_id, system) => {
  const throws = (initiative: number, edgeSixFalls?: string) => {
    const { state } = war(system, edgeSixFalls === undefined ? {} : { edgeSixFalls });
    const profile = { I: initiative, T: 3, W: 1 };
    const subjects = { fighter: { kind: 'free', label: 'One', profile, traits: {} } } as const;
    return resolverOf(system, 'edge').next(state, { subjects, inputs: {} }, []).kind;
  };

  test('falls on a 6 with Initiative 6, unless the table plays otherwise', () => {
    expect(throws(6, 'yes')).toBe('dice');
    expect(throws(6, 'no')).toBe('done');
    expect(throws(5, 'no')).toBe('dice');
  });

  test('follows his game’s own rules by default', () => {
    expect(throws(6)).toBe(system.id === 'mordheim' ? 'done' : 'dice');
    expect(throws(5)).toBe('dice');
  });
});

function war(system: RuleSystem, houseRules: Readonly<Record<string, string>> = {}): TestBattle {
  const sides = [
    { name: 'Reikland', fighters: crowd('Lame', 4) },
    { name: 'Skavens', fighters: crowd('Rat', 4) },
  ];
  return new TestBattle(system, sides, { houseRules });
}
