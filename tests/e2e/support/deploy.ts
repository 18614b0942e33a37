import { build } from 'vite';
import { inProject } from '../../../scripts/paths.mjs';
import type { Site } from './site.ts';

/**
 * Puts another version of the app on the site, built like the real one: every file with a new name
 * that has changed, those of the version before gone.
 * @param version what it calls itself in settings
 */
export async function deploy(site: Site, version: string): Promise<void> {
  await build({
    root: inProject(),
    configFile: inProject('vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    define: { __APP_VERSION__: JSON.stringify(version) },
    build: { outDir: site.root, emptyOutDir: true, manifest: false },
  });
}
