import { useEffect, useState } from 'react';
import { useDevice } from '#store/hooks.ts';

/** Name of the file that all backups go to, null when there is none, and what to call when it changes. */
export function useBackupFileName(): readonly [string | null, (name: string | null) => void] {
  const file = useDevice((state) => state.backupFile);
  const [name, setName] = useState<string | null>(null);

  useEffect(() => {
    file?.chosen().then(setName, () => setName(null));
  }, [file]);

  return [name, setName];
}
