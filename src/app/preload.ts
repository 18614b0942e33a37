import type { Stores } from '#store/hooks.ts';
import { SCREENS } from './screens.ts';
import { SYSTEMS } from './systems.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches ahead what will be wanted next, one piece at a time and only while the page has nothing else
 * to do: what a battle takes comes first, because that is what players come for. What can't be had now
 * is asked for again when it is wanted.
 */
export async function preload(stores: Stores): Promise<void> {
  const { battle, newBattle, fighter, duel, journal, ...others } = SCREENS;
  const pieces: readonly (() => Promise<unknown>)[] = [
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

/** Ids of the games of this player's battles and warbands, the likeliest first; then that of a first launch. */
function gamesOf({ battles, warbands, systems }: Stores): readonly string[] {
  const ids = [
    ...(battles.getState().summaries ?? []).map(({ battle }) => battle.systemId),
    ...(warbands.getState().warbands ?? []).map(({ systemId }) => systemId),
    ...(systems.starter === null ? [] : [systems.starter]),
  ];
  return [...new Set(ids)];
}
