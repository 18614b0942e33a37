/**
 * What a game's papers call a battle, and what this app has to know of it: facts only, for players to choose,
 * change or leave. How it is set up on the table stands in their books.
 */
export interface ScenarioPart {
  /** What is thrown for one. A sum that no row has leaves the choice to the players. */
  readonly dice: { readonly count: number; readonly sides: number };
  /** In the order to offer them. */
  readonly rows: readonly ScenarioRow[];
}

/** A scenario; words under `scenario.<id>`: `name`, and `text` for what it changes, in a sentence. */
export interface ScenarioRow {
  readonly id: string;
  /** The sum of the dice that brings it about; null where no dice do. */
  readonly on: number | null;
  /** Rounds after which players are reminded to stop; null for none. */
  readonly rounds: number | null;
  /** House rules that it plays otherwise than usual, until players set them back. */
  readonly houseRules: Readonly<Record<string, string>>;
  /** What it gives experience for, beside what any battle does; players tick who has reached it. */
  readonly goals: readonly ScenarioGoal[];
}

/** Something to be reached in a scenario; its word under `scenario.goal.<id>`. */
export interface ScenarioGoal {
  readonly id: string;
  /** Of experience: for a group, for each of it. */
  readonly points: number;
  /** Roles that can reach it; absent where whoever gains experience at all can. */
  readonly roles?: readonly string[];
}
