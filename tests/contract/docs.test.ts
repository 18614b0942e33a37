import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';

const PAGES = [
  'README.md',
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

function isThere(file: string): boolean {
  return existsSync(inProject(file));
}
