import { useEffect, useState } from 'react';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import { usePhotosStore } from '#store/hooks/photos.ts';
import { afterFirstLook, isStarting } from './first-look.ts';

/**
 * Loads the photos of warbands' members. Delayed while the app starts, since it opens the database.
 * @param warbandIds must be stable between renders
 */
export function useLoadPhotos(warbandIds: readonly WarbandId[]): void {
  const store = usePhotosStore();
  const [pause] = useState(() => (isStarting() ? START_DELAY : null));
  useEffect(() => {
    const look = () => {
      for (const id of warbandIds) void store.getState().look(id);
    };
    if (pause !== null) return afterFirstLook(pause, look);
    look();
    return undefined;
  }, [store, warbandIds, pause]);
}

/** Milliseconds: after the rows that a start draws gradually. */
const START_DELAY = 500;

/**
 * Removes the photos of those whom the warband keeps neither among its members nor in its history, and restores them
 * if they come back. @param warband null once it is deleted
 */
export function useSyncPhotos(
  warbandId: WarbandId,
  warband: Pick<Warband, 'members' | 'history'> | null,
): void {
  const store = usePhotosStore();
  const { members = NOBODY, history = NEVER } = warband ?? {};
  useEffect(() => {
    const follow = async () => {
      const { photographed } = await import('#roster/photographed.ts');
      await store.getState().follow(warbandId, photographed({ members, history }));
    };
    // Without that file nothing is removed.
    follow().catch(() => undefined);
  }, [store, warbandId, members, history]);
}

const NOBODY: Warband['members'] = [];
const NEVER: NonNullable<Warband['history']> = [];

/** Copies the photos of a warband to its copy, member by member in their order. */
export function useCopyPhotos(): (original: Warband, copy: Warband) => void {
  const store = usePhotosStore();
  return (original, copy) => {
    const { photos, put } = store.getState();
    for (const [at, { id }] of copy.members.entries()) {
      const photo = photos.get(original.members[at]?.id ?? 'm-');
      if (photo !== undefined) void put({ ...photo, id, warbandId: copy.id });
    }
  };
}
