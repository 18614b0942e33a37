import { useEffect } from 'react';
import { useDevice } from '#store/hooks.ts';

/** The local copies, newest first; read again whenever the screen opens. Null until they are read. */
export function useLocalCopies() {
  const refresh = useDevice((state) => state.refreshCopies);
  const copies = useDevice((state) => state.copies);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return copies;
}
