import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { LOCALES, namespacesOf, phrasesOf } from '../support/locale-files.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const RULES = path.join(ROOT, 'src/rules');
const page = readFileSync(path.join(ROOT, 'docs/rules.md'), 'utf8');
const listed = new Set([...page.matchAll(/^\| ([A-Z0-9-]+) \|/gm)].map(([, id]) => id));

test('every rule cited in the code is listed in docs/rules.md', () => {
  const cited = sourceFiles().flatMap((file) =>
    citations(readFileSync(path.join(RULES, file), 'utf8')).map((id) => ({ file, id })),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ id }) => !listed.has(id))).toEqual([]);
});

test('every file named there exists', () => {
  const named = [...page.matchAll(/`([\w./-]+\.ts)`/g)].map(([, file]) => file ?? '');
  const missing = named.filter(
    (file) => !existsSync(path.join(RULES, file)) && !existsSync(path.join(ROOT, file)),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

test('each rule is listed once', () => {
  const ids = [...page.matchAll(/^\| ([A-Z0-9-]+) \|/gm)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test('every statement of the rules says where it is implemented or shown, and what tests it', () => {
  const rows = statements();
  expect(rows.length).toBeGreaterThan(100);
  const wanting = rows.filter(
    ({ place, tests }) => !(isThere(place) && namesFiles(tests, ROOT, /^tests\/.*\.test\.ts$/)),
  );
  expect(wanting).toEqual([]);
});

/** The statements’ rows: where each is implemented or shown, and what tests it. */
function statements() {
  const section = page.split(/^## /m).find((part) => part.startsWith('The rulebooks’ statements'));
  return (section ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| statement '))
    .map((line) => {
      const [, statement = '', place = '', tests = ''] = line.split('|');
      return { statement, place, tests };
    });
}

/** Valid places are a page of the reference, in every language, or files of the rules. */
function isThere(place: string): boolean {
  const [, game, id] = /^ only said, page `([\w-]+):([\w-]+)` $/.exec(place) ?? [];
  if (game === undefined || id === undefined) return namesFiles(place, RULES, /\.ts$/);
  return LOCALES.every(
    (language) =>
      namespacesOf(language).includes(`${game}-rules`) &&
      phrasesOf(language, `${game}-rules`).some(({ key }) => key === `${id}.text`),
  );
}

/** At least one is named, and each exists. */
function namesFiles(cell: string, folder: string, kind: RegExp): boolean {
  const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
  return (
    names.length > 0 &&
    names.every((name) => kind.test(name) && existsSync(path.join(folder, name)))
  );
}

function sourceFiles(): readonly string[] {
  return readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
}

/** Ids after `@rule` up to the end of the comment, separated by commas. */
function citations(source: string): readonly string[] {
  return [...source.matchAll(/@rule ([^/@]+)/g)]
    .flatMap(([, text]) => [...(text ?? '').matchAll(/\b[A-Z]{2,}(?:-[A-Z0-9]+)*\b/g)])
    .map(([id]) => id);
}
