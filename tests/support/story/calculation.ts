/** What players calculate and settle with dice, and what they count by hand, tap by tap. */
export interface Calculation {
  /** From the table to the fighter’s page. */
  readonly fighter: (name: string) => Promise<void>;
  /** From a fighter’s page to the table. */
  readonly back: () => Promise<void>;
  /** On his page: adds contact with an enemy. */
  readonly touch: (enemy: string) => Promise<void>;
  /** On his page: checks a counter, by its name. */
  readonly expectCount: (name: string, value: number) => Promise<void>;
  /** On his page: sets a counter to this value, tap by tap. */
  readonly count: (name: string, to: number) => Promise<void>;
  /** From his page to a calculation. */
  readonly open: (link: string) => Promise<void>;
  /** From a card on the table to a calculation. */
  readonly openCard: (title: string, link: string) => Promise<void>;
  /** In a calculation: sets a number, by its name, tap by tap. */
  readonly set: (field: string, to: number) => Promise<void>;
  /** In a calculation: turns a circumstance on or off. */
  readonly tick: (field: string) => Promise<void>;
  readonly expectTicked: (field: string) => Promise<void>;
  /** In a calculation: checks that this field is in this group. */
  readonly expectGroup: (group: string, field: string) => Promise<void>;
  /** Checks the number needed and its modifiers. */
  readonly expectNeed: (name: string, text: string) => Promise<void>;
  /** Opens the list of modifiers. */
  readonly openNeed: (name: string) => Promise<void>;
  /** Checks a text anywhere on the screen. */
  readonly expectSaid: (text: string) => Promise<void>;
  /** Starts it, up to the first roll or choice. */
  readonly start: () => Promise<void>;
  /** Checks that it cannot be started. */
  readonly expectNoStart: () => Promise<void>;
  /** Enters the players’ dice in the order in which they are rolled. */
  readonly throws: (...faces: readonly number[]) => Promise<void>;
  /** Checks the results so far, line by line. */
  readonly expectSoFar: (lines: readonly string[]) => Promise<void>;
  /** Applies the result to the table, and continues there. */
  readonly follow: () => Promise<void>;
  /** Checks the whole journal, and goes back to the table. */
  readonly journal: () => Promise<string>;
}
