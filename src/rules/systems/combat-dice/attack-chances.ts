import { type Fraction, fraction, plus, ZERO } from '../../chance.ts';
import { type AttackFacts, CRITICAL_FACE, dieHits, resultOf } from './attack.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface AttackChances {
  /** Index = damage; adds up to exactly 1. */
  readonly damage: readonly Fraction[];
  readonly critical: Fraction;
}

/**
 * What an attack with so many dice can come to, exactly: all throws, counted by how many sixes,
 * ordinary hits and ones they show.
 * @rule DR-2, DR-3, DR-4, DR-5
 */
export function attackChances(
  facts: Omit<AttackFacts, 'dice'> & { readonly dice: number },
): AttackChances {
  const ordinaryFaces = FACES.filter(
    (face) => face !== CRITICAL_FACE && dieHits(face, facts.defence, facts.rules),
  ).length;
  // What is left besides the one face that is critical and the one that fumbles.
  const dullFaces = FACES.length - 2 - ordinaryFaces;
  const all = BigInt(FACES.length) ** BigInt(facts.dice);
  const damage: Fraction[] = Array.from({ length: facts.dice + 1 }, () => ZERO);
  let critical = ZERO;
  for (let sixes = 0; sixes <= facts.dice; sixes += 1) {
    for (let ordinary = 0; ordinary <= facts.dice - sixes; ordinary += 1) {
      for (let ones = 0; ones <= facts.dice - sixes - ordinary; ones += 1) {
        const dull = facts.dice - sixes - ordinary - ones;
        const ways =
          arrangements([sixes, ordinary, ones, dull]) *
          BigInt(ordinaryFaces) ** BigInt(ordinary) *
          BigInt(dullFaces) ** BigInt(dull);
        const chance = fraction(ways, all);
        const result = resultOf({ ...facts, sixes, ordinary, ones });
        damage[result.damage] = plus(damage[result.damage] ?? ZERO, chance);
        if (result.critical) critical = plus(critical, chance);
      }
    }
  }
  return { damage: withoutImpossible(damage), critical };
}

/** In how many orders dice of these kinds can lie. */
function arrangements(counts: readonly number[]): bigint {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.reduce((ways, count) => ways / factorial(count), factorial(all));
}

function factorial(n: number): bigint {
  return n <= 1 ? 1n : BigInt(n) * factorial(n - 1);
}

/** Without the damages at the end that cannot be reached. */
function withoutImpossible(damage: readonly Fraction[]): readonly Fraction[] {
  const last = damage.findLastIndex(({ num }) => num > 0n);
  return damage.slice(0, last + 1);
}
