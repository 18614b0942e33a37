import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { policyInPage } from './scripts/headers.mjs';
import { packHeads } from './scripts/pack-heads.ts';
import { inProject } from './scripts/paths.mjs';
import { manifestOf } from './scripts/size-limit.mjs';
import { sourceHash } from './scripts/sources.mjs';
import { THIRD_PARTY_FILE, thirdParty } from './scripts/third-party.mjs';
import { STARTER } from './src/app/starter.ts';
import { ROSTER_FILES } from './src/exchange/import/roster-files.ts';
import { OWN_NAMESPACES, SCREEN_NAMESPACES, TABLE_NAMESPACES } from './src/i18n/own-namespaces.ts';
import { samples } from './src/rules/systems/mordheim/samples.ts';

const sources = sourceHash();

/**
 * What lies together in the build, so that few files travel and what is always wanted together comes
 * together: each with all that it imports and no file above it holds already. What is named nowhere
 * goes with whoever imports it. Names that a first visit wants early stand in
 * src/offline/precedence.ts too.
 */
const FILES = [
  // What finds out where the app opens, and asks for it.
  chunk('main', 'main.ts'),
  // The table moves the focus too, and what watches the offline copy must not wait for the table.
  chunk('app', 'app/start.tsx', 'ui/effects/by-keyboard.ts', 'ui/effects/focus-on.ts'),
  // Whom a first visit shows. Their names in every language: less than another file would cost.
  chunk(
    'starter-samples',
    ...ofStarter('samples'),
    ...languages().map((language) => `../locales/${language}/${STARTER}-samples.json`),
  ),
  chunk(
    'starter-lists',
    'roster/samples.ts',
    ...ofStarter('roster', 'packs'),
    ...samples.map(({ catalogueId }) => `rules/systems/${STARTER}/packs/${catalogueId}.json`),
  ),
  // What reads the rows of the database, and what of backups: a first visit has none.
  chunk(
    'rows',
    'exchange/backup.ts',
    'exchange/with-entries.ts',
    'persistence/log-rows.ts',
    'persistence/tab-message.ts',
    'persistence/warband-rows.ts',
    'roster/folded.ts',
    'roster/photo.ts',
  ),
  // What the table and home's notices are both made of: they come without it.
  chunk(
    'kit',
    'rules/dice/fraction.ts',
    'ui/kit/Badge.tsx',
    'ui/kit/Gauge.tsx',
    'ui/kit/SegmentedControl.tsx',
    'ui/kit/Sheet.tsx',
    'ui/side-colours.ts',
  ),
  // The starter's rules are what all skirmish games are made of.
  chunk(
    'table',
    'app/BattleRoutes.tsx',
    'store/battle-reading.ts',
    'store/battle-session.ts',
    'store/battle-summary.ts',
    'ui/battle/BattleScreen.tsx',
    'ui/fighter/FighterScreen.tsx',
    ...ofStarter('index'),
  ),
  chunk(
    'database',
    'persistence/all.ts',
    'persistence/open.ts',
    'app/backup-file.ts',
    'app/data-tools.ts',
    'app/disk.ts',
    'app/memory.ts',
    'ui/error/battle-file.ts',
  ),
  // What comes right after the first screen.
  chunk(
    'afterwards',
    'app/offline.ts',
    'app/preload.ts',
    'app/warn-of-unsaved.ts',
    'offline/registration.ts',
    'ui/effects/kept-focus.ts',
  ),
  // What is hardly ever shown on it; the settings have a part of it too.
  chunk(
    'notices',
    'ui/home/BattleLists.tsx',
    'ui/home/HomeNotices.tsx',
    'ui/home/LostData.tsx',
    'ui/home/ProgressCard.tsx',
    'ui/home/UpdateNotice.tsx',
  ),
  chunk(
    'warbands',
    'ui/roster/WarbandEditorScreen.tsx',
    'ui/roster/WarbandListScreen.tsx',
    'ui/settings/SettingsScreen.tsx',
    'ui/setup/NewBattleScreen.tsx',
  ),
  chunk(
    'calculations',
    'ui/journal/JournalScreen.tsx',
    'ui/resolver/ResolverScreen.tsx',
    'ui/rules/BattleRulesScreen.tsx',
    'ui/rules/RulesScreen.tsx',
  ),
  { name: wordsFile, debugName: 'words' },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

/**
 * The files of which a start runs so much that the browser may compile them whole, beside everything
 * else, instead of each function at its first call (Chromium reads the hint, others pass over it). Not
 * those of a first visit: a slow phone has no core to spare, and the whole takes it longer than the part.
 */
const WANTED_WHOLE = new Set(['table']);

/** What a browser that reads it shows of the app to those who ask for French. */
const IN_FRENCH = {
  description_localized: {
    fr: 'Le compagnon de vos jeux d’escarmouche : statuts, phases et tests de déroute, même sans réseau.',
  },
};

/** Tests of what needs no page. */
const NODE_TESTS = {
  environment: 'node',
  include: ['tests/**/*.test.ts'],
  setupFiles: ['tests/support/setup.ts'],
};

const SCREEN_TESTS = {
  environment: './tests/support/phone-page.ts',
  // A phone: a window with room for more shows more.
  environmentOptions: { happyDOM: { width: 390, height: 844 } },
  include: ['tests/**/*.test.tsx'],
  setupFiles: ['tests/support/setup.ts', 'tests/support/setup-screens.ts'],
};

/**
 * Files that share nothing with others: they put something else in the place of a module, look at what is
 * not there before anything was loaded, or leave work behind that still wants what they brought.
 */
const ALONE = {
  node: [
    'tests/app/systems.test.ts',
    'tests/app/words-of-screens.test.ts',
    'tests/contract/bounds.test.ts',
    'tests/i18n/own-words.test.ts',
    'tests/sync/hub.test.ts',
    'tests/sync/shared-battle.test.ts',
  ],
  screens: [
    'tests/app/compose.test.tsx',
    'tests/ui/battle/drawn.test.tsx',
    'tests/ui/battle/rows-drawn.test.tsx',
    'tests/ui/effects/scroll-memory.test.tsx',
    'tests/ui/error/error-screen.test.tsx',
    'tests/ui/import/code-camera.test.tsx',
  ],
};

/**
 * One file for what the app says in a language, one for what it says in a battle only, one for a screen
 * that brings its own words, one for all that it says of a game.
 */
function wordsFile(file: string): string | null {
  const [, language, namespace] = /\/locales\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  // What lists made elsewhere say comes with the importer.
  if (language === undefined || namespace === undefined || language === 'import') return null;
  if (TABLE_NAMESPACES.some((name) => name === namespace)) return `table-words-${language}`;
  if (SCREEN_NAMESPACES.some((name) => name === namespace)) return `${namespace}-words-${language}`;
  if (OWN_NAMESPACES.some((name) => name === namespace)) return `own-words-${language}`;
  const game = namespace.replace(/-(?:packs|rules|samples|traits)$/, '');
  return game === STARTER ? `starter-words-${language}` : `words-${game}-${language}`;
}

/** One file of the build, of these sources. A name that is none would leave the first load unsaid: it stops the build. */
function chunk(name: string, ...files: readonly string[]) {
  const members = new Set(files.map((file) => inProject('src', file)));
  const missing = [...members].filter((file) => !existsSync(file));
  if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}: see FILES.`);
  return { name, test: (id: string) => members.has(path.normalize(id)) };
}

/** Files of the game that a first launch brings. */
function ofStarter(...names: readonly string[]): readonly string[] {
  return names.map((name) => `rules/systems/${STARTER}/${name}.ts`);
}

/** The languages that the app speaks. */
function languages(): readonly string[] {
  return readdirSync(inProject('locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'import')
    .map(({ name }) => name);
}

export default defineConfig({
  // Not relative to the page: an address like /battle/42 still has to find the scripts. To live in a
  // folder of a site, build with `--base=/folder/`; the manifest is relative to itself.
  base: '/',
  define: { __APP_VERSION__: JSON.stringify(`${packageJson.version}+${sources.slice(0, 7)}`) },
  build: {
    // Read by scripts/size-limit.mjs, and taken out of what is published: see `manifestAside`.
    manifest: true,
    // Icons and fonts as files: inlined, they would weigh on the first script instead.
    assetsInlineLimit: 0,
    // One style sheet: a screen that comes later never comes without its looks.
    cssCodeSplit: false,
    // What belongs together is asked for together by the app itself: see src/app/begin.ts.
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: FILES },
        postBanner: ({ name }) => (WANTED_WHOLE.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
      },
    },
  },
  json: { stringify: true },
  plugins: [
    react(),
    packHeads(),
    globsAnew(),
    bareImports(),
    policy(),
    icons(),
    waitingWords(),
    appAtOnce(),
    versionFile(),
    othersWork(),
    manifestAside(),
    offline(),
  ],
  test: {
    // Far more than any test takes: a machine that is busy with something else is slow, not broken.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One fewer is what Vitest takes by itself: on two cores, half of them.
    maxWorkers: '100%',
    // Screens are rendered and thrown away by the thousand: with more room for what is young, less is collected.
    // One thread beside each worker compiles and collects: every core has a worker already.
    execArgv: ['--max-semi-space-size=64', '--v8-pool-size=1'],
    // What one project has translated, the others take from the disk, and the next run too.
    experimental: { fsModuleCache: true },
    // The files of a worker share what they load, which would be half of the time. What one of them
    // leaves behind, the next begins without: tests/support/setup.ts and setup-screens.ts.
    projects: [
      {
        extends: true,
        test: {
          ...NODE_TESTS,
          name: 'node',
          isolate: false,
          exclude: ['tests/e2e/**', ...ALONE.node],
        },
      },
      { extends: true, test: { ...NODE_TESTS, name: 'node-alone', include: ALONE.node } },
      {
        extends: true,
        test: { ...SCREEN_TESTS, name: 'screens', isolate: false, exclude: ALONE.screens },
      },
      { extends: true, test: { ...SCREEN_TESTS, name: 'screens-alone', include: ALONE.screens } },
    ],
  },
});

/**
 * What `import.meta.glob` became holds the list of files of that day, so it is never taken from the disk. Vitest sees to
 * that only where the call has no type of its own.
 */
function globsAnew(): Plugin {
  return {
    name: 'globs-anew',
    configureVitest: ({ experimental_defineCacheKeyGenerator: define }) => {
      define(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined));
    },
  };
}

/** Vite wraps each `import()` in code that would fetch style sheets and scripts beside it: there are none, see `build`. */
function bareImports(): Plugin {
  return {
    name: 'bare-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null,
  };
}

/** Lets the page say itself what it may load, for hosts that send no headers: before anything is loaded. */
function policy(): Plugin {
  return {
    name: 'policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (page) =>
        page.replace(
          '<meta charset="utf-8" />',
          (first) =>
            `${first}\n    <meta http-equiv="Content-Security-Policy" content="${policyInPage}" />`,
        ),
    },
  };
}

/** Puts the icons and the first picture into the page, where they weigh on no script and are there at the first paint. */
function icons(): Plugin {
  return {
    name: 'icons',
    transformIndexHtml(page) {
      const shapes = ['src/ui/home/woodcut.svg', 'src/ui/kit/icon-shapes.svg']
        .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
        .join('');
      const slim = shapes.replace(/<!--(?! Written).*?-->\n/g, '').replace(/\n/g, '');
      // Behind what is drawn first: the page is on the screen before they have been read.
      return page.replace('</body>', () => `${slim}</body>`);
    },
  };
}

/**
 * Puts into the page what it says without the app. Hidden: while a start takes long, when nothing else of the app could
 * be fetched, and when nothing of it can be drawn any more. Below the opening, where a style shows it after a while:
 * that this browser may be too old to run any of it.
 */
function waitingWords(): Plugin {
  return {
    name: 'waiting-words',
    transformIndexHtml(page) {
      const folder = new URL('locales/', import.meta.url);
      const spoken = languages().map((language) => {
        const [words, last] = ['page', 'last-resort'].map((name): unknown =>
          JSON.parse(readFileSync(new URL(`${language}/${name}.json`, folder), 'utf8')),
        );
        const again = `<a href="./">${wordIn(last, 'restart')}</a>`;
        const note = (name: string, text: string) =>
          `<p class="opening-waiting" lang="${language}" data-note="${name}" hidden>${text}</p>`;
        return {
          hidden: [
            note('waiting', wordIn(words, 'waiting')),
            note('slow', wordIn(words, 'slow')),
            note('stopped', `${wordIn(last, 'text')} ${again}`),
          ].join(''),
          late: `<p class="opening-waiting opening-late" lang="${language}" data-note="old">${wordIn(words, 'old')}</p>`,
          noScript: `<p class="opening-waiting" lang="${language}">${wordIn(words, 'no-script')}</p>`,
        };
      });
      const all = (which: keyof (typeof spoken)[number]) =>
        spoken.map((words) => words[which]).join('');
      return page
        .replace('</header>', (end) => `${end}${all('late')}`)
        .replace(
          '</body>',
          (end) => `<noscript>${all('noScript')}</noscript>${all('hidden')}${end}`,
        );
    },
  };
}

function wordIn(words: unknown, ...[key, ...deeper]: readonly string[]): string {
  if (key === undefined) return String(words);
  const found = new Map(Object.entries(words ?? {}));
  return wordIn(found.get(key) ?? '', ...deeper);
}

/** What every start wants: the app, and the fonts of its texts, so that nothing is set twice. */
const AT_ONCE = [
  { name: /^assets\/(?:rolldown-runtime|app)-.*\.js$/, attrs: { rel: 'modulepreload' } },
  {
    name: /^assets\/(?:alegreya-sans-(?:500|700)|grenze-gotisch)-.*\.woff2$/,
    attrs: { rel: 'preload', as: 'font', type: 'font/woff2' },
  },
] as const;

/** Asks for it while the first lines of the app are still on their way: they would ask a moment later. */
function appAtOnce(): Plugin {
  let base = '/';
  return {
    name: 'app-at-once',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_page, { bundle = {} }) =>
        Object.keys(bundle).flatMap((file) => {
          const as = AT_ONCE.find(({ name }) => name.test(file))?.attrs;
          if (as === undefined) return [];
          return [
            {
              tag: 'link',
              attrs: { ...as, crossorigin: true, href: `${base}${file}` },
              injectTo: 'head',
            },
          ];
        }),
    },
  };
}

/**
 * Says in the build which sources it was made of, so that `npm start` builds only when needed, and what it
 * calls itself, so that a page of another version knows (src/ui/error/another-version.ts).
 */
function versionFile(): Plugin {
  let version: unknown = null;
  return {
    name: 'version-file',
    apply: 'build',
    configResolved: ({ define }) => {
      version = JSON.parse(String(define?.['__APP_VERSION__']));
    },
    generateBundle() {
      const source = `${JSON.stringify({ version, sources })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
    },
  };
}

/** All modules of the build so far: those of the app, and then those of its service worker. */
const modules = new Set<string>();

/** Says beside the app whose work is in it; both builds, the app's and the worker's, add theirs. */
function othersWork(): Plugin {
  let outDir = '';
  return {
    name: 'others-work',
    apply: 'build',
    configResolved: ({ root, build }) => {
      outDir = path.resolve(root, build.outDir);
    },
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') for (const id of file.moduleIds) modules.add(id);
      }
    },
    writeBundle: () =>
      writeFileSync(
        path.join(outDir, THIRD_PARTY_FILE),
        `${JSON.stringify(thirdParty(modules))}\n`,
      ),
  };
}

/** Lays the list of what imports what beside the build: it is for the checks, and not published. */
function manifestAside(): Plugin {
  let build: string | null = null;
  return {
    name: 'manifest-aside',
    apply: 'build',
    configResolved: ({ root, build: { outDir, manifest } }) => {
      build = manifest === false ? null : path.resolve(root, outDir);
    },
    writeBundle: {
      order: 'post',
      handler: () => {
        if (build === null) return;
        const written = path.join(build, '.vite');
        mkdirSync(path.dirname(manifestOf(build)), { recursive: true });
        renameSync(path.join(written, 'manifest.json'), manifestOf(build));
        rmSync(written, { recursive: true });
      },
    },
  };
}

function offline() {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/offline',
    filename: 'service-worker.ts',
    // Nothing is registered and nothing updates by itself: see src/offline/registration.ts.
    registerType: 'prompt',
    injectRegister: false,
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,svg,json,woff2,png}'],
      globIgnores: ['version.json'],
      buildPlugins: { vite: [othersWork()] },
    },
    manifest: {
      id: 'hors-de-combat',
      name: 'Hors de Combat',
      short_name: 'Hors de Combat',
      description:
        'Your companion at the gaming table for skirmish games: fighters’ statuses, phases and Rout tests, even without a network.',
      ...IN_FRENCH,
      lang: 'en',
      dir: 'ltr',
      start_url: './',
      scope: './',
      display: 'standalone',
      orientation: 'any',
      theme_color: '#12100e',
      background_color: '#12100e',
      categories: ['games', 'utilities'],
      share_target: {
        // Answered by the service worker: src/offline/keep-shared.ts.
        action: './shared',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          title: 'title',
          text: 'text',
          url: 'url',
          files: [{ name: 'file', accept: Object.entries(ROSTER_FILES).flat(2) }],
        },
      },
      file_handlers: [{ action: './#/import', accept: ROSTER_FILES }],
      icons: [
        { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        {
          src: 'icons/maskable-512.png',
          sizes: '512x512',
          type: 'image/png',
          purpose: 'maskable',
        },
      ],
    },
  });
}
