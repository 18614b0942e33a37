import type { ListRole } from '#rules/contract/lexicon.ts';
import type { RoleRow } from '#rules/contract/rows.ts';

/** The section of a list for this role: heroes are the roles that a warband may only have so many of. */
export function listRoleOf({ hired, limited }: Pick<RoleRow, 'hired' | 'limited'>): ListRole {
  if (hired === true) return 'hiredSword';
  return limited === true ? 'hero' : 'henchmen';
}
