const STUPID_BEHAVIOURS = ['no-blows', 'straight-ahead', 'inactive'] as const;

/** What a failed test makes of him until his next turn; the values of the flag `stupid`. */
export type StupidBehaviour = (typeof STUPID_BEHAVIOURS)[number];

/** What a stupid fighter does away from any fight, by D6, both ends included. @rule PSY-STUP */
export const STUPID_ROLLS = { 'straight-ahead': [1, 3], inactive: [4, 6] } as const;

/** What drink does to a drunkard, by D6, both ends included. @rule PSY-STUP */
export const DRUNKEN_ROLLS = { stupid: [1, 1], sober: [2, 5], frenzied: [6, 6] } as const;

/** The behaviour that a flag's value names; null when it names none. */
export function readStupidBehaviour(value: unknown): StupidBehaviour | null {
  return STUPID_BEHAVIOURS.find((behaviour) => behaviour === value) ?? null;
}
