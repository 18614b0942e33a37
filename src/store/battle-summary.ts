import type { Entry } from '#battle/events.ts';
import { readHlc } from '#battle/hlc.ts';
import { replay } from '#battle/replay.ts';
import type { BattleId } from '#rules/ids.ts';
import type { BattleSummary } from './battles-store.ts';

/** What a log comes to, for a list of battles; null when it cannot be read. */
export function summarize(battleId: BattleId, entries: readonly Entry[]): BattleSummary | null {
  const battle = replay(entries);
  if (battle === null) return null;
  const times = entries.map((entry) => readHlc(entry.hlc).time);
  return { battleId, battle, startedAt: Math.min(...times), changedAt: Math.max(...times) };
}
