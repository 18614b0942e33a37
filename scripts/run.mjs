// @ts-check
// The commands of the project: `npm start`, `npm run hub`, `npm test`, `npm run test:near` and `npm run
// vectors` all begin here.
// Nothing may be imported from node_modules before `setUp` has run.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { complaint, isComplaint } from './complaint.mjs';
import { inProject } from './paths.mjs';
import { setUp } from './setup.mjs';

/** @type {Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>>} */
const COMMANDS = { start, hub, test, near, vectors };

const USAGE = `usage: npm start               set up, build if needed, serve the app
       npm run hub             the same, and a hub for battles over the network (docs/hub.md)
       npm test [-- CHECK…]    set up and run every check, or those named
       npm run test:near [-- FILE…]
                               the nearest tests of these files, or of those changed
       npm run vectors [-- FILE]   run rule vectors`;

/**
 * Serves the production app until it is interrupted.
 * @returns {Promise<boolean>}
 */
async function start() {
  const { buildIfNeeded } = await import('./build.mjs');
  if (!(await buildIfNeeded())) return false;
  const { serve } = await import('./serve.mjs');
  const { url } = await serve({ root: inProject('dist'), port: wantedPort() });
  console.log(`\nHors de Combat: ${url}\n(Ctrl+C stops it)`);
  return true;
}

/**
 * Runs a hub, which serves the app too, until it is interrupted.
 * @returns {Promise<boolean>}
 */
async function hub() {
  const { buildIfNeeded } = await import('./build.mjs');
  if (!(await buildIfNeeded())) return false;
  const { main } = await import('../hub/main.mjs');
  await main();
  return true;
}

/**
 * @param {readonly string[]} names
 * @returns {Promise<boolean>}
 */
async function test(names) {
  const { CHECKS } = await import('./checks.mjs');
  const { chooseChecks, runChecks } = await import('./run-checks.mjs');
  return runChecks(chooseChecks(CHECKS, names));
}

/**
 * @param {readonly string[]} files relative to where the command was given
 * @returns {Promise<boolean>}
 */
async function near(files) {
  const { testNear } = await import('./near.mjs');
  return testNear(files);
}

/**
 * @param {readonly string[]} files relative to where the command was given
 * @returns {Promise<boolean>}
 */
async function vectors(files) {
  const { runVectors } = await import('./checks.mjs');
  const paths = files.map((file) => path.resolve(process.env['INIT_CWD'] ?? '', file));
  const missing = paths.find((file) => !existsSync(file));
  if (missing !== undefined) throw complaint(`There is no file ${missing}.`);
  return (await runVectors(paths)).ok;
}

function wantedPort() {
  const port = Number(process.env['PORT'] || 4173);
  return Number.isInteger(port) && port >= 0 && port < 65_536 ? port : 4173;
}

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
try {
  if (command === undefined) {
    console.error(USAGE);
    process.exitCode = 2;
  } else {
    await setUp();
    if (!(await command(args))) process.exitCode = 1;
  }
} catch (error) {
  console.error(isComplaint(error) ? error.message : error);
  process.exitCode = 1;
}
