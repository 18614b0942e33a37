import type { DiceSpec } from '../system.ts';
import { leadershipPassed } from './leadership-test.ts';
import type { SkirmishStatus } from './skirmish-status.ts';

/** Another model, as seen from a fugitive. */
export interface SeenFromFlight {
  readonly enemy: boolean;
  readonly distance: number;
  readonly status: Pick<SkirmishStatus, 'countsAsNearest'>;
  readonly hidden: boolean;
}

/**
 * Whether a fugitive may try to rally: not while the nearest model is an enemy. Models that flee, lie
 * on the ground or hide are looked past; an enemy as near as a friend is near enough to forbid it;
 * with nobody left he may.
 * @rule MORD-FLEE-1
 */
export function rallyAllowed(others: readonly SeenFromFlight[]): boolean {
  const seen = others.filter((other) => other.status.countsAsNearest && !other.hidden);
  const nearest = Math.min(...seen.map((other) => other.distance));
  return !seen.some((other) => other.enemy && other.distance === nearest);
}

export interface RallyOutcome {
  readonly passed: boolean;
  readonly status: 'standing' | 'fleeing';
}

/** What comes of the rally test: he stops, or keeps running and has 2D6″ to go. @rule MORD-FLEE-1 */
export function rallyOutcome(test: {
  readonly leadership: number;
  readonly dice: readonly number[];
  readonly keep: DiceSpec['keep'];
}): RallyOutcome {
  const passed = leadershipPassed({ ...test, bonus: 0 });
  return { passed, status: passed ? 'standing' : 'fleeing' };
}

/** What a charge at a fugitive brings: he runs on before any blow. @rule MORD-FLEE-2 */
export function chargedWhileFleeing(caughtFugitiveFights: boolean): {
  readonly runsDice: number;
  readonly fights: 'no' | 'if-still-in-contact';
} {
  return { runsDice: 2, fights: caughtFugitiveFights ? 'if-still-in-contact' : 'no' };
}
