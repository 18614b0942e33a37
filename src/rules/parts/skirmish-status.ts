import type { StatusRow } from '../system.ts';

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
