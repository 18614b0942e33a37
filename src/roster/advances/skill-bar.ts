import type { Member } from '#roster/warband.ts';
import type { Message } from '#rules/contract/battle-view.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** Why a skill is not for him; null if it is, or if players have let him learn any. @rule MORD-AFTER-SKILLS */
export function skillBar(
  member: Member,
  skill: string,
  { advances }: Pick<RuleSystem, 'advances'>,
): Message | null {
  if (advances === undefined || Object.hasOwn(member.traits, advances.skills.anyway)) return null;
  return advances.skills.bar(skill, member, member.leader);
}
