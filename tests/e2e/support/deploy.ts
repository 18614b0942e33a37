import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site } from './site.ts';

/**
 * Publishes another version of the app: every file with a content hash in its name gets a new name, those of
 * the version before are removed, and the page changes.
 * @param version what the settings show
 */
export async function deploy({ root }: Site, version: string): Promise<void> {
  const folder = path.join(root, 'assets');
  const pieces = await readdir(folder);
  const renamed = new Map(pieces.map((piece) => [piece, piece.replace(/(?=\.\w+$)/, '_next')]));
  for (const [before, after] of renamed) {
    await rename(path.join(folder, before), path.join(folder, after));
  }
  const running = versionIn(await readFile(path.join(root, 'version.json'), 'utf8'));
  const texts = (await readdir(root, { recursive: true })).filter((file) => TEXT.test(file));
  for (const file of texts) {
    const text = await readFile(path.join(root, file), 'utf8');
    const next = text
      .replaceAll(/[\w-]+\.\w+/g, (name) => renamed.get(name) ?? name)
      .replaceAll(running, version)
      .replaceAll(REVISION, (revision) => revision.replace(/.$/, 'x'));
    await writeFile(path.join(root, file), next);
  }
}

const TEXT = /\.(?:js|css|html|json)$/;

/** By these hashes the service worker knows which files changed without changing their names. */
const REVISION = /\b[0-9a-f]{32}\b/g;

function versionIn(file: string): string {
  const [, version] = /"version":"([^"]+)"/.exec(file) ?? [];
  if (version === undefined) throw new Error('The build does not say its version.');
  return version;
}
