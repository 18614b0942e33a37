import * as fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { IN_LAB, runs } from './share.ts';

// The same examples each time, so that what holds today holds tomorrow; in the lab other ones each time.
// A property that fails prints its seed, and HDC_SEED=<seed> runs the same examples again.
const seed = process.env['HDC_SEED'] ?? (IN_LAB ? undefined : '2026');
fc.configureGlobal({ ...runs(50), ...(seed === undefined ? {} : { seed: Number(seed) }) });

// The files share what they load: whoever put something else in its place takes it away with him.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
