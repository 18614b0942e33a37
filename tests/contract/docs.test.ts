import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';

const PAGES = [
  'README.md',
  'README.fr.md',
  'locales/README.md',
  'src/rules/systems/README.md',
  'tests/vectors/README.md',
  ...readdirSync(inProject('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** The names of all source files, in any folder. */
const NAMES: ReadonlySet<string> = new Set([
  ...readdirSync(inProject('.')),
  ...['src', 'tests', 'lab', 'scripts', 'hub', 'tools'].flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.basename(file),
    ),
  ),
]);

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(inProject(page), 'utf8');

  test('names only existing files of the project', () => {
    const named = [
      ...text.matchAll(/`((?:src|tests|lab|scripts|hub|tools|docs|locales)\/[\w./-]+)`/g),
    ];
    expect(named.map(([, file]) => file ?? '').filter((file) => !isThere(file))).toEqual([]);
  });

  test('mentions only existing file names', () => {
    const named = [...text.matchAll(/`(?:[\w./-]+\/)?([\w.-]+\.(?:tsx?|mjs|css))`/g)];
    expect(named.map(([, file]) => file ?? '').filter((file) => !NAMES.has(file))).toEqual([]);
  });

  test('has no dead links', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)];
    const from = path.dirname(page);
    expect(
      links.map(([, to]) => path.join(from, to ?? '')).filter((file) => !isThere(file)),
    ).toEqual([]);
  });
});

describe('the first page in French', () => {
  const [english, french] = ['README.md', 'README.fr.md'].map((page) =>
    readFileSync(inProject(page), 'utf8'),
  );
  const outline = (text = '') => text.match(/^(?:#+|- \*\*|\|)(?= ?)/gm);
  const commands = (text = '') => text.match(/npm (?:run )?[\w:]+(?: -- --[\w=/]+)?/g);
  const targets = (text = '') =>
    [...text.matchAll(/\]\(([^)]+)\)/g)].flatMap(([, to]) => (to?.startsWith('README') ? [] : to));
  const code = (text = '') => text.match(/`[^`\n]+`/g);

  test.each([
    ['headings, points and pictures', outline],
    ['commands', commands],
    ['links and pictures', targets],
    ['names of files', code],
  ])('has the same %s', (_, read) => {
    expect(read(english)?.length).toBeGreaterThan(0);
    expect(read(french)).toEqual(read(english));
  });

  test('each leads to the other', () => {
    expect(english).toContain('(README.fr.md)');
    expect(french).toContain('(README.md)');
  });

  test('is set as French is', () => {
    expect(french?.match(/ [;?»]| !(?!\[)|« | :(?=\s)/g)).toBeNull();
  });
});

function isThere(file: string): boolean {
  return existsSync(inProject(file));
}
