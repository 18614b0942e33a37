import type { EventType } from '#battle/events.ts';
import { ALLIANCE } from './alliance.ts';
import { BATTLE } from './battle.ts';
import { CARRIED } from './carried.ts';
import { CREDIT } from './credit.ts';
import { DUTY } from './duty.ts';
import { FIGHTER } from './fighter.ts';
import { INJURY } from './injury.ts';
import { PEOPLE } from './people.ts';
import { SETTLE } from './settle.ts';
import { SIDE } from './side.ts';
import { START } from './start.ts';
import type { Commands, Step } from './step.ts';
import { TURN } from './turn.ts';
import { UNDO } from './undo.ts';

const ALL = {
  ...START,
  ...TURN,
  ...DUTY,
  ...FIGHTER,
  ...INJURY,
  ...SETTLE,
  ...CARRIED,
  ...PEOPLE,
  ...SIDE,
  ...ALLIANCE,
  ...CREDIT,
  ...BATTLE,
  ...UNDO,
};

/** Every kind of entry. */
export const STEPS: { readonly [K in EventType]: Step<K> } = ALL;

/** What makes an entry of any kind, by the command's name; the compiler asks for those of each kind. */
const BY_NAME = {
  ...START.BattleStarted.commands,
  ...TURN.PhaseEntered.commands,
  ...DUTY.DutyResolved.commands,
  ...DUTY.ActionTaken.commands,
  ...FIGHTER.StatusSet.commands,
  ...FIGHTER.WoundLost.commands,
  ...FIGHTER.WoundsSet.commands,
  ...FIGHTER.FlagSet.commands,
  ...FIGHTER.ContactSet.commands,
  ...INJURY.InjuryRolled.commands,
  ...SETTLE.Settled.commands,
  ...CARRIED.MarkerCounted.commands,
  ...CARRIED.ItemUsed.commands,
  ...CARRIED.Captured.commands,
  ...PEOPLE.FighterJoined.commands,
  ...PEOPLE.SideArrived.commands,
  ...PEOPLE.FighterRenamed.commands,
  ...PEOPLE.ProfileSet.commands,
  ...SIDE.LeaderNamed.commands,
  ...SIDE.SideLeadershipSet.commands,
  ...SIDE.SideTold.commands,
  ...SIDE.ReachSet.commands,
  ...SIDE.SideLeft.commands,
  ...ALLIANCE.AlliesSet.commands,
  ...CREDIT.CauseGiven.commands,
  ...CREDIT.CreditGiven.commands,
  ...BATTLE.HouseRuleSet.commands,
  ...BATTLE.BattleEnded.commands,
  ...BATTLE.BattleReopened.commands,
  ...BATTLE.AftermathBegun.commands,
  ...BATTLE.SeatTaken.commands,
  ...BATTLE.NoteWritten.commands,
  ...UNDO.EventUndone.commands,
} satisfies Readonly<Record<NameIn<typeof ALL>, unknown>>;

type NameIn<Steps extends Readonly<Record<string, { readonly commands: object }>>> = {
  [Kind in keyof Steps]: keyof Steps[Kind]['commands'];
}[keyof Steps];

export type CommandName = keyof typeof BY_NAME;

/** What each command carries. */
export type Payloads = {
  readonly [Name in CommandName]: Parameters<(typeof BY_NAME)[Name]['decide']>[0];
};

export const COMMANDS: Commands<EventType, Payloads> = BY_NAME;
