import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Photo } from '#roster/photo.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import type { PhotosPort } from './ports.ts';

export interface PhotosState {
  /** By whose they are, of the warbands that have been looked at. */
  readonly photos: ReadonlyMap<WarriorId, Photo>;
  /** Reads those of a warband, once. Never rejects: a warband works without its photos. */
  readonly look: (warbandId: WarbandId) => Promise<void>;
  /** Replaces the photo of the same member. Resolves to whether it was stored; if not, nothing has changed. */
  readonly put: (photo: Photo) => Promise<boolean>;
  /** Removes one; `put` restores it. Resolves like `put`. */
  readonly drop: (id: WarriorId) => Promise<boolean>;
  /**
   * Removes the photos of those whom the warband no longer keeps, and restores those of whom it keeps again (an undo).
   */
  readonly follow: (warbandId: WarbandId, kept: readonly WarriorId[]) => Promise<void>;
}

export type PhotosStore = StoreApi<PhotosState>;

/** @param port resolves once the disk is open */
export function createPhotosStore(port: () => Promise<PhotosPort>): PhotosStore {
  return createStore<PhotosState>()((set, get) => {
    const looks = new Map<WarbandId, Promise<void>>();
    /** Everybody whom a warband has kept so far: only they can have left it. */
    const seen = new Set<WarriorId>();
    /** Photos of those who have left since this tab was opened. */
    const gone = new Map<WarriorId, Photo>();
    const change = (work: (photos: Map<WarriorId, Photo>) => void) => {
      const photos = new Map(get().photos);
      work(photos);
      set({ photos });
    };
    /** Shows the change at once, and takes it back if it can't be stored. */
    const tryToStore = async (id: WarriorId, photo: Photo | null): Promise<boolean> => {
      const before = get().photos.get(id);
      const show = (one: Photo | null | undefined) =>
        change((photos) => (one ? photos.set(id, one) : photos.delete(id)));
      show(photo);
      try {
        const disk = await port();
        await (photo === null ? disk.remove([id]) : disk.save(photo));
        return true;
      } catch {
        show(before);
        return false;
      }
    };
    const read = async (warbandId: WarbandId) => {
      const found = await (await port()).list(warbandId);
      change((photos) => {
        // A photo put meanwhile is newer.
        for (const photo of found) if (!photos.has(photo.id)) photos.set(photo.id, photo);
      });
    };
    return {
      photos: new Map(),
      look: (warbandId) => {
        const known = looks.get(warbandId);
        if (known !== undefined) return known;
        const looking = read(warbandId).catch(() => {
          looks.delete(warbandId);
        });
        looks.set(warbandId, looking);
        return looking;
      },
      put: (photo) => tryToStore(photo.id, photo),
      drop: (id) => tryToStore(id, null),
      follow: async (warbandId, kept) => {
        await get().look(warbandId);
        const here = new Set(kept);
        const left = [...get().photos.values()].filter(
          ({ id, warbandId: of }) => of === warbandId && seen.has(id) && !here.has(id),
        );
        for (const id of kept) seen.add(id);
        const back = kept.flatMap((id) => gone.get(id) ?? []);
        for (const photo of left) gone.set(photo.id, photo);
        for (const { id } of back) gone.delete(id);
        await Promise.all([
          ...left.map(({ id }) => tryToStore(id, null)),
          ...back.map((photo) => tryToStore(photo.id, photo)),
        ]);
      },
    };
  });
}
