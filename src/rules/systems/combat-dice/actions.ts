import type { FighterId } from '../../ids.ts';
import { fighterOf } from '../../parts/skirmish/reading.ts';
import type { BattleView, Change, FighterView, Refusal } from '../../system.ts';
import { count } from './counters.ts';
import { clearFlag, has, setFlag } from './flags.ts';
import { houseRule } from './house-rules.ts';
import { characteristicOf } from './profile.ts';
import { onTable } from './statuses.ts';

export const ACTIVATE = 'activate';

/**
 * He acts: what he did the last time, moving carefully or charging, no longer counts.
 * @rule DR-TURN
 */
export function act(view: BattleView, action: string, id: FighterId): readonly Change[] | Refusal {
  const fighter = fighterOf(view, id);
  if (fighter === null) return { refused: 'unknown-fighter' };
  if (action !== ACTIVATE) return { refused: 'unknown-action' };
  if (!mayActivate(view, fighter)) return { refused: 'not-to-act' };
  return [
    setFlag(id, 'activated', true),
    ...clearFlag(fighter, 'careful'),
    ...clearFlag(fighter, 'charging'),
    ...refilled(view, fighter),
  ];
}

/** On the table, of the side whose turn it is, and not yet activated in it. */
export function mayActivate(view: BattleView, fighter: FighterView): boolean {
  return fighter.sideId === view.position.sideId && onTable(fighter) && !has(fighter, 'activated');
}

function refilled(view: BattleView, fighter: FighterView): readonly Change[] {
  return houseRule(view.houseRules, 'poolRefill') === 'each-activation'
    ? count(fighter, 'pool', characteristicOf(fighter, 'D'))
    : [];
}
