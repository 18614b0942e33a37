/**
 * What a game says of warbands beyond their lists: how their members rise, and who may be in them.
 * Lists of warbands can do without it, so that it comes with the rules and not with the lists.
 */

import type { Flags } from './battle-view.ts';

/** Somebody of a group may become more than one of many. */
export interface PromotionRow {
  /** Roles: what he is, and what he becomes. */
  readonly from: string;
  readonly to: string;
  /** Traits of those who never do. */
  readonly barredBy: readonly string[];
}

/** Who may be in a warband, beyond the limits of its type, and what its members may carry. */
export interface CompositionPart {
  readonly hiring: readonly HiringRow[];
  readonly caps: readonly CapRow[];
  readonly gear: GearLimits;
}

/** Somebody open to all, with whom not every type of warband comes to terms. Types by id. */
export interface HiringRow {
  /** As members carry it, `extras/…`. */
  readonly profileId: string;
  readonly by: { readonly only: readonly string[] } | { readonly not: readonly string[] };
  /** So many more fighters than its limit a warband may have with him. */
  readonly makesRoom: number;
  /** What he may come with beside what his profile names; of several weapons he chooses. */
  readonly carries: Flags;
}

/** Of some there may be only so many for each one of others. Profiles as members carry them. */
export interface CapRow {
  readonly of: string;
  readonly for: readonly string[];
  readonly times: number;
}

/** What is for sale, and not to everybody. */
export interface GearLimits {
  /** Roles of those who carry what they came with and nothing else: `HiringRow.carries`. */
  readonly noneBy: readonly string[];
  readonly barred: readonly GearBar[];
  /** How many of a group of traits anybody carries at once. */
  readonly atMost: readonly { readonly group: string; readonly most: number }[];
}

/** Who has this trait carries none of these traits, nor any of these groups. */
export interface GearBar {
  readonly trait: string;
  readonly groups: readonly string[];
  readonly traits: readonly string[];
}
