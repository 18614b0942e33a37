// @ts-check
// Which test files are likeliest to notice a mistake in a file, of all those that load it: those that stand
// near it and speak of the same things.

import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from './paths.mjs';

/** What a test file takes, in seconds: to be loaded, and a line; screens are rendered, all else is asked. */
const SECONDS = { loading: 0.2, tsx: 0.009, ts: 0.003 };

/** How much further than the nearest one a test file may be: beyond, it has to do with something else. */
const FURTHEST = 30;

/** @typedef {{ test: string; nearness: number; seconds: number }} Candidate */

/**
 * Makes what answers which test files load a file, likeliest first.
 * @param {ReadonlyMap<string, string>} texts of all files, by path
 * @param {ReadonlyMap<string, ReadonlyMap<string, number>>} reaches how far away each file is, by test file
 * @param {ReadonlyMap<string, string>} phrases by key: what the app says
 * @returns {(file: string) => Candidate[]}
 */
export function nearestTests(texts, reaches, phrases) {
  const words = new Map([...reaches.keys()].map((test) => [test, wordsOf(test, texts)]));
  /** @type {Map<string, number>} */
  const spread = new Map();
  for (const own of words.values()) {
    for (const word of own) spread.set(word, (spread.get(word) ?? 0) + 1);
  }
  /** @type {(word: string) => number} */
  const rarity = (word) => Math.log(words.size / (spread.get(word) ?? words.size)) ** 2;
  return (file) => {
    const asked = [
      ...new Set([...wordsOf(file, texts), ...wordsSaid(texts.get(file) ?? '', phrases)]),
    ];
    return [...words]
      .flatMap(([test, own]) => {
        const step = reaches.get(test)?.get(file);
        if (step === undefined) return [];
        const seconds = secondsOf(test, texts);
        const common = asked.reduce((sum, word) => (own.has(word) ? sum + rarity(word) : sum), 0);
        // Long files have all words, and keep others from being run.
        const alike = common / Math.sqrt((own.size + 20) * (seconds + 1));
        const direct = step <= 1 ? 4 : 1;
        return [{ test, nearness: alike * 2 ** foldersShared(file, test) * direct, seconds }];
      })
      .toSorted((a, b) => b.nearness - a.nearness || (a.test < b.test ? -1 : 1));
  };
}

/**
 * Takes the likeliest while there is time, and the first in any case; one that doesn't fit any more leaves
 * room for those after it.
 * @param {readonly Candidate[]} candidates
 * @param {number} seconds
 * @returns {string[]}
 */
export function withinSeconds(candidates, seconds) {
  const [nearest] = candidates;
  let left = seconds;
  return candidates
    .filter(({ nearness }) => nearness * FURTHEST >= (nearest?.nearness ?? 0))
    .filter((candidate) => {
      if (candidate !== nearest && candidate.seconds > left) return false;
      left -= candidate.seconds;
      return true;
    })
    .map(({ test }) => test);
}

/** What the app says, by namespace and key, in all its languages. */
export function phrasesSaid() {
  /** @type {Map<string, string>} */
  const said = new Map();
  for (const name of readdirSync(inProject('locales'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.json') || name.startsWith('import')) continue;
    collect(JSON.parse(readFileSync(inProject('locales', name), 'utf8')), '', said);
  }
  return said;
}

/**
 * @param {unknown} value
 * @param {string} key
 * @param {Map<string, string>} said
 */
function collect(value, key, said) {
  if (typeof value === 'string') said.set(key, `${said.get(key) ?? ''} ${value}`);
  else {
    for (const [name, inner] of Object.entries(value ?? {})) {
      collect(inner, key === '' ? name : `${key}.${name.replace(/_\w+$/, '')}`, said);
    }
  }
}

/**
 * The words of a file and of its path, apart where names are joined: `FighterRow` is `fighter` and `row`.
 * @param {string} file
 * @param {ReadonlyMap<string, string>} texts
 */
function wordsOf(file, texts) {
  return wordsIn(`${file} ${texts.get(file) ?? ''}`);
}

/** @param {string} text */
function wordsIn(text) {
  const apart = text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase();
  return new Set(apart.match(/\p{L}{3,}/gu) ?? []);
}

/**
 * The words of what a file says by its keys.
 * @param {string} text
 * @param {ReadonlyMap<string, string>} phrases
 */
function wordsSaid(text, phrases) {
  const keys = [...text.matchAll(/'(?:[\w-]+:)?([\w.-]+)'/g)].map(([, key = '']) => key);
  return wordsIn(keys.map((key) => phrases.get(key) ?? '').join(' '));
}

/**
 * The folders of tests are named like those of src.
 * @param {string} file
 * @param {string} test
 */
function foldersShared(file, test) {
  const [, ...folders] = file.split('/').slice(0, -1);
  const [, ...tested] = test.split('/').slice(0, -1);
  const apart = folders.findIndex((name, index) => name !== tested[index]);
  return apart < 0 ? folders.length : apart;
}

/**
 * @param {string} test
 * @param {ReadonlyMap<string, string>} texts
 */
function secondsOf(test, texts) {
  const lines = (texts.get(test) ?? '').split('\n').length;
  return SECONDS.loading + lines * (test.endsWith('.tsx') ? SECONDS.tsx : SECONDS.ts);
}
