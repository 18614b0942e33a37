// @ts-check
// The production build, made only when the sources have changed since the last one.

import { readFile } from 'node:fs/promises';
import { runTool } from './child.mjs';
import { inProject } from './paths.mjs';
import { sourceHash } from './sources.mjs';

/** Written by the build (see vite.config.ts): which sources it came from. */
const BUILD_FILE = inProject('dist', 'version.json');

/** @type {Promise<boolean> | undefined} */
let upToDate;

/**
 * Builds `dist/` if it is missing or was built from other sources. Callers share one build.
 * @returns {Promise<boolean>} whether `dist/` is now up to date
 */
export function buildIfNeeded() {
  upToDate ??= bringUpToDate();
  return upToDate;
}

async function bringUpToDate() {
  if ((await builtFrom()) === sourceHash()) {
    console.log('The build is up to date.');
    return true;
  }
  return build();
}

/**
 * Builds `dist/` unconditionally.
 * @returns {Promise<boolean>} whether it went well
 */
export async function build() {
  const { code } = await runTool('vite', ['build']);
  return code === 0;
}

/** @returns {Promise<string | undefined>} the fingerprint of the sources of the present build */
async function builtFrom() {
  try {
    /** @type {unknown} */
    const written = JSON.parse(await readFile(BUILD_FILE, 'utf8'));
    const known = typeof written === 'object' && written !== null && 'sources' in written;
    return known && typeof written.sources === 'string' ? written.sources : undefined;
  } catch {
    return undefined;
  }
}
