// @ts-check
// Runs TypeScript of the project under Node 20, which cannot strip types by itself.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isMain } from './is-main.mjs';
import { projectRoot } from './paths.mjs';

/**
 * Loads a TypeScript module with everything it imports, as Vite understands it (`#rules/…`, JSON,
 * `import.meta.glob`), calls `use` with it, and stops Vite afterwards.
 * @template T
 * @param {string} file relative to the project
 * @param {(module: Record<string, unknown>) => T | Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withTsModule(file, use) {
  const { createServer } = await import('vite');
  const server = await createServer({
    root: projectRoot,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    return await use(
      await server.ssrLoadModule(pathToFileURL(path.join(projectRoot, file)).pathname),
    );
  } finally {
    await server.close();
  }
}

// As a command: `node scripts/load-ts.mjs FILE ARGS…` calls the module's `main(args)`, whose number
// is the exit code.
if (isMain(import.meta.url)) {
  const [file, ...args] = process.argv.slice(2);
  if (file === undefined) throw new Error('usage: node scripts/load-ts.mjs FILE [ARGS…]');
  process.exitCode = await withTsModule(file, async ({ main }) => {
    if (typeof main !== 'function') throw new Error(`${file} exports no function "main"`);
    const code = await main(args);
    return typeof code === 'number' ? code : 0;
  });
}
