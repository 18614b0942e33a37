import type { Entry } from '#battle/events.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { type Backup, readBackup, writeBackup } from './backup.ts';

/**
 * Merges entries into a battle of a backup, without duplicates. Rows from the disk stay byte for byte as an
 * older version may have written them, or they would count as different entries. An unreadable backup counts
 * as empty.
 */
export function withEntries(
  text: string,
  battleId: BattleId,
  entries: readonly Entry[],
  now: number,
): string {
  const reading = readBackup(text);
  const backup: Backup = 'backup' in reading ? reading.backup : { ...EMPTY, writtenAt: now };
  const rows = new Map((backup.battles[battleId] ?? []).map((row) => [row.id, row]));
  for (const entry of entries) if (!rows.has(entry.id)) rows.set(entry.id, { ...entry });
  return writeBackup({ ...backup, battles: { ...backup.battles, [battleId]: [...rows.values()] } });
}

const EMPTY: Omit<Backup, 'writtenAt'> = {
  appVersion: '',
  warbands: [],
  battles: {},
  settings: {},
};
