import { readdirSync, readFileSync } from 'node:fs';
import { parse, record, string, unknown } from 'valibot';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { inProject } from '../../scripts/paths.mjs';
import { LOCALES } from '../support/locale-files.ts';

// The app plays any game that has a folder. Code that checks for one particular game would break that, so
// none outside the games’ folders mentions one, by id or by name.

/** Where games may be named: their own folders, and the line that says which one is listed first. */
const ALLOWED = ['src/rules/systems/', 'src/app/starter.ts'];

/** Trade names that differ from a game’s full name in this app. */
const BRANDS = ['Warhammer', 'DéfRéf'];

/** Words that mean something else, by file. */
const MEANT_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  // A picture of a hammer.
  'src/ui/kit/icon-shapes.ts': ['warhammer'],
  // Examples of texts that say which game they are for.
  'src/exchange/import/judge/signs.ts': ['mordheim'],
};

const SYSTEMS = readdirSync(inProject('src/rules/systems'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('code outside the games’ folders', () => {
  const files = sources().filter((file) => !ALLOWED.some((one) => file.startsWith(one)));

  test('names no game', () => {
    const naming = files.flatMap((file) => {
      const exempt = MEANT_OTHERWISE[file] ?? [];
      const names = namesIn(file, read(file)).filter((name) => !exempt.includes(name));
      return names.length === 0 ? [] : [`${file}: ${names.join(', ')}`];
    });
    expect(naming).toEqual([]);
  });

  test('is checked completely', () => {
    const folders = new Set(files.map((file) => file.split('/')[1]));
    for (const folder of ['ui', 'battle', 'store', 'roster', 'exchange', 'persistence', 'app']) {
      expect(folders).toContain(folder);
    }
  });
});

describe('a game’s name is found', () => {
  test.each(SYSTEMS)('%s, in any casing', (id) => {
    const camel = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const pascal = `${camel.slice(0, 1).toUpperCase()}${camel.slice(1)}`;
    const lines = [
      `const chosen = systems.find(({ id }) => id === '${id}');`,
      `const words = \`${id}-traits:\${trait}.name\`;`,
      `import { rout } from '#rules/systems/${id}/rout.ts';`,
      `export const ${camel}Rules = {};`,
      `function is${pascal}(system: string) { return system.length > 0; }`,
      `const NAME_OF_${id.replaceAll('-', '_').toUpperCase()} = '';`,
      ...LOCALES.map((language) => `const title = '${nameOf(language, id)}';`),
    ];
    expect(lines.filter((line) => namesIn('src/ui/Sample.tsx', line).length === 0)).toEqual([]);
  });

  test('in styles and in file names', () => {
    expect(namesIn('src/ui/a.css', '.mordheim-card { color: red }')).toEqual(['mordheim']);
    expect(namesIn('src/ui/MordheimCard.tsx', 'export {};')).toEqual(['mordheim']);
  });

  test('in the file that is allowed to name one', () => {
    expect(namesIn('src/ui/a.ts', read('src/app/starter.ts'))).not.toEqual([]);
  });

  test('but not in comments or in longer words', () => {
    expect(
      namesIn('src/ui/a.ts', "// as in Mordheim\nconst combat = 'dice'; /* colonial */"),
    ).toEqual([]);
    expect(namesIn('src/ui/a.css', '/* Mordheim */ .card { color: red }')).toEqual([]);
  });
});

/** The names of games in a file, each once, in lower case. */
function namesIn(file: string, text: string): readonly string[] {
  const found = `${file}\n${codeOf(file, text)}`.matchAll(NAMES);
  return [...new Set([...found].map(([name]) => name.toLowerCase()))];
}

/** A name with its words joined in any way: `combat-dice`, `combatDice`, `COMBAT_DICE`. */
const NAMES = new RegExp(
  [...SYSTEMS, ...LOCALES.flatMap((one) => SYSTEMS.map((id) => nameOf(one, id))), ...BRANDS]
    .map((name) => name.split(/[^\p{L}\p{N}]+/u).join('[^\\p{L}\\p{N}]?'))
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'giu',
);

/** The file without its comments. */
function codeOf(file: string, text: string): string {
  if (file.endsWith('.css')) return text.replace(/\/\*[\s\S]*?\*\//g, '');
  const { comments } = parseSync(file, text);
  return comments.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
    text,
  );
}

function sources(): readonly string[] {
  return readdirSync(inProject('src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name))
    .map((name) => `src/${name.replaceAll('\\', '/')}`);
}

function read(file: string): string {
  return readFileSync(inProject(file), 'utf8');
}

/** The names that players use for it. */
function nameOf(language: string, id: string): string {
  const words: unknown = JSON.parse(read(`locales/${language}/${id}.json`));
  return parse(string(), parse(record(string(), unknown()), words)['name']);
}
