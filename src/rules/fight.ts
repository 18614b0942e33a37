import type { FighterId, SideId } from './ids.ts';
import type { Said } from './system.ts';

/**
 * Fighters who touch each other, directly or through others: one fight. It follows from the contacts,
 * so that it merges when a newcomer joins two and splits when a contact ends.
 */
export interface Fight {
  /** The same while the same fighters are in it. */
  readonly key: string;
  /** The side whose turn it is first, then in playing order. */
  readonly sides: readonly { readonly sideId: SideId; readonly fighterIds: readonly FighterId[] }[];
  /** Turns the combat has lasted, this one included; newcomers don't restart it. */
  readonly turn: number;
  /** Groups that strike one after the other; those in one group roll off. */
  readonly order: readonly Strike[];
  /** What counts in this turn of the combat only, fighter by fighter. */
  readonly effects: readonly FightEffect[];
}

export interface Strike {
  readonly fighterIds: readonly FighterId[];
  /** Why now: charged, Initiative 4, has just stood up. */
  readonly reason: Said;
}

export interface FightEffect {
  readonly fighterId: FighterId;
  readonly said: Said;
  readonly rule: string;
}
