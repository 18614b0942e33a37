import { useEffect } from 'react';
import type { Entry } from '#battle/events.ts';
import { useBattle, useBattleSession, useSaveStatus, useStores } from '#store/hooks.ts';

/**
 * Once the end of the battle is saved, takes a local copy of everything and writes the backup file, if the
 * browser allows it without a prompt. Failures are ignored: the battle itself is already on the disk.
 */
export function useCopyAtEnd(): void {
  const { device, settings, clock } = useStores();
  const session = useBattleSession();
  const saved = useSaveStatus().kind === 'saved';
  const endId = useBattle(({ live }) => live.findLast(endsBattle)?.id ?? null);

  useEffect(() => {
    if (endId === null || !saved) return;
    const { copyAtEnd, backupFile } = device.getState();
    const sides = session.getState().battle?.sides.map(({ name }) => name) ?? [];
    const keep = async () => {
      await copyAtEnd(sides).catch(() => undefined);
      const written = await backupFile?.write(false);
      if (written !== undefined && 'name' in written) {
        settings.getState().change('lastBackupAt', clock());
      }
    };
    keep().catch(() => undefined);
  }, [endId, saved, session, device, settings, clock]);
}

function endsBattle(entry: Entry): boolean {
  if (entry.type === 'BattleEnded') return true;
  return 'changes' in entry.data && entry.data.changes.some(({ kind }) => kind === 'battle-ended');
}
