import type { Loss } from './ending-words.ts';

/** The content of a battle's poster, all in words. */
export interface PosterFacts {
  /** "Victoire", or that it was a draw. */
  readonly outcome: string;
  /** The winners; the battle's title for a draw. */
  readonly name: string;
  /** The winner's emblem. */
  readonly winner: string;
  /** The emblem on the broken banner; null when nobody was beaten. */
  readonly beaten: string | null;
  /** Outcome and name in a sentence. */
  readonly said: string;
  /** The losers by cause; empty when nobody has left. */
  readonly losers: readonly Loss[];
  /** The deciding dice; null for none, or if they are unknown. */
  readonly roll: {
    readonly dice: readonly number[];
    readonly total: string;
    readonly against: string;
  } | null;
  /** What ended the battle, other than a side leaving; null where the losers' causes say it. */
  readonly cause: string | null;
  /** Takedowns, most notable first; at most three. */
  readonly feats: readonly PosterFeat[];
  /** Losses of all sides, shown when there are no credited takedowns. */
  readonly losses: readonly string[];
  readonly place: string;
  /** The app's name. */
  readonly madeWith: string;
}

export interface PosterFeat {
  readonly by: string;
  readonly victim: string;
  /** Both in a sentence. */
  readonly said: string;
}

/** The poster's text, for screen readers. */
export function posterWords(facts: PosterFacts): string {
  const { said, losers, roll, cause, feats, losses, place } = facts;
  return [
    said,
    ...losers.map((loser) => loser.said),
    roll === null ? (cause ?? '') : `${roll.total} ${roll.against}`,
    ...(feats.length === 0 ? losses : feats.map((feat) => feat.said)),
    place,
  ]
    .filter((part) => part !== '')
    .join('. ');
}
