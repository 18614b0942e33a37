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

/** What a page may name besides its place; what it does not name, it has none of. */
export type Parts = Partial<Omit<ReferenceEntry, 'id' | 'section' | 'tables'>> & {
  /** Worked out when the page is first read: to reckon all tables at once would hold up every start. */
  readonly tables?: () => readonly ReferenceTable[];
};

/** A page of the reference. */
export function entry(section: Section, id: string, parts: Parts = {}): ReferenceEntry {
  return page(section, id, parts);
}

function page(section: string, id: string, { tables = () => [], ...parts }: Parts): ReferenceEntry {
  let known: readonly ReferenceTable[] | null = null;
  return {
    rules: [],
    statuses: [],
    numbers: {},
    related: [],
    ...parts,
    id,
    section,
    get tables() {
      known ??= tables();
      return known;
    },
  };
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
    const { id, section, rules, statuses, numbers } = one;
    const naming = entries.filter(({ related }) => related.includes(id)).map((other) => other.id);
    return page(section, id, {
      rules,
      statuses,
      numbers,
      related: [...new Set([...one.related, ...naming])],
      tables: () => one.tables,
    });
  });
}
