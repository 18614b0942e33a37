import type { FighterView, Message } from './battle-view.ts';

/** What experience is worth: when an advance is due, what its dice give, and who may learn what. */
export interface AdvancesPart {
  /** Experience at which an advance is due, ascending, by role; other roles never get one. */
  readonly byRole: Readonly<Record<string, readonly number[]>>;
  /** Traits of members who never get one, in any role. */
  readonly barredBy: readonly string[];
  /** The same for profiles that learn more slowly than others. */
  readonly byProfile: Readonly<Record<string, AdvancesPart['byRole']>>;
  /** Results of an advance: the first table that lists the role. */
  readonly tables: readonly AdvanceTable[];
  /** The maximum of each characteristic, by race. */
  readonly maximums: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The race of a profile as members carry it, or else of all in a type of warband. */
  readonly races: Readonly<Record<string, string>>;
  readonly skills: SkillsPart;
  /** Profiles that a promotion kills. */
  readonly lostByPromotion: readonly string[];
}

/** Sums of two dice and what they give. */
export interface AdvanceTable {
  readonly roles: readonly string[];
  readonly rows: readonly AdvanceRow[];
  /** How often one characteristic can be raised in total; null: up to its maximum. */
  readonly raises: number | null;
  /** If a row can raise nothing: the player chooses any other characteristic, or rolls again. */
  readonly exhausted: 'any-other' | 'again';
}

export interface AdvanceRow {
  /** Sums, both ends included. */
  readonly on: readonly (readonly [from: number, to: number])[];
  readonly gives: AdvanceGift;
}

export type AdvanceGift =
  | { readonly kind: 'skill' }
  /** One of the group is promoted to this role; the others roll again, ignoring this row. */
  | { readonly kind: 'promotion'; readonly to: string }
  /** One of two characteristics: by a die, low for the first, or by the player's choice. */
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
  /**
   * Why a member can't learn a skill of his lists, in words of the game; null if he can. Players may give it to
   * him all the same, and `anyway` is the trait by which it counts.
   */
  readonly bar: (
    skill: string,
    member: Pick<FighterView, 'profileId' | 'traits'>,
    leads: boolean,
  ) => Message | null;
  /** The trait that makes skills count for somebody who can't have them. */
  readonly anyway: string;
  /** How many lists a promoted member chooses from those of his warband's heroes. */
  readonly promoted: number;
  /** Lists of promoted members who have no choice, or a limited one. */
  readonly promotedOnly: Readonly<Record<string, readonly string[]>>;
  readonly promotedNever: Readonly<Record<string, readonly string[]>>;
}

export interface SkillList {
  readonly id: string;
  readonly skills: readonly string[];
}
