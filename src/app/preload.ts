import type { Stores } from '#store/hooks.ts';
import { battleRoutes, SCREENS } from './screens.ts';
import { SYSTEMS } from './systems.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches and runs what will be needed next, for pages without an offline copy: one piece at a time while the page is
 * idle; what a battle takes comes first. Pieces that can't be fetched now are requested again when they are needed.
 */
export async function preload(stores: Stores): Promise<void> {
  const { battle, newBattle, fighter, duel, journal, ...others } = SCREENS;
  const pieces: readonly (() => Promise<unknown>)[] = [
    battleRoutes.preload,
    battle.preload,
    ...gamesOf(stores).map((id) => () => SYSTEMS.load(id)),
    newBattle.preload,
    ...[fighter, duel, journal, ...Object.values(others)].map((screen) => screen.preload),
    SYSTEMS.loadAll,
  ];
  for (const fetchPiece of pieces) {
    await whenIdle();
    await fetchPiece().catch(() => undefined);
  }
}

/** Ids of the games of this player's battles and warbands, the likeliest first; the starter comes last. */
function gamesOf({ battles, warbands, systems }: Stores): readonly string[] {
  const ids = [
    ...(battles.getState().summaries ?? []).map(({ battle }) => battle.systemId),
    ...(warbands.getState().warbands ?? []).map(({ systemId }) => systemId),
    ...(systems.starter === null ? [] : [systems.starter]),
  ];
  return [...new Set(ids)];
}
