/** What experience is worth: when an advance is due, what its dice give, and who may learn what. */
export interface AdvancesPart {
  /** Points at which one is due, rising, by role; roles that are not here never get one. */
  readonly byRole: Readonly<Record<string, readonly number[]>>;
  /** Traits of those who never get one, whatever their role. */
  readonly barredBy: readonly string[];
  /** The same for those of a profile, as members carry it, who learn more slowly than others. */
  readonly byProfile: Readonly<Record<string, AdvancesPart['byRole']>>;
  /** What an advance gives, the first table that the role is on. */
  readonly tables: readonly AdvanceTable[];
  /** The most that a characteristic may be raised to, by race. */
  readonly maximums: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The race of a profile as members carry it, or else of all in a type of warband. */
  readonly races: Readonly<Record<string, string>>;
  readonly skills: SkillsPart;
  /** Profiles of those whom a promotion kills. */
  readonly lostByPromotion: readonly string[];
}

/** Sums of two dice and what they give. */
export interface AdvanceTable {
  readonly roles: readonly string[];
  readonly rows: readonly AdvanceRow[];
  /** How often one characteristic is raised in all; null: as far as its maximum. */
  readonly raises: number | null;
  /** Where nothing of a row can be raised: the player's choice among all others, or the dice once more. */
  readonly exhausted: 'any-other' | 'again';
}

export interface AdvanceRow {
  /** Sums, both ends included. */
  readonly on: readonly (readonly [from: number, to: number])[];
  readonly gives: AdvanceGift;
}

export type AdvanceGift =
  | { readonly kind: 'skill' }
  /** One of the group rises to this role; the others roll once more, without this row. */
  | { readonly kind: 'promotion'; readonly to: string }
  /** One characteristic of two: as a die says, low for the first, or as the player likes. */
  | {
      readonly kind: 'raise';
      readonly of: readonly string[];
      readonly by: 'die' | 'choice';
    };

/** Skills by list. A skill is a trait. */
export interface SkillsPart {
  /** In the order in which they are offered. */
  readonly lists: readonly SkillList[];
  /** Ids of lists by profile as members carry it. */
  readonly byProfile: Readonly<Record<string, readonly string[]>>;
  /** How many lists somebody chooses who was promoted, among those of the heroes of his warband. */
  readonly promoted: number;
  /** Lists of those who were promoted, where they have no choice, or not the whole of it. */
  readonly promotedOnly: Readonly<Record<string, readonly string[]>>;
  readonly promotedNever: Readonly<Record<string, readonly string[]>>;
}

export interface SkillList {
  readonly id: string;
  readonly skills: readonly string[];
}
