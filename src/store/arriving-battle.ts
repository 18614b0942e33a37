import { sift } from '#battle/door.ts';
import type { Entry } from '#battle/events.ts';
import { needsOf } from '#battle/needs.ts';
import { timelineOf } from '#battle/timeline.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { type BattleSummary, summarize } from './battle-summary.ts';
import type { Ports } from './ports.ts';
import { isNewer, withoutFutureIn } from './raw-row.ts';
import type { Systems } from './systems.ts';

/** A battle from another device that may be stored here: inspected, not written yet. */
export interface Arriving {
  readonly battleId: BattleId;
  /** Its state on arrival. */
  readonly summary: BattleSummary;
  /** Number of entries. */
  readonly lines: number;
  /** Entries that this device lacks, in log order. */
  readonly taken: readonly Entry[];
  /** Whether the battle is on this device already. */
  readonly here: boolean;
  /** Number of entries here that it lacks: the battle has gone on elsewhere. */
  readonly ahead: number;
}

/**
 * Why a battle is refused; word keys.
 * `damaged` entries can't be read, or make no battle · `newer` written by a newer app · `unknown-game` its
 * rule system is not here · `contradicts` an entry differs from the one stored here · `ahead` entries are
 * dated at the end of time, where nothing could follow them
 */
export interface ArrivalRefusal {
  readonly refused: 'damaged' | 'newer' | 'unknown-game' | 'contradicts' | 'ahead';
}

/**
 * Checks a battle from elsewhere at the door, like all foreign entries. It has to be complete, with every
 * entry readable.
 * @throws what the disk throws, and a `NotFetched` when its rules can't be fetched
 */
export async function inspectArrival(
  battleId: BattleId,
  rows: readonly unknown[],
  { battleLog, rowReader }: Pick<Ports, 'battleLog' | 'rowReader'>,
  systems: Pick<Systems, 'load'>,
): Promise<Arriving | ArrivalRefusal> {
  if (rows.some(withoutFutureIn(rows, []))) return { refused: 'ahead' };
  const readRows = await rowReader();
  const { entries, unreadable } = readRows(rows);
  if (unreadable > 0) return { refused: rows.some(isNewer) ? 'newer' : 'damaged' };
  const summary = summarize(battleId, entries);
  if (summary === null || summary.battle.sides.length === 0) return { refused: 'damaged' };
  const { systemId } = summary.battle;
  if ((await systems.load(systemId, ...needsOf(summary.battle))) === null)
    return { refused: 'unknown-game' };
  const here = timelineOf(await battleLog.load(battleId));
  const { taken, refused } = sift(here, battleId, entries);
  if (refused.length > 0) {
    const contradicts = refused.some(({ why }) => why === 'rewrites' || why === 'begins-again');
    return { refused: contradicts ? 'contradicts' : 'damaged' };
  }
  const arriving = new Set(entries.map(({ id }) => id));
  return {
    battleId,
    summary,
    lines: arriving.size,
    taken,
    here: here.entries.length > 0,
    ahead: here.entries.filter(({ id }) => !arriving.has(id)).length,
  };
}
