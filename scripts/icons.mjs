// @ts-check

/**
 * Writes src/ui/kit/icon-shapes.ts from scripts/icons.json: only the icons the app uses, rounded to
 * their 512-unit grid. Run it after a change of the list: node scripts/icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { roundPath } from './svg-path.mjs';

const root = new URL('..', import.meta.url);
/** @type {Record<string, { icon: string, author?: string }>} */
const list = readJson('scripts/icons.json');
/** @type {Record<string, { body: string }>} */
const source = readJson('node_modules/@iconify-json/game-icons/icons.json').icons;

const used = [
  ...new Map(Object.values(list).map((entry) => [entry.icon, entry])).values(),
].toSorted((a, b) => a.icon.localeCompare(b.icon));
const authors = [...new Set(used.flatMap((entry) => entry.author ?? []))].toSorted();

const lines = [
  '// Written by scripts/icons.mjs from scripts/icons.json; change the list, not this file.',
  '// Shapes: Game Icons (https://game-icons.net), CC BY 3.0, by the authors named below and other',
  '// contributors to that collection; rounded to whole units.',
  '',
  '/** Those to thank for the icons, as the credits show them. */',
  'export const iconAuthors = [',
  ...authors.map((author) => `  ${quote(author)},`),
  '] as const;',
  '',
  ...used.flatMap((entry) => [
    `// ${entry.icon}, by ${entry.author ?? 'a contributor to Game Icons'}`,
    `const ${variable(entry.icon)} =`,
    `  ${quote(shape(entry.icon))};`,
  ]),
  '',
  '/** One path on a 512 × 512 grid, to be filled, for each icon of the collection we use. */',
  'export const iconShapes = {',
  ...Object.entries(list).map(([name, entry]) => `  ${key(name)}: ${variable(entry.icon)},`),
  '} as const satisfies Record<string, string>;',
  '',
];

writeFileSync(new URL('src/ui/kit/icon-shapes.ts', root), lines.join('\n'));
console.log(`${Object.keys(list).length} names, ${used.length} shapes`);

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
}

/** @param {string} icon */
function shape(icon) {
  const found = source[icon]?.body.match(/^<path fill="currentColor" d="([^"]+)"\/>$/);
  if (found?.[1] === undefined) throw new Error(`${icon} is not a single path of the collection`);
  return roundPath(found[1]);
}

/** @param {string} icon */
function variable(icon) {
  return `shape${icon
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('')}`;
}

/** @param {string} name */
function key(name) {
  return /^[a-z]+$/.test(name) ? name : quote(name);
}

/** @param {string} text */
function quote(text) {
  return `'${text}'`;
}
