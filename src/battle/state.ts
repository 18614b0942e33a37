import type { BattleView, FighterView, SideView } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId, WarbandId } from '#rules/contract/ids.ts';
import type { EntryId } from './hlc.ts';

/** A fighter in the battle: what rules read, and what only the journal and the screens need. */
export interface Fighter extends FighterView {
  readonly title: string;
  /** Wounds at the start, for drawing the lost ones. */
  readonly startWounds: number;
  /** Entry that last changed the status, for crediting it (`namedAs`); null at the start. */
  readonly statusEntryId: EntryId | null;
  /** Round in which the present status began. */
  readonly statusRound: number;
  /** Who put him into his present status, as dice settled it or players credited it. */
  readonly creditedTo: FighterId | null;
  /** Markers of the scenario that he carries, `TREASURE` or what players call them; never 0. */
  readonly carried: Readonly<Record<string, number>>;
  /** Traits that work once and have been used. */
  readonly used: readonly string[];
  /** Whose prisoner he is. */
  readonly captor: SideId | null;
  /** What put him there, if players said that it was no enemy on the table; null for not entered. */
  readonly cause: string | null;
}

/** The marker that every scenario may have; shown in the reader's language. */
export const TREASURE = 'treasure';

/** Above any number of markers of one kind in play. */
export const MAX_MARKERS = 99;

export interface Side extends SideView {
  readonly emblem: string;
  readonly warbandId: WarbandId | null;
  /** Markers of the scenario that the side has brought in; never 0. */
  readonly held: Readonly<Record<string, number>>;
}

export interface BattleState extends BattleView {
  readonly name: string;
  readonly roundLimit: number | null;
  /** The players’ own types of warbands that it is played by, as JSON, unread, each once. */
  readonly packs: readonly string[];
  readonly sides: readonly Side[];
  readonly fighters: Readonly<Record<FighterId, Fighter>>;
  readonly end: {
    readonly winnerId: SideId | null;
    readonly cause: string;
    /** Sides whose leaving ended the battle: they come back when it is reopened. */
    readonly lastToLeave: readonly SideId[];
  } | null;
  /** Entries that could not apply (after a merge, say): kept, shown, without effect. */
  readonly ignored: readonly EntryId[];
}
