import type { Change } from '#rules/contract/battle-view.ts';
import { setFlag } from '../view.ts';
import type { Batch } from './batch.ts';
import type { Circumstances, Combatant, Opponents } from './combatant.ts';
import type { BatchReport } from './settle.ts';

/** Free hits on a fighter who has failed his test and flees. */

/** Free hits still to come before he flees; null if he does not flee. */
function hitsToCome({ flags }: Combatant): number | null {
  const hits = flags['breaking'];
  return typeof hits === 'number' ? hits : null;
}

/** Shown only while it is set, so that it can be cleared. @rule MORD-ALONE-3 */
export function isFreeHit({ defender }: Opponents, ask: Circumstances): boolean {
  return ask.isSo('free-hit', 'attacker', (hitsToCome(defender) ?? 0) > 0, 'if-set');
}

/** One blow with the weapon in hand, which hits automatically and can't be parried. @rule MORD-ALONE-3 */
export function freeHit(batch: Batch): Batch {
  const [blow] = batch.attacks;
  return {
    ...batch,
    attacks: blow === undefined ? [] : [{ ...blow, count: 1, toHit: { kind: 'automatic' } }],
    guard: { ...batch.guard, parry: null },
  };
}

/** One free hit fewer to come; if it has dropped him, he no longer flees. @rule MORD-ALONE-3 */
export function afterFreeHit(defender: Combatant, report: BatchReport): readonly Change[] {
  const hits = hitsToCome(defender);
  const stands = report.outcome === 'nothing' || report.outcome === 'wound';
  return defender.fighter === null || hits === null || !stands
    ? []
    : [setFlag(defender.fighter.id, 'breaking', Math.max(0, hits - 1))];
}
