import type { Entry } from '#battle/events.ts';
import { type Hlc, readHlc } from '#battle/hlc.ts';
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
  return battle === null ? null : summaryOf(battleId, battle, entries);
}

/** The summary of a battle that has been folded already. */
export function summaryOf(
  battleId: BattleId,
  battle: BattleState,
  entries: readonly Entry[],
): BattleSummary {
  const moments = entries.map(({ hlc }) => hlc);
  const timeOf = (moment: Hlc) => readHlc(moment).time;
  return {
    battleId,
    battle,
    startedAt: timeOf(moments.reduce((a, b) => (a < b ? a : b))),
    changedAt: timeOf(moments.reduce((a, b) => (a < b ? b : a))),
  };
}

function replayed(entries: readonly Entry[]): BattleState | null {
  try {
    return replay(entries);
  } catch {
    return null;
  }
}
