import type { Stores } from '#store/hooks.ts';

/** The stores that a backup needs. */
type BackupStores = Pick<Stores, 'device' | 'settings' | 'clock'>;

/**
 * Writes a backup to the chosen backup file, else as a download.
 * @returns the file's name; null if the data could not be read, and nothing was written
 */
export async function backUpToFile(
  stores: BackupStores,
  onProgress?: OnProgress,
): Promise<string | null> {
  // If that file is gone or not writable any more, a download is better than no backup.
  const written = await stores.device.getState().backupFile?.write(true);
  if (written !== undefined && 'name' in written) {
    noteBackup(stores);
    return written.name;
  }
  const file = await backup(stores, onProgress);
  if (file === null) return null;
  download(file);
  noteBackup(stores);
  return file.name;
}

/** Downloads a file. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // The browser reads the file after this call has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Reports the number of entries read. */
type OnProgress = (done: number, total: number) => void;

/** `left`: the player dismissed the share sheet · `failed`: nothing was shared. */
export type ShareOutcome = 'shared' | 'left' | 'failed';

/** Shares a backup with another app. */
export async function shareBackup(
  stores: BackupStores,
  onProgress?: OnProgress,
): Promise<ShareOutcome> {
  const file = await backup(stores, onProgress);
  if (file === null) return 'failed';
  const shareable = formsOf(file).find((form) => navigator.canShare({ files: [form] }));
  if (shareable === undefined) return 'failed';
  try {
    await navigator.share({ files: [shareable], title: shareable.name });
  } catch (thrown) {
    return thrown instanceof DOMException && thrown.name === 'AbortError' ? 'left' : 'failed';
  }
  noteBackup(stores);
  return 'shared';
}

/** Whether this browser can share files. */
export function canShareBackup(): boolean {
  if (!('canShare' in navigator)) return false;
  const sample = new File(['{}'], 'backup.json', { type: JSON_TYPE });
  return formsOf(sample).some((form) => navigator.canShare({ files: [form] }));
}

const JSON_TYPE = 'application/json';

async function backup({ device }: BackupStores, onProgress?: OnProgress): Promise<File | null> {
  try {
    const { name, text } = await device.getState().makeBackup(onProgress);
    return name === '' ? null : new File([text], name, { type: JSON_TYPE });
  } catch {
    return null;
  }
}

/** The file as JSON and as plain text: some browsers share only one of them. */
function formsOf(file: File): readonly File[] {
  return [file, new File([file], `${file.name}.txt`, { type: 'text/plain' })];
}

function noteBackup({ settings, clock }: BackupStores): void {
  settings.getState().change('lastBackupAt', clock());
}
