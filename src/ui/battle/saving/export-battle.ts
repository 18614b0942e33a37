import { useState } from 'react';
import { withEntries } from '#exchange/with-entries.ts';
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

const NOTHING = { name: '', text: '' } as const;
