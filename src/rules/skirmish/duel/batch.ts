import type { Blow, ToHit } from './blow.ts';
import type { Target } from './target.ts';

/** Blows struck with one weapon, or shots with one missile weapon. */
export interface Attacks {
  /** Its option id, named for players. */
  readonly weapon: string;
  readonly count: number;
  readonly toHit: ToHit;
  /** Twice the defender's Strength or more: can't be parried. */
  readonly tooStrong: boolean;
  readonly blow: Blow;
  /**
   * The effect of a hit with a natural 6, for poisoned weapons, or of one that a misfire has made, for black powder;
   * null if all hits are alike.
   */
  readonly sixes: Blow | null;
}

/** A defender's reactions to blows before they wound. */
export interface Guard {
  /** Null when he cannot parry, or has tried in this phase already. */
  readonly parry: Parry | null;
  readonly luckyCharm: boolean;
  readonly dodges: boolean;
}

/** The details of a parry. @rule PARRY */
export interface Parry {
  readonly rerolls: boolean;
  /** Where the highest die cannot be parried, the next highest is tried. */
  readonly nextHighest?: boolean;
  /** An equal die is enough. */
  readonly beatsEqual?: boolean;
  /** Blows that he may parry, each with a die of its own; one by default. */
  readonly tries?: number;
}

/** All attacks of one attacker on one victim: dice to hit together, then hit by hit. */
export interface Batch {
  readonly attacks: readonly Attacks[];
  readonly guard: Guard;
  readonly target: Target;
  /** The attacker has already made a critical hit in this phase. */
  readonly criticalUsed: boolean;
}

/** The kinds of hits: natural 6s are separate if they have another effect. */
export function landed(attacks: readonly Attacks[]): readonly Attacks[] {
  return attacks.flatMap((one) => {
    if (one.sixes === null) return [one];
    const plain = { ...one, sixes: null };
    return [plain, { ...plain, blow: one.sixes }];
  });
}

/** The same with a single attack, the first of the batch. */
export function single(batch: Batch): Batch {
  const [first] = batch.attacks;
  return { ...batch, attacks: first === undefined ? [] : [{ ...first, count: 1 }] };
}
