// @ts-check
// The bench compares the app with a bare page of the same libraries (lab/bench/bare) in one run. Only ratios
// of medians are meaningful. See docs/performance.md.
//
//     npm run lab -- bench                       everything
//     npm run lab -- bench start tap          some of: first visit start tap undo fold memory idle restore join
//     ROUNDS=9 TAPS=30 npm run lab -- bench      more of it
//     HDC_DIST=folder npm run lab -- bench       another build of the app

import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { obtainBrowser } from '../../scripts/browser.mjs';
import { complaint, isComplaint } from '../../scripts/complaint.mjs';
import { builds } from './builds.mjs';
import { tableOf } from './figures.mjs';
import { longBattle, pairs } from './pages.mjs';
import { PARTS } from './parts.mjs';
import { prepare } from './visits.mjs';

try {
  console.log(await bench(process.argv.slice(2)));
} catch (error) {
  console.error(isComplaint(error) ? error.message : error);
  process.exitCode = 1;
}

/**
 * @param {readonly string[]} names the parts to measure; all when empty
 * @returns {Promise<string>} the table, with the date and machine
 */
async function bench(names) {
  const parts = chosen(names);
  const profiles = await mkdtemp(path.join(tmpdir(), 'hors-de-combat-bench-'));
  const executablePath = await obtainBrowser();
  const phone = { executablePath, profiles };
  const built = once(builds);
  const tools = {
    phone,
    rounds: numberFrom('ROUNDS', 5),
    taps: numberFrom('TAPS', 20),
    pairs: once(async () => pairs(await built())),
    long: once(async () => longBattle(await built())),
    prepared: oncePer((/** @type {import('./pages.mjs').BenchPage} */ page) => {
      say(`  preparing ${page.name}…`);
      return prepare(phone, page);
    }),
  };
  const figures = [];
  try {
    for (const [name, measure] of parts) {
      say(`${name}…`);
      figures.push(...(await measure(tools)));
    }
  } finally {
    await rm(profiles, { recursive: true, force: true });
  }
  return `\n${whereAndWhen(tools)}\n\n${tableOf(figures)}`;
}

/** @param {readonly string[]} names */
function chosen(names) {
  const unknown = names.filter((name) => !(name in PARTS));
  if (unknown.length > 0) {
    const known = Object.keys(PARTS).join(', ');
    throw complaint(`The bench can't measure "${unknown.join('", "')}". It can: ${known}.`);
  }
  const all = Object.entries(PARTS);
  return names.length === 0 ? all : all.filter(([name]) => names.includes(name));
}

/** @param {{ rounds: number, taps: number }} amount */
function whereAndWhen({ rounds, taps }) {
  const day = new Date().toISOString().slice(0, 10);
  const processor = cpus()[0]?.model.trim() ?? 'unknown processor';
  const machine = `${availableParallelism()} × ${processor}, Node ${process.versions.node}`;
  return `${day} · ${machine} · ${rounds} rounds, ${taps} taps in each`;
}

/**
 * @param {string} name of the environment variable
 * @param {number} usual
 */
function numberFrom(name, usual) {
  const given = Number(process.env[name] ?? usual);
  if (!Number.isInteger(given) || given < 1) throw complaint(`${name} is a number from 1 upwards.`);
  return given;
}

/** Progress, apart from the table, which may go into a file. @param {string} words */
function say(words) {
  process.stderr.write(`${words}\n`);
}

/**
 * @template T
 * @param {() => Promise<T>} make
 * @returns {() => Promise<T>}
 */
function once(make) {
  /** @type {Promise<T> | undefined} */
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

/**
 * @template {{ readonly name: string }} K
 * @template T
 * @param {(key: K) => Promise<T>} make
 * @returns {(key: K) => Promise<T>} caches the result for each name
 */
function oncePer(make) {
  /** @type {Map<string, Promise<T>>} */
  const made = new Map();
  return (key) => {
    const found = made.get(key.name) ?? make(key);
    made.set(key.name, found);
    return found;
  };
}
