import { expect } from 'vitest';
import { evolve } from '#battle/evolve.ts';
import { replay } from '#battle/replay.ts';
import type { BattleState } from '#battle/state.ts';
import { parseEntries } from '#persistence/log-rows.ts';
import { system } from '#rules/systems/mordheim/index.ts';
import type { TestBattle } from '../support/battles.ts';
import { commandOf, type Tap } from './random-evening.ts';

const STATUSES = new Set(system.statuses.map(({ id }) => id));

/**
 * Asks of a battle of Mordheim what holds of every one: its log folds to its state however it is read, fighters
 * are somewhere, every answer can be given, and the last tap can be undone.
 */
export function expectLaws(fresh: () => TestBattle, taps: readonly Tap[], last: Tap): void {
  const battle = fresh();
  let grown: BattleState | null = battle.state;
  for (const one of taps) {
    const before = battle.entries.length;
    battle.try(commandOf(one, battle));
    const added = battle.entries[before];
    if (added === undefined) continue;
    grown = added.type === 'EventUndone' ? battle.state : evolve(grown, added);
  }
  const { entries, state } = battle;
  expect(grown).toEqual(state);
  expect(state.ignored).toEqual([]);

  for (const one of Object.values(state.fighters)) {
    expect(STATUSES).toContain(one.status);
    expect(one.wounds).toBeGreaterThanOrEqual(0);
  }

  const keys = battle.duties.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const duty of battle.duties) {
    for (const outcome of duty.outcomes) {
      const copy = fresh();
      copy.entries = entries;
      const answer = { key: duty.key, outcome: outcome.id, dice: [], overruledValue: null };
      copy.do({ type: 'resolve-duty', ...answer });
    }
  }

  const text: unknown = JSON.parse(JSON.stringify(entries));
  const read = parseEntries(Array.isArray(text) ? text : []);
  expect(read.unreadable).toBe(0);
  expect(replay(read.entries)).toEqual(state);

  if (['undo', 'redo', 'back'].includes(last.kind)) return;
  if (battle.try(commandOf(last, battle)) !== null) return;
  battle.do({ type: 'undo', back: null });
  expect(battle.state).toEqual(state);
}
