import type { Photo } from '#roster/photo.ts';
import type { DevicePort } from '#store/ports.ts';

/** Photos on a simulated disk. @param disk its contents, for tests that read them */
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
