// @ts-check
// The trial itself, in a process of its own with one Vitest instance: it first runs all tests on the
// unchanged sources, to record which of them reach which mutation, and then tries one mutation after the
// other.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import { createVitest } from 'vitest/node';
import { inProject, projectRoot } from '../../scripts/paths.mjs';
import { mutated, withCalls } from './mutations.mjs';
import { replaceFile } from './overlay.mjs';

/** @typedef {import('./mutations.mjs').Mutation} Mutation */
/** @typedef {import('vitest/node').Vitest} Vitest */
/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestModule} TestModule */

/**
 * A test file that reaches a mutation.
 * @typedef {object} Way
 * @property {string} project Vitest's
 * @property {string} module the file, relative to the project
 * @property {string[]} [tests] ids of those that reach it; all when the file's own code does
 * @property {number} took ms
 */

/**
 * The outcome of a mutation: the first test that failed, or null if all passed; `ways` is the number of test
 * files that reach it.
 * @typedef {{ by: string | null; ways: number }} Outcome
 */

/** Keeps the given order, quick files first, so that a failure is found soon. */
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

/**
 * Records the first failure of a run. The results that Vitest returns in the end are those of all runs
 * together, and an aborted run has only its first failure.
 */
class FirstFailure {
  /** @type {string | null} */
  first = null;

  onTestRunStart() {
    this.first = null;
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    if (test.result().state === 'failed') this.first ??= `${nameOf(test.module)}: ${test.fullName}`;
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    if (module.state() === 'failed') this.first ??= `${nameOf(module)}: does not start`;
  }

  /**
   * @param {unknown} _modules
   * @param {readonly unknown[]} unhandled
   */
  onTestRunEnd(_modules, unhandled) {
    if (unhandled.length > 0) this.first ??= `an error outside all tests: ${inspect(unhandled[0])}`;
  }
}

const failure = new FirstFailure();

/** @returns {Promise<Vitest>} */
export function openVitest() {
  return createVitest('test', {
    root: projectRoot,
    config: inProject('lab/mutants/vitest.config.mjs'),
    watch: false,
    bail: 1,
    maxWorkers: 2,
    reporters: [failure],
    cache: false,
    silent: true,
    sequence: { sequencer: AsGiven },
  });
}

/**
 * Runs all tests and records which of them reach which mutation.
 * @param {Vitest} vitest
 * @param {readonly Mutation[]} mutations
 * @param {readonly string[]} filters parts of names of test files; none for all
 * @returns {Promise<Way[][]>} by mutation, likeliest and quickest first
 * @throws {Error} when a test fails without any mutation
 */
export async function waysTo(vitest, mutations, filters) {
  const files = new Set(mutations.map(({ file }) => file));
  for (const file of files) {
    const places = mutations.flatMap((mutation, number) =>
      mutation.file === file ? [{ place: mutation.seen, call: `__reached(${number})` }] : [],
    );
    replaceFile(inProject(file), withCalls(readFileSync(inProject(file), 'utf8'), places));
  }
  const specifications = await vitest.globTestSpecifications([...filters]);
  const { testModules } = await vitest.runTestSpecifications(specifications, true);
  if (failure.first !== null) throw new Error(`fails without any mutation: ${failure.first}`);
  for (const file of files) {
    replaceFile(inProject(file), undefined);
    vitest.invalidateFile(inProject(file));
  }
  /** @type {Way[][]} */
  const ways = mutations.map(() => []);
  for (const module of testModules) noteWays(module, ways);
  for (const [number, list] of ways.entries()) {
    const { file } = mutations[number] ?? { file: '' };
    list.sort((a, b) => dear(a, file) - dear(b, file));
  }
  return ways;
}

/**
 * Runs the tests that reach a mutation with the mutation applied.
 * @param {Vitest} vitest
 * @param {Mutation} mutation
 * @param {readonly Way[]} ways
 * @returns {Promise<Outcome>}
 */
export async function outcomeOf(vitest, mutation, ways) {
  const file = inProject(mutation.file);
  replaceFile(file, mutated(readFileSync(file, 'utf8'), mutation));
  vitest.invalidateFile(file);
  const run = (/** @type {boolean} */ whole) =>
    vitest.runTestSpecifications(
      ways.map(({ project, module, tests }) =>
        vitest
          .getProjectByName(project)
          .createSpecification(
            inProject(module),
            whole || tests === undefined ? {} : { testIds: tests },
          ),
      ),
    );
  await run(false);
  // Caches filled by one test may be read by another.
  if (failure.first === null && ways.some(({ tests }) => tests !== undefined)) await run(true);
  replaceFile(file, undefined);
  vitest.invalidateFile(file);
  return { by: failure.first, ways: ways.length };
}

/**
 * The sort key of a test file: quick ones first, and those that test the file's own folder before others. The
 * test folders are named like the source folders.
 * @param {Way} way
 * @param {string} file
 */
function dear({ module, took }, file) {
  const [, ...folders] = file.split('/');
  const [, ...tested] = module.split('/');
  const apart = folders.findIndex((name, index) => name !== tested[index]);
  return took / 4 ** (apart < 0 ? folders.length : apart);
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
    module: nameOf(module),
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

/** @param {TestModule} module */
function nameOf({ moduleId }) {
  return path.relative(projectRoot, moduleId);
}
