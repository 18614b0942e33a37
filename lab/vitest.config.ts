import { defineConfig } from 'vitest/config';
import base from '../vite.config.ts';

// `npm run lab -- sweeps`: all cases of the sweeps that `npm test` samples (tests/support/share.ts), and
// timings. Properties have ten times as many runs, with a new seed each time; a failure prints it, and
// HDC_SEED repeats it.

const EVERY_TEST = 3_600_000;

/** Test files with more cases than `npm test` tries. */
const SWEEPS = [
  'app/hostile-*',
  ...['battle', 'contract', 'exchange', 'roster', 'rules'].map((folder) => `${folder}/**/*`),
];

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    env: { HDC_WHOLE: '1' },
    testTimeout: EVERY_TEST,
    hookTimeout: EVERY_TEST,
    projects: [
      {
        extends: true,
        test: {
          name: 'lab',
          environment: 'node',
          isolate: false,
          include: ['lab/unit/**/*.test.ts', ...SWEEPS.map((files) => `tests/${files}.test.ts`)],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'lab-screens',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { width: 390, height: 844 } },
          include: ['lab/unit/**/*.test.tsx', ...SWEEPS.map((files) => `tests/${files}.test.tsx`)],
          setupFiles: ['tests/support/setup.ts', 'tests/support/setup-screens.ts'],
        },
      },
    ],
  },
});
