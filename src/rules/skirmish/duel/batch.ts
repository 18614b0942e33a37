import type { Blow, ToHit } from './blow.ts';
import type { Target } from './target.ts';

/** Blows struck with one weapon, or shots with one missile weapon. */
export interface Attacks {
  /** What players call it: an option's id. */
  readonly weapon: string;
  readonly count: number;
  readonly toHit: ToHit;
  /** Twice the defender's Strength or more: not to be parried. */
  readonly tooStrong: boolean;
  readonly blow: Blow;
  /** What a hit with a natural 6 does instead, of a poisoned weapon; null where a 6 is a hit like any other. */
  readonly sixes: Blow | null;
}

/** How a defender meets the blows before they wound. */
export interface Guard {
  /** Null when he cannot parry, or has tried in this phase already. */
  readonly parry: Parry | null;
  readonly luckyCharm: boolean;
  readonly dodges: boolean;
}

/** How somebody parries. @rule PARRY */
export interface Parry {
  readonly rerolls: boolean;
  /** Where the highest die cannot be parried, the next highest is tried. */
  readonly nextHighest?: boolean;
  /** A die as high is enough. */
  readonly beatsEqual?: boolean;
}

/** Everything one attacker throws at one victim: the dice to hit together, chained hit after hit. */
export interface Batch {
  readonly attacks: readonly Attacks[];
  readonly guard: Guard;
  readonly target: Target;
  /** The attacker has struck critically in this phase already. */
  readonly criticalUsed: boolean;
}

/** The kinds of hits there are: those of natural 6s by themselves where they do something else. */
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
