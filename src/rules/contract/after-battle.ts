import type { Flags } from './battle-view.ts';
import type { FindRow, ItemRow } from './finds.ts';
import type { Tone } from './rows.ts';

/**
 * What a game's papers have a warband do once a battle is over: facts only, for players to tick, change or
 * skip. Where a paper is silent, a part is empty and its step is not there.
 */
export interface AfterBattlePart {
  /** What those who were out of action roll, the first table that is for them; nobody else rolls. */
  readonly injuries: readonly InjuryTable[];
  /** Null in a game that takes no captives. */
  readonly captivity: CaptivityRow | null;
  readonly experience: ExperienceRows;
  readonly exploration: ExplorationRow;
  /** Ids of what may be brought home, in the order in which it is asked for; words under `after.income`. */
  readonly income: readonly string[];
  /** Null where nothing that was found is sold. */
  readonly sale: SaleRow | null;
  /** The income that is paid with, and to whom. */
  readonly upkeep: { readonly of: string; readonly rows: readonly UpkeepRow[] } | null;
  /** Things that may lie in a warband's chest. */
  readonly items: readonly ItemRow[];
  /** Null where nothing is bought between battles. Prices are those of `GearPart`. */
  readonly trade: TradeRow | null;
  /** What of it the treasure of a scenario mostly is, until players say otherwise; null: they count it themselves. */
  readonly treasure: string | null;
  /**
   * Who may lead in the place of a leader who is gone, as places in the list: one, several whom a die or the
   * players decide between, or nobody.
   * @param members those who are left, in the order of the roster
   */
  readonly heirs: (members: readonly Veteran[]) => readonly number[];
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
  /** None: whoever the table is for always recovers. */
  readonly rows: readonly InjuryRow[];
  /** What may change a roll, for the table to play. */
  readonly remarks: readonly InjuryRemark[];
  /** Rows that count as not rolled where a row asks for several further rolls. */
  readonly notAgain: readonly string[];
}

/** Told to whoever has the trait or is of the profile; words under `after.injury-remark.<id>`. */
export interface InjuryRemark {
  readonly id: string;
  readonly traits: readonly string[];
  readonly profiles: readonly string[];
}

/** A result; words under `after.injury.<id>`: `short` for the face of a die, `name`, perhaps a `note`. */
export interface InjuryRow {
  readonly id: string;
  /** Both ends included: as the dice of the table are read, or one further die. */
  readonly on: readonly [from: number, to: number];
  readonly tone: Tone;
  readonly effects: readonly InjuryEffect[];
  /** What one further die says, or the players; empty where nothing is asked. */
  readonly further: readonly InjuryRow[];
  readonly decided: 'by-die' | 'by-players';
  /** As many further rolls on the same table as one die says. */
  readonly again: boolean;
  /** One further roll on the same table, in which no result outside of these counts; null: none. */
  readonly within: readonly [from: number, to: number] | null;
}

/** What an injury does to whoever has it. */
export type InjuryEffect =
  /** He leaves the warband. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'characteristic'; readonly characteristic: string; readonly by: number }
  /** `twice`: whoever has it already leaves the warband. */
  | { readonly kind: 'trait'; readonly trait: string; readonly twice: 'same' | 'gone' }
  /**
   * The trait names whom he hates: who did it, or else the enemy's leader; that leader; the enemy's warband. Of
   * those who did it, these roles are too lowly to be hated.
   */
  | {
      readonly kind: 'grudge';
      readonly trait: string;
      readonly whom: 'foe' | 'leader' | 'warband';
      readonly beneath: readonly string[];
    }
  | { readonly kind: 'misses'; readonly battles: number }
  /** All that he carries is gone, but for what his profile brings and these. */
  | { readonly kind: 'robbed'; readonly keeps: readonly string[] }
  | { readonly kind: 'experience'; readonly by: number }
  /** Brought home by him, by id of the game's income. */
  | { readonly kind: 'income'; readonly id: string; readonly amount: number };

export interface CaptivityRow {
  /** Of a member whom the enemy holds: he misses every battle until players say what became of him. */
  readonly trait: string;
  /** The income that a ransom is paid with. */
  readonly of: string;
}

/** Points of experience; whoever can get an advance (`AdvancesPart`) gains them. */
export interface ExperienceRows {
  readonly survived: number;
  /** The leader of a side that has won. */
  readonly leaderOfWinners: number;
  /** For each enemy put out of action. */
  readonly enemyOut: number;
  /** Roles that are credited with their enemies one by one. */
  readonly credited: readonly string[];
  /** What a scenario that this app does not know may give to the winners, which players tick themselves. */
  readonly won: number;
  /** For everybody of the warband that was worth less before the battle, by how much less; none: nothing. */
  readonly underdog: readonly UnderdogRow[];
}

/** How much a warband was worth less than its enemy, both ends included; `to` null: and more. */
export interface UnderdogRow {
  readonly from: number;
  readonly to: number | null;
  readonly points: number;
}

/** Dice for searching the place. */
export interface ExplorationRow {
  /** One die for each of these roles who took part and was not out of action. */
  readonly roles: readonly string[];
  /** More for having won. */
  readonly won: number;
  /** So many dice are kept of those thrown. */
  readonly most: number;
  /** Pieces found by the sum of the dice; null: none. */
  readonly pieces: PiecesRow | null;
  readonly finds: readonly FindRow[];
}

export interface PiecesRow {
  /** The income that they are. */
  readonly id: string;
  /** Both ends included; `to` null: and more. */
  readonly bySum: readonly {
    readonly from: number;
    readonly to: number | null;
    readonly pieces: number;
  }[];
  /** So many more for types of warbands. */
  readonly more: Readonly<Record<string, number>>;
}

/** Selling what was found, all at once. */
export interface SaleRow {
  /** The incomes: what is sold, and what for. */
  readonly of: string;
  readonly for: string;
  /** The least fighters of each column of `prices`. */
  readonly sizes: readonly number[];
  /** By pieces sold, from one on, then by size; the last row is for that many and more. */
  readonly prices: readonly (readonly number[])[];
  /** Who does not count in the size: roles, and traits. */
  readonly uncounted: { readonly roles: readonly string[]; readonly traits: readonly string[] };
}

/** Buying things for the chest, and selling them out of it for half of their price. */
export interface TradeRow {
  /** The income that is paid with. */
  readonly of: string;
  /** Roles that look for one rare thing each, if they took part and were not out of action. */
  readonly roles: readonly string[];
  /** What types of warbands add to a search for something rare. */
  readonly search: Readonly<Record<string, number>>;
  /** What somebody adds to his own search by a trait. */
  readonly bonuses: readonly { readonly trait: string; readonly by: number }[];
  /** Traits that change something in trade of which only the players know: their hints are shown. */
  readonly reminders: readonly string[];
}

/** What somebody costs after each battle that he fought, or leaves. */
export interface UpkeepRow {
  /** As members carry it. */
  readonly profileId: string;
  readonly cost: number;
  /** Another price beside somebody of these profiles, or in a warband of these types. */
  readonly beside: {
    readonly profiles: readonly string[];
    readonly warbands: readonly string[];
    readonly cost: number;
  } | null;
}
