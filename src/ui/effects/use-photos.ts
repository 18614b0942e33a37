import { useEffect } from 'react';
import type { Warband } from '#roster/warband.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import { usePhotosStore } from '#store/hooks/photos.ts';

/** Reads the photos of these warbands' members, so that they show. @param warbandIds the same list as long as it is the same */
export function usePhotosOf(warbandIds: readonly WarbandId[]): void {
  const store = usePhotosStore();
  useEffect(() => {
    for (const id of warbandIds) void store.getState().look(id);
  }, [store, warbandIds]);
}

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
