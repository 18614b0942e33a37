import type { ReferenceEntry } from '#rules/reference.ts';
import { CRAWL } from '../movement.ts';
import type { SkirmishStatus } from '../skirmish-status.ts';
import { status, word } from './cells.ts';
import { entry, type Parts, row, table } from './entry.ts';

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
const MORE: Readonly<Record<string, Parts>> = {
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
  'actsFreely',
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
        columns.map((column) => answer(column[question])),
      ),
    ),
  );
}

/** A setting decides where the row says neither. */
function answer(value: boolean | string) {
  if (value === true || value === 'yes') return word('value.yes');
  return word(value === false || value === 'no' ? 'value.no' : 'value.house-rule');
}
