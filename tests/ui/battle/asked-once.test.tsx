import { act, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { timelineOf } from '#battle/timeline.ts';
import { startI18n } from '#i18n/setup.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { createBattleSession } from '#store/battle-session.ts';
import {
  BattleContext,
  type BattleStoreState,
  useBattle,
  useBattleShallow,
  useSaveStatus,
} from '#store/hooks.ts';
import { crowd, TestBattle } from '../../support/battles.ts';
import { answeredHolding } from '../../support/holding.ts';
import { createMemoryPorts } from '../../support/memory-ports.ts';
import { button, newBattle, openTable, tap } from './open-table.tsx';

function openSession() {
  const battle = newBattle();
  const { ports } = createMemoryPorts({ entries: battle.entries });
  const holding = answeredHolding('b-test', ports, 'held');
  const opening = { battleId: 'b-test', holding, ports, readRows: parseEntries } as const;
  return createBattleSession(opening, battle.system, timelineOf(battle.entries));
}

const OTTO_DROPS = { type: 'lose-wound', fighterId: 'f-Otto' } as const;
const KLAUS_DROPS = { type: 'lose-wound', fighterId: 'f-Klaus' } as const;

test('a tap calls each selector once, and an unchanged result rerenders nothing', async () => {
  const session = openSession();
  const read = vi.fn(({ battle }: BattleStoreState) => battle?.fighters['f-Otto']?.wounds);
  const readSeveral = vi.fn(({ battle }: BattleStoreState) => [battle?.fighters['f-Otto']?.wounds]);
  const drawn = vi.fn();
  function Otto() {
    const wounds = useBattle(read);
    const [again] = useBattleShallow(readSeveral);
    drawn(wounds, again);
    return null;
  }
  render(
    <BattleContext value={session}>
      <Otto />
    </BattleContext>,
  );
  for (const [command, draws] of [
    [OTTO_DROPS, 1],
    [KLAUS_DROPS, 0],
  ] as const) {
    for (const one of [read, readSeveral, drawn]) one.mockClear();
    await act(async () => {
      session.send(command);
      await session.settled();
    });
    expect(read).toHaveBeenCalledTimes(1);
    expect(drawn).toHaveBeenCalledTimes(draws);
    // The comparison of several values is created anew with every render.
    expect(readSeveral).toHaveBeenCalledTimes(1 + draws);
  }
});

test('an inline selector is called once for each state', async () => {
  const session = openSession();
  const asked = new Map<object, BattleStoreState[]>();
  function Otto() {
    const read = ({ battle }: BattleStoreState) => {
      asked.set(read, [...(asked.get(read) ?? []), session.getState()]);
      return battle?.fighters['f-Otto']?.wounds;
    };
    return <>{useBattle(read)}</>;
  }
  render(
    <BattleContext value={session}>
      <Otto />
    </BattleContext>,
  );
  for (const command of [OTTO_DROPS, KLAUS_DROPS, OTTO_DROPS]) {
    await act(async () => {
      session.send(command);
      await session.settled();
    });
  }
  for (const states of asked.values()) expect(new Set(states).size).toBe(states.length);
});

test('a change of the save status rerenders only the components that show it', async () => {
  const session = openSession();
  const drawn: string[] = [];
  function Battle() {
    drawn.push('battle');
    return <>{useBattle(({ entries }) => entries.length)}</>;
  }
  function Saving() {
    const { kind } = useSaveStatus();
    drawn.push(kind);
    return null;
  }
  render(
    <BattleContext value={session}>
      <Battle />
      <Saving />
    </BattleContext>,
  );
  drawn.length = 0;
  act(() => {
    session.send(OTTO_DROPS);
  });
  expect(drawn.toSorted()).toEqual(['battle', 'saving']);
  await act(async () => {
    await session.settled();
  });
  expect(drawn.toSorted()).toEqual(['battle', 'saved', 'saving']);
});

test('a tap is shown before the next step is calculated', async () => {
  await startI18n('fr');
  const { system } = newBattle();
  const enter = vi.fn(system.enter);
  const table = openTable(
    new TestBattle({ ...system, enter }, [
      { name: 'Reikland', fighters: crowd('Lame', 6, { wounds: 2 }) },
      { name: 'Skavens', fighters: crowd('Rat', 6) },
    ]),
  );
  enter.mockClear();
  tap(button('Lame2 perd 1 PV'));
  expect(table.fighter('Lame2').wounds).toBe(1);
  expect(enter).not.toHaveBeenCalled();
  await waitFor(() => expect(enter).toHaveBeenCalled());
});
