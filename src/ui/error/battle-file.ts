import { readBackup, writeBackup } from '#exchange/backup.ts';
import { withEntries } from '#exchange/with-entries.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Stores } from '#store/hooks.ts';
import { download } from '#ui/settings/backup-file.ts';

/**
 * Downloads one battle as a file.
 * @returns the file's name; null if the disk cannot be read
 */
export async function battleToFile(stores: Stores, battleId: BattleId): Promise<string | null> {
  const file = await battleFile(stores, battleId);
  if (file !== null) download(file);
  return file?.name ?? null;
}

/**
 * One battle as a file: its stored entries and those that could not be saved. The file is a backup with nothing else
 * in it, and can be restored like any other. Null if the disk cannot be read.
 */
export async function battleFile(
  { device, battles, clock }: Stores,
  battleId: BattleId,
): Promise<File | null> {
  const { text } = await device.getState().makeBackup();
  const unsaved = battles.getState().ready(battleId)?.getState().entries ?? [];
  const reading = readBackup(withEntries(text, battleId, unsaved, clock()));
  if ('refused' in reading) return null;
  const rows = reading.backup.battles[battleId] ?? [];
  const name = `hors-de-combat-${battleId}.json`;
  const alone = { ...reading.backup, warbands: [], settings: {}, battles: { [battleId]: rows } };
  return new File([writeBackup(alone)], name, { type: 'application/json' });
}
