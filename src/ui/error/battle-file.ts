import { readBackup, writeBackup } from '#exchange/backup.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { Stores } from '#store/hooks.ts';
import { withEntries } from '#ui/battle/saving/export-battle.ts';
import { download } from '#ui/settings/backup-file.ts';

/**
 * Writes one battle into a file among the player's downloads.
 * @returns the file's name; null when the disk can't be read
 */
export async function battleToFile(stores: Stores, battleId: BattleId): Promise<string | null> {
  const file = await battleFile(stores, battleId);
  if (file !== null) download(file);
  return file?.name ?? null;
}

/**
 * One battle as a file, as it lies on the disk, with what could not be saved of it. The file is a backup
 * with nothing else in it: it can be restored like any other. Null when the disk can't be read.
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
