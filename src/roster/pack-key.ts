// Apart from what reads packs, which nobody needs who has none.

/** The key of a pack’s row. That of a deleted one is null. */
export function packKey(systemId: string, id: string): string {
  return `${KEY}${systemId}/${id}`;
}

/** Whether a row of the settings is a pack’s. */
export function isPackKey(key: string): boolean {
  return key.startsWith(KEY);
}

const KEY = 'pack-';
