import type { ListRole } from '#rules/contract/lexicon.ts';
import type { Doubt, SourceLine } from './draft.ts';
import type { Notice } from './notice.ts';

/** What a reader found in a file, in the file's own words: nothing is matched or filled in yet. */
export interface FoundWarband {
  readonly name: string;
  /** As the file calls it; '' when it does not say. */
  readonly type: string;
  readonly fighters: readonly FoundFighter[];
  readonly gold: number | null;
  readonly notices: readonly Notice[];
  /** Empty where the source has no lines to show. */
  readonly lines: readonly SourceLine[];
}

export interface FoundFighter {
  /** Stays his own however other lines are read; '' where his reader gives none. */
  readonly key: string;
  readonly line: number | null;
  /** What his reader is not sure of. */
  readonly unsure: readonly Doubt[];
  /** '' when he has none beside his type. */
  readonly name: string;
  readonly type: string;
  /** What his type may stand for, where his reader knows more than the word says. */
  readonly meant: readonly string[];
  readonly role: ListRole | null;
  readonly count: number | null;
  /** The number counts them, however few of them there may be. */
  readonly sure: boolean;
  readonly xp: number | null;
  /** Behind him, with no word for what it is: his price, or what he has learnt. */
  readonly number: number | null;
  /** By characteristic. */
  readonly stats: Readonly<Record<string, number>>;
  readonly gear: readonly FoundItem[];
  readonly skills: readonly FoundWord[];
  readonly injuries: readonly FoundWord[];
  readonly rules: readonly FoundWord[];
  /** Of no known heading: may be any of these. */
  readonly other: readonly FoundItem[];
  readonly leader: boolean;
  readonly missesNext: boolean;
  /** Stood among the dead, the retired or those who left. */
  readonly gone: boolean;
  readonly promoted: boolean;
}

export interface FoundWord {
  readonly text: string;
  readonly line: number | null;
}

export interface FoundItem extends FoundWord {
  /** What it may stand for, where its reader knows more than the word says. */
  readonly meant?: readonly string[];
  /** Each model's. */
  readonly count: number;
}

export const NOBODY: FoundFighter = {
  key: '',
  line: null,
  unsure: [],
  name: '',
  type: '',
  meant: [],
  role: null,
  count: null,
  sure: false,
  xp: null,
  number: null,
  stats: {},
  gear: [],
  skills: [],
  injuries: [],
  rules: [],
  other: [],
  leader: false,
  missesNext: false,
  gone: false,
  promoted: false,
};

export const NO_WARBAND: FoundWarband = {
  name: '',
  type: '',
  fighters: [],
  gold: null,
  notices: [],
  lines: [],
};
