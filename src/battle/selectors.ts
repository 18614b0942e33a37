import type { Duty } from '#rules/contract/advice.ts';
import type { Change, Message, TurnPosition } from '#rules/contract/battle-view.ts';
import type { ActorId, FighterId, SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { toNumber } from '#rules/dice/fraction.ts';
import { describe } from './describe.ts';
import { inOrder, liveEntries, newestUndoable, type Step, undoableSteps } from './effective.ts';
import type { Entry } from './events.ts';
import { evolve } from './evolve.ts';
import { type EntryId, readHlc } from './hlc.ts';
import { isPlayed } from './played.ts';
import { winnersOf } from './sides.ts';
import type { BattleState, Fighter, Side } from './state.ts';
import { waitsForAnswer } from './turn.ts';

/** Duties that need an answer: those counted on the next-phase button. */
export function openDuties(duties: readonly Duty[]): readonly Duty[] {
  return duties.filter(waitsForAnswer);
}

/** Something that happened in this phase: an answer of the players, or an automatic change. */
export interface DoneItem {
  readonly entryId: EntryId;
  readonly said: Message;
  readonly automatic: boolean;
  readonly change: Change | null;
  /** Whose tap it was; null for automatic changes. */
  readonly actor: ActorId | null;
  /** The key of the answered duty; null for automatic changes. */
  readonly duty: string | null;
}

/**
 * What was settled since play last moved on, to this phase or to this step of it, oldest first. Reads the log
 * back to that point only.
 * @param live the entries that count
 */
export function doneThisPhase(
  live: readonly Entry[],
  state: BattleState,
  system: RuleSystem,
): readonly DoneItem[] {
  const at = live.findLastIndex((entry) => entry.type === 'PhaseEntered');
  const entered = live[at];
  const automatic =
    entered?.type === 'PhaseEntered'
      ? automaticItems(entered.id, entered.data.changes, state, system)
      : [];
  const answered = live.slice(at + 1).flatMap((entry) =>
    entry.type === 'DutyResolved' && entry.data.resolves
      ? [
          {
            entryId: entry.id,
            said: describe(entry, state),
            automatic: false,
            change: null,
            actor: entry.actor,
            duty: entry.data.key,
          },
        ]
      : [],
  );
  return [...automatic, ...answered];
}

function automaticItems(
  entryId: EntryId,
  changes: readonly Change[],
  state: BattleState,
  system: RuleSystem,
): readonly DoneItem[] {
  return changes.flatMap((change) => {
    const said = automaticSaid(change, state, system);
    return said === null
      ? []
      : [{ entryId, said, automatic: true, change, actor: null, duty: null }];
  });
}

function automaticSaid(change: Change, state: BattleState, system: RuleSystem): Message | null {
  const said = (code: string, name: string, params: Message['params']): Message => ({
    code,
    params: { system: state.systemId, name, ...params },
  });
  switch (change.kind) {
    case 'status':
      return said('entry.became', state.fighters[change.fighterId]?.label ?? '?', {
        status: change.to,
      });
    case 'flag':
    case 'side-flag': {
      const announced = system.flags.some((row) => row.id === change.flag && row.announceEnd);
      if (change.value !== null || !announced) return null;
      return said('entry.flag-ended', ownerName(change, state), { flag: change.flag });
    }
    case 'dropped':
      return said('entry.dropped', state.fighters[change.fighterId]?.label ?? '?', {
        marker: change.marker,
        count: change.count,
      });
    case 'wounds':
    case 'contact':
    case 'side-removed':
    case 'battle-ended':
      return null;
  }
}

function ownerName(
  change: Extract<Change, { kind: 'flag' | 'side-flag' }>,
  state: BattleState,
): string {
  if (change.kind === 'flag') return state.fighters[change.fighterId]?.label ?? '?';
  return state.sides.find((side) => side.id === change.sideId)?.name ?? '?';
}

/** A step that undo can take back, with its name. */
export interface UndoStep {
  readonly entryId: EntryId;
  readonly said: Message;
  readonly time: number;
  /** Who did it. */
  readonly actor: ActorId;
  /** Undoing it returns the turn to the previous side. */
  readonly endsTurn: boolean;
}

/**
 * All of them, newest first.
 * @param live the entries that count
 */
export function undoSteps(live: readonly Entry[], state: BattleState): readonly UndoStep[] {
  return undoableSteps(live).map((step) => undoStep(step, live, state));
}

/** The one that undo would take back now; null when there is none. */
export function newestStep(live: readonly Entry[], state: BattleState): UndoStep | null {
  const step = newestUndoable(live);
  return step === null ? null : undoStep(step, live, state);
}

/** Named after its last entry, undone from its first. */
function undoStep(step: Step, live: readonly Entry[], state: BattleState): UndoStep {
  const [newest] = step;
  const oldest = step.at(-1) ?? newest;
  return {
    entryId: oldest.id,
    said: describe(newest, state),
    time: readHlc(newest.hlc).time,
    actor: newest.actor,
    endsTurn:
      newest.type === 'PhaseEntered' && newest.data.position.turn > turnBefore(oldest, live),
  };
}

/** The turn that was being played when an entry was made. */
function turnBefore(entry: Entry, live: readonly Entry[]): number {
  const earlier = live.slice(0, live.lastIndexOf(entry));
  const entered = earlier.findLast((one) => one.type === 'PhaseEntered');
  return entered?.type === 'PhaseEntered' ? entered.data.position.turn : FIRST_TURN;
}

const FIRST_TURN = 1;

export interface JournalItem {
  readonly entry: Entry;
  readonly said: Message;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Names of fighters at that time. */
  readonly names: Readonly<Record<FighterId, string>>;
  /** Names of the winners, empty for a draw; null if it does not end the battle. */
  readonly winners: readonly string[] | null;
  /** Whether it had no effect: it could not apply, or another phone was quicker. */
  readonly ignored: boolean;
}

export interface JournalTurn {
  readonly position: TurnPosition;
  readonly items: readonly JournalItem[];
}

/** What happened, turn by turn, oldest first; steps that were taken back are left out. */
export function journal(entries: readonly Entry[]): readonly JournalTurn[] {
  const turns: { position: TurnPosition; items: JournalItem[] }[] = [];
  let end: BattleState['end'] = null;
  walk(entries, (entry, state) => {
    const open = turns.at(-1);
    const ends = state.end !== null && state.end !== end;
    end = state.end;
    const item = {
      entry,
      said: describe(entry, state),
      time: readHlc(entry.hlc).time,
      names: namesIn(entry, state),
      winners: ends ? winnersOf(state).map(({ name }) => name) : null,
      ignored: state.ignored.at(-1) === entry.id,
    };
    if (open === undefined || open.position.turn !== state.position.turn) {
      turns.push({ position: state.position, items: [item] });
    } else {
      open.items.push(item);
    }
  });
  return turns;
}

/** Names needed for an entry's further results and for its credits. */
function namesIn(entry: Entry, state: BattleState): Readonly<Record<FighterId, string>> {
  if (entry.type !== 'PhaseEntered' && entry.type !== 'Settled') return {};
  const changed = entry.data.changes.flatMap((change) =>
    'fighterId' in change ? [change.fighterId] : [],
  );
  const credited = entry.type === 'Settled' ? entry.data.credits.map(({ byId }) => byId) : [];
  return Object.fromEntries(
    [...changed, ...credited].flatMap((id) => {
      const fighter = state.fighters[id];
      return fighter === undefined ? [] : [[fighter.id, fighter.label]];
    }),
  );
}

/** Casualties of one side after each player turn, for the journal's curve. */
export interface CasualtyCurve {
  readonly sideId: SideId;
  readonly needed: number;
  /** One point per player turn, index 0 = the first turn. */
  readonly casualties: readonly number[];
  /** The game round of each of those turns. */
  readonly rounds: readonly number[];
}

export function casualtyCurves(
  entries: readonly Entry[],
  system: RuleSystem,
): readonly CasualtyCurve[] {
  const rout = system.rout;
  if (rout === null) return [];
  const byTurn = new Map<number, BattleState>();
  let last: BattleState | null = null;
  walk(entries, (_entry, state) => {
    byTurn.set(state.position.turn, state);
    last = state;
  });
  const final: BattleState | null = last;
  const states = [...byTurn.values()];
  return sidesOf(final).map((side) => ({
    sideId: side.id,
    needed: final === null ? 0 : rout(final, side.id).needed,
    casualties: states.map((state) => toNumber(rout(state, side.id).casualties)),
    rounds: states.map((state) => state.position.round),
  }));
}

/** A round as it was played: how long, and the losses of each side at its end. */
export interface RoundTally {
  readonly round: number;
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** In playing order; weighted as the rout test counts them, where there is one. */
  readonly sides: readonly { readonly sideId: SideId; readonly out: number; readonly of: number }[];
}

/** Every round of a battle, oldest first. */
export function roundTallies(entries: readonly Entry[], system: RuleSystem): readonly RoundTally[] {
  const rounds = new Map<number, { from: number; to: number; state: BattleState }>();
  let open: { to: number } | null = null;
  walk(entries, (entry, state) => {
    // The first round is open from the beginning of the battle on.
    if (open !== null && !isPlayed(entry)) return;
    const { time } = readHlc(entry.hlc);
    const { round } = state.position;
    const known = rounds.get(round);
    // It lasts until the next one begins.
    if (known === undefined && open !== null) open.to = time;
    const now = { from: known?.from ?? time, to: time, state };
    rounds.set(round, now);
    open = now;
  });
  return [...rounds].map(([round, { from, to, state }]) => ({
    round,
    from,
    to,
    sides: state.sides.map(({ id }) => ({ sideId: id, ...lossesOf(state, id, system) })),
  }));
}

function lossesOf(state: BattleState, sideId: SideId, { rout, statuses }: RuleSystem) {
  if (rout !== null) {
    const { casualties, participants } = rout(state, sideId);
    return { out: toNumber(casualties), of: participants };
  }
  const rows = fightersOf(state, sideId).flatMap(
    ({ status }) => statuses.find(({ id }) => id === status) ?? [],
  );
  return {
    out: rows.filter((row) => row.tone === 'out-of-action').length,
    of: rows.filter(({ participates }) => participates).length,
  };
}

export function fightersOf(state: BattleState, sideId: SideId): readonly Fighter[] {
  const side = state.sides.find((candidate) => candidate.id === sideId);
  return (side?.fighterIds ?? []).flatMap((id) => {
    const fighter = state.fighters[id];
    return fighter === undefined ? [] : [fighter];
  });
}

/** Enemies and friends in base contact with the fighter. */
export function inContactWith(state: BattleState, id: FighterId): readonly Fighter[] {
  return state.contacts.flatMap((contact) => {
    const other = contact.a === id ? contact.b : contact.b === id ? contact.a : null;
    const fighter = other === null ? undefined : state.fighters[other];
    return fighter === undefined ? [] : [fighter];
  });
}

/**
 * Names of the enemies each fighter touches, in the order of contacts; fighters without any are missing. One
 * pass over the contacts for all fighters.
 */
export function opponentLabels({
  contacts,
  fighters,
}: Pick<BattleState, 'contacts' | 'fighters'>): Readonly<Record<FighterId, readonly string[]>> {
  const labels: Record<FighterId, string[]> = {};
  const note = (fighter: Fighter, enemy: Fighter) => {
    const known = labels[fighter.id];
    if (known === undefined) labels[fighter.id] = [enemy.label];
    else known.push(enemy.label);
  };
  for (const contact of contacts) {
    const a = fighters[contact.a];
    const b = fighters[contact.b];
    if (a === undefined || b === undefined || a.sideId === b.sideId) continue;
    note(a, b);
    note(b, a);
  }
  return labels;
}

function sidesOf(state: BattleState | null): readonly Side[] {
  return state?.sides ?? [];
}

/** Folds the live entries, showing each with the state after it. */
function walk(entries: readonly Entry[], visit: (entry: Entry, state: BattleState) => void): void {
  let state: BattleState | null = null;
  for (const entry of liveEntries(inOrder(entries))) {
    state = evolve(state, entry);
    if (state !== null) visit(entry, state);
  }
}
