import type { Warband } from '#roster/warband.ts';
import type { Stores } from '#store/hooks.ts';
import { type BattleStart, beginBattle } from './begin-battle.ts';
import { firstDraft } from './draft.ts';
import type { DefaultNames } from './side-setups.ts';

/** Starts a battle between these warbands of one game with the default setup. */
export async function beginFirstBattle(
  stores: Stores,
  warbands: readonly Warband[],
  defaultNames: DefaultNames,
): Promise<BattleStart> {
  const { systems, freshId } = stores;
  const system = await systems.load(warbands[0]?.systemId ?? '').catch(() => null);
  if (system === null) return { refused: null };
  return beginBattle(stores, firstDraft(system, warbands, freshId), system, defaultNames);
}
