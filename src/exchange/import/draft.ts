import type { ListRole } from '#rules/contract/lexicon.ts';
import type { Notice } from './notice.ts';

/** Where a value comes from: it stood in the file, the rules have it, or it is a guess to look at. */
export type Origin = 'file' | 'rules' | 'guess';

export interface Sourced<T> {
  readonly value: T;
  readonly origin: Origin;
  /** Where it stood in the file, from 1; null when it stood nowhere or the file has no lines. */
  readonly line: number | null;
}

/** A warband as a file has it, understood as far as can be; nothing is written before its player says so. */
export interface Draft {
  readonly name: Sourced<string>;
  /** As the file says it. */
  readonly type: Sourced<string>;
  /** '' for a warband that the catalogue does not have, or may have several of. */
  readonly catalogueId: Sourced<string>;
  /** Kinds of warband that it may be, where nothing in the file decides it. */
  readonly kinds: readonly string[];
  readonly gold: Sourced<number> | null;
  readonly fighters: readonly DraftFighter[];
  /** Whose place in `fighters` it is; null when nobody leads. */
  readonly leader: Sourced<number> | null;
  readonly notices: readonly Notice[];
  /** The source line by line, with what became of each; empty where it has no lines that say anything. */
  readonly lines: readonly SourceLine[];
}

/** What a line is to the reader; `more` belongs to the fighter above, `nobody` is named as left aside. */
export type LineRole = 'fighter' | 'more' | 'heading' | 'title' | 'note' | 'nobody';

export interface SourceLine {
  /** From 1. */
  readonly no: number;
  /** As it stands, to the letter. */
  readonly text: string;
  readonly role: LineRole;
  /** In order, none over another. Letters of a fighter's line that are in none are its rest: they become notes. */
  readonly parts: readonly Part[];
}

/** A stretch of a line with what it was taken for. */
export interface Part {
  /** Places in the line's text, the second behind the last letter. */
  readonly from: number;
  readonly to: number;
  readonly is: PartKind;
  readonly sure: boolean;
  /** Whose it is; '' for nobody's. */
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
  /** Little words and signs that hold the others together. */
  | 'link';

/** What may be wrong with a fighter, so that his player should look. */
export type Doubt = 'name' | 'type' | 'count' | 'xp' | 'equipment' | 'skills' | 'injuries' | 'who';

export interface DraftFighter {
  /** Stays his own while other lines are read otherwise: `12.0` is the first of line 12. */
  readonly key: string;
  readonly line: number | null;
  /** None for somebody who needs no look; `who` where it is not certain that anybody is meant. */
  readonly unsure: readonly Doubt[];
  readonly name: Sourced<string>;
  readonly type: Sourced<string>;
  /** '' for somebody whom the catalogue does not have. */
  readonly profileId: Sourced<string>;
  /** What he may be besides, where nothing in the file decides it. */
  readonly choices: readonly string[];
  readonly role: Sourced<ListRole>;
  readonly count: Sourced<number>;
  readonly xp: Sourced<number>;
  /** By characteristic. */
  readonly stats: Readonly<Record<string, Sourced<number>>>;
  readonly gear: readonly DraftItem[];
  readonly skills: readonly DraftWord[];
  readonly injuries: readonly DraftWord[];
  readonly rules: readonly DraftWord[];
  readonly missesNext: boolean;
}

export interface DraftItem {
  /** In the file's word. */
  readonly text: string;
  /** '' for what stays a free text. */
  readonly itemId: string;
  readonly origin: Origin;
  /** Each model's. */
  readonly count: number;
  readonly line: number | null;
}

export interface DraftWord {
  readonly text: string;
  /** The trait that does what it says; '' when none does. */
  readonly traitId: string;
  readonly line: number | null;
}
