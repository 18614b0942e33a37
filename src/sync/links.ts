import { createStore } from 'zustand/vanilla';
import type { BattleId } from '#rules/contract/ids.ts';

/** The links to other phones of a shared battle. */
export interface Link {
  /** How many are linked now. */
  readonly phones: number;
  /**
   * Why the last one is no longer linked. `mending`: its connection broke, and another is being opened ·
   * `gone`: the phone, or the connection to it · `hostile`: it sent what no phone may send · null: phones
   * are linked.
   */
  readonly lost: 'mending' | 'gone' | 'hostile' | null;
  /** Whether some linked phone has lacked for seconds what this one has. */
  readonly late: boolean;
}

/** The links of all battles that this tab has shared. */
export const links = createStore<Readonly<Partial<Record<BattleId, Link>>>>()(() => ({}));

/**
 * Why a battle's room can't be reached; word keys. `insecure`: without https, nothing can be encrypted ·
 * `unreachable`: the hub does not answer · `no-right`: the key is not of this room · `read-only`: something
 * was written with a read key · `too-big`: the room is full of data · `full`: too many phones are in it ·
 * `crowded`: too much comes from this phone or its network · `hostile`: the hub sends what no hub of ours
 * sends · `idle`: nothing has been added for long, until this player returns · `other`: any other refusal.
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
  | 'idle'
  | 'other';

/** A battle's room on a hub. */
export interface HubLink {
  /** The address of the hub: `hub.example`. */
  readonly hub: string;
  /** What this phone may do there. */
  readonly right: 'write' | 'read';
  /** `connecting` for the first time · `linked` · `apart`: it is being retried · `refused` for good. */
  readonly state: 'connecting' | 'linked' | 'apart' | 'refused';
  /** Why it is apart or refused. */
  readonly why: HubTrouble | null;
  /** Whether the hub can store at present what it relays. */
  readonly stores: boolean;
  /** How many other phones are in the room; null where the hub can't say. */
  readonly others: number | null;
  /** Pieces of the room that can't be decrypted, and rows refused by the door: somebody there does not play fair. */
  readonly offences: number;
}

/** The rooms of all battles that this tab has on a hub. */
export const hubLinks = createStore<Readonly<Partial<Record<BattleId, HubLink>>>>()(() => ({}));
