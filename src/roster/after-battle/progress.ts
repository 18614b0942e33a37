import type { Warband } from '#roster/warband.ts';
import type { BattleId } from '#rules/contract/ids.ts';

// Apart from draft.ts and history.ts, so that screens that only need this don't load their schemas.

/** Whether a warband has finished the aftermath of a battle. */
export function isFinished({ history = [] }: Pick<Warband, 'history'>, id: BattleId): boolean {
  return history.some((row) => idOf(row) === id);
}

/** Whether the aftermath has been started, but not finished. */
export function isStarted({ unfinished = [] }: Pick<Warband, 'unfinished'>, id: BattleId): boolean {
  return unfinished.some((row) => idOf(row) === id);
}

/** Whether the newest row of its history is this one. */
export function isNewest({ history = [] }: Pick<Warband, 'history'>, id: string): boolean {
  return idOf(history.at(-1)) === id;
}

/** Whether the newest row of its history is of this kind of what happens between battles. */
export function isLastBetween({ history = [] }: Pick<Warband, 'history'>, kind: string): boolean {
  const row = history.at(-1);
  return typeof row === 'object' && row !== null && 'between' in row && row.between === kind;
}

function idOf(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? row.id : null;
}
