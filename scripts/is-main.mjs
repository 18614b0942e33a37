// @ts-check

import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Whether a module is the one that Node was started with, rather than imported by another.
 * @param {string} moduleUrl its `import.meta.url`
 */
export function isMain(moduleUrl) {
  const started = process.argv[1];
  if (started === undefined || !existsSync(started)) return false;
  return realpathSync(started) === fileURLToPath(moduleUrl);
}
