import { leadershipPassed } from '../../parts/leadership-test.ts';
import type { DiceSpec } from '../../system.ts';

export const STUPID_BEHAVIOURS = ['no-blows', 'straight-ahead', 'inactive'] as const;

/** What a failed test makes of him until his next turn; the values of the flag `stupid`. */
export type StupidBehaviour = (typeof STUPID_BEHAVIOURS)[number];

/** What drink does to a drunkard, by D6, both ends included. @rule PSY-STUP */
export const DRUNKEN_ROLLS = { stupid: [1, 1], sober: [2, 5], frenzied: [6, 6] } as const;

/** What comes of the test at the start of his turn. @rule PSY-STUP */
export function stupidityOutcome(test: {
  readonly leadership: number;
  readonly dice: readonly number[];
  readonly keep: DiceSpec['keep'];
  readonly engaged: boolean;
  /** Rolled when he fails and is not engaged; null while it is not. */
  readonly d6: number | null;
}): { readonly passed: boolean; readonly behaviour: StupidBehaviour | null } {
  const passed = leadershipPassed({ ...test, bonus: 0 });
  return { passed, behaviour: passed ? null : stupidBehaviour(test) };
}

/** What a stupid fighter does; null while a die has to be rolled for it. @rule PSY-STUP */
export function stupidBehaviour(facts: {
  readonly engaged: boolean;
  readonly d6: number | null;
}): StupidBehaviour | null {
  if (facts.engaged) return 'no-blows';
  if (facts.d6 === null) return null;
  return facts.d6 <= 3 ? 'straight-ahead' : 'inactive';
}

/** The behaviour that a flag's value names; null when it names none. */
export function readStupidBehaviour(value: unknown): StupidBehaviour | null {
  return STUPID_BEHAVIOURS.find((behaviour) => behaviour === value) ?? null;
}
