import type { BattleView, Change, FighterView, Flags, SideView } from '../contract/battle-view.ts';
import type { FlagRow } from '../contract/rows.ts';
import type { DiceSpec } from '../dice/dice.ts';
import type { Fraction } from '../dice/fraction.ts';
import type { HouseRuleChoices } from '../kit/rows.ts';
import type { SkirmishHouseRuleId, SkirmishHouseRules } from './house-rules.ts';
import type { Statuses } from './statuses.ts';
import type { DeedFacts, Effect } from './turn-actions.ts';

/** What one skirmish game has of its own; everything else is the same in all of them. */
export interface SkirmishRules {
  readonly statuses: Statuses;
  readonly flags: readonly FlagRow[];
  readonly houseRule: <Id extends SkirmishHouseRuleId>(
    choices: HouseRuleChoices,
    id: Id,
  ) => SkirmishHouseRules[Id];
  /** The phase in which spells are cast. */
  readonly castingPhase: 'magic' | 'shooting';
  /** Whether this kind of fighter ever does it. */
  readonly ever: (fighter: FighterView, deed: 'shoot' | 'cast') => boolean;
  /** What is noted of his missile weapons; `unknown` where no weapon of his is noted at all. */
  readonly missiles: (fighter: FighterView) => Missiles;
  /** Whatever he shoots with, it does not give away where he hides. */
  readonly shootsUnseen: (fighter: FighterView) => boolean;
  /** What bars or bends deeds in this game only, weightiest first. */
  readonly circumstances: readonly OwnCircumstance[];
  readonly rout: RoutRules;
  readonly leadership: LeadershipRules;
  /** What bends the injury roll: carried by the victim, brought by the attacker. */
  readonly injury: {
    readonly carried: readonly InjuryOptionId[];
    readonly brought: readonly InjuryOptionId[];
  };
  /** A knocked-down victim who is wounded in close combat goes out of action without a roll. */
  readonly finishesDowned: (choices: HouseRuleChoices) => boolean;
  /** Strikes blows when he fights; false for one whose wits have left him. */
  readonly strikes: (fighter: FighterView) => boolean;
  /** Inches of an ordinary move, as what he wears leaves them; null where they are rolled. */
  readonly movement: (fighter: Pick<FighterView, 'profile' | 'traits'>) => number | null;
  /** How many times that he goes when he runs or charges. */
  readonly pace: (traits: Flags) => number;
  /** Never has to hold out alone: exempt by a rule of his own. */
  readonly neverAlone: (view: BattleView, fighter: FighterView) => boolean;
  /** Never leaves a fight of his own will. */
  readonly neverLeavesCombat: (fighter: FighterView) => boolean;
  /** How near he notices whoever hides, inches. */
  readonly noticesWithin: (fighter: FighterView) => number;
  /** Something stands between a charge and its target, to be overcome first; null when nothing does. */
  readonly beforeCharge: (charger: FighterView, target: FighterView) => readonly Change[] | null;
  /** His charge waits for that to be settled. */
  readonly chargeWaits: (fighter: FighterView) => boolean;
  /** What a charge left behind at a target that it never reached. */
  readonly chargeUndone: (
    view: BattleView,
    charger: FighterView,
    target: FighterView,
  ) => readonly Change[];
  /** What else ends when a fighter goes to the ground, or when he loses his feet or the table. */
  readonly goesDown: (fighter: FighterView) => readonly Change[];
  readonly stopsPlaying: (side: SideView, fighter: FighterView) => readonly Change[];
}

/** `reload`: whichever he shoots, the turn after goes by without a shot. */
export type Missiles = 'unknown' | 'none' | 'ready' | 'reload';

/** Exceptions to the injury table that a fighter may carry, or his attacker bring. */
export type InjuryOptionId =
  | 'helmet'
  | 'hard-to-kill'
  | 'hard-head'
  | 'no-pain'
  | 'jump-up'
  | 'true-grit'
  | 'thick-skull'
  | 'ard-ead'
  | 'concussion'
  | 'plus-one'
  | 'plus-two';

export interface OwnCircumstance {
  readonly id: string;
  readonly effect: Effect;
  readonly applies: (facts: DeedFacts) => boolean;
}

export interface RoutRules {
  /** Counts at all, among participants and casualties alike. */
  readonly counts: (traits: Flags, choices: HouseRuleChoices) => boolean;
  /** What one casualty of this kind weighs. */
  readonly weight: (traits: Flags) => Fraction;
  /** What one participant of this kind weighs. */
  readonly share: (traits: Flags, choices: HouseRuleChoices) => Fraction;
  /** Never lends his Leadership to the Rout test. */
  readonly excluded: (member: { readonly role: string; readonly traits: Flags }) => boolean;
  /** Added to the Leadership of a side's Rout test. */
  readonly bonus: (sideFlags: Flags) => number;
  /** A side may give up of its own will. */
  readonly voluntary: (choices: HouseRuleChoices) => boolean;
  /** With more than two sides the others play on when one leaves. */
  readonly playsOn: (choices: HouseRuleChoices) => boolean;
}

export interface LeadershipRules {
  readonly dice: (traits: Flags) => DiceSpec;
  /** Added to the Leadership of every test of this fighter's. */
  readonly bonus: (view: BattleView, fighter: FighterView) => number;
  /** Inches that a leader's Leadership reaches. */
  readonly range: (leader: FighterView) => number;
  /** Somebody other than the leader whose Leadership he uses; undefined: the leader's, like everybody. */
  readonly companion: (view: BattleView, fighter: FighterView) => FighterView | null | undefined;
  /** His rules or the table's let him use another's Leadership. */
  readonly borrows: (view: BattleView, fighter: FighterView) => boolean;
  /** Passes every Leadership test without a roll. */
  readonly surePass: (fighter: FighterView) => boolean;
}
