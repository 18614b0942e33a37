import { useEffect, useState } from 'react';
import { isInPlay } from '#roster/example.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleSummary } from '#store/hooks.ts';
import { type HomeLook, rememberedHome, rememberHome } from '#ui/last-place.ts';

/**
 * The layout of the home screen. Until the data is loaded, the one of the last visit, so that nothing moves away
 * from under a thumb.
 * @param warbands null until loaded
 * @param battles null until loaded
 * @param running whether one of the battles can be resumed
 */
export function useHomeLook(
  warbands: readonly Warband[] | null,
  battles: readonly BattleSummary[] | null,
  running: boolean,
): HomeLook {
  const [before] = useState(rememberedHome);
  const known = warbands === null || battles === null ? null : lookOf(warbands, battles, running);
  useEffect(() => {
    if (known !== null) rememberHome(known);
  }, [known]);
  return known ?? before;
}

function lookOf(
  warbands: readonly Warband[],
  battles: readonly BattleSummary[],
  running: boolean,
): HomeLook {
  if (running) return 'running';
  const isNewPlayer = battles.length === 0 && !warbands.some(isInPlay);
  return isNewPlayer ? 'first' : 'own';
}
