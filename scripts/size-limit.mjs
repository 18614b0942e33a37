// @ts-check
// Holds the weight of the first visit, in bytes as they travel (Brotli; 1 kB = 1000 bytes):
// the scripts of the first screen in French, and the fonts and icons. Limits: size-limits.json.

import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { isMain } from './is-main.mjs';
import { inProject } from './paths.mjs';

/**
 * One entry of Vite's build manifest.
 * @typedef {object} Chunk
 * @property {string} file
 * @property {readonly string[]} [imports] keys of the chunks it imports statically
 * @property {readonly string[]} [dynamicImports]
 */

/** @typedef {Readonly<Record<string, Chunk>>} Manifest */

/**
 * @typedef {object} Limits
 * @property {{ limit: number; firstLoad: readonly string[] }} script pieces (by how their names in the manifest begin) that the first screen loads
 * @property {{ firstLoad: number; warmStart: number }} files how many of any kind until the first screen is drawn, and until a running battle is
 * @property {{ limit: number }} fontsAndIcons
 */

/** Already compressed: Brotli gains nothing, and servers don't try. */
const COMPRESSED = new Set(['.png', '.webp', '.woff2']);

// The page itself is little else than the icons, which the build puts into it.
const FONTS_AND_ICONS = new Set([...COMPRESSED, '.ico', '.svg', '.html']);

/**
 * Measures `dist/` and prints the figures.
 * @returns {Promise<boolean>} whether everything is within its limit
 */
export async function checkSizes() {
  const limits = await readLimits();
  const manifest = await readManifest(inProject('dist'));
  const scripts = firstLoadScripts(manifest, limits.script.firstLoad);
  const others = (await filesIn(inProject('dist'))).filter((file) =>
    FONTS_AND_ICONS.has(path.extname(file)),
  );
  const results = [
    await report('JavaScript of the first load', scripts, limits.script.limit),
    await report('Fonts and icons', others, limits.fontsAndIcons.limit),
  ];
  return results.every((withinLimit) => withinLimit);
}

/**
 * The scripts that the first screen needs: those pieces, with all that they import statically.
 * @param {Manifest} manifest
 * @param {readonly string[]} pieces
 * @returns {string[]} file names, each once
 * @throws an error when nothing matches one of the names
 */
export function firstLoadScripts(manifest, pieces) {
  const wanted = pieces.flatMap((start) => {
    const keys = Object.keys(manifest).filter((key) => key.startsWith(start));
    if (keys.length === 0) throw new Error(`Nothing in the build is called "${start}".`);
    return keys;
  });
  const keys = withStaticImports(manifest, wanted);
  const files = keys.map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
  return [...new Set(files)].sort();
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 * @returns {string[]} these and all that they import statically, directly or not
 */
function withStaticImports(manifest, keys) {
  const found = new Set(keys);
  for (const key of found) for (const next of manifest[key]?.imports ?? []) found.add(next);
  return [...found];
}

/**
 * How many bytes travel for a file.
 * @param {string} name
 * @param {Buffer} content
 */
export function bytesOnTheWay(name, content) {
  return COMPRESSED.has(path.extname(name)) ? content.length : brotliCompressSync(content).length;
}

/**
 * @param {string} build its folder
 * @returns {Promise<Manifest>}
 */
export async function readManifest(build) {
  return readJson(manifestOf(build));
}

/**
 * Where the manifest of a build lies: beside it, as nobody but these checks wants it.
 * @param {string} build its folder
 */
export function manifestOf(build) {
  return path.join(path.dirname(build), '.cache', `${path.basename(build)}-manifest.json`);
}

/** @returns {Promise<Limits>} */
export async function readLimits() {
  return readJson(inProject('size-limits.json'));
}

/**
 * @param {string} title
 * @param {readonly string[]} files relative to `dist`
 * @param {number} limit bytes
 */
async function report(title, files, limit) {
  let total = 0;
  const lines = [];
  for (const file of files) {
    const bytes = bytesOnTheWay(file, await readFile(inProject('dist', file)));
    total += bytes;
    lines.push(`  ${kilobytes(bytes).padStart(9)}  ${file}`);
  }
  const ok = total <= limit;
  console.log(`${title}: ${kilobytes(total)} of ${kilobytes(limit)}${ok ? '' : ': TOO MUCH'}`);
  console.log(lines.join('\n'));
  return ok;
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/**
 * @param {string} folder
 * @returns {Promise<string[]>} relative to it, in the order of names
 */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * @param {string} file
 */
async function readJson(file) {
  return JSON.parse(await readFile(file, 'utf8'));
}

if (isMain(import.meta.url) && !(await checkSizes())) process.exitCode = 1;
