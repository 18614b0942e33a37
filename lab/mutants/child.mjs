// @ts-check
// The process in which the trial runs, so that it can be killed when a mutant never ends.

import { openVitest, outcomeOf, waysTo } from './trial.mjs';

/** @typedef {import('./mutations.mjs').Mutation} Mutation */
/** @typedef {import('./trial.mjs').Outcome} Outcome */
/** @typedef {import('./trial.mjs').Way} Way */

/**
 * The task of this process.
 * @typedef {object} Order
 * @property {Mutation[]} mutations
 * @property {number[]} todo the numbers of those to try
 * @property {Way[][] | null} ways by mutation, as found before; null to find them first
 * @property {string[]} tests parts of names of test files; none for all
 * @property {number} near how many test files to run for each mutation, likeliest first
 */

/**
 * Its messages until it has finished.
 * @typedef {{ ways: Way[][] } | { number: number; outcome: Outcome } | { failure: string }} News
 */

process.once('message', (/** @type {Order} */ order) => void play(order));

/** @param {Order} order */
async function play(order) {
  const vitest = await openVitest();
  try {
    const ways = order.ways ?? (await waysTo(vitest, order.mutations, order.tests));
    send({ ways });
    for (const number of order.todo) {
      const [mutation, own] = [order.mutations[number], ways[number]];
      if (mutation === undefined || own === undefined) throw new Error(`no mutation ${number}`);
      send({ number, outcome: await outcomeOf(vitest, mutation, own.slice(0, order.near)) });
    }
  } catch (error) {
    send({ failure: error instanceof Error ? error.message : String(error) });
  } finally {
    await vitest.close();
    process.disconnect();
  }
}

// The parent process is gone.
process.once('disconnect', () => process.exit());

/** @param {News} news */
function send(news) {
  process.send?.(news);
}
