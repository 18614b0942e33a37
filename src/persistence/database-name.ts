export const DATABASE_NAME = 'hors-de-combat';

/** The browser's IndexedDB, or a stand-in with the same behaviour. */
export interface IndexedDbApi {
  readonly indexedDB: IDBFactory;
  readonly IDBKeyRange: typeof IDBKeyRange;
}

/** Even to look at `indexedDB` throws where storage is forbidden. Null where there is none. */
export function browserApi(): IndexedDbApi | null {
  try {
    const { indexedDB, IDBKeyRange } = globalThis;
    return indexedDB === undefined ? null : { indexedDB, IDBKeyRange };
  } catch {
    return null;
  }
}
