import type { SideId } from '#rules/contract/ids.ts';

/** Where the fighters of a side begin on the table, as an id of the page. */
export function headingId(id: SideId): string {
  return `side-${id}`;
}
