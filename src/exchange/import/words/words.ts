import type { Lexicon, NamedKind } from '#rules/contract/lexicon.ts';
import {
  find,
  findExact,
  indexOf,
  type Language,
  languagesOf,
  type Match,
  type NameIndex,
} from './names.ts';

/** What a word of a list can be. */
export type Kind = NamedKind;

/** A game's words, ready for one list, in the language that it is written in. */
export interface Words {
  readonly lexicon: Lexicon;
  readonly indexes: Readonly<Record<Kind, NameIndex>>;
  readonly language: Language | null;
}

/** Makes a game's tables ready. The language is not known before the list has been looked at. */
export function wordsOf(lexicon: Lexicon): Words {
  const known = READY.get(lexicon);
  const ready = known ?? indexesOf(lexicon);
  READY.set(lexicon, ready);
  // What was looked up with slips is counted for each list anew.
  return {
    lexicon,
    indexes: mapKinds((kind) => ({ ...ready[kind], slips: new Map() })),
    language: null,
  };
}

const READY = new WeakMap<Lexicon, Words['indexes']>();

function indexesOf(lexicon: Lexicon): Words['indexes'] {
  // Things stand where nothing but things do: `sowrd` among them is one, as a name it might be a name.
  return mapKinds((kind) => indexOf(lexicon[kind], kind === 'items' ? 5 : 6));
}

function mapKinds(make: (kind: Kind) => NameIndex): Words['indexes'] {
  return {
    warbands: make('warbands'),
    profiles: make('profiles'),
    items: make('items'),
    skills: make('skills'),
    injuries: make('injuries'),
    rules: make('rules'),
  };
}

/** The same words, once it is known which language a list mostly speaks. */
export function inLanguageOf(words: Words, texts: readonly string[]): Words {
  const { items, profiles, skills, warbands } = words.indexes;
  const kinds = [items, profiles, skills, warbands];
  const scores = new Map<Language, number>(
    words.lexicon.languages.map(({ language }) => [language, 0]),
  );
  for (const text of texts.slice(0, MOST_LOOKED_AT)) {
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

const MOST_LOOKED_AT = 600;

/** What a word stands for, with a slip if need be; null when nothing is like it. */
export function look(words: Words, kind: Kind, text: string): Match | null {
  return find(words.indexes[kind], text, words.language);
}

/** Whether a word is, to the letter or its plural, one of these. */
export function isWord(words: Words, kind: Kind, text: string): boolean {
  return findExact(words.indexes[kind], text, words.language) !== null;
}
