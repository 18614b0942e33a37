import type { Loss } from './ending-words.ts';

/** What the poster of a battle tells, all in words. */
export interface PosterFacts {
  /** "Victoire", or that nobody has won. */
  readonly outcome: string;
  /** Who has won; the battle's own title without a winner. */
  readonly name: string;
  readonly winner: string;
  /** The sign on the broken banner; null when nobody was beaten. */
  readonly beaten: string | null;
  /** Outcome and name in a sentence. */
  readonly said: string;
  /** Who has lost by what, one for each cause; none when nobody has left. */
  readonly losers: readonly Loss[];
  /** The dice that decided it; null when none did, or nobody knows them. */
  readonly roll: {
    readonly dice: readonly number[];
    readonly total: string;
    readonly against: string;
  } | null;
  /** What decided it, where that was nobody's leaving; null where the losers' causes say it. */
  readonly cause: string | null;
  /** Who put whom out, the most notable first; at most three. */
  readonly feats: readonly PosterFeat[];
  /** Losses of all sides, where nobody is credited. */
  readonly losses: readonly string[];
  readonly place: string;
  /** The app's name. */
  readonly madeWith: string;
}

export interface PosterFeat {
  readonly by: string;
  readonly victim: string;
  /** The same in a sentence. */
  readonly said: string;
}

/** Every word of the poster, for those who don't see it. */
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
