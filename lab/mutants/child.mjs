// @ts-check
// The process in which the trial runs: whoever started it can end it when a mutant never ends.

import { openVitest, outcomeOf, waysTo } from './trial.mjs';

/** @typedef {import('./mutations.mjs').Mutation} Mutation */
/** @typedef {import('./trial.mjs').Outcome} Outcome */
/** @typedef {import('./trial.mjs').Way} Way */

/**
 * What is asked of this process.
 * @typedef {object} Order
 * @property {Mutation[]} mutations
 * @property {number[]} todo which of them
 * @property {Way[][] | null} ways by mutation, as they were found; null to find them first
 * @property {string[]} tests parts of names of test files; none for all
 * @property {number} near how many files of tests meet each mutation, the likeliest first
 */

/**
 * What it says, until it has done all.
 * @typedef {{ ways: Way[][] } | { number: number; outcome: Outcome } | { failure: string }} News
 */

process.once('message', (/** @type {Order} */ order) => void play(order));

/** @param {Order} order */
async function play(order) {
  const vitest = await openVitest();
  try {
    const ways = order.ways ?? (await waysTo(vitest, order.mutations, order.tests));
    tell({ ways });
    for (const number of order.todo) {
      const [mutation, own] = [order.mutations[number], ways[number]];
      if (mutation === undefined || own === undefined) throw new Error(`no mutation ${number}`);
      tell({ number, outcome: await outcomeOf(vitest, mutation, own.slice(0, order.near)) });
    }
  } catch (error) {
    tell({ failure: error instanceof Error ? error.message : String(error) });
  } finally {
    await vitest.close();
    process.disconnect();
  }
}

// Nobody is left to be told.
process.once('disconnect', () => process.exit());

/** @param {News} news */
function tell(news) {
  process.send?.(news);
}
