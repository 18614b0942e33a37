import type { ReferenceEntry } from '#rules/reference.ts';
import { ALONE_AGAINST, FRIEND_RANGE } from '../all-alone.ts';
import { entry } from './entry.ts';

/**
 * Holding out alone, flight, rally, and leaving a fight.
 * @rule MORD-ALONE-1, MORD-ALONE-2, MORD-ALONE-3, MORD-FLEE-1, MORD-FLEE-2, MORD-FLEE-3, MORD-FLEE-4
 */
export function courageEntries(): readonly ReferenceEntry[] {
  return [
    entry('courage', 'all-alone', {
      rules: ['MORD-ALONE-1', 'MORD-ALONE-2', 'MORD-ALONE-3'],
      numbers: { opponents: ALONE_AGAINST, range: FRIEND_RANGE },
      related: ['fleeing', 'leadership-test', 'phase-close-combat'],
    }),
    entry('courage', 'rally', {
      rules: ['MORD-FLEE-1'],
      related: ['fleeing', 'leadership-test', 'phase-recovery'],
    }),
    entry('courage', 'charged-in-flight', { rules: ['MORD-FLEE-2'], related: ['charge'] }),
    entry('courage', 'leaving-combat', {
      rules: ['MORD-FLEE-3', 'MORD-FLEE-4'],
      related: ['all-alone', 'downed'],
    }),
  ];
}
