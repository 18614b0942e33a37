import { useStores } from '#store/hooks.ts';

/** Undoes something that happened between battles, for all warbands that it has changed; nothing if one can't. */
export function useTakeBack(): (id: string) => Promise<void> {
  const { warbands, systems } = useStores();
  return async (id) => {
    const { takenBack } = await import('#roster/between/take-back.ts');
    const { warbands: all, save } = warbands.getState();
    for (const one of takenBack(all ?? [], systems.loaded, id) ?? []) save(one);
  };
}
