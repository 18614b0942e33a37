import { changeMember } from '#roster/edit.ts';
import { clampedInteger, LIMITS } from '#roster/limits.ts';
import type { Warband } from '#roster/warband.ts';
import type { WarriorId } from '#rules/contract/ids.ts';

/** Sets the number of advances taken, as entered by the player. */
export function setAdvances(warband: Warband, id: WarriorId, taken: number): Warband {
  const advances = clampedInteger(taken, 0, LIMITS.experience);
  return changeMember(warband, id, (member) => ({ ...member, advances }));
}
