import { useMemo } from 'react';
import type { Fighter } from '#battle/state.ts';
import type { FighterId } from '#rules/contract/ids.ts';
import { diceDue } from '#rules/kit/injury.ts';
import { type BattleStoreState, useBattle } from '#store/hooks.ts';

/** What a fighter's row shows of the battle. */
interface RowFacts {
  readonly fighter: Fighter;
  /** Names of the enemies in contact. */
  readonly opponents: readonly string[];
  /** An injury roll is due. */
  readonly injured: boolean;
}

/** All of it by one subscription, as each further one counts with 120 rows; null for nobody. */
export function useRowFacts(id: FighterId): RowFacts | null {
  return useBattle(useMemo(() => factsOf(id), [id]));
}

/** The same object as long as it says the same. */
function factsOf(id: FighterId): (state: BattleStoreState) => RowFacts | null {
  let last: RowFacts | null = null;
  return ({ battle, system, opponents }) => {
    const fighter = battle?.fighters[id];
    if (battle === null || fighter === undefined) return null;
    const now = {
      fighter,
      opponents: opponents[id] ?? NOBODY,
      injured: diceDue(system, battle, id) > 0,
    };
    const same =
      last?.fighter === fighter && last.opponents === now.opponents && last.injured === now.injured;
    if (!same) last = now;
    return last;
  };
}

const NOBODY: readonly string[] = [];
