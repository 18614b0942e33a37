import { effectiveEntries } from '#battle/effective.ts';
import type { Entry } from '#battle/events.ts';
import { waysOn } from '#battle/going-on.ts';
import { routsAhead } from '#battle/rout-ahead.ts';
import { type Seated, seatsIn } from '#battle/seats.ts';
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
import type { ActorId, BattleId, FighterId, SideId } from '#rules/contract/ids.ts';
import type { RuleSystem } from '#rules/contract/system.ts';
import { once } from '#rules/kit/once-per.ts';
import { reuseFields, reuseIfEqual, reuseItems } from './reuse.ts';

/**
 * An immutable snapshot of an open battle, with everything derived from it. Derived values are computed
 * lazily, once; a value equal to that of the snapshot before is the same object.
 */
export interface BattleStoreState {
  readonly battleId: BattleId;
  readonly system: RuleSystem;
  readonly entries: readonly Entry[];
  /** The entries that count: neither taken back nor themselves an undo, nor without an effect. */
  readonly live: readonly Entry[];
  readonly battle: BattleState | null;
  /** Who has written any of the entries. */
  readonly writers: readonly ActorId[];
  readonly duties: readonly Duty[];
  readonly routs: Readonly<Record<SideId, RoutReport>>;
  /** Whether a side will have to test at the start of its next turn, as things stand. */
  readonly routsAhead: Readonly<Record<SideId, boolean>>;
  readonly done: readonly DoneItem[];
  /** Where "next" leads, past empty phases. */
  readonly upcoming: TurnPosition | null;
  /** The beginning of the turn that ending this one leads to; null if "next" leads there too, or something is due before. */
  readonly turnAfter: TurnPosition | null;
  /** The step that undo would take back. */
  readonly newest: UndoStep | null;
  /** Names of the enemies in contact with a fighter; only for those in contact with any. */
  readonly opponents: Readonly<Record<FighterId, readonly string[]>>;
  /** The phones that have said whose they are. */
  readonly seats: readonly Seated[];
}

export interface BattleSnapshot {
  readonly state: BattleStoreState;
  /** Duties at any position of the turn, memoized. */
  readonly dueAt: DueAt;
}

/** Derives the snapshots of one battle, one after the other. */
export function battleReader(
  battleId: BattleId,
  system: RuleSystem,
): (timeline: Timeline) => BattleSnapshot {
  const dutiesBy = memoized<BattleStoreState['duties']>([], (before, now) =>
    reuseItems(before, now, ({ key }) => key),
  );
  const routsBy = memoized<BattleStoreState['routs']>({}, reuseFields);
  const aheadBy = memoized<BattleStoreState['routsAhead']>({}, reuseFields);
  const doneBy = memoized<BattleStoreState['done']>([], (before, now) =>
    reuseItems(before, now, ({ entryId }, index) => `${index} ${entryId}`),
  );
  const upcomingBy = memoized<BattleStoreState['upcoming']>(null, reuseIfEqual);
  const turnAfterBy = memoized<BattleStoreState['turnAfter']>(null, reuseIfEqual);
  const newestBy = memoized<BattleStoreState['newest']>(null, reuseIfEqual);
  const opponentsBy = memoized<BattleStoreState['opponents']>({}, reuseFields);
  const writersBy = memoized<BattleStoreState['writers']>([], reuseIfEqual);
  const seatsBy = memoized<BattleStoreState['seats']>([], (before, now) =>
    reuseItems(before, now, ({ actor }) => actor),
  );

  return ({ entries, live: all, state: battle }) => {
    if (battle === null) return notBegun(battleId, system, { entries, live: all });
    const live = effectiveEntries(all, battle);
    const dueAt = dueIn(battle, system);
    const duties = dutiesBy(() => (battle.ended ? [] : dueAt(battle.position)));
    const routs = routsBy(() => routsOf(battle, system));
    const ahead = aheadBy(() => routsAhead(battle, system));
    const done = doneBy(() => doneThisPhase(live, battle, system));
    const ways = once(() => waysOn(battle, system, dueAt));
    const upcoming = upcomingBy(() => ways().next.position);
    const turnAfter = turnAfterBy(() => ways().turnAfter);
    const newest = newestBy(() => newestStep(live, battle));
    const opponents = opponentsBy(() => opponentLabels(battle));
    const writers = writersBy(() => [...new Set(entries.map(({ actor }) => actor))]);
    const seats = seatsBy(() => seatsIn(live));
    const state: BattleStoreState = {
      battleId,
      system,
      entries,
      live,
      battle,
      get writers() {
        return writers();
      },
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
      get turnAfter() {
        return turnAfter();
      },
      get newest() {
        return newest();
      },
      get opponents() {
        return opponents();
      },
      get seats() {
        return seats();
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
    writers: [],
    duties: [],
    routs: {},
    routsAhead: {},
    done: [],
    upcoming: null,
    turnAfter: null,
    newest: null,
    opponents: {},
    seats: [],
  };
  return { state, dueAt: () => [] };
}

/**
 * A value derived from snapshot after snapshot: computed lazily, and the former object when it is equal.
 */
function memoized<T>(first: T, keep: (before: T, now: T) => T): (work: () => T) => () => T {
  let last = first;
  return (work) => {
    return once(() => {
      last = keep(last, work());
      return last;
    });
  };
}

function routsOf(battle: BattleState, { rout }: RuleSystem): BattleStoreState['routs'] {
  if (rout === null) return {};
  return Object.fromEntries(battle.sides.map((side) => [side.id, rout(battle, side.id)] as const));
}
