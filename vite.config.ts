import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };
import { sourceHash } from './scripts/sources.mjs';

const sources = sourceHash();

export default defineConfig({
  // Not relative to the page: an address like /battle/42 still has to find the scripts. To live in a
  // folder of a site, build with `--base=/folder/`; the manifest is relative to itself.
  base: '/',
  define: { __APP_VERSION__: JSON.stringify(`${packageJson.version}+${sources.slice(0, 7)}`) },
  build: {
    // Read by scripts/size-limit.mjs.
    manifest: true,
    // Icons and fonts as files: inlined, they would weigh on the first script instead.
    assetsInlineLimit: 0,
  },
  plugins: [react(), icons(), versionFile(), offline()],
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/e2e/**'],
          setupFiles: ['tests/support/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'happy-dom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/setup.ts', 'tests/support/setup-screens.ts'],
        },
      },
    ],
  },
});

/** Puts the icons into the page, where they weigh on no script and are there at the first paint. */
function icons(): Plugin {
  return {
    name: 'icons',
    transformIndexHtml(page) {
      const shapes = readFileSync(new URL('src/ui/kit/icon-shapes.svg', import.meta.url), 'utf8');
      const slim = shapes.replace(/<!--(?! Written).*?-->\n/g, '').replace(/\n/g, '');
      return page.replace('<div id="root">', () => `${slim}<div id="root">`);
    },
  };
}

/** Says in the build which sources it was made of, so that `npm start` builds only when needed. */
function versionFile(): Plugin {
  return {
    name: 'version-file',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify({ version: packageJson.version, sources })}\n`;
      this.emitFile({ type: 'asset', fileName: 'version.json', source });
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
      globIgnores: ['version.json', '.vite/**'],
    },
    manifest: {
      id: 'hors-de-combat',
      name: 'Hors de Combat',
      short_name: 'Hors de Combat',
      description:
        'Le compagnon de table des jeux d’escarmouche : statuts, phases et tests de déroute, même sans réseau.',
      lang: 'fr',
      dir: 'ltr',
      start_url: './',
      scope: './',
      display: 'standalone',
      orientation: 'any',
      theme_color: '#12100e',
      background_color: '#12100e',
      categories: ['games', 'utilities'],
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
