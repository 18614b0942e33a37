import type { WarbandId } from '#rules/contract/ids.ts';
import { winnersOf } from './sides.ts';
import type { BattleState, Side } from './state.ts';

/** The record of a warband in the battles on this device. */
export interface WarbandRecord {
  /** Finished battles. */
  readonly battles: number;
  readonly won: number;
}

/** How many of these battles a warband has fought to their end, and won. */
export function recordOf(battles: readonly BattleState[], warbandId: WarbandId): WarbandRecord {
  const own = (side: Side) => side.warbandId === warbandId;
  const fought = battles.filter(({ ended, sides }) => ended && sides.some(own));
  return { battles: fought.length, won: fought.filter((one) => winnersOf(one).some(own)).length };
}
