import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  bare,
  LOCALES,
  namespacesOf,
  type Phrase,
  phrasesOf,
  variablesOf,
} from '../support/locale-files.ts';

const SOURCE = 'fr';
const NAMESPACES = namespacesOf(SOURCE);

/** Every file of every language, as far as the source language has it. */
const FILES = LOCALES.flatMap((language) =>
  namespacesOf(language)
    .filter((namespace) => NAMESPACES.includes(namespace))
    .map((namespace) => [language, namespace] as const),
);

/** Faults of style, each with a sentence that has it; variables are removed before checking. */
interface Fault {
  readonly name: string;
  readonly pattern: RegExp;
  readonly sample: string;
}

const FAULTS_ANYWHERE: readonly Fault[] = [
  { name: 'empty sentence', pattern: /^$/, sample: '' },
  { name: 'blank at an end', pattern: /^\s|\s$/, sample: 'Annuler ' },
  { name: 'two blanks in a row', pattern: /\s\s/, sample: 'Tout  annuler' },
  { name: 'straight apostrophe', pattern: /'/, sample: "l'ennemi" },
  { name: 'straight quotation mark', pattern: /"/, sample: 'dit "fuite"' },
  { name: 'three dots for one sign', pattern: /\.\.\./, sample: 'Plus...' },
];

const FAULTS_IN_FRENCH: readonly Fault[] = [
  { name: 'wrong space before ;', pattern: /(?<!\u202F);/, sample: 'oui ; non' },
  { name: 'wrong space before ! or ?', pattern: /(?<![\u202F!?])[!?]/, sample: 'Fuite\u00A0?' },
  { name: 'wrong space before :', pattern: /(?<![\u00A0\d]):/, sample: 'Reste: 3' },
  { name: 'wrong space before : after a number', pattern: /\d:(?!\d)/, sample: 'Tour 3: fuite' },
  { name: 'wrong space before %', pattern: /(?<!\u00A0)%/, sample: '25 %' },
  { name: 'wrong space after «', pattern: /«(?!\u00A0)/, sample: '« fuite\u00A0»' },
  { name: 'wrong space before »', pattern: /(?<!\u00A0)»/, sample: '«\u00A0fuite »' },
];

/** Sentences with a fault, as `key: sentence`, so that a failure names them. */
function faults(phrases: readonly Phrase[], pattern: RegExp): readonly string[] {
  return phrases
    .filter(({ text }) => pattern.test(bare(text)))
    .map(({ key, text }) => `${key}: ${text}`);
}

function byBase(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const groups = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const group = groups.get(phrase.base);
    if (group === undefined) groups.set(phrase.base, [phrase]);
    else group.push(phrase);
  }
  return groups;
}

test('every language has the same files', () => {
  for (const language of LOCALES) expect(namespacesOf(language)).toEqual(NAMESPACES);
});

describe.each(FILES)('%s/%s', (language, namespace) => {
  const phrases = phrasesOf(language, namespace);
  const source = byBase(phrasesOf(SOURCE, namespace));
  const own = byBase(phrases);

  test('has the same keys as the source language', () => {
    expect([...own.keys()].toSorted()).toEqual([...source.keys()].toSorted());
  });

  test('has exactly the plural forms of the language, and optionally one for zero', () => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const complete = [...new Set([...pluralCategories, 'zero'])].toSorted().join();
    const wrong = [...own].filter(([, group]) => {
      const forms = group.flatMap(({ form }) => form ?? []);
      return forms.length > 0 && [...new Set([...forms, 'zero'])].toSorted().join() !== complete;
    });
    expect(wrong.map(([base]) => base)).toEqual([]);
  });

  test('has plurals exactly where the source language does', () => {
    const counted = (groups: typeof own) =>
      [...groups].filter(([, group]) => group[0]?.form !== null).map(([base]) => base);
    expect(counted(own).toSorted()).toEqual(counted(source).toSorted());
  });

  test('uses the same variables as the source language', () => {
    const variables = (groups: typeof own) =>
      [...groups]
        .map(
          ([base, group]) =>
            `${base}: ${variablesOf(group.map(({ text }) => text).join(' ')).join()}`,
        )
        .toSorted();
    expect(variables(own)).toEqual(variables(source));
  });

  test.each(FAULTS_ANYWHERE)('has no $name', ({ pattern }) => {
    expect(faults(phrases, pattern)).toEqual([]);
  });
});

describe.each(NAMESPACES)('French typography of %s', (namespace) => {
  test.each(FAULTS_IN_FRENCH)('has no $name', ({ pattern }) => {
    expect(faults(phrasesOf('fr', namespace), pattern)).toEqual([]);
  });
});

test.each([...FAULTS_ANYWHERE, ...FAULTS_IN_FRENCH])(
  'the check for "$name" finds one',
  ({ pattern, sample }) => {
    expect(sample).toMatch(pattern);
    expect('Commandement\u00A0: 7, soit 58\u00A0%\u202F!').not.toMatch(pattern);
  },
);

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

test('the compiler knows the keys of every file of the app’s own words', () => {
  const systems = readdirSync(new URL('../../src/rules/systems/', import.meta.url));
  const own = NAMESPACES.filter(
    (name) => !systems.some((id) => name === id || name.startsWith(`${id}-`)),
  );
  const keys = readFileSync(new URL('../../src/i18n/keys.ts', import.meta.url), 'utf8');
  expect(own.filter((name) => !keys.includes(`locales/fr/${name}.json`))).toEqual([]);
});

describe('French sentences', () => {
  const BEFORE_A_NAME =
    /(?<!\p{L})(de|que|jusque|lorsque) \{\{(name|other|names|side|by|target)\}\}/iu;

  test('never put a name after a word that elision would change: « de Ulrich »', () => {
    const wrong = namespacesOf('fr').flatMap((namespace) =>
      phrasesOf('fr', namespace).filter(({ text }) => BEFORE_A_NAME.test(text)),
    );
    expect(wrong.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
    expect('Moral de {{name}}').toMatch(BEFORE_A_NAME);
    expect('Grande {{name}}').not.toMatch(BEFORE_A_NAME);
  });
});

describe('keys used in the code', () => {
  const known = new Set(
    NAMESPACES.flatMap((namespace) =>
      phrasesOf(SOURCE, namespace).flatMap(({ key, base }) => [
        `${namespace}:${key}`,
        `${namespace}:${base}`,
      ]),
    ),
  );
  const source = new URL('../../src/', import.meta.url);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: withoutComments(readFileSync(new URL(name, source), 'utf8')) }));

  /** Every first group of a pattern in the code, as `file: key`. */
  function found(pattern: RegExp): readonly (readonly [file: string, what: string])[] {
    return files.flatMap(({ name, text }) =>
      [...text.matchAll(pattern)].map(([, what = '']) => [name, what] as const),
    );
  }

  const prefixes = found(/\bkeyPrefix:\s*'([^']+)'/g);

  // The compiler checks the same keys; this covers files that are not compiled as well.
  test('with t(…) exist', () => {
    const missing = found(/\bt\(\s*['"`]([^'"`$]+)['"`]/g).filter(
      ([file, key]) => !addressesOf(key, file).some((address) => known.has(address)),
    );
    expect(missing).toEqual([]);
  });

  /** Where a key may be: in any namespace, under any prefix that its file names. */
  function addressesOf(key: string, file: string): readonly string[] {
    if (key.includes(':')) return [key];
    const own = prefixes.filter(([name]) => name === file);
    const paths = [key, ...own.map(([, prefix]) => `${prefix}.${key}`)];
    return NAMESPACES.flatMap((namespace) => paths.map((path) => `${namespace}:${path}`));
  }

  test('with a namespace exist', () => {
    const codes = new RegExp(`['"\`]((?:${NAMESPACES.join('|')}):[^'"\`$\\s]+)['"\`]`, 'g');
    expect(found(codes).filter(([, code]) => !known.has(code))).toEqual([]);
  });
});
