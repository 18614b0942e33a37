import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Photo } from '#roster/photo.ts';
import type { WarbandId, WarriorId } from '#rules/contract/ids.ts';
import type { PhotosPort } from './ports.ts';

export interface PhotosState {
  /** By whose they are, of the warbands that have been looked at. */
  readonly photos: ReadonlyMap<WarriorId, Photo>;
  /** Reads those of a warband, once. Never rejects: without its photos a warband is all there. */
  readonly look: (warbandId: WarbandId) => Promise<void>;
  /** In place of another of the same member. Resolves to whether the disk has taken it; if not, all is as before. */
  readonly put: (photo: Photo) => Promise<boolean>;
  /** Takes one away; `put` brings it back. Resolves like `put`. */
  readonly drop: (id: WarriorId) => Promise<boolean>;
  /**
   * Photos go with their members, and come back with them: whoever is in the warband again has the one
   * that he had when he left it.
   */
  readonly follow: (warbandId: WarbandId, members: readonly WarriorId[]) => Promise<void>;
}

export type PhotosStore = StoreApi<PhotosState>;

/** @param port answers once the disk is there */
export function createPhotosStore(port: () => Promise<PhotosPort>): PhotosStore {
  return createStore<PhotosState>()((set, get) => {
    const looks = new Map<WarbandId, Promise<void>>();
    /** Who has been in a warband: only of them it can be said here that they have left it. */
    const seen = new Set<WarriorId>();
    /** Of members who have left since this tab was opened. */
    const gone = new Map<WarriorId, Photo>();
    const change = (work: (photos: Map<WarriorId, Photo>) => void) => {
      const photos = new Map(get().photos);
      work(photos);
      set({ photos });
    };
    /** Shown at once, and as before if the disk does not take it. */
    const tried = async (id: WarriorId, photo: Photo | null): Promise<boolean> => {
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
        // What has been put meanwhile is newer.
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
      put: (photo) => tried(photo.id, photo),
      drop: (id) => tried(id, null),
      follow: async (warbandId, members) => {
        await get().look(warbandId);
        const here = new Set(members);
        const left = [...get().photos.values()].filter(
          ({ id, warbandId: of }) => of === warbandId && seen.has(id) && !here.has(id),
        );
        for (const id of members) seen.add(id);
        const back = members.flatMap((id) => gone.get(id) ?? []);
        for (const photo of left) gone.set(photo.id, photo);
        for (const { id } of back) gone.delete(id);
        await Promise.all([
          ...left.map(({ id }) => tried(id, null)),
          ...back.map((photo) => tried(photo.id, photo)),
        ]);
      },
    };
  });
}
