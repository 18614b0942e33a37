import { createStore } from 'zustand/vanilla';
import type { BattleId } from '#rules/contract/ids.ts';

/** Other phones at a shared battle. */
export interface Link {
  /** How many are linked now. */
  readonly phones: number;
  /**
   * Why the last one is no longer: `mending` its way broke, and another is being opened · `gone` it, or the way to it ·
   * `hostile` it sent what nobody may send; null: none left.
   */
  readonly lost: 'mending' | 'gone' | 'hostile' | null;
}

/** The links of all battles that this tab has shared. */
export const links = createStore<Readonly<Partial<Record<BattleId, Link>>>>()(() => ({}));

/**
 * Why there is no way to a battle's room; word keys.
 * `insecure` the page doesn't come by https, so that nothing can be sealed · `unreachable` the hub does not answer ·
 * `no-right` it is no room of this key · `read-only` something was written with a key to read · `too-big` the room
 * takes no more · `full` too many phones are in it · `crowded` too much comes from this phone, or from its network ·
 * `hostile` the hub sends what no hub sends · `other` it refuses something else.
 */
export type HubTrouble =
  | 'insecure'
  | 'unreachable'
  | 'no-right'
  | 'read-only'
  | 'too-big'
  | 'full'
  | 'crowded'
  | 'hostile'
  | 'other';

/** A battle's room on a hub. */
export interface HubLink {
  /** Where the hub is: `hub.example`. */
  readonly hub: string;
  /** What this phone may do there. */
  readonly right: 'write' | 'read';
  /** `connecting` for the first time · `linked` · `apart`: it is tried again by itself · `refused` for good. */
  readonly state: 'connecting' | 'linked' | 'apart' | 'refused';
  /** Why it is apart or refused. */
  readonly why: HubTrouble | null;
  /** How many rows in the room can't be opened, or were refused by the door: somebody there does not play fair. */
  readonly offences: number;
}

/** The rooms of all battles that this tab has on a hub. */
export const hubLinks = createStore<Readonly<Partial<Record<BattleId, HubLink>>>>()(() => ({}));
