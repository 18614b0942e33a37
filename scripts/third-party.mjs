// @ts-check
// Whose work is in the build besides our own, with versions and licences: what the bundler has really
// put in, not what package.json asks for. Settings show the list (src/ui/settings/AboutSection.tsx).

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './paths.mjs';

/** The list as it lies beside the app, fetched only when somebody asks for it. */
export const THIRD_PARTY_FILE = 'third-party.json';

/**
 * One line of the list.
 * @typedef {object} ThirdParty
 * @property {string} name
 * @property {string} version empty where it has none
 * @property {string} licence an SPDX name
 * @property {string} text the licence itself; where nothing has to go along, where it can be read
 */

/**
 * The whole list for a build of these modules, by name.
 * @param {Iterable<string>} modules ids as the bundler gives them
 * @returns {readonly ThirdParty[]}
 * @throws an error when a licence that has to go along is not there
 */
export function thirdParty(modules) {
  const folders = new Set([...modules].flatMap((id) => packageFolder(id) ?? []));
  return [...[...folders].map(describePackage), ...drawn()].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  );
}

/** What the bundler writes into every build by itself, by how the ids of those modules begin. */
const BUNDLERS = [
  { starts: '\0vite/', folder: inProject('node_modules', 'vite') },
  { starts: '\0rolldown/', folder: inProject('node_modules', 'rolldown') },
];

/**
 * The folder of the package that a module belongs to; undefined for our own.
 * @param {string} id
 * @returns {string | undefined}
 */
function packageFolder(id) {
  const bundler = BUNDLERS.find(({ starts }) => id.startsWith(starts));
  if (bundler !== undefined) return bundler.folder;
  const file = id
    .replace(/^\0/, '')
    .replace(/[?#].*$/s, '')
    .replaceAll('\\', '/');
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}

/**
 * @param {string} folder
 * @returns {ThirdParty}
 */
function describePackage(folder) {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((entry) =>
    /^(?:un)?licen[cs]e(?:\.(?:md|txt))?$/i.test(entry),
  );
  const text = file === undefined ? NEED_NOT_GO_ALONG[license] : plain(folder, file);
  if (text === undefined) throw new Error(`${name} (${license}) comes without its licence.`);
  return { name, version, licence: license, text };
}

/**
 * Licences that do not ask to be passed on, and where they can be read.
 * @type {Readonly<Record<string, string>>}
 */
const NEED_NOT_GO_ALONG = { Unlicense: 'https://unlicense.org' };

/** @returns {readonly ThirdParty[]} fonts and icons, which come in no script */
function drawn() {
  const fonts = inProject('src', 'ui', 'theme', 'fonts');
  const icons = inProject('node_modules', '@iconify-json', 'game-icons', 'package.json');
  const { version } = JSON.parse(readFileSync(icons, 'utf8'));
  return [
    {
      name: 'Alegreya Sans',
      version: '',
      licence: 'OFL-1.1',
      text: plain(fonts, 'LICENSE-alegreya-sans.txt'),
    },
    {
      name: 'Grenze Gotisch',
      version: '',
      licence: 'OFL-1.1',
      text: plain(fonts, 'LICENSE-grenze-gotisch.txt'),
    },
    {
      name: 'Game Icons',
      version,
      licence: 'CC-BY-3.0',
      text: 'https://game-icons.net\nhttps://creativecommons.org/licenses/by/3.0/legalcode',
    },
  ];
}

/**
 * @param {string} folder
 * @param {string} file
 */
function plain(folder, file) {
  const found = path.join(folder, file);
  if (!existsSync(found)) throw new Error(`There is no ${found}.`);
  return readFileSync(found, 'utf8').replaceAll('\r\n', '\n').trim();
}
