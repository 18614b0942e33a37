import { readdirSync, readFileSync } from 'node:fs';
import { WORDS_OF_PACKS } from '../../scripts/every-pack.ts';
import { inProject } from '../../scripts/paths.mjs';

/** One word or sentence of a locale file. */
export interface Phrase {
  /** The path of its key, `storage.unreadable_one`. */
  readonly key: string;
  /** The key without its plural form, `storage.unreadable`. */
  readonly base: string;
  /** `one`, `many`, `other` …; null when the key has no plural forms. */
  readonly form: string | null;
  readonly text: string;
}

/** Every language of the app’s own words, one folder each. The vocabulary of imports is in `import`. */
export const LOCALES: readonly string[] = readdirSync(inProject('locales'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'import')
  .map(({ name }) => name)
  .toSorted();

/** The files of a language, without their extension. */
export function namespacesOf(language: string): readonly string[] {
  return readdirSync(inProject('locales', language))
    .map((name) => name.replace(/\.json$/, ''))
    .toSorted();
}

const read = new Map<string, readonly Phrase[]>();

/** Those of a file, and those that packs bring to it. @throws when a value is neither a text nor a group of keys, since lists cannot be translated key by key */
export function phrasesOf(language: string, namespace: string): readonly Phrase[] {
  const file = `${language}/${namespace}`;
  const known = read.get(file);
  if (known !== undefined) return known;
  const words: unknown = JSON.parse(readFileSync(inProject('locales', `${file}.json`), 'utf8'));
  const phrases = [
    ...phrasesIn(words, '', file),
    ...WORDS_OF_PACKS.flatMap((brought) =>
      brought.language === language && brought.namespace === namespace
        ? phrasesIn(brought.words, '', file)
        : [],
    ),
  ];
  read.set(file, phrases);
  return phrases;
}

/** The variables of a sentence, sorted: `{{name}}` is `name`. */
export function variablesOf(text: string): readonly string[] {
  const found = [...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}/g)].map(([, name = '']) => name);
  return [...new Set(found)].toSorted();
}

/** A sentence with a letter in place of each variable and reference. */
export function bare(text: string): string {
  return text.replace(/\{\{.*?\}\}/g, 'X').replace(/\$t\([^)]*\)/g, 'X');
}

function phrasesIn(value: unknown, key: string, file: string): readonly Phrase[] {
  if (typeof value === 'string') return [phrase(key, value)];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError(`${file}: ${key} is neither a text nor a group of keys`);
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    phrasesIn(inner, key === '' ? name : `${key}.${name}`, file),
  );
}

function phrase(key: string, text: string): Phrase {
  const [, base = key, form = null] = /^(.+)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return { key, base, form, text };
}
