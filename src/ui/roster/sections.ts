import { ordinaryRole, roleOf } from '#roster/profiles.ts';
import type { Member } from '#roster/warband.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** Members who are listed together, in roster order. */
export interface Section {
  readonly role: string;
  readonly members: readonly Member[];
}

/** The members role by role, in the order of the game. */
export function sectionsOf(
  members: readonly Member[],
  system: Pick<RuleSystem, 'roles'>,
): readonly Section[] {
  return system.roles
    .map(({ id }) => ({
      role: id,
      members: members.filter((one) => sectionOf(one, system) === id),
    }))
    .filter((section) => section.members.length > 0);
}

/** The role that a member is listed under: that of an ordinary fighter for one of an unknown role. */
export function sectionOf(
  { role }: Pick<Member, 'role'>,
  system: Pick<RuleSystem, 'roles'>,
): string {
  return roleOf(system, role)?.id ?? ordinaryRole(system);
}
