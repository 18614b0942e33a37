// @ts-check
// Makes a fresh clone ready: the right Node, and the packages that package-lock.json names.

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { runNpm } from './child.mjs';
import { complaint } from './complaint.mjs';
import { inProject } from './paths.mjs';

const OLDEST_NODE = /** @type {const} */ ([20, 19]);

/** Says which lock the installed packages came from. */
const STAMP = inProject('node_modules', '.installed-from');

/**
 * Checks Node and installs the packages if they are not those of the lock file.
 * @throws a complaint when Node is too old or the packages cannot be had
 */
export async function setUp() {
  checkNode();
  const wanted = await lockHash();
  if (existsSync(STAMP) && (await readFile(STAMP, 'utf8')) === wanted) return;

  console.log('Installing the packages of package-lock.json…');
  const { code } = await runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) {
    throw complaint(
      'The packages could not be installed: `npm ci` failed, its reason is above. The first time, it needs the internet.',
    );
  }
  await writeFile(STAMP, wanted);
}

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw complaint(
    `Node ${OLDEST_NODE.join('.')} or newer is needed, this is ${process.versions.node}. See https://nodejs.org/.`,
  );
}

/** Other platforms need other binaries, so a folder that moved between two of them is set up anew. */
async function lockHash() {
  const lock = await readFile(inProject('package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}
