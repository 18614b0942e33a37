import * as fc from 'fast-check';

// A property that fails prints its seed; HDC_SEED=<seed> runs the same examples again, and HDC_RUNS
// looks longer than a normal run does.
const seed = process.env['HDC_SEED'];
const runs = process.env['HDC_RUNS'];
fc.configureGlobal({
  ...(seed === undefined ? {} : { seed: Number(seed) }),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
});
