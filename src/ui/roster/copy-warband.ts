import { renameWarband } from '#roster/edit.ts';
import type { Warband } from '#roster/warband.ts';

/** The same warband once more under another name, with ids of its own. */
export function copyWarband(warband: Warband, name: string, freshId: () => string): Warband {
  const members = warband.members.map((member) => ({ ...member, id: `m-${freshId()}` as const }));
  return renameWarband({ ...warband, id: `w-${freshId()}`, members }, name);
}
