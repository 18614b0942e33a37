import { useState } from 'react';
import type { Entry } from '#battle/events.ts';
import { type Backup, readBackup, writeBackup } from '#exchange/backup.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { type BattleSession, type Stores, useBattleSession, useStores } from '#store/hooks.ts';
import { backUpToFile } from '#ui/settings/backup-file.ts';

/**
 * Exports a backup that includes the unsaved entries of the open battle.
 * @returns the name of the last file written, and the function that writes one
 */
export function useExportBattle(): readonly [string | null, () => void] {
  const stores = useStores();
  const battle = useBattleSession();
  const [file, setFile] = useState<string | null>(null);
  return [file, () => void exportBattle(stores, battle).then(setFile)];
}

/** Exports a backup that includes a battle's unsaved entries. @returns the file name; null on failure */
export function exportBattle(
  stores: Pick<Stores, 'device' | 'settings' | 'clock'>,
  battle: Pick<BattleSession, 'getState'>,
): Promise<string | null> {
  const { device, clock } = stores;
  const { battleId, entries } = battle.getState();
  const makeBackup = async () => {
    const onDisk = await device
      .getState()
      .makeBackup()
      .catch(() => NOTHING);
    return {
      name: onDisk.name === '' ? `${battleId}.json` : onDisk.name,
      text: withEntries(onDisk.text, battleId, entries, clock()),
    };
  };
  const getState = () => ({ ...device.getState(), makeBackup });
  return backUpToFile({ ...stores, device: { ...device, getState } });
}

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

const NOTHING = { name: '', text: '' } as const;

const EMPTY: Omit<Backup, 'writtenAt'> = {
  appVersion: '',
  warbands: [],
  battles: {},
  settings: {},
};
