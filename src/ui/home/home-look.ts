import { useEffect, useState } from 'react';
import { isInUse } from '#roster/archive.ts';
import { isExample } from '#roster/example.ts';
import type { Warband } from '#roster/warband.ts';
import type { BattleSummary } from '#store/hooks.ts';
import { type HomeLook, rememberedHome, rememberHome } from '#ui/last-place.ts';

/**
 * What home is laid out for. Until the disk has answered, what it was last time: what moves away from
 * under a thumb is a tap lost.
 * @param warbands null while the disk has not answered
 * @param battles null while the disk has not answered
 * @param running whether one of them can be gone on with
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
  const stranger = battles.length === 0 && warbands.filter(isInUse).every(isExample);
  return stranger ? 'first' : 'own';
}
