/**
 * A game's rules for warbands beyond their lists: promotion and composition. Lists of warbands don't need it,
 * so it is loaded with the rules.
 */

import type { Flags } from './battle-view.ts';

/** Promotion of a member of a group. */
export interface PromotionRow {
  /** Roles before and after. */
  readonly from: string;
  readonly to: string;
  /** Traits of members who are never promoted. */
  readonly barredBy: readonly string[];
}

/** Who may be in a warband, beyond the limits of its type, and what its members may carry. */
export interface CompositionPart {
  readonly hiring: readonly HiringRow[];
  readonly caps: readonly CapRow[];
  readonly gear: GearLimits;
}

/** Whether a type of warband may hire somebody: sources may `differ` about it, and of some nobody says it (`unsaid`). */
export type Hiring = 'yes' | 'differ' | 'unsaid' | 'no';

/** Somebody who is hired. Types of warbands by id. */
export interface HiringRow {
  /** As members carry it, `extras/…`. */
  readonly profileId: string;
  readonly by: Readonly<Record<string, Hiring>>;
  /** For types that are not among these. */
  readonly otherwise: Hiring;
  /** With whom he does not serve. */
  readonly notBeside: {
    readonly profiles: readonly string[];
    /** Traits of members. */
    readonly traits: readonly string[];
  };
  /** How many fighters he adds to the warband's limit. */
  readonly makesRoom: number;
  /** What he may carry besides what his profile names; of several weapons he chooses. */
  readonly carries: Flags;
}

/** A limit on some profiles for each member of others. */
export interface CapRow {
  readonly of: string;
  readonly for: readonly string[];
  readonly times: number;
}

/** Items for sale with restrictions. */
export interface GearLimits {
  /** Roles that carry only what they came with: `HiringRow.carries`. */
  readonly noneBy: readonly string[];
  readonly barred: readonly GearBar[];
  /** The trait of carrying two weapons. */
  readonly twoOf: string;
  /** Two of a weapon, and no other one, are for these profiles only. */
  readonly pairs: readonly { readonly of: string; readonly for: readonly string[] }[];
  /** How many traits of a group a member carries at most. */
  readonly atMost: readonly { readonly group: string; readonly most: number }[];
}

/** A member with this trait carries none of these. */
export interface GearBar {
  readonly trait: string;
  readonly traits: readonly string[];
}
