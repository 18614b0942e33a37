/** Words that a pack brings, in one language: each belongs to a file of the game's words. */
export interface PackWords {
  readonly language: string;
  /** `<system>-packs` for names. */
  readonly namespace: string;
  readonly words: Readonly<Record<string, unknown>>;
}

/** Warbands of a game that are fetched one by one, each when somebody plays it. */
export interface Packs<Pack = unknown> {
  /** Packs that a battle needs, whoever plays. */
  readonly always: readonly string[];
  /** Those that a start is likely to want, each fetched on demand. */
  readonly atHand: ReadonlyMap<string, () => Promise<unknown>>;
  /** The rules know these from now on. @returns their words, in these languages too where they speak others */
  readonly know: (packs: readonly Pack[], languages?: readonly string[]) => readonly PackWords[];
}
