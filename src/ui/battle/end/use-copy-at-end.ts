import { useEffect } from 'react';
import type { Entry } from '#battle/events.ts';
import { useBattle, useBattleSession, useSaveStatus, useStores } from '#store/hooks.ts';

/**
 * Once the end of the battle is on the disk: a local copy of everything, and a backup into the file that
 * all backups go to, where the browser lets that be done without asking. Nobody waits for either, and what
 * can't be done is no trouble: the battle itself is saved.
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
