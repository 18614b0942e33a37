import type {
  BattleView,
  Change,
  FighterView,
  Flags,
  Message,
  SideView,
} from '../contract/battle-view.ts';
import type { FighterId } from '../contract/ids.ts';
import type { FlagRow } from '../contract/rows.ts';
import type { DiceSpec } from '../dice/dice.ts';
import type { Fraction } from '../dice/fraction.ts';
import type { HouseRuleChoices } from '../kit/rows.ts';
import type { SkirmishHouseRuleId, SkirmishHouseRules } from './house-rules.ts';
import type { MountRules } from './mounts/riding.ts';
import type { Statuses } from './statuses.ts';
import type { DeedFacts, Effect } from './turn-actions.ts';

/** What one skirmish game defines itself; the rest is shared. */
export interface SkirmishRules {
  readonly statuses: Statuses;
  readonly flags: readonly FlagRow[];
  readonly houseRule: <Id extends SkirmishHouseRuleId>(
    choices: HouseRuleChoices,
    id: Id,
  ) => SkirmishHouseRules[Id];
  /** The phase in which spells are cast. */
  readonly castingPhase: 'magic' | 'shooting';
  /** Whether this kind of fighter can ever do it. */
  readonly ever: (fighter: FighterView, deed: 'shoot' | 'cast') => boolean;
  /** His missile weapons; `unknown` if no weapon of his is noted at all. */
  readonly missiles: (fighter: FighterView) => Missiles;
  /** Whether all his missile weapons are silent, so that he stays hidden. */
  readonly shootsUnseen: (fighter: FighterView) => boolean;
  /** Circumstances that limit deeds in this game only, by decreasing weight. */
  readonly circumstances: readonly OwnCircumstance[];
  readonly rout: RoutRules;
  readonly leadership: LeadershipRules;
  /** Modifiers of the injury roll: from the victim, and from the attacker. */
  readonly injury: {
    readonly carried: readonly InjuryOptionId[];
    readonly brought: readonly InjuryOptionId[];
  };
  /** A knocked-down victim who is wounded in close combat goes out of action without a roll. */
  readonly finishesDowned: (choices: HouseRuleChoices) => boolean;
  /** Whether he strikes blows in a fight; false while stupid. */
  readonly strikes: (fighter: FighterView) => boolean;
  /** Inches of an ordinary move on his own feet, with penalties of his armour; null if rolled. */
  readonly movement: (fighter: Pick<FighterView, 'profile' | 'traits'>) => number | null;
  /** Beasts to ride. */
  readonly mounts: MountRules;
  /** Factor on his move when he runs or charges. */
  readonly pace: (traits: Flags) => number;
  /** Exempt from All Alone tests by a special rule. */
  readonly neverAlone: (view: BattleView, fighter: FighterView) => boolean;
  /** Never leaves a fight voluntarily. */
  readonly neverLeavesCombat: (fighter: FighterView) => boolean;
  /** The distance within which he detects hidden fighters, inches. */
  readonly noticesWithin: (fighter: FighterView) => number;
  /** An obstacle to a charge that has to be overcome first; null for none. */
  readonly beforeCharge: (charger: FighterView, target: FighterView) => readonly Change[] | null;
  /** Whether anybody at all may have to do something before he charges this enemy: of most nobody. */
  readonly daunts: (target: FighterView) => boolean;
  /** His charge that waits for that to be settled, or that has failed because of it; null for none. */
  readonly heldCharge: (fighter: FighterView) => HeldCharge | null;
  /** Clears what a charge left on a target that it did not reach. */
  readonly chargeUndone: (
    view: BattleView,
    charger: FighterView,
    target: FighterView,
  ) => readonly Change[];
  /** What this game adds when a fighter goes to the ground, and when he goes to the ground or leaves the table. */
  readonly goesDown: (fighter: FighterView) => readonly Change[];
  readonly stopsPlaying: (side: SideView, fighter: FighterView) => readonly Change[];
}

/** A charge that has not begun. */
export interface HeldCharge {
  /** Null if unknown. */
  readonly targetId: FighterId | null;
  readonly state: 'waits' | 'failed';
  readonly said: Message;
  /** Takes it back. */
  readonly undone: readonly Change[];
}

/** `reload`: each of them needs a turn to reload. */
export type Missiles = 'unknown' | 'none' | 'ready' | 'reload';

/** Exceptions to the injury table, from a fighter or from his attacker. */
export type InjuryOptionId =
  | 'helmet'
  | 'hard-to-kill'
  | 'toughened-hide'
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
  /** Whether he is counted, as a participant and as a casualty. */
  readonly counts: (traits: Flags, choices: HouseRuleChoices) => boolean;
  /** The weight of a casualty of this kind. */
  readonly weight: (traits: Flags) => Fraction;
  /** The weight of a participant of this kind. */
  readonly share: (traits: Flags, choices: HouseRuleChoices) => Fraction;
  /** Never lends his Leadership to the Rout test. */
  readonly excluded: (member: { readonly role: string; readonly traits: Flags }) => boolean;
  /** Added to the Leadership of a side's Rout test. */
  readonly bonus: (sideFlags: Flags) => number;
  /** When a side may give up of its own will. */
  readonly voluntary: (choices: HouseRuleChoices) => VoluntaryRout;
  /** With more than two sides the others play on when one leaves. */
  readonly playsOn: (choices: HouseRuleChoices) => boolean;
}

/** Once a test is or was due, never, or with three out of action. */
export type VoluntaryRout = 'once-due' | 'never' | 'three-out';

export interface LeadershipRules {
  readonly dice: (traits: Flags) => DiceSpec;
  /** Added to the Leadership of every test of this fighter's. */
  readonly bonus: (view: BattleView, fighter: FighterView) => number;
  /** Inches that a leader's Leadership reaches. */
  readonly range: (leader: FighterView) => number;
  /** A fighter other than the leader whose Leadership he uses; undefined: the leader's. */
  readonly companion: (view: BattleView, fighter: FighterView) => FighterView | null | undefined;
  /** Whether his rules and house rules let him use another's Leadership. */
  readonly borrows: (view: BattleView, fighter: FighterView) => boolean;
  /** Passes every Leadership test without a roll. */
  readonly surePass: (fighter: FighterView) => boolean;
}
