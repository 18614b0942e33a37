import type { BattleId, FighterId, WarbandId } from '#rules/contract/ids.ts';
import type { ScenarioRow } from '#rules/contract/scenarios.ts';

/** What a battle says of one warband, once it is over: all that the lists after it are filled in from. */
export interface BattleSummary {
  readonly battleId: BattleId;
  /** The players' name of scenario or battle; '' when none. */
  readonly title: string;
  /** The game's scenario that was played; null for none that this app knows. */
  readonly scenario: ScenarioRow | null;
  /** When it began, in milliseconds since 1970. */
  readonly at: number;
  /** Sides that were no allies, by name, in playing order. */
  readonly against: readonly string[];
  /** Names of their leaders. */
  readonly enemyLeaders: readonly string[];
  /** Warbands of this device among them. */
  readonly enemyIds: readonly WarbandId[];
  readonly result: BattleResult;
  /** Treasure that its side brought to safety. */
  readonly treasure: number;
  /** Other markers of the scenario that it brought to safety, by what players call them; never 0. */
  readonly markers: Readonly<Record<string, number>>;
  /** Everybody of the warband as it came to the battle, in the order of its roster. */
  readonly soldiers: readonly Soldier[];
}

/** `none`: nobody has won. */
export type BattleResult = 'won' | 'lost' | 'none';

/** One miniature of the warband in that battle. */
export interface Soldier {
  readonly fighterId: FighterId;
  /** His name as he came, which his row of the roster had then. */
  readonly label: string;
  readonly profileId: string;
  readonly role: string;
  readonly leader: boolean;
  /** False for those who stayed away. */
  readonly tookPart: boolean;
  readonly out: boolean;
  /** Who put him out of action; '' where nobody said so. */
  readonly by: string;
  /** That one's role; '' where nobody said so. */
  readonly byRole: string;
  /** Enemies whom he is credited with. */
  readonly felled: readonly CreditedEnemy[];
}

export interface CreditedEnemy {
  readonly fighterId: FighterId;
  readonly label: string;
}
