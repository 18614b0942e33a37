// @ts-check
// Where the test tools leave their reports for the counts at the end.

import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { inProject } from './paths.mjs';

/**
 * @param {string} name
 * @returns {Promise<string>} a file that is not there yet, in a folder that is
 */
export async function freshReport(name) {
  const file = inProject('.cache', name);
  await mkdir(path.dirname(file), { recursive: true });
  await rm(file, { force: true });
  return file;
}

/**
 * @param {string} file
 * @returns {Promise<any>} undefined when the tool ended before writing it
 */
export async function readReport(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
