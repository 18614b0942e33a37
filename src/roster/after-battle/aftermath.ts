import type { AdvanceTurn } from '#roster/advances/take.ts';
import type { RosterSystem } from '#roster/profiles.ts';
import type { Warband } from '#roster/warband.ts';
import type { AfterBattlePart } from '#rules/contract/after-battle.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import type { Captive } from './captives.ts';
import type { Casualty } from './casualties.ts';
import type { Dose, Withdrawn } from './doses.ts';
import type { Exploration } from './exploration.ts';
import type { Soldier } from './fought.ts';
import type { Sale, Wage } from './money.ts';
import type { Prisoner } from './prisoners.ts';
import type { Trade } from './trade.ts';

/** A warband's rule system, with the parts needed for an aftermath. */
export type AfterSystem = RosterSystem &
  Pick<RuleSystem, 'advances' | 'promotion' | 'magic' | 'gear' | 'composition' | 'signs'> & {
    readonly afterBattle: AfterBattlePart | null;
  };

/** The aftermath of a battle, computed from its log and what the player has entered so far. */
export interface Proposal {
  /** Every fighter who was out of action, once each, in roster order. */
  readonly casualties: readonly Casualty[];
  /** Those who took part and can still be marked out of action. */
  readonly unharmed: readonly Soldier[];
  /** All captives, in roster order. */
  readonly captives: readonly Captive[];
  /** Drugs taken for the battle by those who are left. */
  readonly doses: readonly Dose[];
  /** Members who came without the dose that they can’t be without. */
  readonly withdrawn: readonly Withdrawn[];
  /** Null in a game without an underdog bonus. */
  readonly underdog: Underdog | null;
  /** Remaining members who gain experience, once each, in roster order. */
  readonly gains: readonly Gain[];
  /** The warband with injuries, experience and completed advances; without exploration and money. */
  readonly learnt: Warband;
  /** All members' advances: those taken, then the next open one. */
  readonly advances: readonly AdvanceTurn[];
  /** The leader to be replaced; null if one is left, or there was none. */
  readonly succession: Succession | null;
  readonly exploration: Exploration | null;
  /** Captives of the enemy. */
  readonly prisoners: readonly Prisoner[];
  /** Income by the log and the search, by id of its kind. */
  readonly takings: Income;
  /** The same with the player's corrections. */
  readonly income: Income;
  /** Null in a game without sales. */
  readonly sale: Sale | null;
  readonly wages: readonly Wage[];
  /** Null in a game without trade. */
  readonly trade: Trade | null;
  /** Members who had to miss this battle. */
  readonly satOut: readonly WarriorId[];
}

/** Experience gained by a member; in a group, by each miniature. */
export interface Gain {
  readonly memberId: WarriorId;
  readonly before: number;
  readonly after: number;
  readonly reasons: readonly Reason[];
  /** Further points entered by the player. */
  readonly extra: number;
  /** Totals reached by this battle at which an advance is due. */
  readonly advances: readonly number[];
}

export interface Reason {
  /** Key of this member and reason in a draft. */
  readonly key: string;
  readonly kind: 'survived' | 'leader' | 'enemy' | 'underdog' | 'won' | 'goal' | 'by-injury';
  /** The enemy's name, or the id of a scenario's goal; '' for other kinds. */
  readonly name: string;
  readonly points: number;
  readonly ticked: boolean;
}

/** The ratings of both sides before the battle, and the bonus of the weaker one. */
export interface Underdog {
  readonly own: number;
  /** Null while unknown. */
  readonly enemy: number | null;
  readonly points: number;
}

export interface Succession {
  readonly candidates: readonly WarriorId[];
  /** Those who lead only if players say so. */
  readonly others: readonly WarriorId[];
  /** What the rules have for this warband alone; null for nothing. */
  readonly exception: string | null;
  /** Chosen by the player, or the only candidate; null while undecided. */
  readonly heir: WarriorId | null;
}

export type Income = Readonly<Record<string, number>>;
