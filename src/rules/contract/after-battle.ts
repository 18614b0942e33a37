import type { BattleView, FighterView, Flags, Message } from './battle-view.ts';
import type { FindGift, FindRow } from './finds.ts';
import type { SideId } from './ids.ts';
import type { Tone } from './rows.ts';

/**
 * What a game's rules have a warband do after a battle: facts only, for players to tick, change or skip. A
 * part that the rules lack is empty, and its step is left out.
 */
export interface AfterBattlePart {
  /** Injury tables of members who were out of action, the first that applies counting; no one else rolls. */
  readonly injuries: readonly InjuryTable[];
  /** Null in a game that takes no captives. */
  readonly captivity: CaptivityRow | null;
  /** What is taken before a battle, and what comes of it afterwards; empty in a game without. */
  readonly drugs: readonly DrugRow[];
  /** What becomes of mounts; absent in a game without. */
  readonly steeds?: MountsPart;
  readonly experience: ExperienceRows;
  readonly exploration: ExplorationRow;
  /** Ids of what may be brought home, in the order in which it is asked for; words under `after.income`. */
  readonly income: readonly string[];
  /** Null if finds are not sold. */
  readonly sale: SaleRow | null;
  /** Who is paid after each battle; empty for nobody. */
  readonly upkeep: readonly UpkeepRow[];
  /** Null if nothing is bought between battles. What there is, `GearPart` says. */
  readonly trade: TradeRow | null;
  /** The default income that a scenario's treasure counts as; null: players enter it themselves. */
  readonly treasure: string | null;
  /**
   * Who may succeed a lost leader.
   * @param members those who are left, in the order of the roster
   */
  readonly heirs: (members: readonly Veteran[], lost: Veteran) => Heirs;
  /** What the battle has left for players to do besides, for this side; absent for nothing ever. */
  readonly toHeed?: (view: BattleView, sideId: SideId) => readonly Message[];
}

/** Mounts whose riders went out of action. */
export interface MountsPart {
  /** The trait of the mount that he was riding at the end of the battle; null for none. */
  readonly of: (view: BattleView, fighter: FighterView) => string | null;
  readonly rows: readonly MountRow[];
}

/** The succession of a lost leader, by indices of those who are left. */
export interface Heirs {
  /** One, several among whom a die or the players decide, or none. */
  readonly candidates: readonly number[];
  /** Others who lead only if players say so. */
  readonly others: readonly number[];
  /** What the rules have for this warband alone: words under `after.succession.<id>`; null for nothing. */
  readonly exception: string | null;
}

/** A member of a warband as far as these rules ask about him. */
export interface Veteran {
  readonly profileId: string;
  readonly role: string;
  readonly profile: Readonly<Record<string, number>>;
  readonly traits: Flags;
  readonly experience: number;
}

export interface InjuryTable {
  readonly roles: readonly string[];
  /** Only for members of these profiles; null: for all of the roles. */
  readonly profiles: readonly string[] | null;
  /** One die, or two that are read as tens and ones. */
  readonly dice: 1 | 2;
  /** Empty: these members always recover. */
  readonly rows: readonly InjuryRow[];
  /** What may modify a roll; players apply it. */
  readonly remarks: readonly InjuryRemark[];
  /** Rows that are ignored among the further rolls of a multiple result. */
  readonly notAgain: readonly string[];
}

/** Told of members with the trait or of the profile; words under `after.injury-remark.<id>`. */
export interface InjuryRemark {
  readonly id: string;
  readonly traits: readonly string[];
  readonly profiles: readonly string[];
  /** Only as one of these rows may come of the next die; null: from the first on. */
  readonly rows: readonly string[] | null;
}

/** A result; words under `after.injury.<id>`: `short` for the face of a die, `name`, perhaps a `note`. */
export interface InjuryRow {
  readonly id: string;
  /** Inclusive, as the table's dice are read, or one further die. */
  readonly on: readonly [from: number, to: number];
  readonly tone: Tone;
  readonly effects: readonly InjuryEffect[];
  /** Results of one further die, or of the players' choice; empty for none. */
  readonly further: readonly InjuryRow[];
  readonly decided: 'by-die' | 'by-players';
  /** A number of further rolls on the same table, given by a die. */
  readonly again: boolean;
  /** One further roll on the same table, in which only these results count; null: none. */
  readonly within: readonly [from: number, to: number] | null;
}

/** The effects of an injury. */
export type InjuryEffect =
  /** He leaves the warband. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'characteristic'; readonly characteristic: string; readonly by: number }
  /** `twice`: a member who already has it leaves the warband. */
  | { readonly kind: 'trait'; readonly trait: string; readonly twice: 'same' | 'gone' }
  /**
   * The trait names whom he hates: his attacker, or else the enemy's leader; that leader; the enemy's
   * warband. Attackers of these roles are not hated themselves.
   */
  | {
      readonly kind: 'grudge';
      readonly trait: string;
      readonly whom: 'foe' | 'leader' | 'warband';
      readonly beneath: readonly string[];
    }
  | { readonly kind: 'misses'; readonly battles: number }
  /** He loses all his possessions except what his profile includes. */
  | { readonly kind: 'robbed' }
  | { readonly kind: 'experience'; readonly by: number }
  /** What he brings home, by id of the game's income. */
  | { readonly kind: 'income'; readonly id: string; readonly amount: number };

/** Something of a member’s on whose account dice are thrown after a battle. */
export interface AfterRow {
  readonly trait: string;
  /** How many dice are thrown; their sum counts. */
  readonly dice: 1 | 2;
  /** All sums; words under `after.drug.<id>`. */
  readonly results: readonly AfterResult[];
  /** Results by which it is gone; null: it is used up in any case. */
  readonly lostBy: readonly string[] | null;
}

/** A mount whose rider went out of action: the first row for its trait that applies to him counts. */
export interface MountRow extends AfterRow {
  readonly applies: (traits: Flags) => boolean;
}

/** A drug: one dose lasts for one battle. Who carries its trait in a battle has taken it. */
export interface DrugRow extends AfterRow {
  /** Higher characteristics for the battle; D3: as thrown. */
  readonly raises: readonly { readonly characteristic: string; readonly by: number | 'D3' }[];
  /** Traits for the battle. */
  readonly gives: readonly string[];
  /** Whether it does nothing to members of a profile, who never take it. */
  readonly never: (profileId: string) => boolean;
  /** The trait of somebody who leaves if he comes to a battle without a dose; null: there is no such habit. */
  readonly habit: string | null;
}

export interface AfterResult {
  readonly id: string;
  /** Inclusive. */
  readonly on: readonly [from: number, to: number];
  readonly effects: readonly InjuryEffect[];
}

export interface CaptivityRow {
  /** The trait of a captured member: he misses every battle until players settle his fate. */
  readonly trait: string;
  /** The income that a ransom is paid with. */
  readonly of: string;
  /** What may be done with a captive of the enemy; words under `after.captor.<id>`. */
  readonly captorMay: readonly CaptorRow[];
  /** Told of captors with a member of these profiles; words under `after.captor-remark.<id>`. */
  readonly remarks: readonly { readonly id: string; readonly profiles: readonly string[] }[];
  /** The house rule, and its choice, by which nobody is bought back: whoever is captured is gone. */
  readonly lostBy: { readonly rule: string; readonly choice: string };
}

/** What a warband may do with a captive whom it holds. */
export interface CaptorRow {
  readonly id: string;
  /** Types of warbands that may; null for all. */
  readonly warbands: readonly string[] | null;
  /** Paid by the enemy: a price to agree on. */
  readonly priced: boolean;
  readonly gives: readonly FindGift[];
  /** Whether he goes home; if not, he is gone for good, and what he carried is his captor’s. */
  readonly returns: boolean;
  /** One whom the other side holds goes home for him. */
  readonly swaps: boolean;
  /** Experience that the captor’s leader gains. */
  readonly leaderLearns: number;
  /** Profile of somebody who joins the captor; null for nobody. */
  readonly joins: string | null;
}

/** Points of experience, for members who can get an advance (`AdvancesPart`). */
export interface ExperienceRows {
  readonly survived: number;
  /** For the leader of a winning side. */
  readonly leaderOfWinners: number;
  /** For each enemy put out of action. */
  readonly enemyOut: number;
  /** Roles that are credited with their enemies one by one. */
  readonly credited: readonly string[];
  /** What a scenario unknown to this app may give to the winners; players tick it themselves. */
  readonly won: number;
  /** For every member of the warband with the lower rating before the battle, by the difference; empty: nothing. */
  readonly underdog: readonly UnderdogRow[];
}

/** Difference in rating to the enemy, inclusive; `to` null: and more. */
export interface UnderdogRow {
  readonly from: number;
  readonly to: number | null;
  readonly points: number;
}

/** Dice for searching the place. */
export interface ExplorationRow {
  /** One die for each member of these roles who took part and was not out of action. */
  readonly roles: readonly string[];
  /** More for having won. */
  readonly won: number;
  /** The number of dice kept of those thrown. */
  readonly most: number;
  /** Pieces found, by the sum of the dice; null: none. */
  readonly pieces: PiecesRow | null;
  readonly finds: readonly FindRow[];
  /** What may change the dice; players apply it. */
  readonly remarks: readonly ExplorationRemark[];
}

/**
 * Told at the dice: of one of the searchers, of anybody who took part, of a thing in the chest or on somebody,
 * or of an earlier find. Words under `after.exploration-remark.<id>`, with a `name` if it is somebody’s.
 */
export type ExplorationRemark = { readonly id: string } & (
  | {
      readonly of: 'searcher' | 'member';
      readonly traits: readonly string[];
      readonly profiles: readonly string[];
    }
  | { readonly of: 'thing'; readonly item: string }
  /** A find that gave this note (`FindGift`): in the last search, or in any. */
  | { readonly of: 'find'; readonly note: string; readonly when: 'last' | 'ever' }
);

export interface PiecesRow {
  /** The income that they are. */
  readonly id: string;
  /** Both ends included; `to` null: and more. */
  readonly bySum: readonly {
    readonly from: number;
    readonly to: number | null;
    readonly pieces: number;
  }[];
  /** Additional pieces for types of warbands. */
  readonly more: Readonly<Record<string, number>>;
}

/** Selling finds, all at once. */
export interface SaleRow {
  /** The incomes: the one sold, and the one received. */
  readonly of: string;
  readonly for: string;
  /** The minimum number of fighters of each column of `prices`. */
  readonly sizes: readonly number[];
  /** By pieces sold, from one on, then by size; the last row is for that many and more. */
  readonly prices: readonly (readonly number[])[];
  /** Roles and traits that do not count in the size; captives who are still held never do. */
  readonly uncounted: { readonly roles: readonly string[]; readonly traits: readonly string[] };
}

/** Buying things for the chest, and selling them out of it for half of their price. */
export interface TradeRow {
  /** The income that is paid with. */
  readonly of: string;
  /** Roles that look for one rare thing each, if they took part and were not out of action. */
  readonly roles: readonly string[];
  /** Modifiers of types of warbands to a search for something rare. */
  readonly search: Readonly<Record<string, number>>;
  /** Modifiers of a member's own search, by trait. */
  readonly bonuses: readonly { readonly trait: string; readonly by: number }[];
  /** Traits that affect trade in a way that only players can apply: their hints are shown. */
  readonly reminders: readonly string[];
}

/** What a member costs after each battle that he fought; unpaid, he leaves. */
export interface UpkeepRow {
  /** As members carry it. */
  readonly profileId: string;
  /** The kind of income that he is paid in. */
  readonly of: string;
  readonly cost: number;
  /** A different price beside members of these profiles, or in a warband of these types. */
  readonly beside: {
    readonly profiles: readonly string[];
    readonly warbands: readonly string[];
    readonly cost: number;
  } | null;
}
