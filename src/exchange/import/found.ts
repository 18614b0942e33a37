import type { ListRole } from '#rules/contract/lexicon.ts';
import type { Doubt, SourceLine, Stated } from './draft.ts';
import type { Notice } from './notice.ts';

/** What a reader found in a file, in the file's own words: nothing is matched to the catalogue or filled in yet. */
export interface FoundWarband {
  readonly name: string;
  /** In the file's words; '' if it does not say. */
  readonly type: string;
  readonly fighters: readonly FoundFighter[];
  readonly gold: number | null;
  /** Pieces of the treasure that is traded for gold. */
  readonly shards: number | null;
  /** In the chest, owned by nobody. */
  readonly stash: readonly FoundItem[];
  /** Totals that the file gives for the whole warband. */
  readonly stated: readonly Stated[];
  readonly notices: readonly Notice[];
  /** Empty for formats without readable lines. */
  readonly lines: readonly SourceLine[];
}

export interface FoundFighter {
  /** Stable when other lines are read differently; '' if the reader assigns none. */
  readonly key: string;
  readonly line: number | null;
  /** What the reader is unsure of. */
  readonly unsure: readonly Doubt[];
  /** '' if there is none besides the type. */
  readonly name: string;
  readonly type: string;
  /** Profile ids that the type may stand for, where the reader knows more than the word says. */
  readonly meant: readonly string[];
  readonly role: ListRole | null;
  readonly count: number | null;
  /** `count` is certainly a head count and nothing else. */
  readonly sure: boolean;
  readonly xp: number | null;
  /** A bare number after the fighter: either the cost or experience. */
  readonly number: number | null;
  /** By characteristic id. */
  readonly stats: Readonly<Record<string, number>>;
  /** Lasting changes of his type's characteristics, by id: for apps that store no current values. */
  readonly changes: Readonly<Record<string, number>>;
  readonly gear: readonly FoundItem[];
  readonly skills: readonly FoundWord[];
  readonly injuries: readonly FoundWord[];
  readonly rules: readonly FoundWord[];
  /** Not below a known heading: may be gear, skills, injuries or rules. */
  readonly other: readonly FoundItem[];
  readonly leader: boolean;
  readonly missesNext: boolean;
  /** In the file's words, that another warband holds him; '' if none does. */
  readonly captive: string;
  /** Listed as dead, retired or gone. */
  readonly gone: boolean;
  readonly promoted: boolean;
}

export interface FoundWord {
  readonly text: string;
  /** Ids that it may stand for, where the reader knows more than the word says. */
  readonly meant?: readonly string[];
  /** From a field that holds terms of the game only, or an app's code: one that stands for nothing is a question. */
  readonly term?: boolean;
  readonly line: number | null;
}

export interface FoundItem extends FoundWord {
  /** Per model. */
  readonly count: number;
  /** That the list gives beside it, of one or of all. */
  readonly price?: number;
}

export const EMPTY_FIGHTER: FoundFighter = {
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
  changes: {},
  gear: [],
  skills: [],
  injuries: [],
  rules: [],
  other: [],
  leader: false,
  missesNext: false,
  captive: '',
  gone: false,
  promoted: false,
};

export const EMPTY_WARBAND: FoundWarband = {
  name: '',
  type: '',
  fighters: [],
  gold: null,
  shards: null,
  stash: [],
  stated: [],
  notices: [],
  lines: [],
};
