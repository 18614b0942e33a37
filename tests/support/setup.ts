import * as fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { IN_LAB, runs } from './share.ts';

// `npm test` tries the same examples each time, the lab new ones. A property that fails prints its seed;
// HDC_SEED=<seed> runs the same examples again.
const seed = process.env['HDC_SEED'] ?? (IN_LAB ? undefined : '2026');
fc.configureGlobal({ ...runs(50), ...(seed === undefined ? {} : { seed: Number(seed) }) });

// Files share their modules and globals: each restores what it has replaced.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
