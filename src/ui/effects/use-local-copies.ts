import { useEffect } from 'react';
import { useDevice } from '#store/hooks.ts';

/** The copies on this device, newest first; asked anew whenever the screen opens. Null until the disk answers. */
export function useLocalCopies() {
  const refresh = useDevice((state) => state.refreshCopies);
  const copies = useDevice((state) => state.copies);

  useEffect(() => {
    void refresh();
  }, [refresh]);

  return copies;
}
