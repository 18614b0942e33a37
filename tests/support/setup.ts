import * as fc from 'fast-check';
import { afterAll, vi } from 'vitest';
import { i18n } from '#i18n/instance.ts';
import { addWords } from '#i18n/setup.ts';
import { WORDS_OF_PACKS } from '../../scripts/every-pack.ts';
import { GIVEN_SEED, runs } from './share.ts';

// `npm test` uses a fixed seed, the lab a new one each time. A failing property prints its seed;
// HDC_SEED=<seed> repeats its runs.
fc.configureGlobal({
  ...runs(50),
  ...(GIVEN_SEED === undefined ? {} : { seed: Number(GIVEN_SEED) }),
});

// Test files share modules and globals, so each restores what it has replaced. What a screen has begun to load is
// waited for: a module that is cut off as its file ends would be missing in all that follow.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await vi.dynamicImportSettled();
});

// Once the app has begun to speak: some files look at what there is before.
if (i18n.isInitialized) await addWords(WORDS_OF_PACKS);
else i18n.on('initialized', () => void addWords(WORDS_OF_PACKS));
