import type { ListedType } from './catalogue.ts';
import type { PackChoices, PackForm } from './pack-form.ts';

/** Words that a pack brings, in one language: each belongs to a file of the game's words. */
export interface PackWords {
  readonly language: string;
  /** `<system>-packs` for names. */
  readonly namespace: string;
  readonly words: Readonly<Record<string, unknown>>;
}

/** A warband as one file, of whichever game. */
export interface AnyPack {
  /** Also the type of its warbands. */
  readonly id: string;
  /** By language. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** What is to be said of a pack, for those who write one. */
export interface PackRemark {
  readonly code: string;
  /** Where, as in `profiles.3.role`; '' for the whole. */
  readonly path: string;
  /** The id that it is about; '' for none. */
  readonly id: string;
}

/** A pack that was read, or why it is refused. */
export type ReadPack<Pack extends AnyPack = PackForm> =
  /** `said`: what no rule of this version knows. It is shown, and players heed it themselves. */
  | { readonly ok: true; readonly pack: Pack; readonly said: readonly PackRemark[] }
  | {
      readonly ok: false;
      readonly reasons: readonly PackRemark[];
      /** Where only what it says contradicts itself: players may mend it. */
      readonly form?: Pack;
    };

/** Warbands of a game that are fetched one by one, each when somebody plays it. */
export interface Packs<Pack extends AnyPack = AnyPack> {
  /** Packs that a battle needs, whoever plays. */
  readonly always: readonly string[];
  /** Those that a start is likely to want, each fetched on demand. */
  readonly atHand: ReadonlyMap<string, () => Promise<AnyPack>>;
  /** The rules know these from now on. @returns their words, in these languages too where they speak others */
  readonly know: (packs: readonly Pack[], languages?: readonly string[]) => readonly PackWords[];
  /** The rules no longer know those of these ids. */
  readonly forget: (ids: readonly string[]) => void;
  /** Fetches what it takes where players make packs themselves. */
  readonly own: () => Promise<OwnPart<Pack>>;
}

/** What a game says of packs that players make. */
export interface OwnPart<Pack extends AnyPack = AnyPack> {
  /** A pack of players’ own as the rules are to know it: what it brings has ids that no other pack has. */
  readonly asOwn: (pack: Pack) => Pack;
  /** What the list of warbands shows of one; null for what is no warband. */
  readonly head: (pack: Pack) => ListedType | null;
  /**
   * Reads a pack that nobody vouches for.
   * @param given its text, or what a text means
   */
  readonly read: (given: unknown) => ReadPack;
  /** Fetches what players choose from when they make one. */
  readonly choices: () => Promise<PackChoices>;
}
