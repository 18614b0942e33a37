// @ts-check
// Who imports what at run time, read off the text: a second for the whole project, where loading it takes
// minutes.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './paths.mjs';

const FOLDERS = ['src', 'tests', 'scripts', 'hub', 'lab'];

/** Journeys run against the built app, and systems of fixtures are files like any other. */
const CODE = /^(?!tests\/e2e\/).*(?<!\.d)\.(?:tsx?|mjs)$/;

/** `import … from`, `export … from`, a bare `import`, and `import(…)`. */
const IMPORT =
  /^(?:import|export)\s(?!type\s)(?<names>[^'";]*?)\sfrom '(?<from>[^']+)'|^import '(?<bare>[^']+)'|\bimport\(\s*'(?<late>[^']+)'/gm;

const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(\s*'(?<pattern>[^']+)'/g;

/** The text of each file of the project that has code, by its path. */
export function sourceTexts() {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => CODE.test(name)),
  );
  return new Map(files.map((file) => [file, readFileSync(inProject(file), 'utf8')]));
}

/**
 * What each file imports of the others.
 * @param {ReadonlyMap<string, string>} texts by path
 * @returns {Map<string, Set<string>>}
 */
export function importsOf(texts) {
  return new Map([...texts].map(([file, text]) => [file, importsIn(file, text, texts)]));
}

/**
 * Everything that a file brings with it, and how far away it is: 0 for itself, 1 for what it imports.
 * @param {string} file
 * @param {ReadonlyMap<string, ReadonlySet<string>>} imports
 * @returns {Map<string, number>}
 */
export function reachOf(file, imports) {
  const steps = new Map([[file, 0]]);
  for (const [one, step] of steps) {
    for (const next of imports.get(one) ?? []) {
      if (!steps.has(next)) steps.set(next, step + 1);
    }
  }
  return steps;
}

/**
 * @param {string} file
 * @param {string} text
 * @param {ReadonlyMap<string, string>} texts
 */
function importsIn(file, text, texts) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const { groups = {} } of text.matchAll(IMPORT)) {
    if (onlyTypes(groups['names'] ?? '')) continue;
    const to = placeOf(file, groups['from'] ?? groups['bare'] ?? groups['late'] ?? '');
    if (texts.has(to)) found.add(to);
  }
  for (const { groups = {} } of text.matchAll(GLOB)) {
    const pattern = placeOf(file, groups['pattern'] ?? '').replaceAll(/[.+]/g, String.raw`\$&`);
    const wanted = new RegExp(`^${pattern.replaceAll('*', '[^/]*')}$`);
    for (const other of texts.keys()) if (wanted.test(other)) found.add(other);
  }
  return found;
}

/** @param {string} names what stands between `import` and `from` */
function onlyTypes(names) {
  const [, inner] = /^\s*\{(.*)\}\s*$/s.exec(names) ?? [];
  return inner?.split(',').every((name) => /^\s*(?:type\s|$)/.test(name)) ?? false;
}

/**
 * @param {string} file
 * @param {string} name as it is imported
 */
function placeOf(file, name) {
  if (name.startsWith('#')) return `src/${name.slice(1)}`;
  return path.posix.join(path.posix.dirname(file), name);
}
