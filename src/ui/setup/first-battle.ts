import type { Warband } from '#roster/warband.ts';
import type { Stores } from '#store/hooks.ts';
import { type BattleStart, beginBattle } from './begin-battle.ts';
import { firstDraft } from './draft.ts';
import type { StandInNames } from './side-setups.ts';

/** Starts a battle between these warbands of one game with the default setup. */
export async function beginBetween(
  stores: Stores,
  warbands: readonly Warband[],
  standIns: StandInNames,
): Promise<BattleStart> {
  const { systems, freshId } = stores;
  const system = await systems.load(warbands[0]?.systemId ?? '').catch(() => null);
  if (system === null) return { refused: null };
  return beginBattle(stores, firstDraft(system, warbands, freshId), system, standIns);
}
