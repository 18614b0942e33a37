import type { Lexicon, NamedKind } from '#rules/contract/lexicon.ts';
import {
  buildIndex,
  findExact,
  findName,
  type Language,
  languagesOf,
  type Match,
  type NameIndex,
} from './names.ts';

export type NameKind = NamedKind;

/** A game's names, indexed for reading one list, with the language of that list. */
export interface Words {
  readonly lexicon: Lexicon;
  readonly indexes: Readonly<Record<NameKind, NameIndex>>;
  readonly language: Language | null;
}

/** Indexes a game's names for a new list, whose language is not known yet. */
export function wordsOf(lexicon: Lexicon): Words {
  const known = INDEXES.get(lexicon);
  const ready = known ?? indexesOf(lexicon);
  INDEXES.set(lexicon, ready);
  // Lookups with slips are limited per list.
  return {
    lexicon,
    indexes: mapKinds((kind) => ({ ...ready[kind], slips: new Map() })),
    language: null,
  };
}

const INDEXES = new WeakMap<Lexicon, Words['indexes']>();

function indexesOf(lexicon: Lexicon): Words['indexes'] {
  // Items are looked up where only items are listed, so shorter words may have a slip: `sowrd`.
  return mapKinds((kind) => buildIndex(lexicon[kind], kind === 'items' ? 5 : 6));
}

function mapKinds(make: (kind: NameKind) => NameIndex): Words['indexes'] {
  return {
    warbands: make('warbands'),
    profiles: make('profiles'),
    items: make('items'),
    skills: make('skills'),
    injuries: make('injuries'),
    rules: make('rules'),
  };
}

/** Sets the language that most of these texts are in. */
export function withLanguageOf(words: Words, texts: readonly string[]): Words {
  const { items, profiles, skills, warbands } = words.indexes;
  const kinds = [items, profiles, skills, warbands];
  const scores = new Map<Language, number>(
    words.lexicon.languages.map(({ language }) => [language, 0]),
  );
  for (const text of texts.slice(0, MAX_SAMPLED)) {
    for (const index of kinds) {
      const spoken = languagesOf(index, text);
      for (const language of spoken) {
        scores.set(language, (scores.get(language) ?? 0) + 1 / spoken.size);
      }
    }
  }
  const [best, next] = [...scores].toSorted((a, b) => b[1] - a[1]);
  const language = best !== undefined && best[1] > (next?.[1] ?? 0) ? best[0] : null;
  return { ...words, language };
}

const MAX_SAMPLED = 600;

/** What a word stands for, exactly or with one slip; null for nothing. */
export function lookUp(words: Words, kind: NameKind, text: string): Match | null {
  return findName(words.indexes[kind], text, words.language);
}

/** Whether a word is a known name of this kind, ignoring plurals but not slips. */
export function isWord(words: Words, kind: NameKind, text: string): boolean {
  return findExact(words.indexes[kind], text, words.language) !== null;
}
