// @ts-check

import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * A path inside the project.
 * @param {...string} parts
 */
export function inProject(...parts) {
  return path.join(projectRoot, ...parts);
}
