import type {
  ReferenceCell,
  ReferenceEntry,
  ReferenceRow,
  ReferenceTable,
} from '#rules/reference.ts';
import type { Said } from '#rules/system.ts';

/** Parts of the reference, in the order to read them. */
export type Section =
  | 'turn'
  | 'statuses'
  | 'rout'
  | 'courage'
  | 'movement'
  | 'shooting'
  | 'close-combat'
  | 'psychology'
  | 'equipment'
  | 'agreements';

/** A page of the reference; what it does not name, it has none of. */
export function entry(
  section: Section,
  id: string,
  parts: Partial<Omit<ReferenceEntry, 'id' | 'section'>> = {},
): ReferenceEntry {
  return { rules: [], statuses: [], numbers: {}, tables: [], related: [], ...parts, id, section };
}

/** @param columns heads; the first one stands over the heads of the rows */
export function table(
  id: string,
  columns: readonly Said[],
  rows: readonly ReferenceRow[],
): ReferenceTable {
  return { id, columns, rows };
}

export function row(head: Said, cells: readonly ReferenceCell[]): ReferenceRow {
  return { head, cells };
}

/** The same pages, those that name each other linked in both directions. */
export function linked(entries: readonly ReferenceEntry[]): readonly ReferenceEntry[] {
  return entries.map((one) => {
    const naming = entries.filter(({ related }) => related.includes(one.id)).map(({ id }) => id);
    return { ...one, related: [...new Set([...one.related, ...naming])] };
  });
}
