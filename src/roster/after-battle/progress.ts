import type { Warband } from '#roster/warband.ts';
import type { BattleId } from '#rules/contract/ids.ts';

// What screens ask that would rather not fetch how all of it is read.

/** Whether a warband is done with what follows a battle. */
export function isFinished({ history = [] }: Pick<Warband, 'history'>, id: BattleId): boolean {
  return history.some((row) => idOf(row) === id);
}

/** Whether somebody has begun with it. */
export function isStarted({ unfinished = [] }: Pick<Warband, 'unfinished'>, id: BattleId): boolean {
  return unfinished.some((row) => idOf(row) === id);
}

function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
}
