import { describe, expect, test } from 'vitest';
import { secured } from '#battle/secured.ts';
import { TREASURE } from '#battle/state.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { SCENARIO } from '#rules/kit/scenarios.ts';
import { crowd, TestBattle } from '../support/battles.ts';
import { ALL_SYSTEMS } from '../support/systems.ts';

const REIKLAND = 's-Reikland';
const LEFT = 'left-table';

/** Lame1 carries two treasures, and the side has brought in one already. */
function carrying(
  system: RuleSystem,
  houseRules: Readonly<Record<string, string>> = {},
): TestBattle {
  const troops = [
    { name: 'Reikland', fighters: crowd('Lame', 3) },
    { name: 'Skavens', fighters: crowd('Rat', 3) },
  ];
  const battle = new TestBattle(system, troops, { houseRules });
  const count = { type: 'count-marker', sideId: REIKLAND, marker: TREASURE } as const;
  battle.do({ ...count, fighterId: 'f-Lame1', count: 2 });
  return battle.do({ ...count, fighterId: null, count: 1 });
}

const safe = (battle: TestBattle, side: `s-${string}` = REIKLAND) =>
  secured(battle.state, battle.system, side);

describe.each(
  ALL_SYSTEMS.filter(({ statuses }) => statuses.some(({ id }) => id === LEFT)).map((system) => ({
    system,
    id: system.id,
  })),
)('in $id, treasure', ({ system }) => {
  test('is safe with whoever leaves the table, and for his own side alone', () => {
    const battle = carrying(system);
    expect(safe(battle)).toEqual({ treasure: 1 });
    battle.set('Lame1', LEFT);
    expect(safe(battle)).toEqual({ treasure: 3 });
    expect(safe(battle, 's-Skavens')).toEqual({});
  });

  test('is in play again with an undo, or when he comes back', () => {
    const undone = carrying(system).set('Lame1', LEFT).do({ type: 'undo', back: null });
    expect(safe(undone)).toEqual({ treasure: 1 });
    expect(undone.fighter('Lame1').carried).toEqual({ treasure: 2 });
    const back = carrying(system).set('Lame1', LEFT).set('Lame1', system.initialStatus);
    expect(safe(back)).toEqual({ treasure: 1 });
  });

  test.each(
    system.statuses
      .filter(({ id }) => id !== LEFT && id !== system.initialStatus)
      .map(({ id }) => id),
  )('is not safe with somebody who is %s', (status) => {
    expect(safe(carrying(system).set('Lame1', status))).toEqual({ treasure: 1 });
  });

  test('is not safe with a prisoner', () => {
    const battle = carrying(system).set('Lame1', LEFT);
    battle.do({ type: 'capture', fighterId: 'f-Lame1', by: 's-Skavens' });
    expect(safe(battle)).toEqual({ treasure: 1 });
  });
});

/** @rule MORD-SCENARIO */
describe('in a scenario whose counters are for whoever holds them at the end, treasure', () => {
  const held = (status: string, scenario = 'treasure-hunt') => {
    const mordheim = ALL_SYSTEMS.find(({ id }) => id === 'mordheim');
    if (mordheim === undefined) throw new Error('no such rules');
    return carrying(mordheim, { [SCENARIO]: scenario }).set('Lame1', status);
  };
  const over = { type: 'end-battle', winnerId: null } as const;

  test('is safe with those on the table, once it is over', () => {
    expect(safe(held('stunned'))).toEqual({ treasure: 1 });
    expect(safe(held('stunned').do(over))).toEqual({ treasure: 3 });
    expect(safe(held('stunned').do(over).do({ type: 'reopen-battle' }))).toEqual({ treasure: 1 });
  });

  test('stays where its bearer went out of action', () => {
    expect(safe(held('out-of-action').do(over))).toEqual({ treasure: 1 });
  });

  test('is not theirs in any other', () => {
    expect(safe(held('stunned', 'skirmish').do(over))).toEqual({ treasure: 1 });
  });
});
