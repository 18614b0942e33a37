import { imagesOf } from '#roster/photo.ts';
import { photographedAs } from '#roster/photographed.ts';
import { usePhotosStore } from '#store/hooks/photos.ts';
import { useBattle, useRuleSystem, useStores } from '#store/hooks.ts';
import { tonesOf } from '#ui/painting/tones-of.ts';
import { creditedIn } from './poster-facts.ts';
import type { Portrait } from './poster-picture.ts';

/**
 * Finds whom the poster portrays: the first with a photo among those who put others out of action, or else among
 * those whom they did. Never rejects; null for nobody, as on a phone that has none of the warbands.
 */
export function usePosterPortrait(): () => Promise<Portrait | null> {
  const system = useRuleSystem();
  const battle = useBattle((state) => state.battle);
  const { warbands } = useStores();
  const store = usePhotosStore();
  return async () => {
    if (battle === null) return null;
    const feats = creditedIn(battle, system);
    const faces = [
      ...feats.map(({ by }) => ({ fighter: by, fallen: false })),
      ...feats.map(({ victim }) => ({ fighter: victim, fallen: true })),
    ];
    for (const { fighter, fallen } of faces) {
      const warbandId = battle.sides.find(({ id }) => id === fighter.sideId)?.warbandId ?? null;
      if (warbandId === null) continue;
      await store.getState().look(warbandId);
      const warband = warbands.getState().warbands?.find(({ id }) => id === warbandId);
      const who = warband === undefined ? null : photographedAs(warband, fighter.label);
      const image = imagesOf(store.getState().photos.get(who ?? 'm-') ?? null).at(-1);
      const tones = image === undefined ? null : await tonesOf(image);
      if (tones !== null) return { name: fighter.label, tones, fallen };
    }
    return null;
  };
}
