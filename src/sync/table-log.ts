import type { Entry } from '#battle/events.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { BattleSession } from '#store/battle-session.ts';
import type { BattlesStore } from '#store/battles-store.ts';
import { idOf, isRowOf } from '#store/raw-row.ts';
import { createBattleDoc } from './battle-doc.ts';
import { joinDocs } from './doc-channel.ts';
import { reportEnds } from './ends.ts';
import { enterRoom, type HubRoom } from './hub-room.ts';
import type { Inbox, Taken } from './inbox.ts';
import { createLag } from './lag.ts';
import { hubLinks, type Link, links } from './links.ts';
import type { Pipe } from './pipe.ts';
import type { Room } from './room-code.ts';

/** A battle shared by several phones. */
export interface SharedBattle {
  /** Syncs through this pipe from now on. */
  readonly link: (pipe: Pipe) => void;
  /** Syncs through this room on a hub, instead of any other. */
  readonly enter: (room: Room) => void;
  /** Leaves that room; pipes stay open. */
  readonly leaveRoom: () => void;
  /** From now on arriving rows go through the door of this session, and its entries are sent. */
  readonly attach: (session: BattleSession) => void;
  readonly stop: () => void;
}

/**
 * Rows that arrive through one connection go to the door, and from there to all other connections.
 * @param onFirst called with the first rows that arrive while no session is attached; with none when the last
 * connection ends or a room is empty before any arrived
 * @param onStop called once no connection can be opened any more
 */
export function createSharedBattle(
  battleId: BattleId,
  battles: BattlesStore,
  onFirst: (rows: readonly unknown[]) => void,
  onStop: () => void,
): SharedBattle {
  /** Those that are open, and what has come through each. */
  const pipes = new Map<Pipe, Inbox>();
  /** Those that broke, and may be replaced yet. */
  const mending = new Set<Pipe>();
  let room: HubRoom | null = null;
  let session: BattleSession | null = null;
  let early: unknown[] = [];
  let over = false;
  let unsubscribe: () => void = () => undefined;
  const countEnds = () =>
    reportEnds(
      battleId,
      [...pipes.values()].flatMap((inbox) => inbox.ends()),
    );
  const take = (rows: readonly unknown[]): Taken => {
    countEnds();
    if (session === null) {
      if (rows.length > 0 && early.length === 0) onFirst(rows);
      for (const row of rows) early.push(row);
      return { refused: [] };
    }
    if (isDeleted()) return { refused: [] };
    return { refused: receive(session, rows) };
  };
  const doc = createBattleDoc(battleId, [], take);
  const put = (entries: readonly Entry[]) => {
    // It may have a new name by now.
    if (session !== null) doc.signAs(session.actor);
    doc.put(entries.filter(isWanted));
    room?.put(entries);
    if (pipes.size > 0) lag.watch();
  };
  /** Nobody is sent the whole log that he has just sent. */
  const isWanted = ({ id }: Entry): boolean =>
    [...pipes.values()].some((inbox) => inbox.wantsAllBack || !inbox.has(id));
  /** @returns ids of rows that are refused */
  const receive = (by: BattleSession, rows: readonly unknown[]): readonly string[] => {
    const here = new Map<string, Entry>(by.getState().entries.map((entry) => [entry.id, entry]));
    // Nobody reads again what has come back: a phone that is linked anew sends the whole log.
    const fresh = rows.filter((row) => {
      const entry = here.get(idOf(row));
      return entry === undefined || !isRowOf(row, entry);
    });
    const refused = fresh.length === 0 ? [] : by.receiveRows(fresh);
    const arrived = new Set(rows.map(idOf));
    // Third phones receive these at once, even before they are shown here; this phone's own taps are sent
    // once shown.
    put(by.getState().entries.filter(({ id }) => arrived.has(id)));
    sendBackLast(by, rows);
    return refused;
  };
  /** Tells their sender that all has arrived up to this row. */
  const sendBackLast = (by: BattleSession, rows: readonly unknown[]) => {
    const { entries } = by.getState();
    const ids = new Set<string>(entries.map(({ id }) => id));
    const last = idOf(rows.findLast((row) => ids.has(idOf(row))));
    doc.put(entries.filter(({ id }) => id === last));
  };
  /** Whether the battle was deleted here; stops sharing it then, as later entries of others would bring it back. */
  const isDeleted = (): boolean => {
    const gone = session !== null && battles.getState().ready(battleId) !== session;
    if (gone) stop();
    return gone;
  };
  const unwatch = battles.subscribe(isDeleted);
  const nothingArrived = () => {
    if (session === null && early.length === 0) onFirst([]);
  };
  /** Each connection keeps the battle open, whatever screen is shown. */
  const keepOpen = () => {
    battles
      .getState()
      .open(battleId, 'links')
      .then(
        (now) => {
          if (now !== null && hasConnection()) attach(now);
        },
        // The screen of the battle reports the error.
        () => undefined,
      );
  };
  const hasConnection = () => pipes.size > 0 || room !== null;
  const release = () => {
    battles.getState().leave(battleId, 'links');
    if (hasConnection()) return;
    unsubscribe();
    // Another session may be open by the next connection.
    session = null;
  };
  let late = false;
  const setLink = (lost: Link['lost']) => {
    const linked = pipes.size > 0;
    late &&= linked;
    countEnds();
    links.setState({ [battleId]: { phones: pipes.size, lost: linked ? null : lost, late } });
  };
  const lag = createLag(
    () => session?.getState().entries ?? [],
    () => [...pipes.values()],
    (isLate) => {
      if (isLate === late || pipes.size === 0) return;
      late = isLate;
      setLink(null);
    },
  );
  /** @param inbox what that phone sent before, when this pipe replaces one that broke */
  const join = (pipe: Pipe, inbox: Inbox) => {
    keepOpen();
    pipes.set(pipe, inbox);
    setLink(null);
    if (session !== null) put(session.getState().entries);
    lag.watch();
    joinDocs(
      doc,
      pipe,
      (why) => {
        pipes.delete(pipe);
        release();
        const mends = why === 'gone' && pipe.recovered !== undefined && !over;
        setLink(mends ? 'mending' : why);
        // What has arrived of a battle waits for the rest.
        if (!mends && !hasConnection()) nothingArrived();
        mending.add(pipe);
        void pipe.recovered?.then((next) => {
          mending.delete(pipe);
          if (over) next?.close();
          else if (next !== null) join(next, inbox);
          else {
            if (links.getState()[battleId]?.lost === 'mending') setLink('gone');
            if (!hasConnection()) nothingArrived();
          }
        });
      },
      inbox,
    );
  };
  const link = (pipe: Pipe) => {
    // Most likely the same phone, paired again: it would count twice if the earlier link recovered as well.
    if (pipes.size === 0) abandonAll();
    join(pipe, doc.inbox());
  };
  const abandonAll = () => {
    for (const pipe of mending) pipe.abandon?.();
  };
  const leaveRoom = () => {
    if (room === null) return;
    room.close();
    room = null;
    const { [battleId]: _, ...others } = hubLinks.getState();
    hubLinks.setState(others, true);
    release();
    if (!hasConnection()) nothingArrived();
  };
  const enter = (where: Room) => {
    const before = room;
    if (before === null) keepOpen();
    before?.close();
    room = enterRoom(where, {
      take,
      onLoaded: nothingArrived,
      onChange: (now) => {
        hubLinks.setState({ [battleId]: now });
        if (now.state === 'apart' || now.state === 'refused') nothingArrived();
      },
    });
    if (session !== null) room.put(session.getState().entries);
  };
  const attach = (now: BattleSession) => {
    if (now === session) return;
    unsubscribe();
    session = now;
    put(now.getState().entries);
    const rows = early;
    early = [];
    // The battle has been checked as a whole, unless it was here.
    const ids = new Set<string>(now.getState().entries.map(({ id }) => id));
    const fresh = rows.filter((row) => !ids.has(idOf(row)));
    if (fresh.length > 0) receive(now, fresh);
    sendBackLast(now, rows);
    unsubscribe = now.subscribe(() => put(now.getState().entries));
  };
  const stop = () => {
    if (over) return;
    over = true;
    unwatch();
    unsubscribe();
    onStop();
    for (const pipe of pipes.keys()) pipe.close();
    lag.stop();
    abandonAll();
    leaveRoom();
    doc.destroy();
  };
  return { link, enter, leaveRoom, attach, stop };
}
