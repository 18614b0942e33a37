import type { WarriorId } from '#rules/contract/ids.ts';
import { historyOf } from './after-battle/history.ts';
import { LIMITS } from './limits.ts';
import type { Warband } from './warband.ts';

/**
 * Whose photos a warband keeps: those of its members, and of the last who left for good, as many as it may have
 * members. Its history names them, so that they have a face on their stones.
 */
export function photographed(warband: Pick<Warband, 'members' | 'history'>): readonly WarriorId[] {
  const gone = historyOf(warband).flatMap((line) => line.gone.map(({ id }) => id));
  return [...warband.members.map(({ id }) => id), ...gone.slice(-LIMITS.fighters)];
}
