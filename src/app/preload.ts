import { SCREENS } from './screens.ts';
import { SYSTEMS } from './systems.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches ahead what will be wanted next, one piece at a time and only while the page has nothing else
 * to do: what a battle takes comes first, because that is what players come for. What can't be had now
 * is asked for again when it is wanted.
 * @param playing ids of the games that this player plays, the likeliest first
 */
export async function preloadInIdleTime(playing: readonly string[]): Promise<void> {
  const { battle, newBattle, fighter, duel, journal, ...others } = SCREENS;
  const pieces: readonly (() => Promise<unknown>)[] = [
    battle.preload,
    ...playing.map((id) => () => SYSTEMS.load(id)),
    newBattle.preload,
    ...[fighter, duel, journal, ...Object.values(others)].map(({ preload }) => preload),
    SYSTEMS.loadAll,
  ];
  for (const fetchPiece of pieces) {
    await whenIdle();
    await fetchPiece().catch(() => undefined);
  }
}
