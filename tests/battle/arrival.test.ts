import { describe, expect, test } from 'vitest';
import type { SideSetup } from '#battle/events.ts';
import { battleSummary } from '#battle/fought.ts';
import { timelineOf } from '#battle/timeline.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import { crowd, side, TestBattle } from '../support/battles.ts';

/** Reikland against a side that is only counted. */
function counted(): TestBattle {
  return new TestBattle(system, [
    { name: 'Reikland', fighters: [{ name: 'Ulrich', leader: true }, ...crowd('Lame', 3)] },
    { name: 'Eux', light: true, fighters: crowd('Inconnu', 6) },
  ]);
}

function claws(fighters = [{ name: 'Broyeur', leader: true, ld: 6 }, ...crowd('Rat', 7)]) {
  const come = fighters.map((one) => ({ status: 'standing', ...one }));
  const setup = side({ name: 'Griffes', warbandId: 'w-claws', fighters: come });
  return { ...setup, id: 's-Eux' } satisfies SideSetup;
}

describe('a warband in the place of a side without one', () => {
  test('brings its fighters, its leader and its name; nobody anonymous stays', () => {
    const { state } = counted().do({ type: 'arrive', side: claws() });
    const [, there] = state.sides;
    expect(there).toMatchObject({
      id: 's-Eux',
      name: 'Griffes',
      light: false,
      leadership: null,
      warbandId: 'w-claws',
      leaderId: 'f-Broyeur',
    });
    expect(there?.fighterIds).toHaveLength(8);
    expect(Object.keys(state.fighters)).toHaveLength(12);
    expect(system.rout?.(state, 's-Eux')).toMatchObject({ participants: 8, needed: 2 });
  });

  test('does not come in the place of a prisoner, or of somebody who has used something up', () => {
    const captured = counted().do({ type: 'capture', fighterId: 'f-Inconnu1', by: 's-Reikland' });
    expect(captured.try({ type: 'arrive', side: claws() })).toBe('no-change');
    const drinking = new TestBattle(system, [
      { name: 'Reikland', fighters: crowd('Lame', 3) },
      {
        name: 'Eux',
        light: true,
        fighters: crowd('Inconnu', 2, { traits: { 'bugmans-ale': true } }),
      },
    ]).do({ type: 'use-item', fighterId: 'f-Inconnu2', item: 'bugmans-ale', used: true });
    expect(drinking.try({ type: 'arrive', side: claws() })).toBe('no-change');
    drinking.do({ type: 'use-item', fighterId: 'f-Inconnu2', item: 'bugmans-ale', used: false });
    expect(drinking.try({ type: 'arrive', side: claws() })).toBeNull();
  });

  test('is one step, which undo takes back', () => {
    const battle = counted();
    const before = battle.state;
    battle.do({ type: 'arrive', side: claws() }).do({ type: 'undo', back: null });
    expect(battle.state).toEqual(before);
  });

  test('has names that nobody there has', () => {
    const namesakes = claws([{ name: 'Ulrich', leader: true, ld: 7 }]);
    const fighters = namesakes.fighters.map((one) => ({ ...one, id: 'f-other' as const }));
    const battle = counted().do({
      type: 'arrive',
      side: { ...namesakes, name: 'Reikland', fighters },
    });
    expect(battle.state.sides[1]?.name).toBe('Reikland 2');
    expect(battle.state.fighters['f-other']?.label).toBe('Ulrich 2');
  });

  test('gives nobody the name that another of its own has just got', () => {
    const setup = claws([{ name: 'Ulrich' }, { name: 'Ulrich 2' }]);
    const fighters = setup.fighters.map((one, at) => ({ ...one, id: `f-claw-${at}` as const }));
    const { state } = counted().do({ type: 'arrive', side: { ...setup, fighters } });
    const labels = Object.values(state.fighters).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(state.fighters['f-claw-0']?.label).toBe('Ulrich 2');
  });

  test('keeps a name that only those had whose place it takes', () => {
    const namesakes = claws([{ name: 'Inconnu1', leader: true, ld: 7 }]);
    const fighters = namesakes.fighters.map((one) => ({ ...one, id: 'f-other' as const }));
    const battle = counted().do({
      type: 'arrive',
      side: { ...namesakes, name: 'Eux', fighters },
    });
    expect(battle.state.sides[1]?.name).toBe('Eux');
    expect(battle.state.fighters['f-other']?.label).toBe('Inconnu1');
  });

  test('comes late as well, as long as nothing has happened to the side', () => {
    const battle = counted().next(2).set('Lame1', 'out-of-action');
    expect(battle.try({ type: 'arrive', side: claws() })).toBeNull();
  });

  test.each([
    ['a loss is counted', (one: TestBattle) => one.set('Inconnu1', 'out-of-action')],
    ['another warband is there', (one: TestBattle) => one.do({ type: 'arrive', side: claws() })],
    [
      'it has left',
      (one: TestBattle) => one.do({ type: 'leave-battle', sideId: 's-Eux', cause: 'left' }),
    ],
  ])('does not come once %s', (_, happen) => {
    expect(happen(counted()).try({ type: 'arrive', side: claws() })).not.toBeNull();
  });

  test.each([
    ['nobody', { ...claws(), fighters: [] }, 'empty-side'],
    ['a side that is not there', { ...claws(), id: 's-nobody' } as const, 'unknown-side'],
  ])('is no warband of %s', (_, setup, refused) => {
    expect(counted().try({ type: 'arrive', side: setup })).toBe(refused);
  });

  test('of two at once the first has the place', () => {
    const battle = counted();
    const [begun] = battle.entries;
    battle.do({ type: 'arrive', side: claws() });
    const arrived = battle.entries.at(-1);
    if (arrived?.type !== 'SideArrived' || begun === undefined) throw new Error('nobody came');
    const late = {
      ...arrived,
      id: `a-other:${arrived.hlc}`,
      actor: 'a-other',
      data: { side: { ...arrived.data.side, name: 'Autres' } },
    } as const;
    const { state } = timelineOf([...battle.entries, late]);
    const names = state?.sides.map(({ name }) => name);
    expect(state?.ignored).toHaveLength(1);
    expect(names?.filter((name) => name === 'Griffes' || name === 'Autres')).toHaveLength(1);
  });

  test('is told in the log, and read from it', () => {
    const { entries, state } = counted().do({ type: 'arrive', side: claws() });
    const text: unknown = JSON.parse(JSON.stringify(entries));
    const read = parseEntries(Array.isArray(text) ? text : []);
    expect(read.unreadable).toBe(0);
    expect(timelineOf(read.entries).state).toEqual(state);
  });

  test('has its own after the battle, with who came', () => {
    const battle = counted()
      .do({ type: 'arrive', side: claws() })
      .set('Rat1', 'out-of-action')
      .do({ type: 'end-battle', winnerId: null });
    const summary = battleSummary(battle.battle.live, battle.state, system, 'w-claws');
    expect(summary?.soldiers.map(({ out }) => out)).toEqual([
      false,
      true,
      ...Array.from({ length: 6 }, () => false),
    ]);
    expect(summary?.against).toEqual(['Reikland']);
  });
});
