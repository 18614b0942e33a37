// @ts-check
// What the browser’s own instruments say of a tap: times that other load on the machine distorts, and counts that
// nothing does.

import { FRAME_MARK, NEXT_MARK } from './in-page.mjs';

/** @typedef {import('./visits.mjs').Devtools} Devtools */

/**
 * An event of a trace, as far as it is read here.
 * @typedef {object} TraceEvent
 * @property {string} name
 * @property {string} ph its phase; `X` for one with a duration
 * @property {number} ts microseconds
 * @property {number} [dur] microseconds
 * @property {number} pid
 * @property {number} tid
 */

/** What runs script; one may run within another. */
const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks']);

/**
 * Milliseconds of script from the frame that shows a tap on and before the next tap is prepared, for each tap.
 * @param {Devtools} devtools
 * @param {() => Promise<void>} tapping taps that `expectTap` has prepared, and the pauses after them
 * @returns {Promise<readonly number[]>}
 */
export async function scriptAfterFrames(devtools, tapping) {
  /** @type {TraceEvent[]} */
  const events = [];
  const collect = (/** @type {{ value: readonly object[] }} */ { value }) => {
    events.push(...value.filter(isTraceEvent));
  };
  devtools.on('Tracing.dataCollected', collect);
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'blink.user_timing'] },
  });
  await tapping();
  await devtools.send('Tracing.end');
  await complete;
  devtools.off('Tracing.dataCollected', collect);
  return scriptBetweenMarks(events.toSorted((one, other) => one.ts - other.ts));
}

/**
 * @param {object} event
 * @returns {event is TraceEvent}
 */
function isTraceEvent(event) {
  return 'name' in event && 'ts' in event && 'ph' in event && 'pid' in event && 'tid' in event;
}

/**
 * @param {readonly TraceEvent[]} events in the order of time
 * @returns {readonly number[]}
 */
function scriptBetweenMarks(events) {
  /** @type {number[]} */
  const sums = [];
  let frame = /** @type {TraceEvent | null} */ (null);
  let end = 0;
  for (const event of events) {
    if (event.name === FRAME_MARK) {
      frame = event;
      end = event.ts;
      sums.push(0);
    }
    if (event.name === NEXT_MARK) frame = null;
    const { ts, dur = 0 } = event;
    const runs = event.ph === 'X' && SCRIPT.has(event.name) && event.tid === frame?.tid;
    if (!runs || event.pid !== frame?.pid || ts < end) continue;
    end = ts + dur;
    sums.push((sums.pop() ?? 0) + dur / 1000);
  }
  return sums;
}

/**
 * How many functions of the page are called during some work: the same on any machine, whatever else it does.
 * @param {Devtools} devtools
 * @param {() => Promise<void>} work
 * @returns {Promise<number>}
 */
export async function callsDuring(devtools, work) {
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  // Counts from here on.
  await devtools.send('Profiler.takePreciseCoverage');
  await work();
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  await devtools.send('Profiler.stopPreciseCoverage');
  await devtools.send('Profiler.disable');
  return result
    .filter(({ url }) => url.startsWith('http'))
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0);
}
