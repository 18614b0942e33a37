import type { Entry } from '#battle/events.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import type { BattleSession } from '#store/battle-session.ts';
import type { BattlesStore } from '#store/battles-store.ts';
import { idOf } from '#store/raw-row.ts';
import { createBattleDoc } from './battle-doc.ts';
import { joinDocs } from './doc-channel.ts';
import { enterRoom, type HubRoom } from './hub-room.ts';
import type { Inbox, Taken } from './inbox.ts';
import { hubLinks, type Link, links } from './links.ts';
import type { Pipe } from './pipe.ts';
import type { Room } from './room-code.ts';

/** A battle that several phones play together. */
export interface SharedBattle {
  /** Taps go both ways through this pipe from now on. */
  readonly link: (pipe: Pipe) => void;
  /** And through this room on a hub, in the place of any other one. */
  readonly enter: (room: Room) => void;
  /** Leaves that room; what goes through pipes goes on. */
  readonly leaveRoom: () => void;
  /** From now on what comes goes through the door of this session, and its taps go out. */
  readonly attach: (session: BattleSession) => void;
  readonly stop: () => void;
}

/**
 * What comes by one way goes to the door, and from there to all the others.
 * @param onFirst called with the rows that come first, while no session is attached; with none when the last way
 *   ends, or a room has nothing, before any came
 * @param onStop called once no way can be opened any more
 */
export function createSharedBattle(
  battleId: BattleId,
  battles: BattlesStore,
  onFirst: (rows: readonly unknown[]) => void,
  onStop: () => void,
): SharedBattle {
  const pipes = new Set<Pipe>();
  let room: HubRoom | null = null;
  let session: BattleSession | null = null;
  let early: unknown[] = [];
  let over = false;
  let unsubscribe: () => void = () => undefined;
  const take = (rows: readonly unknown[]): Taken => {
    if (session === null) {
      if (rows.length > 0 && early.length === 0) onFirst(rows);
      early.push(...rows);
      return { refused: [] };
    }
    if (isDeleted()) return { refused: [] };
    const refused = session.receiveRows(rows);
    // Third phones hear of these at once, whenever this one shows them; of its own taps once they are shown.
    const came = new Set(rows.map(idOf));
    put(session.getState().entries.filter(({ id }) => came.has(id)));
    return { refused };
  };
  const doc = createBattleDoc(battleId, [], take);
  const put = (entries: readonly Entry[]) => {
    doc.put(entries);
    room?.put(entries);
  };
  /** What others still tap would bring it back. */
  const isDeleted = (): boolean => {
    const gone = session !== null && battles.getState().ready(battleId) !== session;
    if (gone) stop();
    return gone;
  };
  const unwatch = battles.subscribe(isDeleted);
  const nothingCame = () => {
    if (session === null && early.length === 0) onFirst([]);
  };
  /** Each way keeps the battle open, whatever screen is shown. */
  const keepOpen = () => {
    battles
      .getState()
      .open(battleId, 'links')
      .then(
        (now) => {
          if (now !== null && hasWay()) attach(now);
        },
        // Whoever shows the battle is told.
        () => undefined,
      );
  };
  const hasWay = () => pipes.size > 0 || room !== null;
  const letGo = () => {
    battles.getState().leave(battleId, 'links');
    if (hasWay()) return;
    unsubscribe();
    nothingCame();
    // It may be another session that is open when a way is there again.
    session = null;
  };
  const tell = (lost: Link['lost']) =>
    links.setState({ [battleId]: { phones: pipes.size, lost: pipes.size > 0 ? null : lost } });
  /** @param inbox what that phone has said before, where this pipe takes the place of one that broke */
  const join = (pipe: Pipe, inbox: Inbox) => {
    keepOpen();
    pipes.add(pipe);
    tell(null);
    joinDocs(
      doc,
      pipe,
      (why) => {
        pipes.delete(pipe);
        letGo();
        tell(why === 'gone' && pipe.healed !== undefined && !over ? 'mending' : why);
        void pipe.healed?.then((next) => {
          if (over) next?.close();
          else if (next !== null) join(next, inbox);
          else if (links.getState()[battleId]?.lost === 'mending') tell('gone');
        });
      },
      inbox,
    );
  };
  const link = (pipe: Pipe) => join(pipe, doc.inbox());
  const leaveRoom = () => {
    if (room === null) return;
    room.close();
    room = null;
    const { [battleId]: _, ...others } = hubLinks.getState();
    hubLinks.setState(others, true);
    letGo();
  };
  const enter = (where: Room) => {
    const before = room;
    if (before === null) keepOpen();
    before?.close();
    room = enterRoom(where, {
      take,
      onTold: nothingCame,
      onChange: (now) => {
        hubLinks.setState({ [battleId]: now });
        if (now.state === 'apart' || now.state === 'refused') nothingCame();
      },
    });
    if (session !== null) room.put(session.getState().entries);
  };
  const attach = (now: BattleSession) => {
    if (now === session) return;
    unsubscribe();
    session = now;
    now.receiveRows(early);
    early = [];
    put(now.getState().entries);
    unsubscribe = now.subscribe(() => put(now.getState().entries));
  };
  const stop = () => {
    if (over) return;
    over = true;
    unwatch();
    unsubscribe();
    onStop();
    for (const pipe of pipes) pipe.close();
    leaveRoom();
    doc.destroy();
  };
  return { link, enter, leaveRoom, attach, stop };
}
