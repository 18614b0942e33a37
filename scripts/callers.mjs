// @ts-check
// Nothing may lie in src that nobody plays: every value that one of its files exports needs a caller
// in src, tests do not count. Types may stand alone: they cost nothing and are no behaviour.

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'vite';
import { isMain } from './is-main.mjs';
import { inProject } from './paths.mjs';

/** Exports that others call than src itself, by file and name. */
const ENTRY_POINTS = [
  // Found by their place, as every game's: src/app/system-files.ts.
  { file: /^src\/rules\/systems\/[^/]+\/index\.ts$/, name: 'system' },
  { file: /^src\/rules\/systems\/[^/]+\/roster\.ts$/, name: 'roster' },
  { file: /^src\/rules\/systems\/[^/]+\/samples\.ts$/, name: 'samples' },
  { file: /^src\/rules\/systems\/[^/]+\/front\.ts$/, name: 'front' },
  // Called by the command line, scripts/import-file.ts.
  { file: /^src\/rules\/systems\/[^/]+\/lexicon\.ts$/, name: 'lexicon' },
  { file: /^src\/exchange\/import\/read\.ts$/, name: 'readRoster' },
  { file: /^src\/exchange\/import\/read\.ts$/, name: 'readPasted' },
  { file: /^src\/exchange\/import\/summary\.ts$/, name: 'summaryOf' },
  { file: /^src\/exchange\/import\/to-warband\.ts$/, name: 'toWarband' },
];

/** Who else may import from src, so that a file has to export what it alone uses in src. */
const OTHERS = ['tests', 'scripts', 'lab', 'vite.config.ts', 'playwright.config.ts'];

/**
 * What one file exports, and what it takes from others.
 * @typedef {object} Module
 * @property {readonly { readonly name: string; readonly usedHere: boolean }[]} exports values only
 * @property {readonly { readonly from: string; readonly name: string }[]} imports `*` for all of a file
 */

/**
 * Reads the project and prints what it finds.
 * @returns {Promise<boolean>} whether every value has a caller
 */
async function checkCallers() {
  const found = uncalled(await sourcesIn('src'), await sourcesIn(...OTHERS));
  for (const line of found) console.log(line);
  console.log(found.length === 0 ? 'Every exported value has a caller.' : `${found.length} found.`);
  return found.length === 0;
}

/**
 * Exported values that nobody in src calls, and those that need not be exported.
 * @param {ReadonlyMap<string, string>} src text by path, as `src/…`
 * @param {ReadonlyMap<string, string>} others those who look at src from outside
 * @returns {string[]} one line each
 */
export function uncalled(src, others) {
  const modules = new Map([...src].map(([file, text]) => [file, read(file, text)]));
  const bySrc = importedBy(modules.values());
  const byOthers = importedBy([...others].map(([file, text]) => read(file, text)));
  return [...modules].flatMap(([file, { exports }]) =>
    exports
      .filter(({ name }) => !isEntryPoint(file, name) && !bySrc(file, name))
      .flatMap(({ name, usedHere }) => {
        if (!usedHere) return [`${file}: nobody in src calls ${name}`];
        return byOthers(file, name) ? [] : [`${file}: ${name} need not be exported`];
      }),
  );
}

/**
 * @param {string} file
 * @param {string} name
 */
function isEntryPoint(file, name) {
  return ENTRY_POINTS.some((entry) => entry.name === name && entry.file.test(file));
}

/**
 * Asks whether one of these files imports a value.
 * @param {Iterable<Module>} modules
 * @returns {(file: string, name: string) => boolean}
 */
function importedBy(modules) {
  const taken = new Set([...modules].flatMap(({ imports }) => imports.map(key)));
  return (from, name) => taken.has(key({ from, name })) || taken.has(key({ from, name: '*' }));
}

/** @param {{ readonly from: string; readonly name: string }} one */
function key({ from, name }) {
  return `${from} ${name}`;
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Module}
 * @throws when the text is no program
 */
function read(file, text) {
  const { program, module, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const nodes = [...nodesIn(program, [])];
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType);
  const named = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .flatMap(({ importName, localName }) => {
        const names =
          importName.name === null ? membersOf(nodes, localName.value) : [importName.name];
        return names.map((name) => ({ from: target(file, moduleRequest.value), name }));
      }),
  );
  const passedOn = exported.flatMap(({ moduleRequest, importName }) =>
    moduleRequest === null
      ? []
      : [{ from: target(file, moduleRequest.value), name: importName.name ?? '*' }],
  );
  return {
    exports: exported.flatMap(({ exportName, localName }) =>
      exportName.name === null
        ? []
        : [{ name: exportName.name, usedHere: isUsed(nodes, localName.name) }],
    ),
    imports: [...named, ...passedOn, ...importedLate(file, nodes)],
  };
}

/**
 * Where an import leads, as a path of the project; a package stays what it is.
 * @param {string} file
 * @param {string} request
 */
function target(file, request) {
  if (request.startsWith('#')) return `src/${request.slice(1)}`;
  return request.startsWith('.') ? path.posix.join(path.posix.dirname(file), request) : request;
}

/** @typedef {{ readonly type: string } & Readonly<Record<string, unknown>>} Node */

/** A part of a program with those around it, the nearest first. @typedef {{ node: Node; around: readonly Node[] }} Place */

/**
 * @param {unknown} value
 * @param {readonly Node[]} around
 * @returns {Generator<Place>}
 */
function* nodesIn(value, around) {
  if (Array.isArray(value)) for (const one of value) yield* nodesIn(one, around);
  else if (isNode(value)) {
    yield { node: value, around };
    for (const part of Object.values(value)) yield* nodesIn(part, [value, ...around]);
  }
}

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/**
 * Whether a file uses a name of its own, other than to make it.
 * @param {readonly Place[]} places
 * @param {string | null} name
 */
function isUsed(places, name) {
  return places.some(
    ({ node, around }) =>
      isNamed(node, name) &&
      !isProperty(node, around[0]) &&
      !around.some((one) => 'id' in one && isNamed(one['id'], name)) &&
      around[0]?.type !== 'ExportSpecifier',
  );
}

/**
 * @param {unknown} node
 * @param {string | null} name
 */
function isNamed(node, name) {
  return (
    isNode(node) &&
    (node.type === 'Identifier' || node.type === 'JSXIdentifier') &&
    node['name'] === name
  );
}

/**
 * A word after a dot, or before a colon, is nobody's name.
 * @param {Node} node
 * @param {Node | undefined} parent
 */
function isProperty(node, parent) {
  if (parent === undefined || parent['computed'] === true || parent['shorthand'] === true)
    return false;
  return parent['property'] === node || parent['key'] === node;
}

/**
 * What is taken of a file that was imported whole; all of it when that cannot be told.
 * @param {readonly Place[]} places
 * @param {string} local
 * @returns {readonly string[]}
 */
function membersOf(places, local) {
  return places
    .filter(
      ({ node, around }) =>
        isNamed(node, local) && !around.some(({ type }) => type.startsWith('Import')),
    )
    .flatMap(({ node, around: [parent] }) => {
      if (parent?.type === 'TSQualifiedName') return [];
      return parent?.['object'] === node ? nameOf(parent['property']) : ['*'];
    });
}

/**
 * @param {string} file
 * @param {readonly Place[]} places
 * @returns {Module['imports']}
 */
function importedLate(file, places) {
  return places
    .filter(({ node }) => node.type === 'ImportExpression')
    .flatMap(({ node, around: [waits, user] }) => {
      const source = node['source'];
      const request = isNode(source) ? source['value'] : undefined;
      if (typeof request !== 'string') return [];
      const names = waits?.type === 'AwaitExpression' ? takenBy(user) : ['*'];
      return names.map((name) => ({ from: target(file, request), name }));
    });
}

/**
 * @param {Node | undefined} user of a file that was waited for
 * @returns {readonly string[]}
 */
function takenBy(user) {
  if (user?.type === 'MemberExpression') return nameOf(user['property']);
  const pattern = user?.['id'];
  if (!isNode(pattern) || pattern.type !== 'ObjectPattern') return ['*'];
  const properties = pattern['properties'];
  if (!Array.isArray(properties)) return ['*'];
  return properties.flatMap((one) => (isNode(one) ? nameOf(one['key']) : ['*']));
}

/**
 * @param {unknown} node
 * @returns {readonly string[]}
 */
function nameOf(node) {
  return isNode(node) && typeof node['name'] === 'string' ? [node['name']] : ['*'];
}

/**
 * The programs in folders, or files, of the project.
 * @param {...string} places
 * @returns {Promise<ReadonlyMap<string, string>>} text by path
 */
async function sourcesIn(...places) {
  /** @type {Map<string, string>} */
  const sources = new Map();
  for (const place of places) {
    const files = place.includes('.')
      ? [place]
      : (await readdir(inProject(place), { recursive: true })).map((file) =>
          path.posix.join(place, ...file.split(path.sep)),
        );
    for (const file of files.filter(
      (one) => /\.(?:ts|tsx|mjs)$/.test(one) && !one.endsWith('.d.ts'),
    )) {
      sources.set(file, await readFile(inProject(file), 'utf8'));
    }
  }
  return sources;
}

if (isMain(import.meta.url) && !(await checkCallers())) process.exitCode = 1;
