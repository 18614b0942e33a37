import { type Page, type PageTable, status, yesOrNo } from '#rules/kit/reference.ts';
import { ALONE_AGAINST, FRIEND_RANGE } from '../courage.ts';
import { USUAL_BUBBLE } from '../leadership.ts';
import { CRAWL } from '../movement/movement.ts';
import { ROUT_SHARE } from '../quarter.ts';
import type { SkirmishStatus } from '../statuses.ts';

/** What each status means, how it counts, and how a fighter recovers. */
export function statusPages(statuses: readonly SkirmishStatus[]): readonly Page[] {
  return [
    ...statuses.map(({ id, inStrip }) => ({
      section: 'statuses',
      id,
      statuses: [id],
      ...(inStrip ? {} : { within: 'who-counts' }),
      ...MORE[id],
    })),
    {
      section: 'recovery',
      id: 'stand-up',
      sign: 'knocked-down',
      rules: ['MORD-REC-1', 'MORD-REC-2'],
      related: ['knocked-down', 'stunned', 'phase-recovery', 'strike-order'],
    },
    {
      section: 'statuses',
      id: 'who-counts',
      sign: 'standing',
      tables: [() => countingTable(statuses)],
      related: ['rout', 'leader', 'all-alone'],
    },
  ];
}

/** What else belongs on the page of a status. */
const MORE: Readonly<Record<string, Partial<Page>>> = {
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

/** Properties of a status, in the order of the table. */
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

/** Fighters off the table count only as losses: one column covers them all. */
function countingTable(statuses: readonly SkirmishStatus[]): PageTable {
  const columns = statuses.filter(({ inStrip }) => inStrip);
  return {
    id: 'who-counts',
    columns: ['head.question', ...columns.map(({ id }) => status(id))],
    rows: QUESTIONS.map((question) => [
      `question.${question}`,
      ...columns.map((column) => counts(column[question])),
    ]),
  };
}

/** A setting decides where the row says neither. */
function counts(value: boolean | string): string {
  if (typeof value === 'boolean') return yesOrNo(value);
  return value === 'yes' || value === 'no' ? yesOrNo(value === 'yes') : 'value.house-rule';
}

/** When a warband has to test, on whose Leadership, the consequences, and its leader's range. */
export function routPages(statuses: readonly SkirmishStatus[]): readonly Page[] {
  return [
    {
      section: 'tests',
      id: 'rout',
      sign: 'rout',
      rules: ['MORD-ROUT-1', 'WFS-ROUT'],
      numbers: { percent: 100 / ROUT_SHARE },
      tables: [ROUT_THRESHOLD],
      related: ['rout-leadership', 'rout-result', 'leadership-test', 'out-of-action'],
    },
    {
      section: 'tests',
      id: 'rout-leadership',
      within: 'rout',
      rules: ['MORD-ROUT-2'],
      tables: [() => lendingTable(statuses)],
      related: ['leader'],
    },
    { section: 'tests', id: 'rout-result', within: 'rout', rules: ['MORD-ROUT-4'] },
    {
      section: 'tests',
      id: 'voluntary-rout',
      within: 'rout',
      rules: ['MORD-ROUT-5'],
      related: ['rout', 'rout-result'],
    },
    {
      section: 'tests',
      id: 'leader',
      within: 'leadership-test',
      rules: ['MORD-LD-1', 'MORD-LD-2', 'MORD-LD-4', 'MORD-LD-5', 'MORD-LD-6'],
      numbers: { range: USUAL_BUBBLE },
      related: ['all-alone', 'rally'],
    },
  ];
}

/** Up to twice the size of most warbands. */
const ROUT_THRESHOLD: PageTable = {
  id: 'rout-threshold',
  columns: ['head.fighters', 'head.out'],
  rows: [
    ['1–4', 1],
    ['5–8', 2],
    ['9–12', 3],
    ['13–16', 4],
    ['17–20', 5],
    ['21–24', 6],
    ['25–28', 7],
    ['29–30', 8],
  ],
};

function lendingTable(statuses: readonly SkirmishStatus[]): PageTable {
  return {
    id: 'rout-leadership',
    columns: ['head.status', 'head.as-leader', 'head.as-member'],
    rows: statuses
      .filter(({ inStrip }) => inStrip)
      .map((one) => [
        status(one.id),
        yesOrNo(one.lendsRoutLeadershipAsLeader),
        yesOrNo(one.lendsRoutLeadership),
      ]),
  };
}

/** Rally, All Alone, flight, and leaving a fight. */
export const COURAGE_PAGES: readonly Page[] = [
  {
    section: 'tests',
    id: 'rally',
    sign: 'rally',
    rules: ['MORD-FLEE-1'],
    related: ['fleeing', 'leadership-test', 'phase-recovery'],
  },
  {
    section: 'tests',
    id: 'all-alone',
    sign: 'all-alone',
    rules: ['MORD-ALONE-1', 'MORD-ALONE-2', 'MORD-ALONE-3'],
    numbers: { opponents: ALONE_AGAINST, range: FRIEND_RANGE },
    related: ['fleeing', 'leadership-test', 'phase-close-combat'],
  },
  {
    section: 'movement',
    id: 'charged-in-flight',
    within: 'charge',
    rules: ['MORD-FLEE-2'],
  },
  {
    section: 'movement',
    id: 'leaving-combat',
    sign: 'left-table',
    rules: ['MORD-FLEE-3', 'MORD-FLEE-4'],
    related: ['all-alone', 'downed'],
  },
];
