import { type Fraction, fraction, ONE, plus, ZERO } from '../../chance.ts';

/** A die of this or more is one more favourable circumstance. @rule COL-4 */
export const STEADY_ON = 4;

/** What a die can show, and how many of its faces are steady. */
const FACES = 6;
const STEADY_FACES = FACES - STEADY_ON + 1;

export interface MoraleResult {
  /** Favourable circumstances that the dice brought. */
  readonly successes: number;
  readonly routHexes: number;
  readonly passed: boolean;
  /** Losses that the rout brings at its end. @rule COL-7 */
  readonly loss: number;
}

/** What the dice come to: each circumstance that is still not outweighed is a hex of rout. @rule COL-4, COL-7 */
export function moraleRoll(outstanding: number, dice: readonly number[]): MoraleResult {
  const successes = dice.filter((die) => die >= STEADY_ON).length;
  const routHexes = Math.max(0, outstanding - successes);
  return {
    successes,
    routHexes,
    passed: routHexes === 0,
    loss: routHexes > 0 ? ROUT_LOSS : 0,
  };
}

/** Losses at the end of any rout of a hex or more. @rule COL-7 */
export const ROUT_LOSS = 1;

export interface HexChance {
  readonly hexes: number;
  readonly chance: Fraction;
}

/**
 * Chances of each length of rout, shortest first, adding up to exactly 1; lengths that cannot be are
 * left out.
 * @param cohesion dice to roll
 * @rule COL-3, COL-4
 */
export function routHexChances(outstanding: number, cohesion: number): readonly HexChance[] {
  if (outstanding === 0) return [{ hexes: 0, chance: ONE }];
  const all = BigInt(FACES) ** BigInt(cohesion);
  const byHexes = new Map<number, Fraction>();
  for (let successes = cohesion; successes >= 0; successes -= 1) {
    const hexes = Math.max(0, outstanding - successes);
    const ways =
      choose(cohesion, successes) *
      BigInt(STEADY_FACES) ** BigInt(successes) *
      BigInt(FACES - STEADY_FACES) ** BigInt(cohesion - successes);
    byHexes.set(hexes, plus(byHexes.get(hexes) ?? ZERO, fraction(ways, all)));
  }
  return [...byHexes].map(([hexes, chance]) => ({ hexes, chance }));
}

function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let step = 1; step <= k; step += 1) ways = (ways * BigInt(n - k + step)) / BigInt(step);
  return ways;
}
