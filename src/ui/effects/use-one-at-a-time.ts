import { useRef } from 'react';

/** Does one thing after another: what is asked for before the last has ended, as by a second tap, is left out. */
export function useOneAtATime(): (work: () => Promise<void>) => void {
  const busy = useRef(false);
  return (work) => {
    if (busy.current) return;
    busy.current = true;
    void work().finally(() => {
      busy.current = false;
    });
  };
}
