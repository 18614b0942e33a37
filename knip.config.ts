import type { KnipConfig } from 'knip';

// The check `callers`, in two runs (scripts/checks.mjs). With `--production` only what is shipped counts: a
// value that src exports has a caller in src, tests are none. Without it tests, scripts and the lab count as
// well: no file and no dependency without a use, and nothing exported that its own file alone uses.
const shippedOnly = process.argv.includes('--production');

export default {
  entry: [
    // Found by their place, as every game's: src/app/system-files.ts.
    'src/rules/systems/*/{index,roster,samples,front,lexicon}.ts!',
    // The command line of the importer.
    'scripts/import-file.ts!',
    // What checks packs.
    'scripts/pack-files.ts!',
    // Read by vite.config.ts for the manifest.
    'src/exchange/import/roster-files.ts!',
    '{scripts,tools}/*.mjs',
    'hub/main.mjs',

    'lab/**/*.{ts,mjs}',
    'tests/vectors/run.ts',
    // Loaded by scripts/screenshots.mjs and registration-page.html.
    'tests/e2e/support/{pictures,registration-page}.ts',
  ],
  project: [
    'src/**/*.{ts,tsx}!',
    'tests/**/*.{ts,tsx}',
    'lab/**/*.{ts,mjs}',
    '{scripts,tools,hub}/**/*.{ts,mjs}',
  ],
  ignoreExportsUsedInFile: shippedOnly,
  // Started or read by their path, not imported.
  ignoreDependencies: ['@iconify-json/game-icons', 'oxlint', 'oxlint-tsgolint'],
} satisfies KnipConfig;
