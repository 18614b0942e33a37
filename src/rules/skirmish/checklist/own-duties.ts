import type { Duty, Fight, Outcome } from '#rules/contract/advice.ts';
import type {
  BattleView,
  Change,
  FighterView,
  Message,
  SideView,
} from '#rules/contract/battle-view.ts';

/** What one skirmish game adds to the shared checklist. */
export interface OwnDuties {
  readonly rout: OwnRout;
  /** Events that come and go, and what a scenario returns to, in any phase and any side's turn. */
  readonly events: (view: BattleView) => readonly Duty[];
  /** After the Rout test, before anything else in a turn. */
  readonly startOfTurn: (view: BattleView) => readonly Duty[];
  readonly recovery: (view: BattleView) => readonly Duty[];
  /** Before charges are declared, or because of them. */
  readonly charges: (view: BattleView) => readonly Duty[];
  /** Remarks where charges are declared, about those who may charge. */
  readonly chargeFacts: (able: readonly FighterView[]) => readonly Message[];
  readonly compulsory: (view: BattleView) => readonly Duty[];
  /** Remarks where spells are noted. */
  readonly castFacts: (view: BattleView, able: readonly FighterView[]) => readonly Message[];
  /** Remarks where runs are noted, about those who may run. */
  readonly runFacts: (able: readonly FighterView[]) => readonly Message[];
  /** Before blows are struck. */
  readonly closeCombat: (view: BattleView) => readonly Duty[];
  readonly fights: (view: BattleView) => readonly Fight[];
  /** Reminders for a fighter in this turn of a combat, against the enemies in contact. */
  readonly fightReminders: (
    fighter: FighterView,
    turn: number,
    foes: readonly FighterView[],
  ) => readonly Duty[];
  readonly allAlone: {
    readonly facts: (fighter: FighterView) => readonly Message[];
    /** Further reasons why he need not test, entered by players. */
    readonly spared: (view: BattleView, fighter: FighterView) => readonly Outcome[];
    /** What allows him to reroll a failed test; null for nothing. */
    readonly reroll: (view: BattleView, fighter: FighterView) => readonly Change[] | null;
  };
  /** A final adjustment of every duty. */
  readonly noted: (view: BattleView, duty: Duty) => Duty;
}

export interface OwnRout {
  readonly facts: (side: SideView) => readonly Message[];
  /** What a side may use before rolling. */
  readonly boosts: (view: BattleView, side: SideView) => readonly Outcome[];
  /** What allows a side to reroll a failed test; null for nothing. */
  readonly reroll: (view: BattleView, side: SideView) => readonly Change[] | null;
  /** Further effects of a passed test. */
  readonly passed: (side: SideView) => readonly Change[];
}
