import type { Fraction } from '../dice/fraction.ts';
import type { BattleView, FighterView, Message } from './battle-view.ts';
import type { FighterId } from './ids.ts';
import type { ResolverCall } from './resolver.ts';

/** The part of a game in which fighters know spells or prayers by name. Each is a trait of whoever knows it. */
export interface MagicPart {
  /** What he knows, list by list, as it is for him now; empty for an unknown fighter. */
  readonly known: (view: BattleView, fighterId: FighterId) => readonly KnownSpell[];
  /** Why he casts nothing at this moment; null if nothing keeps him from it. Players may cast all the same. */
  readonly bar: (view: BattleView, fighterId: FighterId) => Message | null;
  /** Traits of the lists that such a member learns from, in the order of their dice. */
  readonly learnable: (member: Pick<FighterView, 'profileId' | 'traits'>) => readonly string[];
}

export interface KnownSpell {
  /** Its words are its name and what it does. */
  readonly trait: string;
  /** What the dice as thrown have to come to; null where none are thrown. */
  readonly need: number | null;
  readonly chance: Fraction;
  /** How far it reaches; null where that is no question. */
  readonly reach: Message | null;
  /** What changes the need, each in a few words. */
  readonly why: readonly Message[];
  /** The calculation that casts it, already set up; null where no dice are thrown. */
  readonly opens: ResolverCall | null;
}
