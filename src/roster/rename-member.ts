import type { WarriorId } from '#rules/contract/ids.ts';
import { changeMember, labelsBeside, uniqueAfter } from './edit.ts';
import { followName } from './labels.ts';
import { LIMITS, normalizedLine } from './limits.ts';
import { mayBeGroup, type RosterSystem } from './profiles.ts';
import type { Warband } from './warband.ts';

/** Renames a member, and those of its labels that were made of the old name. */
export function renameMember(
  warband: Warband,
  system: RosterSystem,
  id: WarriorId,
  wanted: string,
): Warband {
  const name = normalizedLine(wanted, LIMITS.name);
  return changeMember(warband, id, (member) => {
    const others = labelsBeside(warband, member);
    const labels = member.labels.map((label) => {
      const followed = followName(label, member.name, name);
      // "Otto 2" has a number because of another Otto; as "Klaus" he needs none.
      return followed === label || mayBeGroup(system, member.role) ? followed : name;
    });
    return { ...member, name, labels: uniqueAfter(others, labels) };
  });
}
