import type { DiceSpec } from '../dice/dice.ts';
import type { Fraction } from '../dice/fraction.ts';
import type { Change, Message } from './battle-view.ts';
import type { FighterId, SideId } from './ids.ts';
import type { ResolverCall } from './resolver.ts';
import type { Tone } from './rows.ts';

export interface DutyTest {
  readonly characteristic: string;
  /** The value to roll equal to or under; null without a candidate (automatic failure). */
  readonly value: number | null;
  /** Why this value. */
  readonly reason: Message;
  readonly chance: Fraction;
}

export interface Outcome {
  readonly id: string;
  readonly tone: 'pass' | 'fail' | 'neutral';
  /** Totals of the dice with this outcome, inclusive; null when dice don't lead here. */
  readonly on: readonly [number, number] | null;
  /** False for a boost or an answer that leaves the duty open (horn blown, leader within 6″). */
  readonly resolves: boolean;
  /** Whether it is currently set, for answers that can be toggled. */
  readonly active: boolean;
  readonly changes: readonly Change[];
}

/**
 * Something that is due now. `rout` is shown first and loudest; `test` wants dice; `choice` wants a
 * decision; `offer` may be taken or left; `mark` lets players note who did what; `reminder` asks
 * nothing. Only the first three count as still to do.
 */
export type DutyWeight = 'rout' | 'test' | 'choice' | 'offer' | 'mark' | 'reminder';

export interface Duty {
  /** Stable while the duty is open; answers are kept under it for the turn. */
  readonly key: string;
  readonly kind: string;
  readonly weight: DutyWeight;
  /** Due in every phase (an injury roll, a skipped rout test). */
  readonly anytime: boolean;
  readonly tone: Tone | 'rout';
  readonly sideId: SideId;
  readonly fighterId: FighterId | null;
  /** Whose declared action has brought it, and under whose name it is shown; null for nobody's. */
  readonly causedBy: FighterId | null;
  /** Id of the rule, e.g. MORD-ROUT-1. */
  readonly rule: string;
  readonly test: DutyTest | null;
  readonly dice: DiceSpec | null;
  /** The dice are not added up: those that show at most this are counted. Null for every other throw. */
  readonly tally: number | null;
  readonly facts: readonly Message[];
  readonly outcomes: readonly Outcome[];
  /** For `mark` duties: the action that a tap on a name takes, who may, and whom it may be aimed at. */
  readonly action: DutyAction | null;
  /** It is settled by rolling on the injury table: the card opens it for the fighter. */
  readonly rollsInjury: boolean;
  /** A calculation that helps with it, already set up; null when there is none. */
  readonly opens: ResolverCall | null;
}

export interface DutyAction {
  readonly id: string;
  /** Those who may, and those who have: nobody's name moves because of a tap. */
  readonly fighterIds: readonly FighterId[];
  /** Those who have already done it: the same tap without a target takes it back. */
  readonly markedIds: readonly FighterId[];
  /** Empty when the action has no target. */
  readonly targetIds: readonly FighterId[];
  /** Targets that somebody has to pass a test for first. */
  readonly testedIds: readonly FighterId[];
  /** What has been declared at a target, one row for each; empty for actions without targets. */
  readonly aims: readonly Aim[];
  /**
   * The calculation that also settles it: its first role is the named fighter, its second lists possible
   * targets. Null if there is nothing to calculate.
   */
  readonly resolverId: string | null;
}

/** A declared action, such as a charge. */
export interface Aim {
  readonly fighterId: FighterId;
  /** Empty if unknown. */
  readonly targetIds: readonly FighterId[];
  /** It takes place, waits for a test, or has failed. */
  readonly state: 'runs' | 'waits' | 'failed';
  /** What it waits for, or why it failed; null while it takes place. */
  readonly said: Message | null;
  /** He may still take another target. */
  readonly more: boolean;
}

export interface RoutReport {
  /** Weighted as well, if the table weighs casualties: may be a half. */
  readonly participants: number;
  /** Weighted: a goblin may count one half. */
  readonly casualties: Fraction;
  /** The number of casualties at which a test is due; may be a half if some weigh one half. */
  readonly needed: number;
  readonly reached: boolean;
  /** Smallest number of further ordinary casualties that makes the test due; 0 when reached. */
  readonly missing: number;
  /** It takes no tests in this battle. */
  readonly spared: boolean;
  /** It has failed its test and breaks up little by little, by house rule. */
  readonly breaksUp: boolean;
  /** The test of this side has to be taken now (its own turn, not yet taken). */
  readonly due: boolean;
  readonly leadership: number | null;
  readonly reason: Message;
  readonly chance: Fraction;
}

export interface Capability {
  readonly id: string;
  readonly answer: 'yes' | 'no' | 'half' | 'little' | 'first' | 'last' | 'forced';
  /** It is done in the current phase; false if it belongs to another phase or to another side's turn. */
  readonly now: boolean;
  /** How far he moves with it; null if that does not apply or is unknown. */
  readonly reach: Message | null;
  /** Why not, or why only in part; null for a plain yes. */
  readonly reason: Message | null;
}

/** A test that may be asked of a fighter during a battle, though it is not due now: shown on his page. */
export interface PossibleTest {
  readonly kind: string;
  readonly rule: string;
  readonly test: DutyTest;
  readonly dice: DiceSpec;
}

/**
 * Fighters who touch each other, directly or through others: one fight. It follows from the contacts,
 * so that it merges when a newcomer joins two and splits when a contact ends.
 */
export interface Fight {
  /** Stable while the same fighters are in it. */
  readonly key: string;
  /** The side whose turn it is first, then in playing order. */
  readonly sides: readonly { readonly sideId: SideId; readonly fighterIds: readonly FighterId[] }[];
  /** Turns the combat has lasted, this one included; newcomers don't restart it. */
  readonly turn: number;
  /** Groups that strike one after the other; those in one group roll off. */
  readonly order: readonly Strike[];
  /** What applies in this turn of the combat only, by fighter. */
  readonly effects: readonly FightEffect[];
}

export interface Strike {
  readonly fighterIds: readonly FighterId[];
  /** The reason for his place: charged, Initiative 4, has just stood up. */
  readonly reason: Message;
}

export interface FightEffect {
  readonly fighterId: FighterId;
  readonly said: Message;
  readonly rule: string;
  /** A calculation that does it, already set up; null when there is none. */
  readonly opens: ResolverCall | null;
}
