import type { FoundWord } from '#exchange/import/found.ts';
import { rowOf } from '#exchange/import/words/names.ts';
import { isWord, type Words } from '#exchange/import/words/words.ts';
import type { Lexicon } from '#rules/contract/lexicon.ts';

/**
 * A word of a fighter with the name that its code stands for: `combat_05` is the fifth skill of a list in the book's
 * order, and `il_divin` is `Œil divin` without the letters that an id may not have. A code that stands for nothing is
 * marked as one.
 */
export function withMeaning(word: FoundWord, words: Words): FoundWord {
  if (!CODE.test(word.text) || KINDS.some((kind) => isWord(words, kind, word.text))) return word;
  const skill = skillByNumber(word.text, words.lexicon);
  if (skill !== null) return { ...word, ...skill };
  const name = nameBySlug(word.text, words.lexicon);
  return name === null ? { ...word, term: true } : { ...word, text: name };
}

/** Made for programs: small letters and digits, with something between them. */
const CODE = /^[a-z\d]+(?:[_-][a-z\d]+)+$/u;

const KINDS = ['skills', 'injuries', 'rules', 'items'] as const;

function skillByNumber(
  code: string,
  { skills, skillCodes }: Lexicon,
): Pick<FoundWord, 'text' | 'meant'> | null {
  const [, list = '', number = ''] = /^([a-z]+)[_-](\d{1,2})$/u.exec(code) ?? [];
  const id = new Map(Object.entries(skillCodes.lists)).get(list)?.[Number(number) - 1];
  if (id === undefined) return null;
  const [name = code] = rowOf(skills, id)?.names[skillCodes.language] ?? [];
  return { text: name, meant: [id] };
}

function nameBySlug(code: string, lexicon: Lexicon): string | null {
  const known = SLUGS.get(lexicon) ?? slugsOf(lexicon);
  SLUGS.set(lexicon, known);
  return known.get(code.replaceAll('-', '_')) ?? null;
}

const SLUGS = new WeakMap<Lexicon, ReadonlyMap<string, string>>();

/** Of names with a letter that is two, `œ` and its kind, which the makers of ids drop. */
function slugsOf(lexicon: Lexicon): ReadonlyMap<string, string> {
  const names = KINDS.flatMap((kind) => lexicon[kind].flatMap((row) => Object.values(row.names)));
  return new Map(
    names
      .flat()
      .filter((name) => LIGATURE.test(name))
      .map((name) => [slugOf(name), name]),
  );
}

const LIGATURE = /[œæßø]/iu;

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/gu, '_')
    .replaceAll(/^_|_$/gu, '');
}
