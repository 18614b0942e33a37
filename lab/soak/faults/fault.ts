import type { Evening } from '../evening.ts';

/** One way in which things go wrong. */
export interface FaultKind {
  /** How many of the 1,000 faults of a whole run are of this kind. */
  readonly weight: number;
  /** What goes wrong, for the table. */
  readonly about: string;
  /**
   * Lets it happen, and brings the players back to their battle. Disk and screen are held against the
   * record afterwards, whatever the kind.
   * @throws a Complaint when the app does something else than it promised
   */
  readonly happen: (evening: Evening) => Promise<void>;
}

/** Kinds by their names. */
export type Family = Readonly<Record<string, FaultKind>>;
