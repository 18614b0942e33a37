import type { Duty, Fight, Outcome } from '#rules/contract/advice.ts';
import type {
  BattleView,
  Change,
  FighterView,
  Message,
  SideView,
} from '#rules/contract/battle-view.ts';

/** What one skirmish game adds to the checklist that all of them share. */
export interface OwnDuties {
  readonly rout: OwnRout;
  /** After the Rout test and before anything else of a turn. */
  readonly startOfTurn: (view: BattleView) => readonly Duty[];
  readonly recovery: (view: BattleView) => readonly Duty[];
  /** What comes before charges are declared, or because they were. */
  readonly charges: (view: BattleView) => readonly Duty[];
  /** What to say where charges are declared, of those who may. */
  readonly chargeFacts: (able: readonly FighterView[]) => readonly Message[];
  readonly compulsory: (view: BattleView) => readonly Duty[];
  /** What to say where spells are noted. */
  readonly castFacts: (view: BattleView, able: readonly FighterView[]) => readonly Message[];
  /** What to say where runs are noted, of those who may. */
  readonly runFacts: (able: readonly FighterView[]) => readonly Message[];
  /** What comes before blows fall. */
  readonly closeCombat: (view: BattleView) => readonly Duty[];
  readonly fights: (view: BattleView) => readonly Fight[];
  /** What is easily forgotten while dice roll, in this turn of a combat, against those whom he touches. */
  readonly fightReminders: (
    fighter: FighterView,
    turn: number,
    foes: readonly FighterView[],
  ) => readonly Duty[];
  readonly allAlone: {
    readonly facts: (fighter: FighterView) => readonly Message[];
    /** What else spares him the test, to be told by the players. */
    readonly spared: (view: BattleView, fighter: FighterView) => readonly Outcome[];
    /** What lets him roll a failed test once more; null when nothing does. */
    readonly reroll: (view: BattleView, fighter: FighterView) => readonly Change[] | null;
  };
  /** A last look at every duty. */
  readonly noted: (view: BattleView, duty: Duty) => Duty;
}

export interface OwnRout {
  readonly facts: (side: SideView) => readonly Message[];
  /** What a side may use before the dice. */
  readonly boosts: (view: BattleView, side: SideView) => readonly Outcome[];
  /** What lets a side roll a failed test once more; null when nothing does. */
  readonly reroll: (view: BattleView, side: SideView) => readonly Change[] | null;
  /** What else a passed test leaves behind. */
  readonly passed: (side: SideView) => readonly Change[];
}
