import type { StatusRow } from '../contract/rows.ts';

/**
 * What the skirmish rules read from a fighter's status. Each system has its own complete table of
 * such rows; the rules ask the row and never compare status ids.
 */
export interface SkirmishStatus extends StatusRow {
  /** On his feet and his own master: what he may do is for the circumstances to say. */
  readonly actsFreely: boolean;
  /** Stays hidden if he was; a setting decides for those who were knocked down. */
  readonly keepsHidden: 'yes' | 'no' | 'downedStaysHidden';
  /** Out of action for the Rout test; a setting decides for those who ran off the table. */
  readonly countsAsCasualty: 'yes' | 'no' | 'routCountsLeftTable';
  /** The designated leader's Leadership is used for the Rout test. */
  readonly lendsRoutLeadershipAsLeader: boolean;
  /** His Leadership is used for the Rout test when the leader's is not to be had. */
  readonly lendsRoutLeadership: boolean;
  /** As leader, lets those near him use his Leadership. Not the same question as the Rout test's. */
  readonly lendsBubble: boolean;
  readonly usesBubble: boolean;
  /** Keeps a friend within 6″ from being all alone. */
  readonly countsAsFriend: boolean;
  /** One of the two or more who make a fighter all alone; a setting decides for those on the ground. */
  readonly countsAsOpponent: 'yes' | 'no' | 'downedOpponentsCount';
  readonly takesAllAlone: boolean;
  /** Within 8″ at the start of the turn he keeps enemies from running, unless hidden. */
  readonly blocksEnemyRun: boolean;
  /** Looked at when a fugitive's nearest model is sought, unless hidden. */
  readonly countsAsNearest: boolean;
  readonly mayIntercept: boolean;
  /** Finds hidden enemies within his Initiative in inches. */
  readonly revealsHidden: boolean;
  /** Has to be shot at before enemies farther off. */
  readonly priorityTarget: boolean;
  readonly contestsObjectives: boolean;
  readonly mayBeCharged: boolean;
  readonly mayBeShot: boolean;
  readonly strikesBlows: boolean;
  /** Blows at him hit without a roll. */
  readonly hitAutomatically: boolean;
  /** On the ground: frenzy ends for the battle, and finishing rules apply. */
  readonly downed: boolean;
}

export const STATUS_IDS = [
  'standing',
  'knocked-down',
  'stunned',
  'fleeing',
  'out-of-action',
  'left-table',
  'in-reserve',
  'absent',
] as const;

export type StatusId = (typeof STATUS_IDS)[number];

/** A row of the status table: what the rules read, with ids of this table only. */
export interface TableStatus extends SkirmishStatus {
  readonly id: StatusId;
}

/** Rows of those who are not on the table differ in what they count as, not in what they can do. */
const AWAY = {
  tone: 'away',
  onTable: false,
  participates: true,
  inStrip: false,
  use: null,
  actsFreely: false,
  keepsHidden: 'no',
  countsAsCasualty: 'no',
  lendsRoutLeadershipAsLeader: false,
  lendsRoutLeadership: false,
  lendsBubble: false,
  usesBubble: false,
  countsAsFriend: false,
  countsAsOpponent: 'no',
  takesAllAlone: false,
  blocksEnemyRun: false,
  countsAsNearest: false,
  mayIntercept: false,
  revealsHidden: false,
  priorityTarget: false,
  contestsObjectives: false,
  mayBeCharged: false,
  mayBeShot: false,
  strikesBlows: false,
  hitAutomatically: false,
  downed: false,
} as const satisfies Omit<SkirmishStatus, 'id'>;

/**
 * Every status and what follows from it.
 * @rule MORD-ROUT-1, MORD-ROUT-2, MORD-LD-2, MORD-ALONE-1, MORD-FLEE-1, MORD-REC-1, MOV-RUN
 */
export const STATUSES = {
  standing: {
    ...AWAY,
    id: 'standing',
    tone: 'standing',
    onTable: true,
    inStrip: true,
    actsFreely: true,
    keepsHidden: 'yes',
    lendsRoutLeadershipAsLeader: true,
    lendsRoutLeadership: true,
    lendsBubble: true,
    usesBubble: true,
    countsAsFriend: true,
    countsAsOpponent: 'yes',
    takesAllAlone: true,
    blocksEnemyRun: true,
    countsAsNearest: true,
    mayIntercept: true,
    revealsHidden: true,
    priorityTarget: true,
    contestsObjectives: true,
    mayBeCharged: true,
    mayBeShot: true,
    strikesBlows: true,
  },
  'knocked-down': {
    ...AWAY,
    id: 'knocked-down',
    tone: 'knocked-down',
    onTable: true,
    inStrip: true,
    keepsHidden: 'downedStaysHidden',
    // The Rout test keeps the leader's Leadership; his bubble is gone.
    lendsRoutLeadershipAsLeader: true,
    lendsRoutLeadership: true,
    usesBubble: true,
    countsAsOpponent: 'downedOpponentsCount',
    mayBeCharged: true,
    mayBeShot: true,
    hitAutomatically: true,
    downed: true,
  },
  stunned: {
    ...AWAY,
    id: 'stunned',
    tone: 'stunned',
    onTable: true,
    inStrip: true,
    usesBubble: true,
    countsAsOpponent: 'downedOpponentsCount',
    mayBeCharged: true,
    mayBeShot: true,
    hitAutomatically: true,
    downed: true,
  },
  fleeing: {
    ...AWAY,
    id: 'fleeing',
    tone: 'fleeing',
    onTable: true,
    inStrip: true,
    lendsRoutLeadershipAsLeader: true,
    lendsRoutLeadership: true,
    usesBubble: true,
    mayBeCharged: true,
    mayBeShot: true,
  },
  'out-of-action': {
    ...AWAY,
    id: 'out-of-action',
    tone: 'out-of-action',
    inStrip: true,
    countsAsCasualty: 'yes',
  },
  'left-table': { ...AWAY, id: 'left-table', countsAsCasualty: 'routCountsLeftTable' },
  'in-reserve': { ...AWAY, id: 'in-reserve', use: 'reserve' },
  absent: { ...AWAY, id: 'absent', participates: false, use: 'absent' },
} as const satisfies { readonly [Id in StatusId]: TableStatus & { readonly id: Id } };

/** All rows in the order of the status strip. */
export const STATUS_ROWS: readonly TableStatus[] = STATUS_IDS.map((id) => STATUSES[id]);

/** The id if it is one of this table's, else null: for statuses read from a log or a file. */
export function statusId(text: string): StatusId | null {
  return BY_ID.get(text)?.id ?? null;
}

/** The row of a status; one that this table does not know counts for nothing, like an absent fighter. */
export function statusRow(text: string): TableStatus {
  return BY_ID.get(text) ?? STATUSES.absent;
}

const BY_ID: ReadonlyMap<string, TableStatus> = new Map(STATUS_ROWS.map((row) => [row.id, row]));
