export const DATABASE_NAME = 'hors-de-combat';

/** The browser's IndexedDB, or a fake. */
export interface IndexedDbApi {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
}

/** Null where there is no IndexedDB, or storage is forbidden: merely reading `indexedDB` throws then. */
export function browserApi(): IndexedDbApi | null {
  try {
    const { indexedDB, IDBKeyRange } = globalThis;
    return indexedDB === undefined ? null : { indexedDB, IDBKeyRange };
  } catch {
    return null;
  }
}
