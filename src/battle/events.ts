import type { MusteredFighter } from '#roster/muster.ts';
import type {
  Change,
  Flags,
  FlagValue,
  Message,
  TurnPosition,
} from '#rules/contract/battle-view.ts';
import type { ActorId, BattleId, FighterId, SideId, WarbandId } from '#rules/contract/ids.ts';
import type { InputValue, ResolverAnswer, ResolverCredit } from '#rules/contract/resolver.ts';
import type { EntryId, Hlc } from './hlc.ts';

/** Version of the event shapes below; a changed shape gets a new number and a case in upcast.ts. */
export const EVENT_VERSION = 5;

/** Where an entry of a battle's log stands: which battle, which installation, when, in which shape. */
export interface EntryStamp {
  readonly id: EntryId;
  readonly battleId: BattleId;
  readonly actor: ActorId;
  readonly hlc: Hlc;
  readonly v: number;
  /**
   * The newest entry of this battle that its writer knew: where that one is missing, a line of the log
   * has been lost. Null for the first, and where the writer did not note it (until November 2026).
   */
  readonly after: EntryId | null;
}

/**
 * One line of a battle's log. Entries of several phones merge as a union of sets: the id is
 * `actor:hlc`, the order is (`hlc`, `actor`), and nothing in `data` depends on where it stands.
 */
export type Entry = EntryStamp & BattleEvent;

/** A fighter as he enters a battle. Copied, so that later changes of the roster leave the battle alone. */
export type FighterSetup = MusteredFighter;

export interface SideSetup {
  readonly id: SideId;
  readonly name: string;
  readonly emblem: string;
  readonly light: boolean;
  /** Leadership of a light side; null for a full warband. */
  readonly leadership: number | null;
  readonly warbandId: WarbandId | null;
  readonly leaderId: FighterId | null;
  /** Sides with the same team are allies; null for a side on its own. */
  readonly team: string | null;
  readonly traits: Flags;
  readonly fighters: readonly FighterSetup[];
}

/** Who stood in a role; `fighterId` is null for a profile that is not on the table. */
export interface SettledSubject {
  readonly role: string;
  readonly fighterId: FighterId | null;
  readonly label: string;
}

export interface TestFact {
  readonly characteristic: string;
  /** Value rolled against; null if no one could lend one. */
  readonly value: number | null;
  readonly reason: Message;
}

interface Shape<T extends string, D> {
  readonly type: T;
  readonly data: D;
}

/** What happened, past tense, self-contained: no optional fields, and the changes it brought with it. */
export type BattleEvent =
  | Shape<
      'BattleStarted',
      {
        readonly systemId: string;
        /** The players' name of scenario or battle; '' when none. */
        readonly name: string;
        /** Rounds after which the app reminds the players to stop; null for none. */
        readonly roundLimit: number | null;
        /** What the table plays, by house rule; the game's scenario beside them, if one was chosen (`SCENARIO`). */
        readonly houseRules: Readonly<Record<string, string>>;
        readonly sides: readonly SideSetup[];
        readonly position: TurnPosition;
        readonly changes: readonly Change[];
      }
    >
  | Shape<
      'PhaseEntered',
      {
        readonly position: TurnPosition;
        /** Position of play on the phone that wrote the entry; null in entries from before November 2026. */
        readonly from: TurnPosition | null;
        readonly changes: readonly Change[];
      }
    >
  | Shape<
      'DutyResolved',
      {
        readonly key: string;
        readonly kind: string;
        readonly sideId: SideId;
        readonly fighterId: FighterId | null;
        readonly outcome: string;
        /**
         * The previous answer on the phone that wrote the entry, '' for none; null in entries from before
         * November 2026.
         */
        readonly before: string | null;
        /** False for an answer that leaves the duty open. */
        readonly resolves: boolean;
        readonly test: TestFact | null;
        /** Dice if the app rolled or the player typed them; empty when only the outcome was entered. */
        readonly dice: readonly number[];
        readonly changes: readonly Change[];
      }
    >
  | Shape<
      'ActionTaken',
      {
        readonly action: string;
        readonly fighterId: FighterId;
        readonly targetId: FighterId | null;
        readonly changes: readonly Change[];
      }
    >
  | Shape<
      'StatusSet',
      {
        readonly fighterId: FighterId;
        readonly from: string;
        readonly to: string;
        /** Code of the rule that it breaks, when players overrule; null when legal. */
        readonly against: string | null;
        readonly changes: readonly Change[];
      }
    >
  | Shape<'WoundLost', { readonly fighterId: FighterId; readonly changes: readonly Change[] }>
  | Shape<'WoundsSet', { readonly fighterId: FighterId; readonly to: number }>
  | Shape<
      'InjuryRolled',
      {
        readonly fighterId: FighterId;
        readonly dice: readonly number[];
        /** Ids of the exceptions that applied, and of the shortcut taken if there was no roll. */
        readonly options: readonly string[];
        /** The helmet's roll; null when there was none. */
        readonly saveRoll: number | null;
        /** Resulting status; null for none. */
        readonly to: string | null;
        readonly changes: readonly Change[];
      }
    >
  /** A duel, a shot, a fall … was settled: what players entered, and its results. */
  | Shape<
      'Settled',
      {
        readonly resolver: string;
        readonly subjects: readonly SettledSubject[];
        /** Circumstances as they were at that moment, by field id. */
        readonly inputs: Readonly<Record<string, InputValue>>;
        readonly answers: readonly ResolverAnswer[];
        readonly changes: readonly Change[];
        readonly credits: readonly ResolverCredit[];
      }
    >
  | Shape<
      'FlagSet',
      {
        readonly fighterId: FighterId;
        readonly flag: string;
        readonly value: FlagValue | null;
      }
    >
  /** Scenario markers that a fighter carries, or that his side has secured. */
  | Shape<
      'MarkerCounted',
      {
        readonly sideId: SideId;
        /** Null for the side itself. */
        readonly fighterId: FighterId | null;
        /** The players' name for it. */
        readonly marker: string;
        readonly count: number;
      }
    >
  /** Something that works once in a battle. */
  | Shape<
      'ItemUsed',
      {
        readonly fighterId: FighterId;
        /** Id of a trait. */
        readonly item: string;
        /** False when the use is taken back. */
        readonly used: boolean;
      }
    >
  | Shape<
      'Captured',
      {
        readonly fighterId: FighterId;
        /** Whose prisoner he is; null once he is free. */
        readonly by: SideId | null;
      }
    >
  | Shape<
      'ContactSet',
      { readonly a: FighterId; readonly b: FighterId; readonly touching: boolean }
    >
  | Shape<'FighterJoined', { readonly sideId: SideId; readonly fighter: FighterSetup }>
  /** A warband has taken the place of a side that began without one. */
  | Shape<'SideArrived', { readonly side: SideSetup }>
  | Shape<'FighterRenamed', { readonly fighterId: FighterId; readonly label: string }>
  | Shape<
      'ProfileSet',
      {
        readonly fighterId: FighterId;
        readonly profile: Readonly<Record<string, number>>;
        readonly traits: Flags;
      }
    >
  | Shape<'LeaderNamed', { readonly sideId: SideId; readonly fighterId: FighterId | null }>
  | Shape<'SideLeadershipSet', { readonly sideId: SideId; readonly leadership: number }>
  | Shape<
      'SideTold',
      {
        readonly sideId: SideId;
        readonly fact: string;
        /** null takes it back. */
        readonly value: FlagValue | null;
        /** Whether it is also a trait of each of its fighters. */
        readonly ofEach: boolean;
      }
    >
  | Shape<
      'CauseGiven',
      {
        /** Entry that put the victim where he is. */
        readonly entryId: EntryId;
        readonly victimId: FighterId;
        readonly cause: string;
      }
    >
  | Shape<
      'CreditGiven',
      {
        /** Entry that put the victim where he is. */
        readonly entryId: EntryId;
        readonly victimId: FighterId;
        /** null takes the credit away. */
        readonly byId: FighterId | null;
      }
    >
  | Shape<'HouseRuleSet', { readonly rule: string; readonly value: string }>
  | Shape<
      'SideLeft',
      { readonly sideId: SideId; readonly cause: string; readonly changes: readonly Change[] }
    >
  | Shape<'BattleEnded', { readonly winnerId: SideId | null; readonly cause: string }>
  | Shape<'BattleReopened', Readonly<Record<never, never>>>
  /** A phone has begun a warband's aftermath; other phones with the same warband show this. */
  | Shape<'AftermathBegun', { readonly warbandId: WarbandId }>
  | Shape<'NoteWritten', { readonly text: string }>
  /** Takes entries back. Undoing an undo is redo: an entry counts while no live entry names it. */
  | Shape<'EventUndone', { readonly entryIds: readonly EntryId[] }>;

export type EventType = BattleEvent['type'];
export type EventData<T extends EventType> = Extract<BattleEvent, { type: T }>['data'];
