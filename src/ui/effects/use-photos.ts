import { useEffect, useState } from 'react';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import { usePhotosStore } from '#store/hooks/photos.ts';
import { afterFirstLook, isStarting } from './first-look.ts';

/**
 * Reads the photos of these warbands' members, so that they show. A start shows everybody without first: to
 * read photos opens the database.
 * @param warbandIds the same list as long as it is the same
 */
export function usePhotosOf(warbandIds: readonly WarbandId[]): void {
  const store = usePhotosStore();
  const [pause] = useState(() => (isStarting() ? FIRST_LOOK : null));
  useEffect(() => {
    const look = () => {
      for (const id of warbandIds) void store.getState().look(id);
    };
    if (pause !== null) return afterFirstLook(pause, look);
    look();
    return undefined;
  }, [store, warbandIds, pause]);
}

/** Milliseconds: behind the rows that a start draws later. */
const FIRST_LOOK = 500;

/** Photos go with members who leave the warband, and come back with them. */
export function usePhotosFollow(
  warbandId: WarbandId,
  members: readonly { readonly id: WarriorId }[],
): void {
  const store = usePhotosStore();
  useEffect(() => {
    const ids = members.map(({ id }) => id);
    void store.getState().follow(warbandId, ids);
  }, [store, warbandId, members]);
}

/** Gives the members of a copy the photos of those whom they were made of, one by one in their order. */
export function useCopyOfPhotos(): (original: Warband, copy: Warband) => void {
  const store = usePhotosStore();
  return (original, copy) => {
    const { photos, put } = store.getState();
    for (const [at, { id }] of copy.members.entries()) {
      const photo = photos.get(original.members[at]?.id ?? 'm-');
      if (photo !== undefined) void put({ ...photo, id, warbandId: copy.id });
    }
  };
}
