import type { BattleView, FighterView, SideView } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId, WarbandId } from '#rules/contract/ids.ts';
import type { EntryId } from './events.ts';

/** A fighter in the battle: what rules read, and what the journal and the screens need besides. */
export interface Fighter extends FighterView {
  readonly title: string;
  /** Wounds at the start, for drawing the lost ones. */
  readonly startWounds: number;
  /** Entry that last changed the status, for crediting it; null at the start. */
  readonly statusEntryId: EntryId | null;
  /** Round in which the present status began. */
  readonly statusRound: number;
  /** Who put him where he is, if the players said so. */
  readonly creditedTo: FighterId | null;
}

export interface Side extends SideView {
  readonly emblem: string;
  readonly warbandId: WarbandId | null;
}

export interface BattleState extends BattleView {
  readonly name: string;
  readonly roundLimit: number | null;
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
