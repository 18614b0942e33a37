import type { Transaction } from 'dexie';

/** One version of the database: all its tables and how to get there from the version before. */
export interface Migration {
  /** From 1, without gaps. */
  readonly version: number;
  /**
   * The newest version of entries in it (`EVENT_VERSION`). An app of before, still open in another tab, could not
   * read those: the new version of the database makes it close.
   */
  readonly entries: number;
  /** Every table of this version in Dexie's notation; null drops a table. */
  readonly stores: Readonly<Record<string, string | null>>;
  /**
   * Converts the rows of the version before. Null when no rows change; it never runs on a fresh
   * database.
   */
  readonly upgrade: ((transaction: Transaction) => Promise<void>) | null;
}
