import type { Fraction } from './chance.ts';
import type { Fight } from './fight.ts';
import type { BattleId, FighterId, SideId } from './ids.ts';
import type { ReferenceEntry } from './reference.ts';
import type { Resolver, ResolverSetup, Subject } from './resolver.ts';

/**
 * What a rule system is to the rest of the app. Types only.
 *
 * A system reads a `BattleView` (facts the players entered) and answers with advice (`Duty`,
 * `RoutReport`, `Capability`) and with the `Change`s that a tap brings about. It never stores
 * anything, never rolls, never reads a clock.
 */

/** A value that a flag, trait or answer can hold; absent means "no". */
export type FlagValue = true | number | string;
export type Flags = Readonly<Record<string, FlagValue>>;

/** A short text as a code with its variables: the screen turns it into a sentence of the player's language. */
export interface Said {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A rule says no. `code` is a word key; nothing has happened. */
export interface Refusal {
  readonly refused: string;
}

// ── What rules may read ────────────────────────────────────────────────────────────────────────

export interface FighterView {
  readonly id: FighterId;
  readonly sideId: SideId;
  /** The player's own name for this miniature; unique enough to be told apart on the table. */
  readonly label: string;
  /** Profile in the catalogue, as `warband/profile`; '' for a free-form fighter. */
  readonly profileId: string;
  readonly role: string;
  /** Characteristic id → value, e.g. `{ M: 4, WS: 3, …, Ld: 7 }`. */
  readonly profile: Readonly<Record<string, number>>;
  /** What the fighter carries from his profile, skills and equipment, by trait id. */
  readonly traits: Flags;
  readonly status: string;
  /** Wounds left; 0 is legal for a fighter on his feet. */
  readonly wounds: number;
  /** What is true of the fighter right now, by flag id; each flag has a lifetime. */
  readonly flags: Flags;
}

export interface SideView {
  readonly id: SideId;
  readonly name: string;
  /** A light side is a name, a number of fighters and a Leadership; its fighters have no duties of their own. */
  readonly light: boolean;
  /** Leadership of a light side; null for a full warband, whose fighters have their own. */
  readonly leadership: number | null;
  readonly leaderId: FighterId | null;
  /** Sides with the same team are allies; null for a side on its own. */
  readonly team: string | null;
  readonly fighterIds: readonly FighterId[];
  /** Warband-wide rules and possessions, by trait id. */
  readonly traits: Flags;
  readonly flags: Flags;
  /** Why the side has left the battle, or null while it plays. */
  readonly removed: string | null;
}

/** Two fighters in base contact; `since` is the number of the player turn in which they met. */
export interface Contact {
  readonly a: FighterId;
  readonly b: FighterId;
  readonly since: number;
}

export interface TurnPosition {
  /** Game round, from 1; one turn of each side. */
  readonly round: number;
  /** Player turns since the start, from 1. */
  readonly turn: number;
  readonly sideId: SideId;
  readonly phase: string;
  /** Index into the phase's steps, 0 when it has none. */
  readonly step: number;
}

/** Never changed, only replaced, part by part: rules may remember by its parts what they found in them. */
export interface BattleView {
  readonly battleId: BattleId;
  readonly systemId: string;
  readonly houseRules: Readonly<Record<string, string>>;
  readonly sides: readonly SideView[];
  readonly fighters: Readonly<Record<FighterId, FighterView>>;
  readonly contacts: readonly Contact[];
  readonly position: TurnPosition;
  /** Duties already answered in this player turn: duty key → outcome id. */
  readonly answers: Readonly<Record<string, string>>;
  readonly ended: boolean;
}

// ── What a tap brings about ────────────────────────────────────────────────────────────────────

/** The smallest facts of a battle. An event carries the changes it brought, so that mending a rule never rewrites history. */
export type Change =
  | { readonly kind: 'status'; readonly fighterId: FighterId; readonly to: string }
  | { readonly kind: 'wounds'; readonly fighterId: FighterId; readonly to: number }
  | {
      readonly kind: 'flag';
      readonly fighterId: FighterId;
      readonly flag: string;
      readonly value: FlagValue | null;
    }
  | {
      readonly kind: 'side-flag';
      readonly sideId: SideId;
      readonly flag: string;
      readonly value: FlagValue | null;
    }
  | {
      readonly kind: 'contact';
      readonly a: FighterId;
      readonly b: FighterId;
      readonly touching: boolean;
    }
  | { readonly kind: 'side-removed'; readonly sideId: SideId; readonly cause: string }
  | { readonly kind: 'battle-ended'; readonly winnerId: SideId | null; readonly cause: string };

// ── Rows: what a system is made of ─────────────────────────────────────────────────────────────

export interface CharacteristicRow {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface RoleRow {
  readonly id: string;
  /** May be named leader of a battle. */
  readonly mayLead: boolean;
  /** A member of this role may be several equals; otherwise each stands for himself. */
  readonly mayBeGroup: boolean;
  /** A warband's type allows only so many of them (`CatalogueWarband.maxHeroes`). */
  readonly limited: boolean;
  /** Fights for pay: counts neither in the size of the warband nor among the limited. */
  readonly hired: boolean;
  /** The usual fighter: whoever is of no known role, and those of a side without a list. One role of a system. */
  readonly ordinary: boolean;
  readonly look: RoleLook;
}

/** What a role's sign on the screen tells of it. */
export type RoleLook = 'notable' | 'ordinary' | 'hired' | 'beast' | 'mounted' | 'gun';

/** Colour and shape family of a status on the screen. */
export type Tone =
  | 'standing'
  | 'knocked-down'
  | 'stunned'
  | 'fleeing'
  | 'out-of-action'
  | 'away'
  | 'neutral';

export interface StatusRow {
  readonly id: string;
  readonly tone: Tone;
  readonly onTable: boolean;
  /** Counts among those who take part in the battle. */
  readonly participates: boolean;
  /** Offered in the fighter's status strip (the others sit behind "more"). */
  readonly inStrip: boolean;
  /** What a setup offers it for: whoever misses the battle, or comes later; null for all others. At most one row each. */
  readonly use: 'absent' | 'reserve' | null;
}

/** When a flag ends by itself. `turn`: its owner's turn. `any-turn`: whoever's turn it is. `until-changed`: a player or rule ends it. */
export type FlagLifetime =
  | 'phase'
  | 'turn'
  | 'any-turn'
  | 'until-own-turn'
  | 'until-changed'
  | 'battle';

export interface FlagRow {
  readonly id: string;
  readonly lifetime: FlagLifetime;
  /** Offered as a chip in the fighter's "this turn". */
  readonly toggle: boolean;
  /** Its end is worth a line in the list of what happened by itself. */
  readonly announceEnd: boolean;
}

/**
 * A number of a fighter that players count by hand. It is the flag of the same id; while that flag
 * is not set, the number is the characteristic `from`, or 0 without one.
 */
export interface CounterRow {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly from: string | null;
  /** Shown in the fighter's row too, not only on his page. */
  readonly main: boolean;
}

export interface TraitRow {
  readonly id: string;
  readonly group: string;
  readonly value: 'none' | 'number' | 'text';
  /** What its number can be; null for every other kind of value. */
  readonly range: TraitRange | null;
  /** Who can carry it. */
  readonly of: 'fighter' | 'side';
}

/** Both bounds count. `default` is the number it starts with, never 0: that is not carried at all. */
export interface TraitRange {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface PhaseRow {
  readonly id: string;
  /** Ids of the ordered sub-steps; empty when the phase has none. */
  readonly steps: readonly string[];
  /** Blows are exchanged in it: the table shows who fights whom. */
  readonly fights: boolean;
}

/** A switch players may set before or during a battle; `options[0]` need not be the default. */
export interface HouseRuleRow {
  readonly id: string;
  readonly options: readonly string[];
  readonly default: string;
  /** Id of the question in the rules papers, e.g. AMB-01. */
  readonly about: string;
  /** In the short list shown first. */
  readonly common: boolean;
}

// ── Advice ─────────────────────────────────────────────────────────────────────────────────────

export interface DiceSpec {
  readonly count: number;
  readonly sides: number;
  readonly keep: 'all' | 'drop-highest';
}

export interface DutyTest {
  readonly characteristic: string;
  /** The value to roll under or equal; null when nobody qualifies (automatic failure). */
  readonly value: number | null;
  /** Why this value. */
  readonly reason: Said;
  readonly chance: Fraction;
}

export interface Outcome {
  readonly id: string;
  readonly tone: 'pass' | 'fail' | 'neutral';
  /** Totals that lead here when dice are rolled, both ends included; null when dice don't. */
  readonly on: readonly [number, number] | null;
  /** False for a boost or an answer that leaves the duty open (horn blown, leader within 6″). */
  readonly resolves: boolean;
  /** Whether it is on right now, for outcomes that are answers to be toggled. */
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
  /** Due whatever the phase (an injury roll, a rout test that was passed over). */
  readonly anytime: boolean;
  readonly tone: Tone | 'rout';
  readonly sideId: SideId;
  readonly fighterId: FighterId | null;
  /** Id of the rule, e.g. MORD-ROUT-1. */
  readonly rule: string;
  readonly test: DutyTest | null;
  readonly dice: DiceSpec | null;
  readonly facts: readonly Said[];
  readonly outcomes: readonly Outcome[];
  /** For `mark` duties: the action that a tap on a name takes, who may, and whom it may be aimed at. */
  readonly action: DutyAction | null;
  /** A calculation that helps with it, already set up; null when there is none. */
  readonly opens: ResolverCall | null;
}

/** A resolver with those who stand in it and what is known of the circumstances. */
export interface ResolverCall {
  readonly resolverId: string;
  readonly subjects: Readonly<Record<string, Subject>>;
  readonly inputs: ResolverSetup['inputs'];
}

export interface DutyAction {
  readonly id: string;
  readonly fighterIds: readonly FighterId[];
  /** Those of them for whom the same tap, aimed at nobody, would only take the mark off again. */
  readonly markedIds: readonly FighterId[];
  /** Empty when the action has no target. */
  readonly targetIds: readonly FighterId[];
}

export interface RoutReport {
  readonly participants: number;
  /** Weighted: a goblin may count one half. */
  readonly casualties: Fraction;
  /** Whole casualties after which a test is due, at weight 1. */
  readonly needed: number;
  readonly reached: boolean;
  /** Smallest number of further ordinary casualties that makes the test due; 0 when reached. */
  readonly missing: number;
  /** The test of this side has to be taken now (its own turn, not yet taken). */
  readonly due: boolean;
  readonly leadership: number | null;
  readonly reason: Said;
  readonly chance: Fraction;
}

export interface Capability {
  readonly id: string;
  readonly answer: 'yes' | 'no' | 'half' | 'first' | 'last' | 'forced';
  /** Why not, or why only so; null for a plain yes. */
  readonly reason: Said | null;
}

export interface InjuryOption {
  readonly id: string;
  readonly on: boolean;
  /** Carried by the fighter (helmet, hard head …) rather than brought by the attacker. */
  readonly carried: boolean;
}

export interface InjuryResult {
  /** Status that the roll leads to; null when it has no effect. */
  readonly status: string | null;
  /** A second roll that may soften it (a helmet): needs this or more on a D6; null when there is none. */
  readonly saveOn: number | null;
  /** Status when that second roll succeeds. */
  readonly saved: string | null;
}

/** The part of a system that has an injury table; systems without one leave it null. */
export interface InjuryPart {
  /** How many dice the fighter's injury takes now; 0 when none is due. */
  readonly due: (view: BattleView, fighterId: FighterId) => number;
  readonly options: (
    view: BattleView,
    fighterId: FighterId,
    toggled: readonly string[],
  ) => readonly InjuryOption[];
  /** What one die would do, for colouring its face. `toggled`: option ids whose default was flipped. */
  readonly result: (
    view: BattleView,
    fighterId: FighterId,
    toggled: readonly string[],
    roll: number,
  ) => InjuryResult;
  /** The worst of several dice. @throws never; an empty list is "no effect". */
  readonly worst: (results: readonly InjuryResult[]) => InjuryResult;
  /** What follows when the injury has been settled as `to` (null: no effect). */
  readonly settle: (view: BattleView, fighterId: FighterId, to: string | null) => readonly Change[];
  /** Ways out without a roll, e.g. a knocked-down victim wounded in close combat. */
  readonly shortcuts: (
    view: BattleView,
    fighterId: FighterId,
  ) => readonly { readonly id: string; readonly status: string }[];
}

/** What a fighter can be asked for during a battle, beyond what is due now: shown on his own page. */
export interface PossibleTest {
  readonly kind: string;
  readonly rule: string;
  readonly test: DutyTest;
  readonly dice: DiceSpec;
}

// ── Catalogue ──────────────────────────────────────────────────────────────────────────────────

export interface CatalogueProfile {
  readonly id: string;
  readonly role: string;
  readonly leader: boolean;
  readonly min: number;
  /** null: as many as the warband holds. */
  readonly max: number | null;
  /** null: not for sale by itself. */
  readonly cost: number | null;
  readonly startXp: number | null;
  readonly profile: Readonly<Record<string, number>>;
  readonly traits: Flags;
}

export interface CatalogueWarband {
  readonly id: string;
  readonly emblem: string;
  readonly startGold: number;
  readonly minFighters: number;
  readonly maxFighters: number;
  readonly maxHeroes: number;
  readonly traits: Flags;
  readonly profiles: readonly CatalogueProfile[];
}

// ── The contract ───────────────────────────────────────────────────────────────────────────────

/** What warbands keep from battle to battle: experience, gold, and what they are worth. */
export interface CampaignPart {
  readonly rating: RatingRow;
}

/** What a miniature brings to its warband's rating, beside its experience. */
export interface RatingRow {
  readonly points: number;
  /** Traits that bring other points, the first one that is carried counting; null: the number of the trait itself. */
  readonly byTrait: readonly { readonly trait: string; readonly points: number | null }[];
}

/** What lists of warbands read. It is fetched without the rest of the system. */
export interface RosterPart {
  readonly id: string;
  readonly characteristics: readonly CharacteristicRow[];
  readonly roles: readonly RoleRow[];
  readonly traits: readonly TraitRow[];
  readonly catalogue: readonly CatalogueWarband[];
  /** Hired swords and animals that any warband may take. */
  readonly extras: readonly CatalogueProfile[];
  /** null in a game of single battles: nothing of it shows. */
  readonly campaign: CampaignPart | null;
}

export interface RuleSystem extends RosterPart {
  readonly sides: { readonly min: number; readonly max: number };
  /** The characteristic that holds a fighter's wounds, and the one for morale tests, if there is one. */
  readonly woundsCharacteristic: string;
  readonly leadershipCharacteristic: string | null;
  readonly statuses: readonly StatusRow[];
  /** Status of a fighter who takes part from the start. */
  readonly initialStatus: string;
  readonly flags: readonly FlagRow[];
  /** In the order to show them. */
  readonly counters: readonly CounterRow[];
  readonly phases: readonly PhaseRow[];
  readonly houseRules: readonly HouseRuleRow[];

  /** Everything due at this moment, in the order to show it. Answered duties are left out. */
  readonly duties: (view: BattleView) => readonly Duty[];
  /** What happens by itself when play moves to `to` (flags that end, stunned who come round). */
  readonly enter: (view: BattleView, to: TurnPosition) => readonly Change[];
  /** A fighter's status becomes `to`: the change and all that follows from it. */
  readonly changeStatus: (view: BattleView, fighterId: FighterId, to: string) => readonly Change[];
  /** Whether the rules themselves allow it; players may do it anyway, as a correction. */
  readonly mayChangeStatus: (view: BattleView, fighterId: FighterId, to: string) => Refusal | null;
  readonly loseWound: (view: BattleView, fighterId: FighterId) => readonly Change[];
  /** A named action of a fighter, such as a charge at a target. */
  readonly act: (
    view: BattleView,
    action: string,
    fighterId: FighterId,
    targetId: FighterId | null,
  ) => readonly Change[] | Refusal;
  readonly capabilities: (view: BattleView, fighterId: FighterId) => readonly Capability[];
  readonly possibleTests: (view: BattleView, fighterId: FighterId) => readonly PossibleTest[];
  /** Whether the leader's Leadership is there to be used, for showing the 6″ toggle. */
  readonly leaderBubble: (
    view: BattleView,
    sideId: SideId,
  ) => { readonly range: number; readonly leaderId: FighterId } | null;
  readonly rout: ((view: BattleView, sideId: SideId) => RoutReport) | null;
  /**
   * A side leaves because players say so, without a test: what becomes of it and of the battle.
   * `leavesAlone` of `leaving.ts` is what most games answer.
   */
  readonly leave: (view: BattleView, sideId: SideId, cause: string) => readonly Change[];
  readonly injury: InjuryPart | null;
  /** Who fights whom, and who strikes when; null in a system without close combat. */
  readonly fights: ((view: BattleView) => readonly Fight[]) | null;
  /** What players can work out and settle with dice, in the order to offer it. */
  readonly resolvers: readonly Resolver[];
  /** The rules in short, in the order to read them. */
  readonly reference: readonly ReferenceEntry[];
}
