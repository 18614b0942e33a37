import type { Flags } from './system.ts';

/**
 * A warband to play with before having one of one's own: what a system's `samples.ts` holds. Names
 * are proper names, the same in every language.
 */
export interface SampleWarband {
  readonly name: string;
  /** Type in the catalogue; '' for a free-form one. */
  readonly catalogueId: string;
  readonly emblem: string;
  readonly members: readonly SampleMember[];
}

export interface SampleMember {
  readonly is: SampleProfile | SampleRole;
  readonly name: string;
  /** The miniatures of a group; empty for one who stands for himself. */
  readonly labels: readonly string[];
  /** Beside those of his profile. */
  readonly traits: Flags;
}

/** Somebody of the warband's type. */
export interface SampleProfile {
  readonly profile: string;
}

/** Somebody free-form; the first one of the leading role leads. */
export interface SampleRole {
  readonly role: string;
  /** Where he differs from the ordinary, by characteristic. */
  readonly numbers: Readonly<Record<string, number>>;
}
