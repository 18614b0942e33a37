import { useEffect } from 'react';
import { useDevice } from '#store/hooks.ts';

/** What the browser says about the data; asked anew whenever the screen opens. Null until it answers. */
export function useStorageReport() {
  const refresh = useDevice((state) => state.refreshStorage);
  const report = useDevice((state) => state.storage);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return report;
}
