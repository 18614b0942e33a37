import type { Change } from '#rules/contract/battle-view.ts';
import { setFlag } from '../view.ts';
import type { Batch } from './batch.ts';
import type { Circumstances, Combatant, Opponents } from './combatant.ts';
import type { BatchReport } from './settle.ts';

/** What an enemy does to one who has lost his nerve and turns his back on him. */

/** Hits that he has still to take before he runs; null for one who does not break. */
function hitsToCome({ flags }: Combatant): number | null {
  const hits = flags['breaking'];
  return typeof hits === 'number' ? hits : null;
}

/** Offered only while he breaks, so that it can be taken back. @rule MORD-ALONE-3 */
export function isFreeHit({ defender }: Opponents, ask: Circumstances): boolean {
  return ask.isSo('free-hit', 'attacker', (hitsToCome(defender) ?? 0) > 0, 'if-set');
}

/** One blow with the weapon in hand, which hits by itself and which nobody parries. @rule MORD-ALONE-3 */
export function freeHit(batch: Batch): Batch {
  const [blow] = batch.attacks;
  return {
    ...batch,
    attacks: blow === undefined ? [] : [{ ...blow, count: 1, toHit: { kind: 'automatic' } }],
    guard: { ...batch.guard, parry: null },
  };
}

/** One hit fewer to come, unless it has dropped him: then he does not run, and breaks no more. @rule MORD-ALONE-3 */
export function afterFreeHit(defender: Combatant, report: BatchReport): readonly Change[] {
  const hits = hitsToCome(defender);
  const stands = report.outcome === 'nothing' || report.outcome === 'wound';
  return defender.fighter === null || hits === null || !stands
    ? []
    : [setFlag(defender.fighter.id, 'breaking', Math.max(0, hits - 1))];
}
