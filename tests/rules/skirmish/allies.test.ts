import { describe, expect, test } from 'vitest';
import type { RuleSystem } from '#rules/contract/system.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { SKIRMISH_GAMES } from './games.ts';

describe.each(SKIRMISH_GAMES)('allies in %s', (_id, system) => {
  test('cannot charge each other', () => {
    const battle = alliance(system).next();
    expect(battle.duty('charge', 'Reikland').action?.targetIds).toEqual([
      'f-Rat1',
      'f-Rat2',
      'f-Rat3',
      'f-Rat4',
    ]);
  });

  test('in contact are not engaged', () => {
    const battle = alliance(system);
    battle.do({ type: 'set-contact', a: 'f-Otto1', b: 'f-Dwarf1', touching: true });
    const shoots = system.capabilities(battle.state, 'f-Otto1').find(({ id }) => id === 'shoot');
    expect(shoots?.answer).toBe('yes');
    expect(system.fights?.(battle.state)).toEqual([]);
  });

  test('spare each other the All Alone test', () => {
    const battle = alliance(system);
    surround(battle);
    battle.nextUntil('Reikland', 'close-combat', 'after-blows');
    expect(battle.due).toContain('all-alone Otto1');
    battle.do({ type: 'set-contact', a: 'f-Dwarf1', b: 'f-Rat1', touching: true });
    expect(battle.due).not.toContain('all-alone Otto1');
  });

  test('do not lend each other their leaders’ Leadership', () => {
    const battle = alliance(system).set('Otto2', 'fleeing');
    battle.nextUntil('Reikland', 'recovery');
    const { test: rally, outcomes } = battle.duty('rally', 'Otto2');
    expect(rally).toMatchObject({ value: 7, reason: { code: 'ld.own' } });
    expect(outcomes.map(({ id }) => id)).not.toContain('leader-near');
  });

  test('win together when nobody else is left', () => {
    const battle = alliance(system);
    for (const name of ['Rat1', 'Rat2', 'Rat3', 'Rat4']) battle.set(name, 'out-of-action');
    battle.answer('wiped-out', 'Skavens', 'removed');
    expect(battle.state.end).toMatchObject({ winnerId: 's-Reikland', cause: 'wiped-out' });
  });

  test('rout separately', () => {
    const battle = alliance(system).set('Otto1', 'out-of-action');
    battle.nextUntil('Reikland', 'recovery');
    battle.answer('rout-test', 'Reikland', 'failed', [6, 6]);
    expect(gone(battle)).toEqual(['Reikland']);
    expect(battle.state.end).toBeNull();
    battle.nextUntil('Skavens', 'recovery').nextUntil('Nains', 'recovery');
    expect(battle.due).toEqual([]);
  });

  test('by house rule add up their losses and leave together', () => {
    const joint = { alliesRoutTogether: 'joint' };
    const battle = alliance(system, joint).set('Otto1', 'out-of-action');
    battle.nextUntil('Reikland', 'recovery');
    expect(battle.due).toEqual([]);
    expect(system.rout?.(battle.state, 's-Nains')).toMatchObject({ participants: 8, needed: 2 });
    battle.set('Dwarf2', 'out-of-action');
    battle.answer('rout-test', 'Reikland', 'failed', [6, 6]);
    expect(gone(battle)).toEqual(['Reikland', 'Nains']);
    expect(battle.state.end).toMatchObject({ winnerId: 's-Skavens', cause: 'rout' });
  });
});

describe.each(SKIRMISH_GAMES)('a scenario of %s that rewards the first to leave', (_id, system) => {
  const scenario = { scenarioFirstToLeaveWins: 'yes' };

  test('is won by the first to rout', () => {
    const battle = alliance(system, scenario).set('Rat1', 'out-of-action');
    battle.nextUntil('Skavens', 'recovery').answer('rout-test', 'Skavens', 'failed', [6, 6]);
    expect(battle.state.end).toMatchObject({ winnerId: 's-Skavens', cause: 'rout' });
  });

  test('is not won by losing every fighter', () => {
    const battle = alliance(system, scenario);
    for (const name of ['Rat1', 'Rat2', 'Rat3', 'Rat4']) battle.set(name, 'out-of-action');
    battle.answer('wiped-out', 'Skavens', 'removed');
    expect(battle.state.end).toMatchObject({ winnerId: 's-Reikland' });
  });
});

/** Reikland and the dwarfs, four each, against four rats. */
function alliance(
  system: RuleSystem,
  houseRules: Readonly<Record<string, string>> = {},
): TestBattle {
  const dwarfs = crowd('Dwarf', 4, { ld: 9 }).map((one, index) => ({
    ...one,
    leader: index === 0,
  }));
  return new TestBattle(
    system,
    [
      { name: 'Reikland', team: 'north', fighters: crowd('Otto', 4) },
      { name: 'Skavens', fighters: crowd('Rat', 4) },
      { name: 'Nains', team: 'north', fighters: dwarfs },
    ],
    { houseRules },
  );
}

function surround(battle: TestBattle): void {
  battle.do({ type: 'set-contact', a: 'f-Otto1', b: 'f-Rat1', touching: true });
  battle.do({ type: 'set-contact', a: 'f-Otto1', b: 'f-Rat2', touching: true });
}

function gone(battle: TestBattle): readonly string[] {
  return battle.state.sides.filter((side) => side.removed !== null).map(({ name }) => name);
}
