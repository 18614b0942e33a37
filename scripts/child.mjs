// @ts-check
// Starts other programs the same way on every system: never through a shell, and without the caller's
// settings that would change what gets installed or built.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inProject, projectRoot } from './paths.mjs';

/** Would make npm skip devDependencies, and React behave differently in tests. */
const UNWANTED = new Set([
  'node_env',
  'npm_config_omit',
  'npm_config_only',
  'npm_config_production',
]);

/** Entry files of the project's tools. */
const TOOLS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

/**
 * How a program ended: its exit code and, if kept, its output.
 * @typedef {{ code: number; output: string }} Outcome
 */

/**
 * @typedef {object} Options
 * @property {Readonly<Record<string, string>>} [env] added to the environment
 * @property {'show' | 'keep' | 'both'} [output] where its output goes: to the screen (default), into the outcome, or both
 */

/**
 * Runs one of the project's tools.
 * @param {keyof typeof TOOLS} tool
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function runTool(tool, args, options) {
  return run(process.execPath, [inProject(TOOLS[tool]), ...args], options);
}

/**
 * Runs npm, the same one that started this script where there is one.
 * @param {readonly string[]} args
 * @param {Options} [options]
 */
export function runNpm(args, options) {
  const cli = [
    process.env['npm_execpath'],
    path.join(path.dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
    path.join(path.dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
  ].find((file) => file?.endsWith('npm-cli.js') && existsSync(file));
  return cli === undefined
    ? run('npm', args, options)
    : run(process.execPath, [cli, ...args], options);
}

/**
 * Runs a program in the project's folder until it ends.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Options} [options]
 * @returns {Promise<Outcome>} code 127 when the program could not be started
 */
export function run(program, args, { env = {}, output = 'show' } = {}) {
  return new Promise((resolve) => {
    const words = output === 'show' ? 'inherit' : 'pipe';
    /** @type {import('node:child_process').SpawnOptions} */
    const options = {
      cwd: projectRoot,
      env: { ...cleanEnvironment(), ...env },
      stdio: ['ignore', words, words],
    };
    const child = spawn(program, args, options);
    let kept = '';
    /** @type {(chunk: Buffer) => void} */
    const keep = (chunk) => {
      kept += chunk;
      if (output === 'both') process.stdout.write(chunk);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: kept }));
  });
}

/** @returns {NodeJS.ProcessEnv} */
export function cleanEnvironment() {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !UNWANTED.has(name.toLowerCase())),
  );
}
