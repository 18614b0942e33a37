import type { Sign, Tone } from './rows.ts';

/**
 * How a game shows itself to whoever has not met it yet, before anything else of it has been fetched. It is
 * part of the first load, so it stays this small. Its words: `games.<id>` of `home.json`.
 */
export interface GameFront {
  /** Its place among the games; the smallest comes first. */
  readonly order: number;
  /** An emblem of warbands, or one of the pictures for any game. */
  readonly picture: { readonly emblem: string } | { readonly sign: Sign };
  readonly tone: Exclude<Tone, 'away'> | 'leader';
}
