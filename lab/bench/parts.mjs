// @ts-check
// The measurements. Bare page and app take turns, so that other load on the machine slows both.

import { setTimeout as sleep } from 'node:timers/promises';
import { bundled } from './builds.mjs';
import { median, quantile } from './figures.mjs';
import { expectTap, promised, tapThrough } from './in-page.mjs';
import { join } from './join.mjs';
import { visitAlone } from './lone-visit.mjs';
import { SAVED } from './pages.mjs';
import { restore } from './restore.mjs';
import { callsDuring, scriptAfterFrames } from './traced.mjs';
import { PATIENCE, slowDown, start, startAndRest, visitFirst } from './visits.mjs';

/** @typedef {import('./figures.mjs').Figure} Figure */
/** @typedef {import('./visits.mjs').Prepared} Prepared */
/** @typedef {import('./visits.mjs').Devtools} Devtools */
/** @typedef {import('./visits.mjs').FirstVisit} FirstVisit */
/** @typedef {import('./lone-visit.mjs').LoneVisit} LoneVisit */

/**
 * Tools that all parts share.
 * @typedef {object} Bench
 * @property {import('./visits.mjs').Phone} phone
 * @property {number} rounds
 * @property {number} taps on each page in each round
 * @property {() => Promise<readonly import('./pages.mjs').Pair[]>} pairs the smallest first
 * @property {() => ReturnType<typeof import('./pages.mjs').longBattle>} long
 * @property {(page: import('./pages.mjs').BenchPage) => Promise<Prepared>} prepared a page with a battle,
 * prepared once
 */

/** @type {Readonly<Record<string, (bench: Bench) => Promise<readonly Figure[]>>>} */
export const PARTS = {
  first,
  visit: visitSlowly,
  start: startOffline,
  tap,
  undo,
  fold,
  memory,
  idle,
  restore,
  join,
};

/** At most: what the service worker fetches before the first screen varies a little. */
const FIRST_VISITS = 3;

/** The slowdown of this machine’s processor that represents the phones in question. */
const SLOWER = { visit: 4, start: 4, tap: 6 };

/** Warm-up taps, while the code is not compiled yet. */
const WARM_UP = 4;

/** Milliseconds between two taps, enough for the first one’s deferred work. */
const BETWEEN_TAPS = 250;

/** Taps whose script after the frame is traced, and whose calls are counted: neither varies much. */
const WATCHED = 6;

/** The row that is tapped: not the first, which may be a leader’s. */
const ROW = 3;

/** The lengths of the logs that are folded. */
const ENTRIES = [1000, 10_000, 100_000];

/** The length of a long battle. */
const EVENING = { taps: 300, buttons: 8 };

/** Few repetitions, since each takes long. */
const IDLE = { seconds: 10, rounds: 3 };

/**
 * Requests and bytes of a first visit.
 * @param {Bench} bench
 */
async function first({ phone, pairs, rounds }) {
  const [small] = await pairs();
  if (small === undefined) return [];
  /** @type {FirstVisit[]} */
  const bare = [];
  /** @type {FirstVisit[]} */
  const app = [];
  for (let round = 0; round < Math.min(rounds, FIRST_VISITS); round += 1) {
    bare.push(await visitFirst(phone, small.bare));
    app.push(await visitFirst(phone, small.app));
  }
  const until = (/** @type {'first' | 'whole'} */ key, /** @type {string} */ when) => [
    {
      what: `first visit, ${when}: kB`,
      bare: median(bare.map((visit) => visit[key].bytes)) / 1000,
      app: median(app.map((visit) => visit[key].bytes)) / 1000,
    },
    {
      what: `first visit, ${when}: files`,
      bare: median(bare.map((visit) => visit[key].files)),
      app: median(app.map((visit) => visit[key].files)),
    },
  ];
  return [
    ...until('first', 'to the first screen'),
    ...until('whole', 'until everything is offline'),
  ];
}

/**
 * A first visit without any tool attached.
 * @param {Bench} bench
 */
async function visitSlowly({ phone, pairs, rounds }) {
  const [small] = await pairs();
  if (small === undefined) return [];
  /** @type {LoneVisit[]} */
  const bare = [];
  /** @type {LoneVisit[]} */
  const app = [];
  for (let round = 0; round < rounds; round += 1) {
    bare.push(await visitAlone(phone, small.bare, SLOWER.visit));
    app.push(await visitAlone(phone, small.app, SLOWER.visit));
  }
  const line = (/** @type {string} */ what, /** @type {'firstPaint' | 'at' | 'long'} */ key) => ({
    what: `first visit, CPU ÷ ${SLOWER.visit}: ${what}, ms`,
    bare: median(bare.map((told) => told[key])),
    app: median(app.map((told) => told[key])),
  });
  return [
    line('first paint', 'firstPaint'),
    line('tappable', 'at'),
    line('long tasks in 11 s', 'long'),
  ];
}

/**
 * A start without a server, into a running battle.
 * @param {Bench} bench
 */
async function startOffline(bench) {
  const runs = await inTurn(bench, bench.rounds, (prepared) =>
    start(bench.phone, prepared, { slower: SLOWER.start }, async ({ painted }) => painted),
  );
  return runs.flatMap(({ fighters, bare, app }) => {
    const line = (
      /** @type {string} */ what,
      /** @type {'firstPaint' | 'at' | 'files'} */ key,
    ) => ({
      what: `start of ${fighters}, CPU ÷ ${SLOWER.start}: ${what}`,
      bare: median(bare.map((painted) => painted[key])),
      app: median(app.map((painted) => painted[key])),
    });
    return [
      line('first paint, ms', 'firstPaint'),
      line('tappable, ms', 'at'),
      line('files', 'files'),
    ];
  });
}

/**
 * From the tap to the frame that shows it.
 * @param {Bench} bench
 */
async function tap(bench) {
  const runs = await inTurn(bench, bench.rounds, (prepared) => tapFigures(bench, prepared));
  return runs.flatMap(({ fighters, bare, app }) => {
    const what = `tap to paint of ${fighters}, CPU ÷ ${SLOWER.tap}`;
    const line = (
      /** @type {string} */ how,
      /** @type {(values: readonly number[]) => number} */ of,
      /** @type {keyof TapFigures} */ key = 'times',
    ) => ({
      what: `${what}: ${how}`,
      bare: of(bare.flatMap((one) => one[key])),
      app: of(app.flatMap((one) => one[key])),
    });
    return [
      line('median, ms', median),
      line('p95, ms', (times) => quantile(times, 0.95)),
      line('script after it, ms', median, 'after'),
      line('functions called', median, 'calls'),
    ];
  });
}

/**
 * @typedef {object} TapFigures
 * @property {readonly number[]} times milliseconds from lifting the finger to the end of the frame
 * @property {readonly number[]} after milliseconds of script after that frame
 * @property {readonly number[]} calls of functions for one tap, with all that comes after it
 */

/**
 * @param {Bench} bench
 * @param {Prepared} prepared
 * @returns {Promise<TapFigures>}
 */
function tapFigures({ phone, taps }, prepared) {
  return startAndRest(phone, prepared, async ({ tab, devtools }) => {
    const selector = prepared.page.ring;
    const { x, y } = await middleOf(tab.locator(selector).nth(ROW));
    const tapped = async (/** @type {number} */ count) => {
      /** @type {number[]} */
      const times = [];
      while (times.length < count) {
        await tab.evaluate(expectTap, { selector, index: ROW });
        await tab.touchscreen.tap(x, y);
        times.push(Number(await tab.evaluate(promised, PATIENCE)));
        await sleep(BETWEEN_TAPS);
      }
      return times;
    };
    await slowDown(devtools, SLOWER.tap);
    const times = (await tapped(WARM_UP + taps)).slice(WARM_UP);
    const after = await scriptAfterFrames(devtools, async () => void (await tapped(WATCHED)));
    await slowDown(devtools, 1);
    // Without what prepares and watches the taps.
    const calls = await callsDuring(devtools, async () => {
      for (let count = 0; count < WATCHED; count += 1) {
        await tab.touchscreen.tap(x, y);
        await sleep(2 * BETWEEN_TAPS);
      }
    });
    return { times, after, calls: [calls / WATCHED] };
  });
}

/**
 * The position of a tap on the button.
 * @param {import('@playwright/test').Locator} button
 */
async function middleOf(button) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('There is nothing to tap.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Script time of a tap and of an undo with a long log.
 * @param {Bench} bench
 */
async function undo({ phone, rounds, taps, long, prepared }) {
  const { bare, app, entries, undo: button } = await long();
  /** @type {Record<'bare' | 'tap' | 'undo', number[]>} */
  const times = { bare: [], tap: [], undo: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(...(await scriptTimes(phone, await prepared(bare), bare.ring, taps)));
    times.tap.push(...(await scriptTimes(phone, await prepared(app), app.ring, taps)));
    times.undo.push(...(await scriptTimes(phone, await prepared(app), button, taps)));
  }
  const what = `after ${entries} taps, CPU ÷ ${SLOWER.tap}: scripts, median, ms`;
  return [
    { what: `tap ${what}`, bare: median(times.bare), app: median(times.tap) },
    { what: `undo (bare: tap) ${what}`, bare: median(times.bare), app: median(times.undo) },
  ];
}

/**
 * Milliseconds of script for each tap on a button, including all deferred work.
 * @param {import('./visits.mjs').Phone} phone
 * @param {Prepared} prepared
 * @param {string} selector
 * @param {number} taps
 * @returns {Promise<readonly number[]>}
 */
function scriptTimes(phone, prepared, selector, taps) {
  return startAndRest(phone, prepared, async ({ tab, devtools }) => {
    const { x, y } = await middleOf(tab.locator(selector).first());
    await slowDown(devtools, SLOWER.tap);
    /** @type {number[]} */
    const times = [];
    for (let count = 0; count < WARM_UP + taps; count += 1) {
      const before = await metric(devtools, 'ScriptDuration');
      // By position, since finding the button takes time too.
      await tab.touchscreen.tap(x, y);
      await sleep(BETWEEN_TAPS);
      times.push(((await metric(devtools, 'ScriptDuration')) - before) * 1000);
    }
    return times.slice(WARM_UP);
  });
}

/**
 * Folding a log, in Node.
 * @param {Bench} bench
 * @returns {Promise<readonly Figure[]>}
 */
async function fold({ rounds }) {
  const { foldTimes } = await bundled('fold');
  if (typeof foldTimes !== 'function') throw new Error('There is no foldTimes.');
  /** @type {readonly import('./fold.ts').FoldTimes[]} */
  const all = foldTimes(ENTRIES, Math.max(5, rounds));
  return all.map(({ entries, bare, app }) => ({
    what: `fold of ${entries} entries, ms`,
    bare: median(bare),
    app: median(app),
  }));
}

/**
 * Memory in use after a long battle.
 * @param {Bench} bench
 */
async function memory(bench) {
  // Hardly varies between runs.
  const runs = await inTurn(bench, 1, (prepared) =>
    startAndRest(bench.phone, prepared, async ({ tab, devtools }) => {
      await tab.evaluate(tapThrough, { selector: prepared.page.ring, ...EVENING });
      await tab.locator(SAVED).waitFor({ state: 'attached' });
      await devtools.send('HeapProfiler.enable');
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.send('HeapProfiler.collectGarbage');
      return metric(devtools, 'JSHeapUsedSize');
    }),
  );
  return runs.map(({ fighters, bare, app }) => ({
    what: `memory of ${fighters} after ${EVENING.taps} taps, MB`,
    bare: median(bare) / 1e6,
    app: median(app) / 1e6,
  }));
}

/**
 * Work done while nobody touches the table.
 * @param {Bench} bench
 */
async function idle(bench) {
  const runs = await inTurn(bench, Math.min(bench.rounds, IDLE.rounds), (prepared) =>
    startAndRest(bench.phone, prepared, async ({ devtools }) => {
      const before = await metric(devtools, 'TaskDuration');
      await sleep(IDLE.seconds * 1000);
      return (await metric(devtools, 'TaskDuration')) - before;
    }),
  );
  return runs.map(({ fighters, bare, app }) => ({
    what: `work in ${IDLE.seconds} s at rest, ${fighters}: ms`,
    bare: median(bare) * 1000,
    app: median(app) * 1000,
  }));
}

/**
 * Measures every size on the bare page and on the app, once each in every round.
 * @template T
 * @param {Bench} bench
 * @param {number} rounds
 * @param {(prepared: Prepared) => Promise<T>} measure
 * @returns {Promise<readonly { fighters: number, bare: readonly T[], app: readonly T[] }[]>}
 */
async function inTurn({ pairs, prepared }, rounds, measure) {
  const runs = (await pairs()).map((pair) => ({
    pair,
    bare: /** @type {T[]} */ ([]),
    app: /** @type {T[]} */ ([]),
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { pair, bare, app } of runs) {
      bare.push(await measure(await prepared(pair.bare)));
      app.push(await measure(await prepared(pair.app)));
    }
  }
  return runs.map(({ pair, bare, app }) => ({ fighters: pair.fighters, bare, app }));
}

/**
 * @param {Devtools} devtools
 * @param {string} name
 * @returns {Promise<number>}
 */
async function metric(devtools, name) {
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const found = metrics.find((one) => one.name === name);
  if (found === undefined) throw new Error(`The browser does not measure ${name}.`);
  return found.value;
}
