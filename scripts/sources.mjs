// @ts-check

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './paths.mjs';

/** Everything that the production build is made of. */
const SOURCES = [
  'index.html',
  'locales',
  'package-lock.json',
  'package.json',
  'public',
  'scripts/headers.mjs',
  'scripts/pack-heads.ts',
  'scripts/third-party.mjs',
  'src',
  'vite.config.ts',
];

/**
 * A fingerprint of the sources: the same for the same contents, wherever and whenever they were
 * checked out. It tells whether a build is up to date and names the version that a player runs.
 */
export function sourceHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap(filesUnder)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(projectRoot, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * @param {string} name relative to the project
 * @returns {string[]} the files, in an order that does not depend on the system
 */
function filesUnder(name) {
  const found = statSync(path.join(projectRoot, name), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [name];
  return readdirSync(path.join(projectRoot, name))
    .sort()
    .flatMap((entry) => filesUnder(`${name}/${entry}`));
}
