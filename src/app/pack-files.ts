import type { AnyPack } from '#rules/contract/packs.ts';

/** Where each pack lies: of so many, a long table. */
const FILES = import.meta.glob<AnyPack>('../rules/systems/*/packs/*.json', { import: 'default' });

/** The packs of a game by their ids, each fetched on demand. */
export function packFiles(systemId: string): ReadonlyMap<string, () => Promise<AnyPack>> {
  const folder = `../rules/systems/${systemId}/packs/`;
  return new Map(
    Object.entries(FILES).flatMap(([path, file]) =>
      path.startsWith(folder) ? [[path.slice(folder.length, -'.json'.length), file] as const] : [],
    ),
  );
}
