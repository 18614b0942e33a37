import type { ReferenceEntry } from '#rules/contract/reference.ts';
import { fraction } from '#rules/dice/fraction.ts';
import {
  between,
  type EntryParts,
  entry,
  number,
  numbersFrom,
  row,
  status,
  stretches,
  table,
  word,
  yesOrNo,
} from '#rules/kit/reference.ts';
import { ALONE_AGAINST, FRIEND_RANGE } from '../courage.ts';
import { USUAL_BUBBLE } from '../leadership.ts';
import { CRAWL } from '../movement/movement.ts';
import { ROUT_SHARE, routThreshold } from '../quarter.ts';
import type { SkirmishStatus } from '../statuses.ts';

/**
 * What each status means, what it counts for, and how one gets up again.
 * @rule MORD-REC-1, MORD-REC-2, MORD-REC-3, MORD-REC-4
 */
export function statusEntries(statuses: readonly SkirmishStatus[]): readonly ReferenceEntry[] {
  return [
    ...statuses.map(({ id }) => statusEntry(id)),
    entry('statuses', 'stand-up', {
      rules: ['MORD-REC-1', 'MORD-REC-2'],
      related: ['knocked-down', 'stunned', 'phase-recovery', 'strike-order'],
    }),
    entry('statuses', 'who-counts', {
      tables: () => [countingTable(statuses)],
      related: ['rout', 'leader', 'all-alone'],
    }),
  ];
}

function statusEntry(id: string): ReferenceEntry {
  const more = MORE[id] ?? {};
  return entry('statuses', id, { ...more, statuses: [id] });
}

/** What else belongs on the page of a status. */
const MORE: Readonly<Record<string, EntryParts>> = {
  'knocked-down': {
    rules: ['MORD-REC-3'],
    numbers: { crawl: CRAWL },
    related: ['injury', 'downed'],
  },
  stunned: { rules: ['MORD-REC-4'], related: ['injury', 'downed'] },
  fleeing: { related: ['rally', 'charged-in-flight'] },
  'out-of-action': { related: ['injury', 'rout'] },
  'left-table': { related: ['fleeing', 'rout'] },
};

/** What the rules ask of a status, in the order of the table. */
const QUESTIONS = [
  'onFeet',
  'strikesBlows',
  'hitAutomatically',
  'mayBeCharged',
  'mayBeShot',
  'priorityTarget',
  'countsAsCasualty',
  'lendsRoutLeadershipAsLeader',
  'lendsRoutLeadership',
  'lendsBubble',
  'usesBubble',
  'countsAsFriend',
  'countsAsOpponent',
  'takesAllAlone',
  'blocksEnemyRun',
  'countsAsNearest',
  'mayIntercept',
  'keepsHidden',
  'revealsHidden',
  'contestsObjectives',
] as const satisfies readonly (keyof SkirmishStatus)[];

/** Those who are away count for nothing but losses: one column says it for all of them. */
function countingTable(statuses: readonly SkirmishStatus[]) {
  const columns = statuses.filter(({ inStrip }) => inStrip);
  return table(
    'who-counts',
    [word('head.question'), ...columns.map(({ id }) => status(id))],
    QUESTIONS.map((question) =>
      row(
        word(`question.${question}`),
        columns.map((column) => yesNo(column[question])),
      ),
    ),
  );
}

/** A setting decides where the row says neither. */
function yesNo(value: boolean | string) {
  if (value === true || value === 'yes') return word('value.yes');
  return word(value === false || value === 'no' ? 'value.no' : 'value.house-rule');
}

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
    stretches(numbersFrom(1, LARGEST), (count) => routThreshold(fraction(count))).map(
      ({ ends, answer }) => row(between(ends), [number(answer)]),
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
