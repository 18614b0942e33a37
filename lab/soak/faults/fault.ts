import type { Evening } from '../evening.ts';

/** One kind of fault. */
export interface FaultKind {
  /** Its share of the 1,000 faults of a whole run. */
  readonly weight: number;
  /** A description for the table. */
  readonly about: string;
  /**
   * Causes the fault and brings the players back to their battle. Afterwards disk and screen are compared
   * with the record, for every kind.
   * @throws a Complaint when the app does not do what it promised
   */
  readonly happen: (evening: Evening) => Promise<void>;
}

/** Kinds by name. */
export type Family = Readonly<Record<string, FaultKind>>;
