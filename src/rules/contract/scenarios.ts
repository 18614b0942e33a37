import type { Flags } from './battle-view.ts';

/**
 * A game's scenarios: facts only, for players to choose, change or ignore. Their setup on the table is left
 * to the rulebooks.
 */
export interface ScenarioPart {
  /** The dice rolled for a scenario. */
  readonly dice: { readonly count: number; readonly sides: number };
  /** Which total selects which scenario; the first that fits the number of players is offered first. */
  readonly tables: readonly ScenarioTable[];
  /** In the order to offer them. */
  readonly rows: readonly ScenarioRow[];
}

/** A table to roll on; its word under `scenario-table.<id>`. */
export interface ScenarioTable {
  readonly id: string;
  readonly players: PlayerRange;
  /** Ids of scenarios by the total of the dice; a total without one leaves the choice to a player. */
  readonly on: Readonly<Record<number, string>>;
}

/** How many sides with a player, inclusive. */
export interface PlayerRange {
  readonly min: number;
  readonly max: number;
}

/** A scenario; words under `scenario.<id>`: `name`, and `text` for what it changes, in a sentence. */
export interface ScenarioRow {
  readonly id: string;
  readonly players: PlayerRange;
  /** Where it was printed; words under `scenario-source.<id>`, with the `number` of the issue. */
  readonly source: { readonly id: string; readonly number: number };
  /** Known from one source only, so it may be wrong. */
  readonly single: boolean;
  /** Rounds after which players are reminded to stop; null for none. */
  readonly rounds: number | null;
  /** House rules that it changes from their defaults, until players reset them. */
  readonly houseRules: Readonly<Record<string, string>>;
  /** What it gives experience for besides what every battle does; players tick who has reached it. */
  readonly goals: readonly ScenarioGoal[];
  /** Points of experience that it gives instead of the usual ones. */
  readonly experience: { readonly survived?: number; readonly leaderOfWinners?: number };
  /** Treasure carried by those on the table at the end is their side's, as if they had left with it. */
  readonly keepsCarried: boolean;
  /** What is carried or counted beside treasure; words under `scenario.marker.<id>`. */
  readonly markers: readonly string[];
  /** A moment that its rules return to; the sentence under `scenario.<id>.again`. Null for none. */
  readonly again: ScenarioMoment | null;
  /** The side without a player; null for none. */
  readonly neutral: NeutralSide | null;
}

/** In the turn of each side, as it starts or as it moves; or once a round, before the first side or after the last. */
export type ScenarioMoment = 'turn' | 'moving' | 'round' | 'round-end';

/** A goal of a scenario; its word under `scenario.goal.<id>`. */
export interface ScenarioGoal {
  readonly id: string;
  /** Of experience: for a group, for each of it. */
  readonly points: number;
  /** Roles that can reach it; absent: all that gain experience. */
  readonly roles?: readonly string[];
  /** Reached by those who carry treasure at the end. */
  readonly carrying?: true;
}

/** Fighters whom nobody commands: they have a turn of their own and never rout. */
export interface NeutralSide {
  /** They play before all others, or after them. */
  readonly first: boolean;
  readonly kinds: readonly NeutralKind[];
  /** Only one kind comes, by a die with so many sides as there are kinds. */
  readonly oneByDie: boolean;
}

/** A kind of such a fighter; its word under `scenario.neutral.<id>`. */
export interface NeutralKind {
  readonly id: string;
  /** How many there are at first; `perPlayer`: for each side with a player. */
  readonly count: number;
  readonly perPlayer: boolean;
  readonly profile: Readonly<Record<string, number>>;
  readonly traits: Flags;
}
