import type { ListRole } from '#rules/contract/lexicon.ts';
import type { Notice } from './found.ts';

/** Where a value comes from: it stood in the file, the rules have it, or it is a guess to look at. */
export type Origin = 'file' | 'rules' | 'guess';

export interface Told<T> {
  readonly value: T;
  readonly origin: Origin;
  /** Where it stood in the file, from 1; null when it stood nowhere or the file has no lines. */
  readonly line: number | null;
}

/** A warband as a file has it, understood as far as can be; nothing is written before its player says so. */
export interface Draft {
  readonly name: Told<string>;
  /** As the file says it. */
  readonly type: Told<string>;
  /** '' for a warband that the catalogue does not have, or may have several of. */
  readonly catalogueId: Told<string>;
  readonly gold: Told<number> | null;
  readonly fighters: readonly DraftFighter[];
  /** Whose place in `fighters` it is; null when nobody leads. */
  readonly leader: Told<number> | null;
  readonly notices: readonly Notice[];
}

export interface DraftFighter {
  readonly line: number | null;
  readonly name: Told<string>;
  readonly type: Told<string>;
  /** '' for somebody whom the catalogue does not have. */
  readonly profileId: Told<string>;
  /** What he may be besides, where nothing in the file decides it. */
  readonly choices: readonly string[];
  readonly role: Told<ListRole>;
  readonly count: Told<number>;
  readonly xp: Told<number>;
  /** By characteristic. */
  readonly stats: Readonly<Record<string, Told<number>>>;
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
