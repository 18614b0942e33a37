import { complement, type Fraction, fraction, ONE, plus, times, ZERO } from './fraction.ts';

// ── Advice ─────────────────────────────────────────────────────────────────────────────────────

export interface DiceSpec {
  readonly count: number;
  readonly sides: number;
  /** `tens`: not added up but read one after the other, as a D66. */
  readonly keep: 'all' | 'drop-highest' | 'tens';
}

/** One possible total and how likely it is. */
interface TotalChance {
  readonly total: number;
  readonly chance: Fraction;
}

export const TWO_D6: DiceSpec = { count: 2, sides: 6, keep: 'all' };
export const THREE_D6: DiceSpec = { count: 3, sides: 6, keep: 'all' };
export const THREE_D6_DROP_HIGHEST: DiceSpec = { count: 3, sides: 6, keep: 'drop-highest' };
export const D66: DiceSpec = { count: 2, sides: 6, keep: 'tens' };

/**
 * The chance of a total equal to or below the value.
 * @throws RangeError when the number of dice or sides is not a whole number ≥ 1.
 */
export function chanceAtMost(spec: DiceSpec, value: number): Fraction {
  const { totals, atMost } = oddsOf(spec);
  return atMost[totals.findLastIndex((outcome) => outcome.total <= value) + 1] ?? ZERO;
}

/** The chance to pass a Leadership test. @rule COM-LDTEST */
export function chanceAtMost2d6(leadership: number): Fraction {
  return chanceAtMost(TWO_D6, leadership);
}

/** The chance to pass a Leadership test whose failure may be rolled again once. @rule COM-REROLL */
export function chanceAtMost2d6WithReroll(leadership: number): Fraction {
  return withReroll(chanceAtMost2d6(leadership));
}

/** The chance of a cold-blooded fighter to pass a Leadership test. @rule MORD-ROUT-3 */
export function chanceAtMost3d6DropHighest(leadership: number): Fraction {
  return chanceAtMost(THREE_D6_DROP_HIGHEST, leadership);
}

/** The chance to succeed when a failure may be rolled again once. @rule COM-REROLL */
export function withReroll(chance: Fraction): Fraction {
  return plus(chance, times(complement(chance), chance));
}

/** The chance of `need` or more on a D6; null is impossible, 1 or less certain. */
export function chanceOnD6(need: number | null): Fraction {
  if (need === null || need > 6) return ZERO;
  return need <= 1 ? ONE : fraction(7 - need, 6);
}

/** A D3 from a D6: 1–2 is 1, 3–4 is 2, 5–6 is 3. @rule COM-D3 */
export function d3(roll: number): number {
  return Math.ceil(roll / 2);
}

/** The dice added up: all of them, or without the highest one; or read as the digits of a number. */
export function keptTotal(dice: readonly number[], keep: DiceSpec['keep']): number {
  if (keep === 'tens') return dice.reduce((before, die) => 10 * before + die, 0);
  const sum = dice.reduce((a, b) => a + b, 0);
  return keep === 'drop-highest' ? sum - Math.max(0, ...dice) : sum;
}

/**
 * The dice of a test added up, given only their faces: with three dice the highest is dropped.
 * @rule COM-LDTEST
 */
export function keptOfTest(dice: readonly number[]): number {
  return keptTotal(dice, dice.length > TWO_D6.count ? THREE_D6_DROP_HIGHEST.keep : TWO_D6.keep);
}

/** The possible results of one kind of dice. */
interface Odds {
  readonly totals: readonly TotalChance[];
  /** The chance of none of the totals, of the smallest, of the two smallest, and so on. */
  readonly atMost: readonly Fraction[];
}

/** Cache: the same few kinds of dice are needed at every tap; after the first hundred kinds, no more are kept. */
const KNOWN_ODDS = new Map<string, Odds>();
const MAX_KNOWN = 100;

function oddsOf(spec: DiceSpec): Odds {
  const name = `${spec.count}d${spec.sides} ${spec.keep}`;
  const known = KNOWN_ODDS.get(name);
  if (known !== undefined) return known;
  const totals = countedTotals(spec);
  const atMost = totals.reduce<readonly Fraction[]>(
    (sums, { chance }) => [...sums, plus(sums.at(-1) ?? ZERO, chance)],
    [ZERO],
  );
  const odds = { totals, atMost };
  if (KNOWN_ODDS.size < MAX_KNOWN) KNOWN_ODDS.set(name, odds);
  return odds;
}

function countedTotals(spec: DiceSpec): readonly TotalChance[] {
  if (!isCount(spec.count) || !isCount(spec.sides)) throw new RangeError('dice without faces');
  const ways = new Map<number, bigint>();
  for (const { sum, highest, count } of throws(spec)) {
    const kept = spec.keep === 'drop-highest' ? sum - highest : sum;
    ways.set(kept, (ways.get(kept) ?? 0n) + count);
  }
  const all = BigInt(spec.sides) ** BigInt(spec.count);
  return [...ways]
    .map(([sum, count]) => ({ total: sum, chance: fraction(count, all) }))
    .toSorted((a, b) => a.total - b.total);
}

interface Throw {
  readonly sum: number;
  readonly highest: number;
  readonly count: bigint;
}

/** The number of throws for each pair of sum and highest die; adding one die at a time keeps this small. */
function throws(spec: DiceSpec): readonly Throw[] {
  let partial: readonly Throw[] = [{ sum: 0, highest: 0, count: 1n }];
  for (let die = 0; die < spec.count; die++) partial = merged(partial.flatMap(addDie(spec)));
  return partial;
}

function addDie({ sides, keep }: DiceSpec): (before: Throw) => readonly Throw[] {
  return ({ sum, highest, count }) =>
    Array.from({ length: sides }, (_, index) => ({
      sum: (keep === 'tens' ? 10 * sum : sum) + index + 1,
      highest: Math.max(highest, index + 1),
      count,
    }));
}

function merged(all: readonly Throw[]): readonly Throw[] {
  const byResult = new Map<string, Throw>();
  for (const one of all) {
    const key = `${one.sum} ${one.highest}`;
    byResult.set(key, { ...one, count: one.count + (byResult.get(key)?.count ?? 0n) });
  }
  return [...byResult.values()];
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 1;
}
