import { say } from '#i18n/said.ts';
import type { Warband } from '#roster/warband.ts';
import type { Stores } from '#store/hooks.ts';
import { carryNews } from '#ui/battle/news.ts';
import { type BattleStart, beginBattle } from './begin-battle.ts';
import { firstDraft } from './draft.ts';
import type { DefaultNames } from './side-setups.ts';

/** Starts a battle between these warbands of one game with the default setup; the table says that both are to be played. */
export async function beginFirstBattle(
  stores: Stores,
  warbands: readonly Warband[],
): Promise<BattleStart> {
  const { systems, freshId } = stores;
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
