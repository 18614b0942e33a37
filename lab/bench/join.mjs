// @ts-check
// Joining a linked battle, in Node: what both phones together take for it. The bare page has none.

import { bundled } from './builds.mjs';
import { median } from './figures.mjs';

/** The last but one is an evening of which nobody has seen the like, the last one ten of them. */
const ENTRIES = [1000, 10_000, 100_000];

/**
 * @param {import('./parts.mjs').Bench} bench
 * @returns {Promise<readonly import('./figures.mjs').Figure[]>}
 */
export async function join({ rounds }) {
  const { joinOnce } = await bundled('join');
  if (typeof joinOnce !== 'function') throw new Error('There is no joinOnce.');
  const figures = [];
  for (const entries of ENTRIES) {
    /** @type {import('./join.ts').Joined[]} */
    const runs = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await joinOnce(entries));
    const line = (
      /** @type {string} */ unit,
      /** @type {keyof import('./join.ts').Joined} */ key,
    ) => ({
      what: `joining a battle of ${entries} entries: ${unit}`,
      bare: Number.NaN,
      app: median(runs.map((run) => run[key])),
    });
    figures.push(
      line('CPU of both phones, ms', 'cpu'),
      line('longest answer to a message, ms', 'longest'),
      line('kB sent', 'kilobytes'),
    );
  }
  return figures;
}
