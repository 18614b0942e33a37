import type { FighterView } from '../contract/battle-view.ts';
import type { SideId } from '../contract/ids.ts';
import type { StatusRow } from '../contract/rows.ts';
import { areAllied, fightersOf, type Lineup, oncePerSide, opponentsOf } from '../kit/view.ts';

/** From harmless to worst. */
export const INJURIES = ['no-effect', 'knocked-down', 'stunned', 'out-of-action'] as const;

export type Injury = (typeof INJURIES)[number];

/**
 * What the skirmish rules read from a fighter's status. Each game has its own complete table of such
 * rows (`statusesOf`); the rules ask the row and never compare status ids, as
 * `tests/contract/statuses.test.ts` holds.
 */
export interface SkirmishStatus extends StatusRow {
  /**
   * On his feet and his own master: what he may do is for the circumstances to say, and enemies in
   * contact with him are engaged. The first such row is where fighters begin and get up to.
   */
  readonly onFeet: boolean;
  /** Runs for his life. */
  readonly flees: boolean;
  /** The result of the injury table that leads here; null when none does. One who is on the table with it lies. */
  readonly injury: Exclude<Injury, 'no-effect'> | null;
  /** Entering it ends all his contacts. */
  readonly leavesFight: boolean;
  /** Gets back on his feet in his own recovery phase and at no other time. */
  readonly risesInRecovery: boolean;
  /** The status he automatically gets when his turn begins; null for no change. */
  readonly becomesAtTurnStart: string | null;
  /** Ran off the table: where a flight over the edge ends. */
  readonly ranOff: boolean;
  /** What the rules never make of him, by status, each with the code that says why. */
  readonly neverBecomes: Readonly<Record<string, string>>;
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

/** Rows of those who are not on the table differ in what they count as, not in what they can do. */
const AWAY = {
  tone: 'away',
  onTable: false,
  participates: true,
  inStrip: false,
  onFeet: false,
  flees: false,
  injury: null,
  leavesFight: true,
  risesInRecovery: false,
  becomesAtTurnStart: null,
  ranOff: false,
  neverBecomes: {},
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
    onFeet: true,
    leavesFight: false,
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
    injury: 'knocked-down',
    leavesFight: false,
    risesInRecovery: true,
    keepsHidden: 'downedStaysHidden',
    // The Rout test keeps the leader's Leadership; his bubble is gone.
    lendsRoutLeadershipAsLeader: true,
    lendsRoutLeadership: true,
    usesBubble: true,
    countsAsOpponent: 'downedOpponentsCount',
    mayBeCharged: true,
    mayBeShot: true,
    hitAutomatically: true,
  },
  stunned: {
    ...AWAY,
    id: 'stunned',
    tone: 'stunned',
    onTable: true,
    inStrip: true,
    injury: 'stunned',
    leavesFight: false,
    becomesAtTurnStart: 'knocked-down',
    neverBecomes: { standing: 'stunned-stands' },
    usesBubble: true,
    countsAsOpponent: 'downedOpponentsCount',
    mayBeCharged: true,
    mayBeShot: true,
    hitAutomatically: true,
  },
  fleeing: {
    ...AWAY,
    id: 'fleeing',
    tone: 'fleeing',
    onTable: true,
    inStrip: true,
    flees: true,
    risesInRecovery: true,
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
    injury: 'out-of-action',
    neverBecomes: { fleeing: 'out-flees' },
    countsAsCasualty: 'yes',
  },
  'left-table': {
    ...AWAY,
    id: 'left-table',
    ranOff: true,
    neverBecomes: {
      standing: 'left-table-returns',
      'knocked-down': 'left-table-returns',
      stunned: 'left-table-returns',
      fleeing: 'left-table-returns',
      'out-of-action': 'left-table-returns',
    },
    countsAsCasualty: 'routCountsLeftTable',
  },
  'in-reserve': { ...AWAY, id: 'in-reserve', use: 'reserve' },
  absent: { ...AWAY, id: 'absent', participates: false, use: 'absent' },
} as const satisfies { readonly [Id in StatusId]: SkirmishStatus & { readonly id: Id } };

/** All of them, in the order of the status strip. */
export const SKIRMISH_STATUSES: readonly SkirmishStatus[] = STATUS_IDS.map((id) => STATUSES[id]);

/** A game's own table of statuses, and how its rules read it: by what a row says, never by its id. */
export interface Statuses {
  /** In the order of the status strip. */
  readonly rows: readonly SkirmishStatus[];
  /** The row of a fighter's status; one that the table does not know counts for nothing, like an absent fighter. */
  readonly of: (fighter: Pick<FighterView, 'status'>) => SkirmishStatus;
  /** Where fighters begin, and where they get up to. */
  readonly onFeet: string;
  readonly fleeing: string;
  readonly ranOff: string;
  /** Where a result of the injury table leads. */
  readonly after: (injury: Exclude<Injury, 'no-effect'>) => string;
  /** Fighters on the table of all sides still in the battle, side by side. */
  readonly present: (lineup: Lineup) => readonly FighterView[];
  /** Fighters on the table of all sides still in the battle that are neither this one nor its allies. */
  readonly enemiesOf: (lineup: Lineup, sideId: SideId) => readonly FighterView[];
  /** In contact with at least one enemy who is on his feet. @rule MORD-FLEE-4 */
  readonly isEngaged: (lineup: Lineup, fighter: FighterView) => boolean;
}

/**
 * The statuses of one game.
 * @param rows at least one each that is on his feet, flees, ran off, is absent, and follows each injury
 * @throws RangeError when one of these is missing: a table without it is a bug
 */
export function statusesOf(rows: readonly SkirmishStatus[]): Statuses {
  const byId: ReadonlyMap<string, SkirmishStatus> = new Map(rows.map((row) => [row.id, row]));
  const first = (what: string, is: (row: SkirmishStatus) => boolean): SkirmishStatus => {
    const row = rows.find(is);
    if (row === undefined) throw new RangeError(`no status that ${what}`);
    return row;
  };
  const absent = first('is absent', ({ use }) => use === 'absent');
  const injured = {
    'knocked-down': first('is knocked down', ({ injury }) => injury === 'knocked-down').id,
    stunned: first('is stunned', ({ injury }) => injury === 'stunned').id,
    'out-of-action': first('is out of action', ({ injury }) => injury === 'out-of-action').id,
  };
  const of = ({ status }: Pick<FighterView, 'status'>) => byId.get(status) ?? absent;
  return {
    rows,
    of,
    onFeet: first('is on his feet', ({ onFeet }) => onFeet).id,
    fleeing: first('flees', ({ flees }) => flees).id,
    ranOff: first('ran off', ({ ranOff }) => ranOff).id,
    after: (injury) => injured[injury],
    present: (roll) =>
      roll.sides
        .filter((side) => side.removed === null)
        .flatMap((side) => fightersOf(roll, side.id))
        .filter((fighter) => of(fighter).onTable),
    enemiesOf: oncePerSide((roll, sideId) =>
      roll.sides
        .filter((side) => side.removed === null && !areAllied(roll, side.id, sideId))
        .flatMap((side) => fightersOf(roll, side.id))
        .filter((fighter) => of(fighter).onTable),
    ),
    isEngaged: (roll, fighter) => opponentsOf(roll, fighter).some((other) => of(other).onFeet),
  };
}

/** Whether a fighter can do anything at all: one who is stunned cannot. @rule MORD-REC-4 */
export function canAct(status: SkirmishStatus): boolean {
  return status.onTable && lyingAs(status) !== 'stunned';
}

/** How a fighter lies on the ground, in the terms of the injury table; `no` for all others. */
export function lyingAs({ onTable, injury }: SkirmishStatus): 'no' | 'knocked-down' | 'stunned' {
  return !onTable || injury === null || injury === 'out-of-action' ? 'no' : injury;
}
