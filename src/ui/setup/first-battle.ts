import { say } from '#i18n/said.ts';
import type { WarbandId } from '#rules/contract/ids.ts';
import type { Stores } from '#store/hooks.ts';
import { carryNews } from '#ui/battle/news.ts';
import { type BattleStart, beginBattle } from './begin-battle.ts';
import { firstDraft } from './draft.ts';
import type { DefaultNames } from './side-setups.ts';

/**
 * Starts a battle between these warbands of one game with the default setup, and loads them first if they are only
 * announced; the table says that both are to be played.
 */
export async function beginFirstBattle(
  stores: Stores,
  ids: readonly WarbandId[],
): Promise<BattleStart> {
  const { systems, freshId } = stores;
  const { getState } = stores.warbands;
  if (getState().warbands === null) await getState().load();
  const warbands = ids.flatMap((id) => getState().warbands?.find((one) => one.id === id) ?? []);
  const system = await systems.load(warbands[0]?.systemId ?? '').catch(() => null);
  if (system === null) return { refused: null };
  const start = await beginBattle(
    stores,
    firstDraft(system, warbands, freshId),
    system,
    DEFAULT_NAMES,
  );
  const session = 'battleId' in start ? stores.battles.getState().ready(start.battleId) : null;
  if (session !== null) carryNews(session, { kind: 'both-yours' });
  return start;
}

/** In words that come with the game. */
const DEFAULT_NAMES: DefaultNames = {
  side: (number) => say({ code: 'setup:side.name', params: { number } }),
  get figure() {
    return say({ code: 'setup:side.figure', params: {} });
  },
  oneOf: (side) => say({ code: 'setup:side.one-of', params: { side } }),
};
