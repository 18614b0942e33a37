import { useSyncExternalStore } from 'react';

/** Whether the window is wide enough for the duties to have a column; same bounds as TableShapes.css. */
export function useDutyColumn(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

const WIDE = '(min-width: 60rem) and (min-height: 30.01rem)';

function isWide(): boolean {
  return matchMedia(WIDE).matches;
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
