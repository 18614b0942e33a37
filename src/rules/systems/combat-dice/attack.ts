import { type Fraction, fraction, plus, ZERO } from '#rules/dice/fraction.ts';

/** What the table settles for itself about attacks. */
export interface AttackRules {
  /** Whether one natural 6 makes the whole attack critical, or only the sixes are. */
  readonly criticalScope: 'attack' | 'dice';
  /** Whether ordinary hits that armour takes leave it whole. */
  readonly armour: 'absorbs' | 'wears-out';
  /** Whether a die equal to the defence hits. */
  readonly threshold: 'equal' | 'above';
}

export interface AttackFacts {
  readonly dice: readonly number[];
  /** The target's defence with all modifiers. */
  readonly defence: number;
  /** Armour points of the place that is hit. */
  readonly armour: number;
  /** A shot beyond its range: the place cannot be chosen. */
  readonly longRange: boolean;
  readonly rules: AttackRules;
}

export interface AttackResult {
  /** Dice that hit, before natural 1s take any away. */
  readonly hits: number;
  readonly critical: boolean;
  /** Hits that natural 1s took away. */
  readonly cancelled: number;
  readonly netHits: number;
  readonly armourAfter: number;
  readonly damage: number;
  readonly choosesLocation: boolean;
}

/** The face that always hits and makes an attack critical, and the one that never does. @rule DR-2, DR-3, DR-4 */
export const CRITICAL_FACE = 6;
export const FUMBLE_FACE = 1;

/** The result of an attack. @rule DR-2, DR-3, DR-4, DR-5 */
export function attack(facts: AttackFacts): AttackResult {
  const sixes = facts.dice.filter((die) => die === CRITICAL_FACE).length;
  const hits = facts.dice.filter((die) => dieHits(die, facts.defence, facts.rules)).length;
  const ones = facts.dice.filter((die) => die === FUMBLE_FACE).length;
  return resultOf({ ...facts, sixes, ordinary: hits - sixes, ones });
}

/** Whether a die hits: a natural 6 always, a natural 1 never. @rule DR-2 */
function dieHits(
  die: number,
  defence: number,
  { threshold }: Pick<AttackRules, 'threshold'>,
): boolean {
  if (die === CRITICAL_FACE) return true;
  if (die === FUMBLE_FACE) return false;
  return threshold === 'equal' ? die >= defence : die > defence;
}

/** The lowest face that hits such a defence. @rule DR-2 */
export function needAgainst(
  defence: number,
  { threshold }: Pick<AttackRules, 'threshold'>,
): number {
  const lowest = threshold === 'equal' ? defence : defence + 1;
  return Math.min(CRITICAL_FACE, Math.max(FUMBLE_FACE + 1, lowest));
}

/** Dice of an attack by what they do. */
export interface DiceCount {
  readonly sixes: number;
  /** Hits that are no natural 6. */
  readonly ordinary: number;
  readonly ones: number;
}

/** The result of dice that have been counted, so that chances need not list every throw. @rule DR-3, DR-4, DR-5 */
function resultOf(
  facts: DiceCount & Pick<AttackFacts, 'armour' | 'longRange' | 'rules'>,
): AttackResult {
  const { sixes, ordinary, ones, armour, rules } = facts;
  const critical = sixes > 0;
  const wholly = critical && rules.criticalScope === 'attack';
  // A natural 1 takes an ordinary hit away, never a critical one.
  const cancelled = wholly ? 0 : Math.min(ones, ordinary);
  const criticalHits = wholly ? sixes + ordinary : sixes;
  const ordinaryHits = wholly ? 0 : ordinary - cancelled;

  const broken = Math.min(armour, criticalHits);
  const left = armour - broken;
  const stopped = Math.min(left, ordinaryHits);
  return {
    hits: sixes + ordinary,
    critical,
    cancelled,
    netHits: criticalHits + ordinaryHits,
    armourAfter: rules.armour === 'wears-out' ? left - stopped : left,
    damage: criticalHits - broken + (ordinaryHits - stopped),
    choosesLocation: critical && !facts.longRange,
  };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface AttackChances {
  /** Index = damage; adds up to exactly 1. */
  readonly damage: readonly Fraction[];
  readonly critical: Fraction;
}

/**
 * The exact results of an attack with this many dice: all throws, counted by sixes, ordinary hits and ones.
 * @rule DR-2, DR-3, DR-4, DR-5
 */
export function attackChances(
  facts: Omit<AttackFacts, 'dice'> & { readonly dice: number },
): AttackChances {
  const ordinaryFaces = FACES.filter(
    (face) => face !== CRITICAL_FACE && dieHits(face, facts.defence, facts.rules),
  ).length;
  // Neither the critical face nor the fumble.
  const missFaces = FACES.length - 2 - ordinaryFaces;
  const all = BigInt(FACES.length) ** BigInt(facts.dice);
  const damage: Fraction[] = Array.from({ length: facts.dice + 1 }, () => ZERO);
  let critical = ZERO;
  for (let sixes = 0; sixes <= facts.dice; sixes += 1) {
    for (let ordinary = 0; ordinary <= facts.dice - sixes; ordinary += 1) {
      for (let ones = 0; ones <= facts.dice - sixes - ordinary; ones += 1) {
        const misses = facts.dice - sixes - ordinary - ones;
        const ways =
          arrangements([sixes, ordinary, ones, misses]) *
          BigInt(ordinaryFaces) ** BigInt(ordinary) *
          BigInt(missFaces) ** BigInt(misses);
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
