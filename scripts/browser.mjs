// @ts-check
// Finds a Chromium-family browser for the journeys, or obtains one.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { canUseApt, installPackages } from './apt.mjs';
import { runTool } from './child.mjs';
import { complaint } from './complaint.mjs';

const COMMANDS = [
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
  'msedge',
];

const MAC_APPLICATIONS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_PROGRAMS = [
  'Google/Chrome/Application/chrome.exe',
  'Chromium/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
];

const NO_BROWSER =
  'No browser for the journeys: set CHROME_PATH to a Chrome, Chromium or Edge, or install one and try again.';

/**
 * The browser that the journeys run in; installed if there is none.
 * @returns {Promise<string>} the path of its program
 * @throws a complaint when none can be installed
 */
export async function obtainBrowser() {
  const installed = await findBrowser();
  if (installed !== undefined) return installed;
  if (canUseApt() && (await installPackages(['chromium']))) {
    const fromDebian = await findBrowser();
    if (fromDebian !== undefined) return fromDebian;
  }
  console.log('No browser found: downloading the one of Playwright…');
  await runTool('playwright', [
    'install',
    '--no-shell',
    ...(canUseApt() ? ['--with-deps'] : []),
    'chromium',
  ]);
  const downloaded = await findBrowser();
  if (downloaded === undefined) throw complaint(NO_BROWSER);
  return downloaded;
}

/**
 * The browser that is already here: CHROME_PATH, an installed one, or Playwright's own.
 * @returns {Promise<string | undefined>}
 * @throws a complaint when CHROME_PATH names no file
 */
export async function findBrowser() {
  const given = process.env['CHROME_PATH'];
  if (given !== undefined && given !== '') {
    if (existsSync(given)) return given;
    throw complaint(`CHROME_PATH says ${given}, and there is no such file.`);
  }
  return installedPrograms().find(works) ?? (await ownOfPlaywright());
}

/**
 * What the journeys run in: Debian's headless shell where it is installed (the same engine for three quarters
 * of the CPU), else the browser itself.
 * @returns {Promise<string | undefined>}
 * @throws a complaint when CHROME_PATH names no file
 */
export async function findForJourneys() {
  const given = process.env['CHROME_PATH'] ?? '';
  const [shell] = given === '' ? onPath(['chromium-headless-shell']) : [];
  return shell !== undefined && works(shell) ? shell : findBrowser();
}

/** @returns {string[]} programs that exist, the likeliest first */
function installedPrograms() {
  const candidates = onPath(COMMANDS);
  if (process.platform === 'darwin') {
    const roots = ['/Applications', path.join(process.env['HOME'] ?? '', 'Applications')];
    candidates.push(
      ...roots.flatMap((root) => MAC_APPLICATIONS.map((name) => path.join(root, name))),
    );
  }
  if (process.platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map(
      (name) => process.env[name],
    );
    candidates.push(
      ...roots.flatMap((root) =>
        root ? WINDOWS_PROGRAMS.map((name) => path.join(root, name)) : [],
      ),
    );
  }
  return candidates.filter((file) => existsSync(file));
}

/**
 * @param {readonly string[]} names of programs
 * @returns {string[]} those that the path of the system leads to, in this order
 */
function onPath(names) {
  const folders = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((folder) => folder !== '');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name + suffix)))
    .filter((file) => existsSync(file));
}

/**
 * Whether a program is a browser and not a stub: some distributions put a script of that name where
 * the browser would be. Windows would open a window, so it is not asked there.
 * @param {string} program
 */
function works(program) {
  if (process.platform === 'win32') return true;
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** @returns {Promise<string | undefined>} */
async function ownOfPlaywright() {
  const { chromium } = await import('@playwright/test');
  const program = chromium.executablePath();
  return existsSync(program) ? program : undefined;
}
