// @ts-check
// The trial itself, in a process of its own: one Vitest that stays, first all tests with the sources
// as they are, to learn which of them come by which mutation; then one mutation after the other.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createVitest } from 'vitest/node';
import { inProject, projectRoot } from '../paths.mjs';
import { putInPlace } from './in-hand.mjs';
import { mutated, withCalls } from './mutations.mjs';

/** @typedef {import('./mutations.mjs').Mutation} Mutation */
/** @typedef {import('vitest/node').Vitest} Vitest */
/** @typedef {import('vitest/node').TestModule} TestModule */

/**
 * A file of tests that comes by a mutation.
 * @typedef {object} Way
 * @property {string} project of Vitest
 * @property {string} module the file, relative to the project
 * @property {string[]} [tests] ids of those that come by it; all when the file itself does
 * @property {number} took ms
 */

/**
 * What became of a mutation: the first test that failed, or null where all of them passed; `ways` is
 * how many files of tests came by it.
 * @typedef {{ by: string | null; ways: number }} Outcome
 */

/** Keeps the order that it is given: what is quick comes first, so that a failure is found soon. */
class AsGiven {
  /**
   * @template T
   * @param {T[]} files
   */
  sort(files) {
    return files;
  }

  /**
   * @template T
   * @param {T[]} files
   */
  shard(files) {
    return files;
  }
}

/** @returns {Promise<Vitest>} */
export function openVitest() {
  return createVitest('test', {
    root: projectRoot,
    config: inProject('scripts/mutants/vitest.config.mjs'),
    watch: false,
    bail: 1,
    maxWorkers: 2,
    reporters: [{}],
    silent: true,
    sequence: { sequencer: AsGiven },
  });
}

/**
 * Runs all tests and notes which of them come by which mutation.
 * @param {Vitest} vitest
 * @param {readonly Mutation[]} mutations
 * @param {readonly string[]} filters parts of names of test files; none for all
 * @returns {Promise<Way[][]>} by mutation, the quickest way first
 * @throws {Error} when a test fails although nothing has been changed
 */
export async function waysTo(vitest, mutations, filters) {
  const files = new Set(mutations.map(({ file }) => file));
  for (const file of files) {
    const places = mutations.flatMap((mutation, number) =>
      mutation.file === file ? [{ place: mutation.seen, call: `__reached(${number})` }] : [],
    );
    putInPlace(inProject(file), withCalls(readFileSync(inProject(file), 'utf8'), places));
  }
  const specifications = await vitest.globTestSpecifications([...filters]);
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications, true);
  const failed = firstFailure(testModules, unhandledErrors);
  if (failed !== null) throw new Error(`fails without any mutation: ${failed}`);
  for (const file of files) {
    putInPlace(inProject(file), undefined);
    vitest.invalidateFile(inProject(file));
  }
  /** @type {Way[][]} */
  const ways = mutations.map(() => []);
  for (const module of testModules) noteWays(module, ways);
  for (const list of ways) list.sort((a, b) => a.took - b.took);
  return ways;
}

/**
 * Lets the tests that come by a mutation meet it.
 * @param {Vitest} vitest
 * @param {Mutation} mutation
 * @param {readonly Way[]} ways
 * @returns {Promise<Outcome>}
 */
export async function outcomeOf(vitest, mutation, ways) {
  const file = inProject(mutation.file);
  putInPlace(file, mutated(readFileSync(file, 'utf8'), mutation));
  vitest.invalidateFile(file);
  const specifications = ways.map(({ project, module, tests }) =>
    vitest
      .getProjectByName(project)
      .createSpecification(inProject(module), tests === undefined ? {} : { testIds: tests }),
  );
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  putInPlace(file, undefined);
  vitest.invalidateFile(file);
  return { by: firstFailure(testModules, unhandledErrors), ways: ways.length };
}

/**
 * @param {TestModule} module
 * @param {Way[][]} ways
 */
function noteWays(module, ways) {
  const { collectDuration, environmentSetupDuration, prepareDuration, setupDuration } =
    module.diagnostic();
  const before = collectDuration + environmentSetupDuration + prepareDuration + setupDuration;
  const always = new Set(reachedIn(module.meta()));
  const way = {
    project: module.project.name,
    module: path.relative(projectRoot, module.moduleId),
  };
  for (const number of always) {
    ways[number]?.push({ ...way, took: before + module.diagnostic().duration });
  }
  /** @type {Map<number, { tests: string[]; took: number }>} */
  const some = new Map();
  for (const test of module.children.allTests()) {
    for (const number of reachedIn(test.meta())) {
      if (always.has(number)) continue;
      const known = some.get(number) ?? { tests: [], took: before };
      known.tests.push(test.id);
      known.took += test.diagnostic()?.duration ?? 0;
      some.set(number, known);
    }
  }
  for (const [number, found] of some) ways[number]?.push({ ...way, ...found });
}

/**
 * @param {object} meta
 * @returns {number[]}
 */
function reachedIn(meta) {
  const reached = Reflect.get(meta, 'reached');
  return Array.isArray(reached) ? reached.map(Number) : [];
}

/**
 * @param {readonly TestModule[]} modules
 * @param {readonly unknown[]} unhandled
 * @returns {string | null}
 */
function firstFailure(modules, unhandled) {
  for (const module of modules) {
    const name = path.relative(projectRoot, module.moduleId);
    for (const test of module.children.allTests('failed')) return `${name}: ${test.fullName}`;
    if (module.state() === 'failed') return `${name}: does not start`;
  }
  return unhandled.length === 0 ? null : 'an error outside all tests';
}
