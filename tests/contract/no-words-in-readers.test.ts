import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#rules/kit/languages.ts';
import { inProject } from '../../scripts/paths.mjs';

// What players write is in locales/import, a file a language. A reader that knew a word by itself would read one
// language better than the next, and none would come in by its file alone. So no pattern of the importer holds a
// word, and no string one that only another language has.

const FOLDER = 'src/exchange/import';

/** Where names stand that belong to a format, in whatever language it was made. */
const FORMATS: Readonly<Record<string, string>> = {
  'apps/': 'what apps call their fields, and fixed choices (apps/keys.ts)',
  'builders/html-': 'tags, classes and fields of a page',
  'builders/labels.ts': 'what list builders print whatever the language',
  'files/': 'tags, keywords and names of files',
  'from-data.ts': 'a field of a list builder',
  'own-file.ts': 'fields of the app’s own files',
  'packs-in.ts': 'the same',
  'sources/': 'tags and marks by which a format is known',
  'words/markup.ts': 'tags of forums',
};

/** Numerals, and flags of a pattern. */
const NO_WORDS = /^[ivx\s]+$|^[gimsuy]+$/u;

/** Names of things, which may be any words. */
const NAMES = /^(?:warbands|profiles|items|skills|injuries|rules|strangers|capitals)$/u;

const [ENGLISH, ...OTHERS] = LANGUAGES.map(
  (words) =>
    new Set(
      Object.entries(words).flatMap(([group, own]) => (NAMES.test(group) ? [] : wordsIn(own))),
    ),
);

/** Words that no English identifier could be. */
const FOREIGN = new Set(
  OTHERS.flatMap((words) => [...words]).filter((word) => ENGLISH?.has(word) !== true),
);

const FILES = readdirSync(inProject(FOLDER), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.replaceAll('\\', '/'));

describe('the importer', () => {
  const found = FILES.flatMap((file) =>
    wordsOfLanguages(file, read(file)).map((word) => ({ file, word })),
  );

  test('has no word of a language in a pattern or a list', () => {
    expect(found.filter(({ file }) => formatOf(file) === undefined)).toEqual([]);
  });

  test('has names of formats wherever they are excused', () => {
    const used = new Set(found.map(({ file }) => formatOf(file)));
    expect(Object.keys(FORMATS).filter((place) => !used.has(place))).toEqual([]);
  });

  test('reads every group of words that a language has', () => {
    const sources = FILES.map(read).join('\n');
    const [first] = LANGUAGES;
    const unread = (['phrases', 'builder'] as const).flatMap((group) =>
      Object.keys(first?.[group] ?? {}).filter((name) => !sources.includes(`${group}.${name}`)),
    );
    expect(unread).toEqual([]);
  });
});

describe('a word is found', () => {
  test.each([
    ['/^(?:and|und|et)$/u', 'and'],
    [String.raw`/(?<=\p{L})[\s,]+each$/giu`, 'each'],
    ['/^[Dd]ead$/u', 'ead'],
    ['new RegExp(`^(?:†|noch nicht|${fallen})`, "iu")', 'noch'],
    ['new RegExp(String.raw`\\s${and}\\sjeweils`)', 'jeweils'],
    ["new Set(['nombre'])", 'nombre'],
    ["const words = 'in at on by since'.split(' ');", 'in at on by since'],
    ["const headings = { count: 'effectif; count' };", 'effectif'],
  ])('in %s', (line, word) => {
    expect(wordsOfLanguages('sample.ts', line)).toContain(word);
  });

  test.each([
    String.raw`/^(?<name>\p{L}+)\s?x?\d{1,2}[a-z]$/giu`,
    "type Kind = 'nombre';",
    "const kinds = ['items', 'skills'] as const;",
    "const sign = { example: 'Otto, capitaine' };",
    "import { kein } from './kein.ts';",
    "const numerals = 'i ii iii iv'.split(' ');",
  ])('is not found in %s', (line) => {
    expect(wordsOfLanguages('sample.ts', line)).toEqual([]);
  });
});

function formatOf(file: string): string | undefined {
  return Object.keys(FORMATS).find((place) => file.startsWith(place));
}

function read(file: string): string {
  return readFileSync(inProject(FOLDER, file), 'utf8');
}

/** The words in patterns, those of other languages in strings, and lists of words. */
function wordsOfLanguages(file: string, text: string): readonly string[] {
  const patterns: string[] = [];
  const strings: string[] = [];
  gather(parseSync(file, text).program, patterns, strings);
  const found = [
    ...patterns.flatMap((pattern) => [...unescaped(pattern).matchAll(/\p{L}{2,}/gu)].map(String)),
    ...strings
      .filter((said) => !NO_WORDS.test(said))
      .flatMap((said) =>
        LIST.test(said) ? [said] : wordsIn(said).filter((word) => FOREIGN.has(word)),
      ),
  ];
  return [...new Set(found)];
}

/** Three words in small letters and nothing else. */
const LIST = /^\s*\p{Ll}+(?:[\s;,]+\p{Ll}+){2,}\s*$/u;

/** A pattern without classes, escapes and names of groups. */
function unescaped(pattern: string): string {
  return pattern
    .replaceAll(/\\[pP]\{[^}]*\}|\\u\{?[\dA-Fa-f]+\}?|\\./gu, ' ')
    .replaceAll(/\[[^\]]*\]/gu, ' ')
    .replaceAll(/\(\?<\w+>/gu, '(');
}

/** Collects the patterns of a program and its other strings, without imports, types and examples. */
function gather(value: unknown, patterns: string[], strings: string[]): void {
  if (Array.isArray(value)) for (const one of value) gather(one, patterns, strings);
  if (!isRecord(value)) return;
  const type = String(value['type']);
  if (NOT_SAID.test(type) || isExample(value)) return;
  const { regex, value: said } = value;
  if (isRecord(regex)) patterns.push(String(regex['pattern']));
  else if (type === 'Literal' && typeof said === 'string') strings.push(said);
  else if (type === 'TemplateElement' && isRecord(said)) strings.push(String(said['cooked']));
  else if (type === 'TaggedTemplateExpression') gatherPattern(value, 'raw', patterns, strings);
  else if (type === 'NewExpression' && nameOf(value['callee']) === 'RegExp') {
    const [pattern] = listOf(value['arguments']);
    gatherPattern(pattern, 'cooked', patterns, strings);
  } else for (const inner of Object.values(value)) gather(inner, patterns, strings);
}

/** A pattern in a string or a template; what is put into a template is looked at by itself. */
function gatherPattern(
  value: unknown,
  as: 'raw' | 'cooked',
  patterns: string[],
  strings: string[],
): void {
  if (!isRecord(value)) return;
  const template = isRecord(value['quasi']) ? value['quasi'] : value;
  const spelled = isRecord(value['quasi']) ? 'raw' : as;
  if (template['type'] === 'Literal') patterns.push(String(template['value']));
  if (template['type'] !== 'TemplateLiteral') return gather(template, patterns, strings);
  patterns.push(
    listOf(template['quasis'])
      .map((part) => (isRecord(part) && isRecord(part['value']) ? part['value'][spelled] : ''))
      .join(' '),
  );
  gather(template['expressions'], patterns, strings);
}

const NOT_SAID = /^(?:Import|ExportAll|TS(?!As|Satisfies|NonNull))/u;

/** Samples of what is read, and what a line of a table is called. */
function isExample(node: Readonly<Record<string, unknown>>): boolean {
  const key = node['type'] === 'Property' ? nameOf(node['key']) : undefined;
  return key === 'example' || key === 'name';
}

function nameOf(node: unknown): unknown {
  return isRecord(node) ? node['name'] : undefined;
}

/** Words of three letters and more, in small letters, in all strings of a value. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string')
    return [...value.toLowerCase().matchAll(/\p{L}{3,}/gu)].map(String);
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isRecord(value) ? Object.values(value).flatMap(wordsIn) : [];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
