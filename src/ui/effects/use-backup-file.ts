import { useEffect, useState } from 'react';
import { useDevice } from '#store/hooks.ts';

/** The name of the file that all backups go to (null for none), and its setter. */
export function useBackupFileName(): readonly [string | null, (name: string | null) => void] {
  const file = useDevice((state) => state.backupFile);
  const [name, setName] = useState<string | null>(null);

  useEffect(() => {
    file?.chosen().then(setName, () => setName(null));
  }, [file]);

  return [name, setName];
}
