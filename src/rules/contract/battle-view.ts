import type { BattleId, FighterId, SideId } from './ids.ts';

/**
 * What a rule system is to the rest of the app. Types only.
 *
 * A system reads a `BattleView` (facts the players entered) and answers with advice (`Duty`,
 * `RoutReport`, `Capability`) and with the `Change`s that a tap brings about. It never stores
 * anything, never rolls, never reads a clock.
 */

/** A value that a flag, trait or answer can hold; absent means "no". */
export type FlagValue = true | number | string;

export type Flags = Readonly<Record<string, FlagValue>>;

/** A short text as a code with its variables: the screen turns it into a sentence of the player's language. */
export interface Message {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A rule refuses something. `code` is a word key; nothing has happened. */
export interface Refusal {
  readonly refused: string;
}

// ── What rules may read ────────────────────────────────────────────────────────────────────────

export interface FighterView {
  readonly id: FighterId;
  readonly sideId: SideId;
  /** The player's own name for this miniature, unique enough to tell fighters apart on the table. */
  readonly label: string;
  /** Profile in the catalogue, as `warband/profile`; '' for a free-form fighter. */
  readonly profileId: string;
  readonly role: string;
  /** Characteristic id → value, e.g. `{ M: 4, WS: 3, …, Ld: 7 }`. */
  readonly profile: Readonly<Record<string, number>>;
  /** What the fighter carries from his profile, skills and equipment, by trait id. */
  readonly traits: Flags;
  readonly status: string;
  /** Wounds left; 0 is legal for a fighter on his feet. */
  readonly wounds: number;
  /** What is true of the fighter right now, by flag id; each flag has a lifetime. */
  readonly flags: Flags;
}

export interface SideView {
  readonly id: SideId;
  readonly name: string;
  /** A light side is a name, a number of fighters and a Leadership; its fighters have no duties of their own. */
  readonly light: boolean;
  /** Leadership of a light side; null for a full warband, whose fighters have their own. */
  readonly leadership: number | null;
  readonly leaderId: FighterId | null;
  /** Sides with the same team are allies; null for a side on its own. */
  readonly team: string | null;
  readonly fighterIds: readonly FighterId[];
  /** Warband-wide rules and possessions, by trait id. */
  readonly traits: Flags;
  readonly flags: Flags;
  /** Why the side has left the battle, or null while it plays. */
  readonly removed: string | null;
}

/** Two fighters in base contact; `since` is the number of the player turn in which they met. */
export interface Contact {
  readonly a: FighterId;
  readonly b: FighterId;
  readonly since: number;
}

export interface TurnPosition {
  /** Game round, from 1; one turn of each side. */
  readonly round: number;
  /** Player turns since the start, from 1. */
  readonly turn: number;
  readonly sideId: SideId;
  readonly phase: string;
  /** Id of the current step; null when the phase has none. */
  readonly step: string | null;
}

/** Immutable, and replaced part by part: rules may cache results by the identity of its parts. */
export interface BattleView {
  readonly battleId: BattleId;
  readonly systemId: string;
  readonly houseRules: Readonly<Record<string, string>>;
  readonly sides: readonly SideView[];
  readonly fighters: Readonly<Record<FighterId, FighterView>>;
  readonly contacts: readonly Contact[];
  readonly position: TurnPosition;
  /** Duties already answered in this player turn: duty key → outcome id. */
  readonly answers: Readonly<Record<string, string>>;
  readonly ended: boolean;
}

// ── What a tap brings about ────────────────────────────────────────────────────────────────────

/** The smallest facts of a battle. An event carries the changes it brought, so that mending a rule never rewrites history. */
export type Change =
  | { readonly kind: 'status'; readonly fighterId: FighterId; readonly to: string }
  | { readonly kind: 'wounds'; readonly fighterId: FighterId; readonly to: number }
  | {
      readonly kind: 'flag';
      readonly fighterId: FighterId;
      readonly flag: string;
      readonly value: FlagValue | null;
    }
  | {
      readonly kind: 'side-flag';
      readonly sideId: SideId;
      readonly flag: string;
      readonly value: FlagValue | null;
    }
  | {
      readonly kind: 'contact';
      readonly a: FighterId;
      readonly b: FighterId;
      readonly touching: boolean;
    }
  /** He drops what he carried. */
  | {
      readonly kind: 'dropped';
      readonly fighterId: FighterId;
      readonly marker: string;
      readonly count: number;
    }
  | { readonly kind: 'side-removed'; readonly sideId: SideId; readonly cause: string }
  | { readonly kind: 'battle-ended'; readonly winnerId: SideId | null; readonly cause: string };
