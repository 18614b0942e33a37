import type { Named } from '#battle/anew.ts';
import type { Decision } from '#battle/decide/decision.ts';
import type { Entry, EventData, EventType } from '#battle/events.ts';
import { applyChanges } from '#battle/evolve/changes.ts';
import type { Draft } from '#battle/evolve/draft.ts';
import type { EntryId } from '#battle/hlc.ts';
import type { BattleState } from '#battle/state.ts';
import type { DueAt } from '#battle/turn.ts';
import type { WoundTally } from '#battle/wounds.ts';
import type { Change, Message } from '#rules/contract/battle-view.ts';
import type { FighterId, SideId, WarbandId } from '#rules/contract/ids.ts';
import type { GameSigns, Sign } from '#rules/contract/rows.ts';
import type { RuleSystem } from '#rules/contract/system.ts';

/** All that the app knows of one kind of entry, beside its shape (`….shape.ts`) and `src/battle/played.ts`. */
export interface Step<K extends EventType> {
  /** Folds the entry onto the battle; false when it does not fit, and then it has changed nothing. */
  readonly fold: (draft: Draft, data: EventData<K>, by: Named) => boolean;
  /** What it says in one line: its name in undo, and the journal's line. */
  readonly said: (data: EventData<K>, speaker: Speaker) => Message;
  /** Whom or what it changes: a player whose tap touched the same within seconds is told. */
  readonly touches: (data: EventData<K>) => readonly Touched[];
  /**
   * What he is told: `condition` the fighter's status and wounds as they are now · `sentence` the step that
   * counts, by its line of the journal.
   */
  readonly toldBy: 'condition' | 'sentence';
  /** How its line of the journal is drawn. */
  readonly look: (data: EventData<K>, signs: GameSigns) => LineLook;
}

/** The commands that a kind of entry comes of, by their names; `Payloads` is what each carries. */
export type Commands<K extends EventType, Payloads> = {
  readonly [Name in keyof Payloads]: {
    /** The event that the command results in, or why it is refused. */
    readonly decide: (command: Payloads[Name], battle: Deciding) => Decision<K>;
    readonly screen: OnScreen<Payloads[Name]>;
  };
};

/** One kind of entry: what makes it of a command, what it does, says and touches. */
export function step<K extends EventType, Payloads>(
  _kind: K,
  definition: Step<K> & { readonly commands: Commands<K, Payloads> },
) {
  return definition;
}

/** What a command carries that says all by its name. */
export type Nothing = Readonly<Record<never, never>>;

/** What the event of a command is decided by. */
export interface Deciding {
  readonly state: BattleState;
  readonly entries: readonly Entry[];
  /** The entries that count. */
  readonly live: readonly Entry[];
  readonly system: RuleSystem;
  readonly dueAt: DueAt;
}

/** What the screen does once a player's command has been carried out. */
export interface OnScreen<Payload> {
  readonly thumb: Thumb | ((command: Payload) => Thumb);
  /** Whether the sheet of an injury that has become due opens at once; one restored by undo waits on its card. */
  readonly promptsInjury: boolean;
  /**
   * How screen readers hear of a step without news: `said` by its line of the journal · `with-part` by that and
   * the part of the phase · `redone` as a step that counts again · `by-control` the control says its own state.
   */
  readonly announced: 'said' | 'with-part' | 'redone' | 'by-control';
}

/**
 * What is under the thumb afterwards: `shifts` maybe another control · `toggles` a button whose second tap would
 * take another step or revert this one · `stays` the same button, tapped as fast as players like.
 */
export type Thumb = 'shifts' | 'toggles' | 'stays';

export const STAYS = { thumb: 'stays', promptsInjury: false, announced: 'said' } as const;
export const SHIFTS = { ...STAYS, thumb: 'shifts' } as const;

/** A fighter, a side, a warband, an entry, a house rule, a side’s seat, a place in the turn, or the end of the battle. */
export type Touched =
  | FighterId
  | SideId
  | WarbandId
  | EntryId
  | `rule:${string}`
  | `seat:${SideId}`
  | `place:${string}`
  | 'end';

/** Folds what an entry brought with it to a fighter who is there. */
export function changesOf(
  draft: Draft,
  { fighterId, changes }: { readonly fighterId: FighterId; readonly changes: readonly Change[] },
  by: Named,
): boolean {
  if (!draft.has(fighterId)) return false;
  applyChanges(draft, by, changes);
  return true;
}

/** Nobody's: nothing that another phone writes takes its place. */
export const nothing = (): readonly Touched[] => [];

/** The fighters and sides that an entry's changes touch; contacts end and begin as a consequence of others. */
export function touchedBy(changes: readonly Change[]): readonly (FighterId | SideId)[] {
  return changes.flatMap((change) => {
    if ('fighterId' in change) return [change.fighterId];
    return 'sideId' in change ? [change.sideId] : [];
  });
}

/** A fighter's status is drawn as on the table. */
export type LineLook =
  | { readonly status: string }
  | {
      readonly icon: Sign | 'battles' | 'clock' | 'edit' | 'info' | 'journal' | 'rules';
      readonly tone: 'ember' | 'leader' | 'neutral' | 'out-of-action' | 'rout' | 'standing';
    };

export const PLAIN = (): LineLook => ({ icon: 'journal', tone: 'neutral' });
export const WOUND = (): LineLook => ({ icon: 'wound', tone: 'out-of-action' });

/** The first status that the changes gave anybody; null for none. */
export function statusIn(changes: readonly Change[]): string | null {
  const change = changes.find(({ kind }) => kind === 'status');
  return change?.kind === 'status' ? change.to : null;
}

/** Names and numbers for the line of an entry. */
export interface Speaker {
  /** A code under `entry`, with its variables. */
  readonly say: (code: string, params?: Message['params']) => Message;
  /** A fighter's name; '' for nobody. */
  readonly name: (id: FighterId | null) => string;
  readonly side: (id: SideId) => string;
  /** The side that a warband plays. */
  readonly sideOf: (id: WarbandId) => string;
  readonly tally: (id: FighterId, left: number) => WoundTally;
}
