// @ts-check

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfNeeded } from '../../scripts/build.mjs';
import { complaint } from '../../scripts/complaint.mjs';
import { inProject } from '../../scripts/paths.mjs';

/**
 * Folders with the two things that are compared.
 * @typedef {object} Builds
 * @property {string} bare
 * @property {string} app
 */

/**
 * Builds the bare page, and the app where it is out of date. HDC_DIST: another build of the app.
 * @returns {Promise<Builds>}
 * @throws a complaint when the app can't be built
 */
export async function builds() {
  const given = process.env['HDC_DIST'];
  if (given === undefined && !(await buildIfNeeded())) throw complaint('The app was not built.');
  return { bare: await buildBare(), app: path.resolve(given ?? inProject('dist')) };
}

/**
 * Bundles a TypeScript module for Node as the app is bundled for browsers, and loads it: code that Vite serves module
 * by module runs slower than the app’s, but a bare page of one file doesn’t.
 * @param {string} name of the module in lab/bench, without its ending
 * @returns {Promise<Record<string, unknown>>}
 */
export async function bundled(name) {
  const { build } = await import('vite');
  const outDir = inProject('.cache/bench', name);
  await build({
    root: inProject(),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: inProject('lab/bench', `${name}.ts`),
      outDir,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  return import(pathToFileURL(path.join(outDir, `${name}.js`)).href);
}

/** @returns {Promise<string>} its folder */
async function buildBare() {
  const { build } = await import('vite');
  const { default: react } = await import('@vitejs/plugin-react');
  const { VitePWA } = await import('vite-plugin-pwa');
  const outDir = inProject('.cache/bench/bare');
  await build({
    root: inProject('lab/bench/bare'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
    plugins: [
      react(),
      VitePWA({
        registerType: 'prompt',
        injectRegister: false,
        manifest: { name: 'Bare page', short_name: 'Bare', start_url: './', display: 'standalone' },
        // The server’s headers let no worker import further scripts by URL.
        workbox: { inlineWorkboxRuntime: true },
      }),
    ],
  });
  return outDir;
}
