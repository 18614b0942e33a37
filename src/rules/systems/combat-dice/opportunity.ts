import type { FighterId } from '../../ids.ts';
import type { Change, FighterView, ResolverCall } from '../../system.ts';
import { clearFlag, setFlag } from './flags.ts';
import type { Melee } from './melee.ts';

/** The die that a leaving enemy gives: one for each blow it is used for. @rule DR-6 */
export const OPPORTUNITY_DICE = 1;

/** He may strike at the one who leaves, who still stands in the fight for that blow. @rule DR-6 */
export function offered(
  enemies: readonly FighterView[],
  leaver: FighterView,
  melee: Melee,
): readonly Change[] {
  if (enemies.length === 0) return [];
  return [
    ...enemies.map(({ id }) => setFlag(id, 'opportunity', leaver.id)),
    setFlag(leaver.id, 'left-melee', melee.models),
    setFlag(leaver.id, 'left-enemies', melee.enemies.length),
  ];
}

/** The blow at the one who left, set up. */
export function opportunityAttack(
  { id: attacker }: { readonly id: FighterId },
  { id: target }: { readonly id: FighterId },
): ResolverCall {
  return {
    resolverId: 'attack',
    subjects: {
      attacker: { kind: 'fighter', fighterId: attacker },
      target: { kind: 'fighter', fighterId: target },
    },
    inputs: {},
  };
}

/** Whether the attacker strikes at the target because it is leaving him. */
export function isOpportunity(attacker: FighterView, target: FighterView): boolean {
  return attacker.flags['opportunity'] === target.id;
}

/** The fight that he has just left, in numbers; null when he has not. */
export function fightLeft({
  flags,
}: FighterView): { readonly models: number; readonly enemies: number } | null {
  const models = flags['left-melee'];
  const enemies = flags['left-enemies'];
  if (typeof models !== 'number' || typeof enemies !== 'number') return null;
  return { models, enemies };
}

/** The blow has been struck. */
export function taken(attacker: FighterView): readonly Change[] {
  return clearFlag(attacker, 'opportunity');
}
