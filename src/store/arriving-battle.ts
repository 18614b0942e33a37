import { admit } from '#battle/door.ts';
import { type Entry, EVENT_VERSION } from '#battle/events.ts';
import { isFarAhead } from '#battle/hlc.ts';
import { timelineOf } from '#battle/timeline.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { BattleSummary } from './battle-summary.ts';
import { summarize } from './battle-summary.ts';
import type { Ports } from './ports.ts';
import type { Systems } from './systems.ts';

/** A battle from another device that may come in: looked at, and not written yet. */
export interface Arriving {
  readonly battleId: BattleId;
  /** How it stands as it comes. */
  readonly summary: BattleSummary;
  /** How many lines it has. */
  readonly lines: number;
  /** Those that this device lacks, in the log's order. */
  readonly taken: readonly Entry[];
  /** Whether the battle is on this device already. */
  readonly here: boolean;
  /** Lines of this device that it does not know: here, or elsewhere, the battle has gone on. */
  readonly ahead: number;
}

/**
 * Why a battle may not come in; word keys.
 * `damaged` some of it can't be read, or tells of no battle · `newer` written by a newer app ·
 * `unknown-game` by rules that this app does not have · `contradicts` it tells otherwise what is here ·
 * `ahead` its lines are dated far in the future, and so would be all that follow them here
 */
export interface ArrivalRefusal {
  readonly refused: 'damaged' | 'newer' | 'unknown-game' | 'contradicts' | 'ahead';
}

/**
 * Looks at a battle from elsewhere by the door that all entries of others take. It has to be whole, and
 * every line of it one that this app can read: half of a battle is none.
 * @throws what the disk throws, and a `NotFetched` while its rules can't be had
 */
export async function inspectArrival(
  battleId: BattleId,
  rows: readonly unknown[],
  { battleLog, readRows, clock }: Pick<Ports, 'battleLog' | 'readRows' | 'clock'>,
  systems: Pick<Systems, 'load'>,
): Promise<Arriving | ArrivalRefusal> {
  const now = clock();
  if (rows.some((row) => isAhead(row, now))) return { refused: 'ahead' };
  const { entries, unreadable } = readRows(rows);
  if (unreadable > 0) return { refused: rows.some(isNewer) ? 'newer' : 'damaged' };
  const summary = summarize(battleId, entries);
  if (summary === null || summary.battle.sides.length === 0) return { refused: 'damaged' };
  if ((await systems.load(summary.battle.systemId)) === null) return { refused: 'unknown-game' };
  const here = timelineOf(await battleLog.load(battleId));
  const { taken, refused } = admit(here, battleId, entries);
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

function isAhead(row: unknown, now: number): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    'hlc' in row &&
    typeof row.hlc === 'string' &&
    isFarAhead(row.hlc, now)
  );
}

function isNewer(row: unknown): boolean {
  return (
    typeof row === 'object' &&
    row !== null &&
    'v' in row &&
    typeof row.v === 'number' &&
    row.v > EVENT_VERSION
  );
}
