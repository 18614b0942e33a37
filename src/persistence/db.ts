import './channel-or-none.ts';
import { Dexie, type Table } from 'dexie';
import { DATABASE_NAME, type IndexedDbApi } from './database-name.ts';
import type { Migration } from './migrations/migration.ts';
import { VERSIONS } from './migrations/versions.ts';

/** `read-only`: the database belongs to a newer version of the app, which may have changed anything in it. */
export type DatabaseMode = 'read-write' | 'read-only';

export type TableName = 'entries' | 'warbands' | 'settings' | 'snapshots' | 'photos';

/** A setting as it lies on disk. */
export interface SettingRow {
  readonly key: string;
  readonly value: unknown;
}

/**
 * The database. Rows are `unknown` until log-rows.ts, warband-rows.ts or stored-rows.ts has checked them: they may be damaged, or written by
 * another version of the app.
 */
export class HorsDeCombatDb extends Dexie {
  readonly mode: DatabaseMode;
  readonly api: IndexedDbApi;

  constructor(api: IndexedDbApi, mode: DatabaseMode, versions: readonly Migration[] = VERSIONS) {
    super(DATABASE_NAME, {
      indexedDB: api.indexedDB,
      IDBKeyRange: api.IDBKeyRange,
      // "Saved" has to survive a power loss.
      chromeTransactionDurability: 'strict',
      // transaction.ts reopens it, after checking that no newer app has migrated it.
      autoOpen: false,
      cache: 'disabled',
    });
    this.mode = mode;
    this.api = api;
    // Without a declared version Dexie takes the tables as they are and does not migrate.
    if (mode === 'read-write') declareVersions(this, versions);
  }

  get entries(): Table<unknown, string> {
    return this.table('entries');
  }

  get warbands(): Table<unknown, string> {
    return this.table('warbands');
  }

  get settings(): Table<unknown, string> {
    return this.table('settings');
  }

  get snapshots(): Table<unknown, string> {
    return this.table('snapshots');
  }

  get photos(): Table<unknown, string> {
    return this.table('photos');
  }
}

/** Declares all versions, so that Dexie can migrate a database from any of them. */
function declareVersions(db: Dexie, versions: readonly Migration[]): void {
  for (const { version, stores, upgrade } of versions) {
    const declared = db.version(version).stores({ ...stores });
    if (upgrade !== null) declared.upgrade(upgrade);
  }
}
