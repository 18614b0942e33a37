import type { Sign, Tone } from './rows.ts';

/**
 * How a game is shown before the rest of it has been fetched. It is part of the first load, so it stays this
 * small. Its words: `games.<id>` of `home.json`.
 */
export interface GameFront {
  /** Sort key among the games, ascending. */
  readonly order: number;
  /** An emblem of warbands, or one of the pictures for any game. */
  readonly picture: { readonly emblem: string } | { readonly sign: Sign };
  readonly tone: Exclude<Tone, 'away'> | 'leader';
}
