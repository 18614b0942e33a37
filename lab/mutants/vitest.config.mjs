// @ts-check
// The usual tests, with sources replaced by the trial: not on the disk, only as they are loaded.

import { mergeConfig } from 'vitest/config';
import { inProject } from '../../scripts/paths.mjs';
import base from '../../vite.config.ts';
import { sourceOf } from './overlay.mjs';

const merged = mergeConfig(base, {
  plugins: [
    {
      name: 'mutants',
      enforce: 'pre',
      load: (/** @type {string} */ id) => sourceOf(id),
    },
  ],
  test: {
    pool: 'threads',
    setupFiles: [inProject('lab/mutants/reached.mjs')],
  },
});

/** What is kept on the disk is the file there, not its replacement. */
const NOTHING_KEPT = { fsModuleCache: false };

/** Test files that share modules would keep the previous mutation’s sources. */
const projects = (base.test?.projects ?? []).map((project) =>
  typeof project === 'object' && 'test' in project
    ? { ...project, test: { ...project['test'], isolate: true, experimental: NOTHING_KEPT } }
    : project,
);

/** Threads, unlike processes, refuse V8's flags. */
const execArgv = /** @type {string[]} */ ([]);

const test = { ...merged['test'], execArgv, projects, experimental: NOTHING_KEPT };

export default { ...merged, test };
