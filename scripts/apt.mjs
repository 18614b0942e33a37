// @ts-check
// Debian's own packages, for whatever the checks need and the machine does not have.

import { existsSync } from 'node:fs';
import { run } from './child.mjs';

/** Whether packages of the system can be installed without asking anybody. */
export function canUseApt() {
  return (
    process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  );
}

/**
 * Installs packages in one go, with the lists of the system brought up to date first.
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
