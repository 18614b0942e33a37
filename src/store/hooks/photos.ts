import { useSyncExternalStore } from 'react';
import { imagesOf, type Photo } from '#roster/photo.ts';
import type { WarriorId } from '#rules/contract/ids.ts';
import { type Stores, useStores } from '#store/hooks.ts';
import { createPhotosStore, type PhotosState, type PhotosStore } from '#store/photos-store.ts';

// Apart from the other hooks, so that photos weigh on those screens only that show any.

const OPEN = new WeakMap<Stores, PhotosStore>();

/** The photos of this app, one store for all screens. */
export function usePhotosStore(): PhotosStore {
  const stores = useStores();
  const open = OPEN.get(stores) ?? createPhotosStore(stores.device.getState().photos);
  if (!OPEN.has(stores)) OPEN.set(stores, open);
  return open;
}

/** A member's photo; null as long as there is none. */
export function usePhotoOf(id: WarriorId | null): Photo | null {
  const { subscribe, getState } = usePhotosStore();
  return useSyncExternalStore(subscribe, () =>
    id === null ? null : (getState().photos.get(id) ?? null),
  );
}

/** The address of a member's photo; null as long as there is none. */
export function usePhoto(id: WarriorId | null): string | null {
  return imageOf(usePhotoOf(id));
}

/** The address of a photo, of a group's the uppermost. */
export function imageOf(photo: Photo | null | undefined): string | null {
  return imagesOf(photo ?? null).at(-1) ?? null;
}

/** The photos of all warbands that have been looked at. */
export function usePhotos(): PhotosState['photos'] {
  const { subscribe, getState } = usePhotosStore();
  return useSyncExternalStore(subscribe, () => getState().photos);
}
