// @ts-check
// The three engines that run the journeys: how to find, identify and install each.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { canUseApt, installPackages } from './apt.mjs';
import { findForJourneys, obtainBrowser } from './browser.mjs';
import { complaint } from './complaint.mjs';
import { inProject } from './paths.mjs';

/** @typedef {'chromium' | 'firefox' | 'webkit'} EngineName */

/**
 * @typedef {object} Engine
 * @property {string} title
 * @property {readonly string[]} packages the Debian packages it needs
 * @property {() => Promise<string | undefined>} find the program, if it is installed and runs
 * @property {(program: string) => readonly string[]} version the command that prints its version
 */

/**
 * An installed engine: its program, and its name with the version.
 * @typedef {{ readonly program: string; readonly version: string }} Found
 */

/** Debian's Python, the one that its bindings for WebKit are installed for. */
const PYTHON = '/usr/bin/python3';
const WEBKIT_HOST = inProject('tests/e2e/support/webkit/host.py');

/** @type {Readonly<Record<EngineName, Engine>>} */
export const ENGINES = {
  chromium: {
    title: 'Chromium',
    // The soak and the benchmarks need the full browser; journeys prefer the headless shell.
    packages: ['chromium', 'chromium-headless-shell'],
    find: findForJourneys,
    version: (program) => [program, '--version'],
  },
  firefox: {
    title: 'Firefox ESR',
    packages: ['firefox-esr'],
    find: async () => firefoxes().find((file) => existsSync(file) && answers([file, '--version'])),
    version: (program) => [program, '--version'],
  },
  webkit: {
    title: 'WebKitGTK',
    packages: ['gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'],
    find: async () =>
      onPath('Xvfb') !== undefined && answers([PYTHON, WEBKIT_HOST, '--version'])
        ? PYTHON
        : undefined,
    version: (program) => [program, WEBKIT_HOST, '--version'],
  },
};

/** @type {readonly EngineName[]} */
export const ENGINE_NAMES = ['chromium', 'firefox', 'webkit'];

/**
 * The engines that are available, after installing missing ones where possible: all in one go, or one by one
 * if that fails. Chromium falls back to Playwright's download.
 * @param {readonly EngineName[]} names
 * @param {{ readonly find?: (name: EngineName) => Promise<string | undefined>; readonly apt?: boolean; readonly install?: typeof installPackages }} [means]
 * @returns {Promise<Readonly<Partial<Record<EngineName, string>>>>} programs
 */
export async function obtainEngines(names, means = {}) {
  const {
    find = (name) => ENGINES[name].find(),
    apt = canUseApt(),
    install = installPackages,
  } = means;
  const search = async () => {
    /** @type {Partial<Record<EngineName, string>>} */
    const found = {};
    for (const name of names) {
      const program = await find(name);
      if (program !== undefined) found[name] = program;
    }
    return found;
  };
  const before = await search();
  const missing = names.filter((name) => before[name] === undefined);
  if (missing.length === 0 || !apt) return before;

  const packages = missing.flatMap((name) => ENGINES[name].packages);
  const titles = missing.map((name) => ENGINES[name].title).join(', ');
  console.log(`Installing ${titles} from the packages of the system…`);
  if (!(await install(packages)) && missing.length > 1) {
    for (const name of missing) await install(ENGINES[name].packages);
  }
  return search();
}

/** @type {Promise<Readonly<Partial<Record<EngineName, string>>>> | undefined} */
let obtained;

/**
 * One engine, with all three obtained at once the first time that one is asked for.
 * @param {EngineName} name
 * @returns {Promise<Found | undefined>} undefined when it can't be had here
 * @throws a complaint where there is no Chromium: without it nothing is known at all
 */
export async function obtainEngine(name) {
  obtained ??= obtainEngines(ENGINE_NAMES);
  const program =
    (await obtained)[name] ?? (name === 'chromium' ? await obtainBrowser() : undefined);
  return program === undefined ? undefined : { program, version: versionOf(name, program) };
}

/**
 * Whether an engine that can't be had is an error: in continuous integration, and where it is asked for.
 * @param {NodeJS.ProcessEnv} environment
 */
export function isStrict({ CI, HDC_STRICT }) {
  return [CI, HDC_STRICT].some(
    (value) => value !== undefined && !['', '0', 'false'].includes(value),
  );
}

/**
 * What to say, loudly, about an engine that is not here.
 * @param {EngineName} name
 */
export function sayMissing(name) {
  const { title, packages } = ENGINES[name];
  return `${title} is not here, and its journeys did NOT run. On Debian: apt-get install ${packages.join(' ')}`;
}

/**
 * @param {string} name from outside
 * @returns {EngineName}
 * @throws a complaint for a name that is no engine
 */
export function engineNamed(name) {
  const known = ENGINE_NAMES.find((engine) => engine === name);
  if (known === undefined) {
    throw complaint(`There is no engine "${name}". There are: ${ENGINE_NAMES.join(', ')}.`);
  }
  return known;
}

/**
 * @param {EngineName} name
 * @param {string} program
 */
function versionOf(name, program) {
  const [file = program, ...args] = ENGINES[name].version(program);
  const { stdout } = spawnSync(file, args, { encoding: 'utf8', timeout: 20_000 });
  const said = (stdout ?? '').trim().split('\n').at(-1)?.trim() ?? '';
  return said === '' ? ENGINES[name].title : said;
}

/** @returns {readonly string[]} where a Firefox may be, the one asked for first */
function firefoxes() {
  const given = process.env['FIREFOX_PATH'] ?? '';
  const own = onPath('firefox-esr');
  return [given, own ?? ''].filter((file) => file !== '');
}

/** @param {string} name */
function onPath(name) {
  return (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}

/** @param {readonly string[]} command */
function answers([program = '', ...args]) {
  return spawnSync(program, args, { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
