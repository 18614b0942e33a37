import type { ListRole } from '#rules/contract/lexicon.ts';
import type { RoleRow } from '#rules/contract/rows.ts';

/** Where lists put somebody of this role: heroes are those of whom a warband may have only so many. */
export function listRoleOf({ hired, limited }: Pick<RoleRow, 'hired' | 'limited'>): ListRole {
  if (hired === true) return 'hiredSword';
  return limited === true ? 'hero' : 'henchmen';
}
