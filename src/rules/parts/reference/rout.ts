import type { ReferenceEntry } from '#rules/reference.ts';
import { USUAL_BUBBLE } from '../leader-bubble.ts';
import { ROUT_SHARE, routThreshold } from '../quarter-rout.ts';
import type { SkirmishStatus } from '../skirmish-status.ts';
import { between, number, numbersFrom, status, stretches, word, yesOrNo } from './cells.ts';
import { entry, row, table } from './entry.ts';

/** The largest warband of the threshold's table. */
const LARGEST = 30;

/**
 * When a warband has to test, on whose Leadership, what follows, and what its leader lends.
 * @rule MORD-ROUT-1, MORD-ROUT-2, MORD-ROUT-4, MORD-ROUT-5, WFS-ROUT, MORD-LD-1, MORD-LD-2, MORD-LD-4, MORD-LD-5, MORD-LD-6
 */
export function routEntries(statuses: readonly SkirmishStatus[]): readonly ReferenceEntry[] {
  return [
    entry('rout', 'rout', {
      rules: ['MORD-ROUT-1', 'WFS-ROUT'],
      numbers: { percent: 100 / ROUT_SHARE },
      tables: () => [thresholdTable()],
      related: ['rout-leadership', 'rout-result', 'leadership-test', 'out-of-action'],
    }),
    entry('rout', 'rout-leadership', {
      rules: ['MORD-ROUT-2'],
      tables: () => [lendingTable(statuses)],
      related: ['leader'],
    }),
    entry('rout', 'rout-result', { rules: ['MORD-ROUT-4'] }),
    entry('rout', 'voluntary-rout', { rules: ['MORD-ROUT-5'], related: ['rout', 'rout-result'] }),
    entry('rout', 'leader', {
      rules: ['MORD-LD-1', 'MORD-LD-2', 'MORD-LD-4', 'MORD-LD-5', 'MORD-LD-6'],
      numbers: { range: USUAL_BUBBLE },
      related: ['all-alone', 'rally'],
    }),
  ];
}

function thresholdTable() {
  return table(
    'rout-threshold',
    [word('head.fighters'), word('head.out')],
    stretches(numbersFrom(1, LARGEST), routThreshold).map(({ ends, answer }) =>
      row(between(ends), [number(answer)]),
    ),
  );
}

function lendingTable(statuses: readonly SkirmishStatus[]) {
  return table(
    'rout-leadership',
    [word('head.status'), word('head.as-leader'), word('head.as-member')],
    statuses
      .filter(({ inStrip }) => inStrip)
      .map((one) =>
        row(status(one.id), [
          yesOrNo(one.lendsRoutLeadershipAsLeader),
          yesOrNo(one.lendsRoutLeadership),
        ]),
      ),
  );
}
