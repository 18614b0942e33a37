import type { WarriorId } from '#rules/contract/ids.ts';
import { changeMember, ordinaryNumbers } from './edit.ts';
import { findProfile, type RosterSystem } from './profiles.ts';
import type { Warband } from './warband.ts';

/**
 * Changes the profile of a member: his name, his experience and all traits and characteristics that differ from
 * his old profile stay; everything that came from it is replaced. An unknown profile changes nothing.
 */
export function setProfile(
  warband: Warband,
  system: RosterSystem,
  id: WarriorId,
  profileId: string,
): Warband {
  const wanted = findProfile(system, profileId);
  if (wanted === null) return warband;
  return changeMember(warband, id, (member) => {
    const old = findProfile(system, member.profileId);
    const usual = old?.profile ?? ordinaryNumbers(system);
    const changed = Object.entries(member.profile).filter(([key, value]) => usual[key] !== value);
    const own = Object.entries(member.traits).filter(
      ([key, value]) => old?.traits?.[key] !== value,
    );
    return {
      ...member,
      profileId,
      // Without a profile, the player's own word stood in its place; beside one it stays.
      title: old === null ? '' : member.title,
      role: old === null || member.role === old.role ? wanted.role : member.role,
      profile: { ...wanted.profile, ...Object.fromEntries(changed) },
      traits: { ...wanted.traits, ...Object.fromEntries(own) },
    };
  });
}
