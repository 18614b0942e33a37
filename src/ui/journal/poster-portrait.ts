import { memberByLabel } from '#roster/member-of.ts';
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
      const member = warband === undefined ? null : memberByLabel(warband, fighter.label);
      const photo = store.getState().photos.get(member?.id ?? 'm-');
      const tones = photo === undefined ? null : await tonesOf(photo.image);
      if (tones !== null) return { name: fighter.label, tones, fallen };
    }
    return null;
  };
}
