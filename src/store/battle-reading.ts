import type { Entry } from '#battle/events.ts';
import { waysOn } from '#battle/going-on.ts';
import { routsAhead } from '#battle/rout-ahead.ts';
import {
  type DoneItem,
  doneThisPhase,
  newestStep,
  opponentLabels,
  type UndoStep,
} from '#battle/selectors.ts';
import type { BattleState } from '#battle/state.ts';
import type { Timeline } from '#battle/timeline.ts';
import { type DueAt, dueIn } from '#battle/turn.ts';
import type { Duty, RoutReport } from '#rules/contract/advice.ts';
import type { TurnPosition } from '#rules/contract/battle-view.ts';
import type { BattleId, FighterId, SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { reuseFields, reuseIfEqual, reuseItems } from './reuse.ts';

/**
 * An open battle at one moment, and all that follows from it. It never changes: the next entry makes
 * another one. What follows is worked out when it is first asked for, once, whoever else asks; what
 * says the same as a moment before is the same object still.
 */
export interface BattleStoreState {
  readonly battleId: BattleId;
  readonly system: RuleSystem;
  readonly entries: readonly Entry[];
  /** The entries that count: neither taken back nor themselves an undo. */
  readonly live: readonly Entry[];
  readonly battle: BattleState | null;
  readonly duties: readonly Duty[];
  readonly routs: Readonly<Record<SideId, RoutReport>>;
  /** Whether a side will have to test at the start of its next turn, as things are. */
  readonly routsAhead: Readonly<Record<SideId, boolean>>;
  readonly done: readonly DoneItem[];
  /** Where "next" leads, past what is empty. */
  readonly upcoming: TurnPosition | null;
  /** Where the end of the turn leads; null where that is where "next" leads. */
  readonly turnEnd: TurnPosition | null;
  /** The step that undo would take back. */
  readonly newest: UndoStep | null;
  /** What the enemies are called whom a fighter touches; only of those who touch any. */
  readonly opponents: Readonly<Record<FighterId, readonly string[]>>;
}

export interface BattleSnapshot {
  readonly state: BattleStoreState;
  /** What is due in this battle, here or elsewhere in the turn, as far as it has been asked already. */
  readonly dueAt: DueAt;
}

/** Reads the moments of one battle, one after the other. */
export function battleReader(
  battleId: BattleId,
  system: RuleSystem,
): (timeline: Timeline) => BattleSnapshot {
  const dutiesBy = answering<BattleStoreState['duties']>([], (before, now) =>
    reuseItems(before, now, ({ key }) => key),
  );
  const routsBy = answering<BattleStoreState['routs']>({}, reuseFields);
  const aheadBy = answering<BattleStoreState['routsAhead']>({}, reuseFields);
  const doneBy = answering<BattleStoreState['done']>([], (before, now) =>
    reuseItems(before, now, ({ entryId }, index) => `${index} ${entryId}`),
  );
  const upcomingBy = answering<BattleStoreState['upcoming']>(null, reuseIfEqual);
  const turnEndBy = answering<BattleStoreState['turnEnd']>(null, reuseIfEqual);
  const newestBy = answering<BattleStoreState['newest']>(null, reuseIfEqual);
  const opponentsBy = answering<BattleStoreState['opponents']>({}, reuseFields);

  return ({ entries, live, state: battle }) => {
    if (battle === null) return notBegun(battleId, system, { entries, live });
    const dueAt = dueIn(battle, system);
    const duties = dutiesBy(() => (battle.ended ? [] : dueAt(battle.position)));
    const routs = routsBy(() => routsOf(battle, system));
    const ahead = aheadBy(() => routsAhead(battle, system));
    const done = doneBy(() => doneThisPhase(live, battle, system));
    const ways = once(() => waysOn(battle, system, dueAt));
    const upcoming = upcomingBy(() => ways().next.position);
    const turnEnd = turnEndBy(() => ways().turnEnd?.position ?? null);
    const newest = newestBy(() => newestStep(live, battle));
    const opponents = opponentsBy(() => opponentLabels(battle));
    const state: BattleStoreState = {
      battleId,
      system,
      entries,
      live,
      battle,
      get duties() {
        return duties();
      },
      get routs() {
        return routs();
      },
      get routsAhead() {
        return ahead();
      },
      get done() {
        return done();
      },
      get upcoming() {
        return upcoming();
      },
      get turnEnd() {
        return turnEnd();
      },
      get newest() {
        return newest();
      },
      get opponents() {
        return opponents();
      },
    };
    return { state, dueAt };
  };
}

function notBegun(
  battleId: BattleId,
  system: RuleSystem,
  log: Pick<Timeline, 'entries' | 'live'>,
): BattleSnapshot {
  const state: BattleStoreState = {
    battleId,
    system,
    ...log,
    battle: null,
    duties: [],
    routs: {},
    routsAhead: {},
    done: [],
    upcoming: null,
    turnEnd: null,
    newest: null,
    opponents: {},
  };
  return { state, dueAt: () => [] };
}

/**
 * One question about moment after moment: each answer is worked out when it is first wanted, and is
 * the one before when it says the same.
 */
function answering<T>(first: T, keep: (before: T, now: T) => T): (work: () => T) => () => T {
  let last = first;
  return (work) => {
    return once(() => {
      last = keep(last, work());
      return last;
    });
  };
}

/** The answer is worked out when it is first wanted. */
function once<T>(work: () => T): () => T {
  let known: { readonly answer: T } | null = null;
  return () => {
    known ??= { answer: work() };
    return known.answer;
  };
}

function routsOf(battle: BattleState, { rout }: RuleSystem): BattleStoreState['routs'] {
  if (rout === null) return {};
  return Object.fromEntries(battle.sides.map((side) => [side.id, rout(battle, side.id)] as const));
}
