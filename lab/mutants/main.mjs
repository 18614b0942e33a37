// @ts-check
// Mutation testing: puts small mistakes into the sources, one at a time, and checks whether a test notices.
// See docs/mutants.md.
//
//     npm run lab -- mutants                              160 mutations
//     npm run lab -- mutants --seed 7 --count 50       others, fewer; the same ones each time
//     npm run lab -- mutants --only src/rules          of these folders or files only, joined by commas
//     npm run lab -- mutants --survivors               again those that nothing noticed the last time
//     npm run lab -- mutants --tests tests/ui/battle   with these tests only, joined by commas
//     npm run lab -- mutants --near 10                 only the files of tests that are likeliest to notice
//     npm run lab -- mutants --minutes 9               stops then; called again, it goes on

import { fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { cleanEnvironment } from '../../scripts/child.mjs';
import { complaint, isComplaint } from '../../scripts/complaint.mjs';
import { isMain } from '../../scripts/is-main.mjs';
import { inProject, projectRoot } from '../../scripts/paths.mjs';
import { chosen, mutationsOf, nameOf } from './mutations.mjs';
import { isEnough, isKilled, lineOf, reportOf } from './report.mjs';

/** @typedef {import('./child.mjs').News} News */
/** @typedef {import('./mutations.mjs').Mutation} Mutation */
/** @typedef {import('./trial.mjs').Outcome} Outcome */
/** @typedef {import('./trial.mjs').Way} Way */

/**
 * @typedef {object} Options
 * @property {number} seed
 * @property {number} count
 * @property {string[]} only folders and files
 * @property {string[]} tests parts of names of test files; none for all
 * @property {boolean} survivors
 * @property {number} near how many test files to run for each mutation
 * @property {number} minutes
 */

/**
 * The progress of a trial; `key` identifies its sources and tests.
 * @typedef {object} Kept
 * @property {string} key
 * @property {Way[][] | null} ways
 * @property {Record<string, Outcome>} outcomes by the number of the mutation
 * @property {string[]} survivors names of the mutations that nothing noticed in the last complete run
 */

/** The folders to mutate: those whose mistakes would show at the table. */
const FOLDERS = [
  'src/rules',
  'src/roster',
  'src/battle',
  'src/exchange',
  'src/store',
  'src/persistence',
  'src/ui',
  'src/app',
];

/** Tables of facts about warbands: a test of each number could only repeat the table. */
const FACTS = /\/catalogue\//;

/** Positions in painted pictures are judged by eye: a test could only repeat the numbers. */
const PAINTED =
  /\/(?:painting\/(?:painter|sheet|woodcut)|(?:journal|hand-over)\/[\w-]+-(?:marks|picture|scene)\.)/;

const EQUIVALENT = 'lab/mutants/equivalent.json';

/** A mutant is taken for endless after this many times the usual duration plus two minutes. */
const NEVER = { times: 10, ms: 120_000 };

/**
 * @param {Options} options
 * @returns {Promise<number>} the exit code
 */
export async function mutants(options) {
  const everything = filesUnder(FOLDERS).flatMap((file) =>
    mutationsOf(file, readFileSync(inProject(file), 'utf8')),
  );
  const outside = withoutEquivalent(everything);
  const wanted = outside.filter(({ file }) => options.only.some((name) => isIn(file, name)));
  const file = inProject('node_modules/.cache/mutants', `${keptAs(options)}.json`);
  const before = keptIn(file);
  const drawn = chosen(wanted, options.seed, options.count);
  const mutations = options.survivors
    ? drawn.filter((mutation) => before?.survivors.includes(nameOf(mutation)))
    : drawn;
  const key = keyOf(mutations);
  const kept =
    before?.key === key ? before : { ...NOTHING, survivors: before?.survivors ?? [], key };
  const save = () => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(kept));
  };
  console.log(`${mutations.length} of ${wanted.length} mutations`);
  const copy = copyOfProject();
  let done = false;
  try {
    done = await tryAll({ ...options, mutations, kept, save, copy });
  } finally {
    rmSync(copy, { recursive: true });
  }
  const tried = mutations.flatMap((mutation, number) => {
    const outcome = kept.outcomes[number];
    return outcome === undefined ? [] : [{ mutation, outcome }];
  });
  console.log(`\n${reportOf(tried)}`);
  if (!done) {
    console.log('Not all of them yet: the same command goes on.');
    return 1;
  }
  kept.survivors = tried.filter((one) => !isKilled(one)).map(({ mutation }) => nameOf(mutation));
  save();
  return isEnough(tried) ? 0 : 1;
}

/**
 * Copies the project as it is now, so that work on it can go on during the trial.
 * @returns {string} its folder
 */
function copyOfProject() {
  const copy = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  const elsewhere = new Set(['.git', 'dist', 'node_modules', 'test-results']);
  for (const name of readdirSync(projectRoot).filter((entry) => !elsewhere.has(entry))) {
    cpSync(inProject(name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(inProject('node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/** @type {Omit<Kept, 'key'>} */
const NOTHING = { ways: null, outcomes: {}, survivors: [] };

/**
 * Tries the remaining mutations. A process in which a mutant never ends is killed.
 * @param {{ mutations: Mutation[]; kept: Kept; save: () => void; tests: string[]; near: number; minutes:
 * number; copy: string }} trial
 * @returns {Promise<boolean>} whether all have been tried
 */
async function tryAll({ mutations, kept, save, tests, near, minutes, copy }) {
  const until = Date.now() + minutes * 60_000;
  const left = () => mutations.flatMap((_, number) => (number in kept.outcomes ? [] : [number]));
  /** @type {(number: number | undefined, outcome: Outcome) => void} */
  const note = (number, outcome) => {
    const mutation = mutations[number ?? -1];
    if (number === undefined || mutation === undefined) throw new Error('no such mutation');
    kept.outcomes[number] = outcome;
    save();
    console.log(lineOf({ mutation, outcome }));
  };
  while (left().length > 0 && Date.now() < until) {
    const order = { mutations, todo: left(), ways: kept.ways, tests, near };
    const child = fork(path.join(copy, 'lab/mutants/child.mjs'), {
      cwd: copy,
      env: cleanEnvironment(),
    });
    child.send(order);
    /** @type {unknown} */
    const stuck = await new Promise((resolve, reject) => {
      /** @type {NodeJS.Timeout | undefined} */
      let watch;
      const watchNext = () => {
        clearTimeout(watch);
        const [next] = left();
        if (next === undefined) return;
        if (Date.now() >= until) return resolve(undefined);
        const ways = kept.ways?.[next] ?? [];
        const usual = ways.reduce((sum, { took }) => sum + took, 0);
        watch = setTimeout(() => resolve(next), NEVER.ms + NEVER.times * usual);
      };
      child.on('message', (/** @type {News} */ news) => {
        if ('failure' in news) return reject(complaint(news.failure));
        if ('ways' in news) {
          kept.ways = news.ways;
          save();
        } else note(news.number, news.outcome);
        watchNext();
      });
      child.on('close', () => {
        clearTimeout(watch);
        resolve(undefined);
      });
    });
    child.kill('SIGKILL');
    if (typeof stuck === 'number') {
      note(stuck, { by: 'never ending', ways: kept.ways?.[stuck]?.length ?? 0 });
    }
  }
  return left().length === 0;
}

/**
 * Leaves out equivalent mutants, which no test could notice.
 * @param {readonly Mutation[]} mutations all mutations
 * @returns {Mutation[]}
 * @throws {Error} a complaint when an equivalent mutant no longer exists in the sources
 */
function withoutEquivalent(mutations) {
  /** @type {{ file: string; before: string; after: string; why: string }[]} */
  const equivalent = JSON.parse(readFileSync(inProject(EQUIVALENT), 'utf8'));
  const names = new Set(mutations.map(nameOf));
  const stale = equivalent.filter((one) => !names.has(nameOf(one)));
  if (stale.length > 0) {
    const lines = stale.map(({ file, before }) => `  ${file}: ${before}`);
    throw complaint([`${EQUIVALENT} speaks of what is not there:`, ...lines].join('\n'));
  }
  const left = new Set(equivalent.map(nameOf));
  return mutations.filter((mutation) => !left.has(nameOf(mutation)));
}

/**
 * @param {readonly string[]} names of files and folders
 * @returns {string[]} TypeScript files, in an order that does not depend on the system
 */
function filesUnder(names) {
  return names.flatMap((name) =>
    readdirSync(inProject(name), { recursive: true, encoding: 'utf8' })
      .map((file) => `${name}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !FACTS.test(file) && !PAINTED.test(file))
      .toSorted(),
  );
}

/**
 * @param {string} file
 * @param {string} name a file or a folder
 */
function isIn(file, name) {
  return file === name || file.startsWith(`${name.replace(/\/$/, '')}/`);
}

/**
 * @param {string} file
 * @returns {Kept | null}
 */
function keptIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * A name for a trial, short enough for a file however many folders it has.
 * @param {Options} options
 */
function keptAs({ seed, count, only, tests }) {
  const places = createHash('sha256')
    .update(JSON.stringify([only, tests]))
    .digest('hex');
  return `${seed}-${count}-${places.slice(0, 16)}`;
}

/**
 * A key that changes with the sources, the tests or the options.
 * @param {readonly Mutation[]} mutations
 */
function keyOf(mutations) {
  const hash = createHash('sha256').update(JSON.stringify(mutations));
  for (const folder of ['src', 'tests', 'locales', 'lab/mutants']) {
    const names = readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.toSorted()) {
      if (path.extname(name) !== '')
        hash.update(name).update(readFileSync(inProject(folder, name)));
    }
  }
  return hash.digest('hex');
}

if (isMain(import.meta.url)) {
  try {
    process.exitCode = await mutants(read(process.argv.slice(2)));
  } catch (error) {
    console.error(isComplaint(error) ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * @param {string[]} args
 * @returns {Options}
 */
function read(args) {
  const { values } = parseArgs({
    args,
    options: {
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '160' },
      only: { type: 'string', default: FOLDERS.join(',') },
      tests: { type: 'string', default: '' },
      survivors: { type: 'boolean', default: false },
      near: { type: 'string', default: '1000' },
      minutes: { type: 'string', default: 'Infinity' },
    },
  });
  const [seed, count, minutes] = [values.seed, values.count, values.minutes].map(Number);
  if (seed === undefined || !Number.isInteger(seed)) throw complaint('--seed is a whole number.');
  if (count === undefined || !(count >= 1)) throw complaint('--count is a number from 1.');
  if (minutes === undefined || !(minutes > 0)) throw complaint('--minutes is a number above 0.');
  const near = Number(values.near);
  if (!(near >= 1)) throw complaint('--near is a number from 1.');
  return {
    seed,
    count,
    minutes,
    near,
    only: listOf(values.only),
    tests: listOf(values.tests),
    survivors: values.survivors,
  };
}

/** @param {string} words joined by commas */
function listOf(words) {
  return words.split(',').filter((word) => word !== '');
}
