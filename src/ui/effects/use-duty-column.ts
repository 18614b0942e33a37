import { useSyncExternalStore } from 'react';

/** Whether the window is wide enough for the duties to have a column; same bounds as TableShapes.css. */
export function useDutyColumn(): boolean {
  return useSyncExternalStore(watch, hasRoom);
}

const BESIDE = '(min-width: 60rem) and (min-height: 30.01rem)';

function hasRoom(): boolean {
  return matchMedia(BESIDE).matches;
}

function watch(tell: () => void): () => void {
  const room = matchMedia(BESIDE);
  room.addEventListener('change', tell);
  return () => room.removeEventListener('change', tell);
}
