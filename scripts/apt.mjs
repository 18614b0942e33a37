// @ts-check
// Installs what the checks need and the machine lacks, from Debian's packages.

import { existsSync } from 'node:fs';
import { run } from './child.mjs';

/** Whether system packages can be installed without a password. */
export function canUseApt() {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  );
}

/**
 * Updates the package lists, then installs all of these packages at once.
 * @param {readonly string[]} packages
 * @param {typeof run} [start] how programs are run
 * @returns {Promise<boolean>} whether all of them are there now
 */
export async function installPackages(packages, start = run) {
  const updated = await apt(start, 'update');
  if (updated !== 0) return false;
  return (await apt(start, 'install', '-y', '--no-install-recommends', ...packages)) === 0;
}

/**
 * @param {typeof run} start
 * @param {...string} args
 * @returns {Promise<number>}
 */
async function apt(start, ...args) {
  const { code } = await start('apt-get', ['-o', 'DPkg::Lock::Timeout=120', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return code;
}
