import type { Entry } from '#battle/events.ts';
import { readHlc } from '#battle/hlc.ts';
import { replay } from '#battle/replay.ts';
import type { BattleState } from '#battle/state.ts';
import type { BattleId } from '#rules/contract/ids.ts';

/** A battle as the home screen lists it. */
export interface BattleSummary {
  readonly battleId: BattleId;
  readonly battle: BattleState;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly changedAt: number;
}

/**
 * The summary of a log; null when it can't be read. Never throws: one log must not take the others off the
 * list.
 */
export function summarize(battleId: BattleId, entries: readonly Entry[]): BattleSummary | null {
  const battle = replayed(entries);
  if (battle === null) return null;
  const times = entries.map((entry) => readHlc(entry.hlc).time);
  return {
    battleId,
    battle,
    startedAt: times.reduce((a, b) => Math.min(a, b)),
    changedAt: times.reduce((a, b) => Math.max(a, b)),
  };
}

function replayed(entries: readonly Entry[]): BattleState | null {
  try {
    return replay(entries);
  } catch {
    return null;
  }
}
