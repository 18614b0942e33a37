import type { Entry } from '#battle/events.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { BattleSession } from '#store/battle-session.ts';
import type { BattlesStore } from '#store/battles-store.ts';
import { idOf } from '#store/raw-row.ts';
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
    // Nobody reads again what has come back: a phone that joins returns the whole log.
    const fresh = rows.filter((row) => !doc.has(row));
    if (fresh.length === 0) return { refused: [] };
    const refused = session.receiveRows(fresh);
    // Third phones receive these at once, even before they are shown here; this phone's own taps are sent
    // once shown.
    const arrived = new Set(fresh.map(idOf));
    put(session.getState().entries.filter(({ id }) => arrived.has(id)));
    return { refused };
  };
  const doc = createBattleDoc(battleId, [], take);
  const put = (entries: readonly Entry[]) => {
    // It may have a new name by now.
    if (session !== null) doc.signAs(session.actor);
    doc.put(entries);
    room?.put(entries);
    if (pipes.size > 0) lag.watch();
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
    nothingArrived();
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
    lag.watch();
    joinDocs(
      doc,
      pipe,
      (why) => {
        pipes.delete(pipe);
        release();
        setLink(why === 'gone' && pipe.recovered !== undefined && !over ? 'mending' : why);
        mending.add(pipe);
        void pipe.recovered?.then((next) => {
          mending.delete(pipe);
          if (over) next?.close();
          else if (next !== null) join(next, inbox);
          else if (links.getState()[battleId]?.lost === 'mending') setLink('gone');
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
    const fresh = early.filter((row) => !doc.has(row));
    early = [];
    if (fresh.length > 0) now.receiveRows(fresh);
    put(now.getState().entries);
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
