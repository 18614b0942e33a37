import type { SideId } from '#rules/contract/ids.ts';

/** The DOM id of a side's heading. */
export function headingId(id: SideId): string {
  return `side-${id}`;
}
