import type { Entry, EventType } from './events.ts';

/**
 * What each kind of entry is to those who play: `play` a step of play · `remark` a step beside it, which takes none of
 * its time · `no` none: undo passes over it, and what can be redone still can. Apart from `steps`, as undo, which is
 * one of them, asks for it.
 */
const STEP_OF: Readonly<Record<EventType, 'play' | 'remark' | 'no'>> = {
  BattleStarted: 'no',
  PhaseEntered: 'play',
  DutyResolved: 'play',
  ActionTaken: 'play',
  StatusSet: 'play',
  WoundLost: 'play',
  WoundsSet: 'play',
  FlagSet: 'play',
  ContactSet: 'play',
  InjuryRolled: 'play',
  Settled: 'play',
  MarkerCounted: 'play',
  ItemUsed: 'play',
  Captured: 'play',
  FighterJoined: 'play',
  SideArrived: 'play',
  FighterRenamed: 'play',
  ProfileSet: 'play',
  LeaderNamed: 'play',
  SideLeadershipSet: 'play',
  SideTold: 'play',
  ReachSet: 'play',
  SideLeft: 'play',
  AlliesSet: 'play',
  CauseGiven: 'play',
  CreditGiven: 'play',
  HouseRuleSet: 'play',
  BattleEnded: 'play',
  BattleReopened: 'play',
  AftermathBegun: 'no',
  SeatTaken: 'no',
  NoteWritten: 'remark',
  EventUndone: 'no',
};

/** Whether it is a step that undo takes back. */
export function isStep({ type }: Pick<Entry, 'type'>): boolean {
  return STEP_OF[type] !== 'no';
}

/** Whether it is a step of play. */
export function isPlayed({ type }: Pick<Entry, 'type'>): boolean {
  return STEP_OF[type] === 'play';
}
