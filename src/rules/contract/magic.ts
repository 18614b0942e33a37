import type { Fraction } from '../dice/fraction.ts';
import type { BattleView, FighterView, Message } from './battle-view.ts';
import type { FighterId } from './ids.ts';
import type { ResolverCall } from './resolver.ts';

/** The part of a game in which fighters know spells or prayers by name. Each is a trait of the fighter who knows it. */
export interface MagicPart {
  /** What he knows, list by list, with its present values; empty for an unknown fighter. */
  readonly known: (view: BattleView, fighterId: FighterId) => readonly KnownSpell[];
  /** Why he cannot cast now; null if he can. Players may cast all the same. */
  readonly bar: (view: BattleView, fighterId: FighterId) => Message | null;
  /** Traits of the lists that this member learns from, in the order of their dice. */
  readonly learnable: (member: Pick<FighterView, 'profileId' | 'traits'>) => readonly string[];
  /** How much is taken off the number of a spell that is learnt again. */
  readonly easier: number;
}

export interface KnownSpell {
  /** Its words are its name and what it does. */
  readonly trait: string;
  /** The total needed on the dice; null if none are thrown. */
  readonly need: number | null;
  readonly chance: Fraction;
  /** Its range; null if it has none. */
  readonly reach: Message | null;
  /** Modifiers of the need, each in a few words. */
  readonly why: readonly Message[];
  /** The calculation that casts it, already set up; null where no dice are thrown. */
  readonly opens: ResolverCall | null;
}
