import type { HorsDeCombatDb } from '#persistence/db.ts';
import { BACKUP_FILE_KEY } from '#persistence/stored-rows.ts';
import { reading, writing } from '#persistence/transaction.ts';
import type { BackupFilePort } from '#store/ports.ts';

/**
 * The part of `FileSystemFileHandle` that is used here, which TypeScript's types lack. Only desktop Chromium
 * has it.
 */
interface FileHandle {
  readonly name: string;
  readonly queryPermission: (wish: typeof WRITE) => Promise<PermissionState>;
  readonly requestPermission: (wish: typeof WRITE) => Promise<PermissionState>;
  readonly createWritable: () => Promise<FileSystemWritableFileStream>;
}

const WRITE = { mode: 'readwrite' } as const;

/** The file that backups are written to; its handle is stored in the database. */
export function backupFileOn(db: HorsDeCombatDb): BackupFilePort {
  const handle = async (): Promise<FileHandle | null> => {
    const row = await reading(db, ['settings'], () => db.settings.get(BACKUP_FILE_KEY));
    const value = isRecord(row) ? row['value'] : null;
    return isHandle(value) ? value : null;
  };
  return {
    chosen: async () => (await handle())?.name ?? null,
    choose: async () => {
      const chosen = await pickFile();
      if (chosen === null) return null;
      await writing(db, ['settings'], () =>
        db.settings.put({ key: BACKUP_FILE_KEY, value: chosen }),
      );
      return chosen.name;
    },
    forget: () => writing(db, ['settings'], () => db.settings.delete(BACKUP_FILE_KEY)),
    write: async (mayAsk) => {
      const file = await handle().catch(() => null);
      if (file === null) return { failed: 'none' };
      try {
        if (!(await isAllowed(file, mayAsk))) return { failed: 'not-allowed' };
        const { makeBackup } = await import('./data-tools.ts');
        const { text } = await makeBackup(db);
        const stream = await file.createWritable();
        await stream.write(text);
        // Only now is the old content replaced.
        await stream.close();
        return { name: file.name };
      } catch {
        return { failed: 'failed' };
      }
    },
  };
}

async function isAllowed(file: FileHandle, mayAsk: boolean): Promise<boolean> {
  if ((await file.queryPermission(WRITE)) === 'granted') return true;
  return mayAsk && (await file.requestPermission(WRITE)) === 'granted';
}

/** Null when the player cancels the dialog. */
async function pickFile(): Promise<FileHandle | null> {
  try {
    const picked = await savePicker()?.({
      suggestedName: 'hors-de-combat.json',
      types: [{ accept: { 'application/json': ['.json'] } }],
    });
    return isHandle(picked) ? picked : null;
  } catch {
    return null;
  }
}

type SavePicker = (options: object) => Promise<unknown>;

function savePicker(): SavePicker | null {
  const picker: unknown = Reflect.get(globalThis, 'showSaveFilePicker');
  return isPicker(picker) ? (options) => picker.call(globalThis, options) : null;
}

function isPicker(value: unknown): value is SavePicker {
  return typeof value === 'function';
}

function isHandle(value: unknown): value is FileHandle {
  return isRecord(value) && typeof value['name'] === 'string' && 'createWritable' in value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
