// @ts-check

/**
 * Writes the icons of tools/icons.json, only those the app uses, rounded to their 512-unit grid:
 * the shapes into src/ui/kit/icon-shapes.svg, which the build puts into the page, and their names
 * into src/ui/kit/icon-shapes.ts. Run it after a change of the list: node tools/icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { optimize } from 'svgo';

/** To whole units, nothing else: at these sizes SVGO’s guesses at arcs and straight lines show. */
const ROUND = /** @type {const} */ ({
  name: 'convertPathData',
  params: {
    floatPrecision: 0,
    makeArcs: { threshold: 0, tolerance: 0 },
    straightCurves: false,
    convertToQ: false,
  },
});

const root = new URL('..', import.meta.url);
/** @type {Record<string, { icon: string, author?: string }>} */
const list = readJson('tools/icons.json');
/** @type {Record<string, { body: string }>} */
const source = readJson('node_modules/@iconify-json/game-icons/icons.json').icons;

const used = [
  ...new Map(Object.values(list).map((entry) => [entry.icon, entry])).values(),
].toSorted((a, b) => a.icon.localeCompare(b.icon));
const authors = [...new Set(used.flatMap((entry) => entry.author ?? []))].toSorted();

const credit = [
  'Written by tools/icons.mjs from tools/icons.json; change the list, not this file.',
  'Shapes: Game Icons (https://game-icons.net), CC BY 3.0, by the authors named here and other',
  'contributors to that collection; rounded to whole units.',
];

const names = [
  ...credit.map((line) => `// ${line}`),
  '',
  '/** Those to thank for the icons, as the credits show them. */',
  'export const iconAuthors = [',
  ...authors.map((author) => `  ${quote(author)},`),
  '] as const;',
  '',
  '/** The shape in icon-shapes.svg, to be filled on a 512 × 512 grid, that each name stands for. */',
  'export const iconShapes = {',
  ...Object.entries(list).map(([name, entry]) => `  ${key(name)}: ${quote(entry.icon)},`),
  '} as const satisfies Record<string, string>;',
  '',
];

const shapes = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" class="icon-sheet" aria-hidden="true">',
  `<!-- ${credit.join(' ')} -->`,
  ...used.flatMap((entry) => [
    `<!-- ${entry.icon}, by ${entry.author ?? 'a contributor to Game Icons'} -->`,
    `<symbol id="icon-${entry.icon}" viewBox="0 0 512 512"><path fill="currentColor" d="${shape(entry.icon)}"/></symbol>`,
  ]),
  '</svg>',
  '',
];

writeFileSync(new URL('src/ui/kit/icon-shapes.ts', root), names.join('\n'));
writeFileSync(new URL('src/ui/kit/icon-shapes.svg', root), shapes.join('\n'));
console.log(`${Object.keys(list).length} names, ${used.length} shapes`);

/** @param {string} path */
function readJson(path) {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
}

/** @param {string} icon */
function shape(icon) {
  const drawing = source[icon]?.body ?? '';
  if (!/^<path fill="currentColor" d="[^"]+"\/>$/.test(drawing)) {
    throw new Error(`${icon} is not a single path of the collection`);
  }
  const { data } = optimize(`<svg>${drawing}</svg>`, { plugins: [ROUND] });
  return data.replace(/^.* d="|".*$/g, '');
}

/** @param {string} name */
function key(name) {
  return /^[a-z]+$/.test(name) ? name : quote(name);
}

/** @param {string} text */
function quote(text) {
  return `'${text}'`;
}
