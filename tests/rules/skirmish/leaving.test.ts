import { describe, expect, test } from 'vitest';
import { contenders } from '#battle/sides.ts';
import type { Flags } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { WITHOUT_PLAYER } from '#rules/kit/parties.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { SKIRMISH_GAMES } from './games.ts';

describe.each(SKIRMISH_GAMES)('a side that gives up in %s', (_id, system) => {
  test('loses against the only other one', () => {
    const table = war(system, 2).do(givesUp('Reikland'));
    expect(table.state.end).toMatchObject({ winnerId: 's-Skavens', cause: 'gave-up' });
  });

  test('leaves the others playing, and ends its contacts', () => {
    const table = war(system, 3);
    table.do({ type: 'set-contact', a: 'f-Lame1', b: 'f-Rat1', touching: true });
    table.do(givesUp('Skavens'));
    expect(table.state).toMatchObject({ end: null, contacts: [] });
  });

  test('first wins where the scenario rewards the first to leave', () => {
    const scenario = { scenarioFirstToLeaveWins: 'yes' };
    const first = war(system, 3, scenario).do(givesUp('Skavens'));
    expect(first.state.end).toMatchObject({ winnerId: 's-Skavens', cause: 'gave-up' });
    const second = first.do({ type: 'reopen-battle' }).do(givesUp('Reikland'));
    expect(second.state.end).toMatchObject({ winnerId: 's-Reikland' });
  });

  test('does not win once another side is gone for any reason', () => {
    const table = war(system, 3, { scenarioFirstToLeaveWins: 'yes' });
    for (const rat of crowd('Rat', 4)) table.set(rat.name, 'out-of-action');
    table.answer('wiped-out', 'Skavens', 'removed').do(givesUp('Reikland'));
    expect(table.state.end).toMatchObject({ winnerId: 's-Nains', cause: 'gave-up' });
  });

  test('leaves the last one playing where the scenario goes on, till nobody is left', () => {
    const table = war(system, 2, { scenarioGoesOn: 'yes' }).do(givesUp('Reikland'));
    expect(table.state).toMatchObject({ ended: false, end: null });
    table.do(givesUp('Skavens'));
    expect(table.state.end).toMatchObject({ winnerId: null, cause: 'gave-up' });
  });

  test('loses against the last player, whoever else is on the table', () => {
    const table = war(system, 3, {}, undefined, NOBODYS).do(givesUp('Reikland'));
    expect(table.state.end).toMatchObject({ winnerId: 's-Skavens', cause: 'gave-up' });
  });

  test('without a player leaves the players playing, and never tests', () => {
    const table = war(system, 3, {}, undefined, NOBODYS);
    for (const beard of crowd('Barbe', 4)) table.set(beard.name, 'out-of-action');
    expect(system.rout?.(table.state, 's-Nains')).toMatchObject({ reached: true, spared: true });
    table.answer('wiped-out', 'Nains', 'removed');
    expect(table.state).toMatchObject({ ended: false, end: null });
    expect(contenders(table.state).flatMap(({ sides }) => sides.map(({ id }) => id))).toEqual([
      's-Reikland',
      's-Skavens',
    ]);
  });

  test('does not take its allies along, even where allies rout together', () => {
    const joint = war(system, 3, { alliesRoutTogether: 'joint' }, 'a').do(givesUp('Reikland'));
    expect(joint.state.sides.map(({ removed }) => removed)).toEqual(['gave-up', null, null]);
  });
});

const NAMES = ['Reikland', 'Skavens', 'Nains'] as const;
const CROWDS = ['Lame', 'Rat', 'Barbe'] as const;

const NOBODYS = { [WITHOUT_PLAYER]: true } as const;

/**
 * @param team the alliance of the first and third sides
 * @param traits of the third side
 */
function war(
  system: RuleSystem,
  count: 2 | 3,
  houseRules: Readonly<Record<string, string>> = {},
  team?: string,
  traits: Flags = {},
): TestBattle {
  const sides = NAMES.slice(0, count).map((name, index) => ({
    name,
    ...(team !== undefined && index !== 1 ? { team } : {}),
    ...(index === 2 ? { traits } : {}),
    fighters: crowd(CROWDS[index] ?? '', 4),
  }));
  return new TestBattle(system, sides, { houseRules });
}

function givesUp(name: string) {
  return { type: 'leave-battle', sideId: `s-${name}`, cause: 'gave-up' } as const;
}
