import type { Message } from './battle-view.ts';
import type { Sign } from './rows.ts';

/** Id of the page on the rout test, in every system that has one: gauges lead there. */
export const ROUT_PAGE = 'rout';

/**
 * One page of a system's rules reference. Its words are the system's own (`<system>-rules:<id>.title`,
 * `.text`, `.search`); its numbers come from the data and functions that the rules use.
 */
export interface ReferenceEntry {
  readonly id: string;
  /** A phase of the game, or a theme; words under `<system>-rules:section.<id>`. */
  readonly section: string;
  /** The page that leads to it in place of the list; null: the list does. */
  readonly within: string | null;
  /** Its picture in the list. */
  readonly sign: Sign | null;
  /** Ids of the rules it explains: a rule's name anywhere in the app leads here. */
  readonly rules: readonly string[];
  /** Ids of the statuses it explains. */
  readonly statuses: readonly string[];
  /** Numbers that its sentences mention, by variable. */
  readonly numbers: Readonly<Record<string, string | number>>;
  readonly tables: readonly ReferenceTable[];
  /** Entries to read next. */
  readonly related: readonly string[];
}

export interface ReferenceTable {
  /** Words of its caption under `<system>-rules:table.<id>`. */
  readonly id: string;
  /** Heads of the columns; the first one stands over the heads of the rows. */
  readonly columns: readonly Message[];
  readonly rows: readonly ReferenceRow[];
}

export interface ReferenceRow {
  readonly head: Message;
  /** One for each further column. */
  readonly cells: readonly ReferenceCell[];
}

/** A value, which stays on one line, or texts under each other; none at all leaves the cell empty. */
export type ReferenceCell = Message | readonly Message[];
