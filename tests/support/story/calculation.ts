/** What players work out and settle with dice, and what they count by hand, tap by tap. */
export interface Calculation {
  /** From the table to his page. */
  readonly fighter: (name: string) => Promise<void>;
  /** From a fighter's page to the table. */
  readonly back: () => Promise<void>;
  /** On his page: an enemy whom he now touches. */
  readonly touch: (enemy: string) => Promise<void>;
  /** On his page: what players count of him, by the counter's name. */
  readonly expectCount: (name: string, value: number) => Promise<void>;
  /** On his page: a counter, tap by tap to this value. */
  readonly count: (name: string, to: number) => Promise<void>;
  /** From his page to where it is worked out. */
  readonly open: (link: string) => Promise<void>;
  /** From a card of the table to where it is worked out. */
  readonly openCard: (title: string, link: string) => Promise<void>;
  /** Where it is worked out: what counts, by its name, tap by tap to this value. */
  readonly set: (field: string, to: number) => Promise<void>;
  /** Where it is worked out: tells a circumstance that is there or not. */
  readonly tick: (field: string) => Promise<void>;
  readonly expectTicked: (field: string) => Promise<void>;
  /** Where it is worked out: this field stands in this group. */
  readonly expectGroup: (group: string, field: string) => Promise<void>;
  /** What has to be reached, and out of what it is made. */
  readonly expectNeed: (name: string, text: string) => Promise<void>;
  /** Looks at out of what it is made. */
  readonly openNeed: (name: string) => Promise<void>;
  /** Anywhere on the screen. */
  readonly expectSaid: (text: string) => Promise<void>;
  /** To the first throw or choice. */
  readonly start: () => Promise<void>;
  /** There is nothing to start. */
  readonly expectNoStart: () => Promise<void>;
  /** What the table's dice show, in the order of the throw. */
  readonly throws: (...faces: readonly number[]) => Promise<void>;
  /** What has come of it so far, line by line. */
  readonly expectSoFar: (lines: readonly string[]) => Promise<void>;
  /** Lays it on the table, and goes on with what follows from it. */
  readonly follow: () => Promise<void>;
  /** All that the journal says, and back to the table. */
  readonly journal: () => Promise<string>;
}
