import { useEffect } from 'react';
import { useDevice } from '#store/hooks.ts';

/** The browser's storage report; read again whenever the screen opens. Null until it is read. */
export function useStorageReport() {
  const refresh = useDevice((state) => state.refreshStorage);
  const report = useDevice((state) => state.storage);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return report;
}
