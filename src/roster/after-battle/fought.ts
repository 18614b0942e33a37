import type { BattleId, FighterId } from '#rules/contract/ids.ts';
import type { ScenarioRow } from '#rules/contract/scenarios.ts';
import type { Foe } from './history.ts';

/** The outcome of a finished battle for one warband: all that the aftermath is filled in from. */
export interface BattleSummary {
  readonly battleId: BattleId;
  /** The players' own name for the scenario or battle; '' if none. */
  readonly title: string;
  /** The game's scenario; null if none was chosen, or it is unknown. */
  readonly scenario: ScenarioRow | null;
  /** Start, in milliseconds since 1970. */
  readonly at: number;
  /** Names of the enemy sides that have a player, in playing order. */
  readonly against: readonly string[];
  /** The same sides, in the same order. */
  readonly foes: readonly Foe[];
  readonly result: BattleResult;
  /** By a house rule of the battle nobody is bought back: whoever is captured is gone. */
  readonly captivesLost: boolean;
  /** Treasure secured by its side. */
  readonly treasure: number;
  /** Other scenario markers secured by its side, by the players' names for them; never 0. */
  readonly markers: Readonly<Record<string, number>>;
  /** All members as they came to the battle, in roster order. */
  readonly soldiers: readonly Soldier[];
}

/** `none`: no side won. */
export type BattleResult = 'won' | 'lost' | 'none';

/** One miniature of the warband in that battle. */
export interface Soldier {
  readonly fighterId: FighterId;
  /** His name in the roster at that time. */
  readonly label: string;
  readonly profileId: string;
  readonly role: string;
  readonly leader: boolean;
  /** False if he missed the battle. */
  readonly tookPart: boolean;
  /** Traits of the drugs that he had taken for it. */
  readonly doses: readonly string[];
  /** Trait of the mount that he was riding as he went out of action; null for none. */
  readonly fellFrom: string | null;
  readonly out: boolean;
  /** He has some of the scenario's treasure with him at the end. */
  readonly carrying: boolean;
  /** Who put him out of action; '' if not credited. */
  readonly by: string;
  /** The round in which he fell; null if he did not. */
  readonly turn: number | null;
  /** The role of `by`; '' if not credited. */
  readonly byRole: string;
  /** His takedowns. */
  readonly felled: readonly CreditedEnemy[];
}

export interface CreditedEnemy {
  readonly fighterId: FighterId;
  readonly label: string;
}
