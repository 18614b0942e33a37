import type { Photo } from '#roster/photo.ts';
import type { DevicePort } from '#store/ports.ts';

/** Photos on a pretended disk. @param disk what lies on it, for tests that look there */
export function memoryPhotos(disk = new Map<string, Photo>()): DevicePort['photos'] {
  return () =>
    Promise.resolve({
      list: (warbandId) =>
        Promise.resolve([...disk.values()].filter((photo) => photo.warbandId === warbandId)),
      save: async (photo) => void disk.set(photo.id, photo),
      remove: async (ids) => {
        for (const id of ids) disk.delete(id);
      },
    });
}
