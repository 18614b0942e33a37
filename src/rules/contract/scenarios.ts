/**
 * A game's scenarios: facts only, for players to choose, change or ignore. Their setup on the table is left
 * to the rulebooks.
 */
export interface ScenarioPart {
  /** The dice rolled for a scenario. A total without a row leaves the choice to the players. */
  readonly dice: { readonly count: number; readonly sides: number };
  /** In the order to offer them. */
  readonly rows: readonly ScenarioRow[];
}

/** A scenario; words under `scenario.<id>`: `name`, and `text` for what it changes, in a sentence. */
export interface ScenarioRow {
  readonly id: string;
  /** The total of the dice that selects it; null if none does. */
  readonly on: number | null;
  /** Rounds after which players are reminded to stop; null for none. */
  readonly rounds: number | null;
  /** House rules that it changes from their defaults, until players reset them. */
  readonly houseRules: Readonly<Record<string, string>>;
  /** What it gives experience for besides what every battle does; players tick who has reached it. */
  readonly goals: readonly ScenarioGoal[];
}

/** A goal of a scenario; its word under `scenario.goal.<id>`. */
export interface ScenarioGoal {
  readonly id: string;
  /** Of experience: for a group, for each of it. */
  readonly points: number;
  /** Roles that can reach it; absent: all that gain experience. */
  readonly roles?: readonly string[];
}
