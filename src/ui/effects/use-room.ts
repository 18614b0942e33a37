import { useSyncExternalStore } from 'react';

/** Whether the window has room for what is due beside something else, as TableShapes.css measures it. */
export function useRoomBeside(): boolean {
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
