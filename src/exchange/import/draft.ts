import type { ListRole } from '#rules/contract/lexicon.ts';
import type { Notice } from './notice.ts';

/** Where a value comes from: the file, the rules, or a guess for the player to check. */
export type Origin = 'file' | 'rules' | 'guess';

export interface Sourced<T> {
  readonly value: T;
  readonly origin: Origin;
  /** Line in the file, from 1; null if it is not in the file or the file has no lines. */
  readonly line: number | null;
}

/** A warband as read from a file. Nothing is stored until the player accepts it. */
export interface Draft {
  readonly name: Sourced<string>;
  /** In the file's own words. */
  readonly type: Sourced<string>;
  /** '' if the catalogue has no such warband, or several that fit. */
  readonly catalogueId: Sourced<string>;
  /** Candidate catalogue ids where nothing in the file decides between them. */
  readonly kinds: readonly string[];
  readonly gold: Sourced<number> | null;
  /** Pieces of the treasure that is traded for gold. */
  readonly shards: Sourced<number> | null;
  /** In the chest, owned by nobody. */
  readonly stash: readonly DraftItem[];
  readonly fighters: readonly DraftFighter[];
  /** Index in `fighters`; null if nobody leads. */
  readonly leader: Sourced<number> | null;
  /** Totals that the file gives; `differencesOf` compares them with the fighters. */
  readonly stated: readonly Stated[];
  /** What was read, completed or left aside, and why: nothing else of the file is known to be unread. */
  readonly notices: readonly Notice[];
  /** The source line by line, with how each was read; empty for formats without readable lines. */
  readonly lines: readonly SourceLine[];
}

/** A total that a list gives for its whole warband. */
export interface Stated {
  /** `gold` is what all fighters cost with their things. */
  readonly is: 'models' | 'rating' | 'gold';
  readonly value: number;
  readonly line: number | null;
}

/** How a line was read; `more` continues the fighter above, `nobody` is reported as left out. */
export type LineRole = 'fighter' | 'more' | 'heading' | 'title' | 'note' | 'nobody';

export interface SourceLine {
  /** From 1. */
  readonly no: number;
  /** Verbatim. */
  readonly text: string;
  readonly role: LineRole;
  /** In order, without overlaps. Text of a fighter's line outside all parts is its rest and becomes a note. */
  readonly parts: readonly Part[];
}

/** A span of a line and what it was read as. */
export interface Part {
  /** Offsets in the line's text, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  readonly is: PartKind;
  readonly sure: boolean;
  /** Key of the fighter it belongs to; '' for none. */
  readonly fighter: string;
}

export type PartKind =
  | 'name'
  | 'type'
  | 'count'
  | 'xp'
  | 'price'
  | 'thing'
  | 'skill'
  | 'injury'
  | 'rule'
  | 'stat'
  | 'state'
  | 'heading'
  | 'title'
  /** Connecting words and punctuation. */
  | 'link';

/** What the player should check about a fighter. */
export type Doubt =
  | 'name'
  | 'type'
  | 'count'
  | 'xp'
  | 'stats'
  | 'equipment'
  | 'skills'
  | 'injuries'
  | 'who';

export interface DraftFighter {
  /** Stable when other lines are read differently: `12.0` is the first fighter of line 12. */
  readonly key: string;
  readonly line: number | null;
  /** Empty if nothing needs checking; `who` if it may not be a fighter at all. */
  readonly unsure: readonly Doubt[];
  readonly name: Sourced<string>;
  readonly type: Sourced<string>;
  /** '' if the catalogue has no such profile. */
  readonly profileId: Sourced<string>;
  /** Candidate profile ids where nothing in the file decides between them. */
  readonly choices: readonly string[];
  readonly role: Sourced<ListRole>;
  readonly count: Sourced<number>;
  readonly xp: Sourced<number>;
  /** By characteristic id. */
  readonly stats: Readonly<Record<string, Sourced<number>>>;
  readonly gear: readonly DraftItem[];
  readonly skills: readonly DraftWord[];
  readonly injuries: readonly DraftWord[];
  readonly rules: readonly DraftWord[];
  readonly missesNext: boolean;
}

export interface DraftItem {
  /** In the file's own words. */
  readonly text: string;
  /** '' if it stays free text. */
  readonly itemId: string;
  readonly origin: Origin;
  /** Per model. */
  readonly count: number;
  readonly line: number | null;
}

export interface DraftWord {
  readonly text: string;
  /** The trait it stands for; '' for none. */
  readonly traitId: string;
  readonly line: number | null;
}
