import type { MusteredFighter } from '#roster/muster.ts';
import type { ActorId, BattleId } from '#rules/contract/ids.ts';
import type { EntryId, Hlc } from './hlc.ts';
import type { Data } from './steps/all.shape.ts';

/** Version of the shapes of entries (`steps/*.shape.ts`); a changed shape or a new kind gets a new number. */
export const EVENT_VERSION = 7;

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

export type EventType = keyof Data;
export type EventData<K extends EventType> = Data[K];

/**
 * What happened, past tense, self-contained: no optional fields, and the changes it brought with it. Each kind
 * is defined in `steps`.
 */
export type BattleEvent = EventOf<EventType>;

/** An event of one of these kinds: its type and data always belong together. */
export type EventOf<K extends EventType> = {
  readonly [Kind in K]: { readonly type: Kind; readonly data: Data[Kind] };
}[K];

/** A fighter as he enters a battle. Copied, so that later changes of the roster leave the battle alone. */
export type FighterSetup = MusteredFighter;

/** A side as it enters a battle. */
export type SideSetup = Data['SideArrived']['side'];

/** Who stood in a role of a calculation. */
export type SettledSubject = Data['Settled']['subjects'][number];

/** The test that an answer came from. */
export type TestFact = NonNullable<Data['DutyResolved']['test']>;
