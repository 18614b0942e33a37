import { readFileSync } from 'node:fs';
import { array, parse, record, string } from 'valibot';
import { inProject } from '../../scripts/paths.mjs';
import type { Phrase } from './locale-files.ts';

// Tells a copied file of words from a translated one by comparing it with the same file in other languages,
// without knowing any language.

/** The texts of each language, by file. */
export type Spoken = ReadonlyMap<string, ReadonlyMap<string, readonly Phrase[]>>;

/** Files with text in another language, by the language into which they have yet to be translated. */
export type Untranslated = Readonly<Record<string, readonly string[]>>;

/** The list kept by translators. */
export const UNTRANSLATED: Untranslated = parse(
  record(string(), array(string())),
  JSON.parse(readFileSync(inProject('locales/untranslated.json'), 'utf8')),
);

/** The app’s name is the same in every language. */
const SAME_EVERYWHERE = new Set(['home:title']);

/** Shorter texts may be identical in two languages: names, numbers, “Action”. */
const WORDS_OF_A_SENTENCE = 3;

/**
 * Where the list of untranslated files is wrong: files with the same text in two languages that are not
 * listed, and listed files that are translated or missing.
 * @returns one sentence for each, for translators; none when all is well
 */
export function listFaults(spoken: Spoken, listed: Untranslated): readonly string[] {
  const languages = [...spoken.keys()];
  const unlisted = languages.flatMap((one, index) =>
    languages.slice(index + 1).flatMap((other) =>
      filesOf(spoken, one)
        .filter((file) => !isListed(listed, one, file) && !isListed(listed, other, file))
        .flatMap((file) => {
          const [first, ...more] = leftIn(spoken, file, one, other);
          if (first === undefined) return [];
          const count = `${more.length + 1} of ${phrasesIn(spoken, one, file).length}`;
          return [
            `${one}/${file} and ${other}/${file} say the same (${count}, as ${first}): translate one, or list it.`,
          ];
        }),
    ),
  );
  const needless = Object.entries(listed).flatMap(([language, files]) =>
    files
      .filter((file) =>
        languages.every(
          (other) => other === language || leftIn(spoken, file, language, other).length === 0,
        ),
      )
      .map((file) => `${language}/${file} is translated, or is no file: take it off the list.`),
  );
  return [...unlisted, ...needless];
}

/**
 * Sentences in another language within files that count as translated: two words or more that are in many
 * files of that language and in hardly any of this one.
 * @returns `language/file key: sentence, as in other`
 */
export function strayWords(spoken: Spoken, listed: Untranslated): readonly string[] {
  const finished = [...spoken.keys()].map((language) => ({
    language,
    files: filesOf(spoken, language)
      .filter((file) => !isListed(listed, language, file))
      .map((file) => ({ file, phrases: phrasesIn(spoken, language, file) })),
  }));
  const spread = new Map(
    finished.map(({ language, files }) => [language, filesByWord(files.map((one) => one.phrases))]),
  );
  return finished.flatMap(({ language, files }) =>
    [...spread.keys()]
      .filter((other) => other !== language)
      .flatMap((other) => {
        const typical = typicalWords(spread.get(other), spread.get(language));
        return files.flatMap(({ file, phrases }) =>
          phrases
            .filter(
              ({ text }) => [...new Set(wordsIn(text))].filter((w) => typical.has(w)).length > 1,
            )
            .map(({ key, text }) => `${language}/${file} ${key}: ${text}, as in ${other}`),
        );
      }),
  );
}

/** Whether a file still has to be translated. */
export function isListed(listed: Untranslated, language: string, file: string): boolean {
  return new Map(Object.entries(listed)).get(language)?.includes(file) === true;
}

/** Keys with the same text in two languages where translations would differ. */
function leftIn(spoken: Spoken, file: string, one: string, other: string): readonly string[] {
  const phrases = phrasesIn(spoken, one, file);
  const others = new Map(phrasesIn(spoken, other, file).map(({ key, text }) => [key, text]));
  const same = phrases.filter(
    ({ key, text }) => others.get(key) === text && !SAME_EVERYWHERE.has(`${file}:${key}`),
  );
  const mostly = same.length > phrases.length / 2;
  return same
    .filter(({ text }) => mostly || wordsIn(text).length >= WORDS_OF_A_SENTENCE)
    .map(({ key }) => key);
}

/** The share of files that must contain a word for it to be typical of its language. */
const MANY = 12;

function typicalWords(
  of: ReadonlyMap<string, number> = new Map(),
  against: ReadonlyMap<string, number> = new Map(),
): ReadonlySet<string> {
  return new Set(
    [...of]
      .filter(([word, count]) => count >= MANY && (against.get(word) ?? 0) <= 1)
      .map(([word]) => word),
  );
}

/** The number of files that contain each word. */
function filesByWord(files: readonly (readonly Phrase[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const phrases of files) {
    for (const word of new Set(phrases.flatMap(({ text }) => wordsIn(text)))) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}

function filesOf(spoken: Spoken, language: string): readonly string[] {
  return [...(spoken.get(language)?.keys() ?? [])];
}

/** Without the search terms of the rules, which may be in any language. */
function phrasesIn(spoken: Spoken, language: string, file: string): readonly Phrase[] {
  const phrases = spoken.get(language)?.get(file) ?? [];
  return phrases.filter(({ key }) => !key.endsWith('.search'));
}

function wordsIn(text: string): readonly string[] {
  return (
    text
      .replace(/\{\{.*?\}\}|\$t\([^)]*\)/g, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  );
}
