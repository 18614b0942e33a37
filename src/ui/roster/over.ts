import type { WarriorId } from '#rules/contract/ids.ts';

/** The sheet over a warband's page: at most one. */
export type Over =
  | 'menu'
  | 'emblems'
  | 'newcomers'
  | 'market'
  | 'chest'
  | 'rating'
  | 'size'
  | 'missed'
  /** What the warband owns of one kind of income. */
  | { readonly income: string }
  /** `fresh`: he has just joined. */
  | { readonly member: WarriorId; readonly fresh?: boolean }
  /** A member's open advance. */
  | { readonly advance: WarriorId };

/** Opens a sheet in place of the one that is open. */
export type ShowSheet = (over: Over) => void;
