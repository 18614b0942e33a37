import type { BattleId } from '#rules/contract/ids.ts';
import type { ArrivalRefusal } from '#store/arriving-battle.ts';
import type { BattleSession } from '#store/battle-session.ts';
import type { BattlesStore } from '#store/battles-store.ts';
import { idOf, isNewer } from '#store/raw-row.ts';
import { createBattleDoc } from './battle-doc.ts';
import { joinDocs } from './doc-channel.ts';
import type { Inbox } from './inbox.ts';
import { type Link, links } from './links.ts';
import type { Pipe } from './pipe.ts';

/** A battle that several phones play together. */
interface SharedBattle {
  /** Taps go both ways through this pipe from now on. */
  readonly link: (pipe: Pipe) => void;
  /** From now on what comes goes through the door of this session, and its taps go out. */
  readonly attach: (session: BattleSession) => void;
  readonly stop: () => void;
}

/** Those of this tab. */
const shared = new Map<BattleId, SharedBattle>();

/** Shares a battle that is open here with the phone at the other end. */
export function shareBattle(session: BattleSession, pipe: Pipe, battles: BattlesStore): void {
  const { battleId } = session;
  const one = shared.get(battleId) ?? createSharedBattle(battleId, battles, () => undefined);
  one.attach(session);
  one.link(pipe);
}

/**
 * Joins the battle of the phone at the other end: all of it comes here, unless part of it is here already.
 * @returns null once it is on the disk; why it is refused, and then nothing is
 * @throws what the disk throws
 */
export async function joinBattle(
  battleId: BattleId,
  pipe: Pipe,
  battles: BattlesStore,
): Promise<ArrivalRefusal['refused'] | null> {
  const { open, leave, weigh, takeIn } = battles.getState();
  const here = await open(battleId);
  if (here !== null) {
    shareBattle(here, pipe, battles);
    leave(battleId);
    return null;
  }
  leave(battleId);
  const whole = new Promise<readonly unknown[]>((resolve) => {
    createSharedBattle(battleId, battles, resolve).link(pipe);
  });
  const rows = await whole;
  // Where the other phone has a newer app, what can be read comes here, to look on.
  const readable = rows.filter((row) => !isNewer(row));
  const arriving = await weigh(battleId, readable);
  if ('refused' in arriving) {
    shared.get(battleId)?.stop();
    return readable.length < rows.length ? 'newer' : arriving.refused;
  }
  await takeIn(arriving);
  const session = await open(battleId);
  if (session !== null) shared.get(battleId)?.attach(session);
  leave(battleId);
  return null;
}

/**
 * @param onFirst called with the rows that come first, while no session is attached; with none when the last link
 *   breaks before any came
 */
function createSharedBattle(
  battleId: BattleId,
  battles: BattlesStore,
  onFirst: (rows: readonly unknown[]) => void,
): SharedBattle {
  const pipes = new Set<Pipe>();
  let session: BattleSession | null = null;
  let early: unknown[] = [];
  let unsubscribe: () => void = () => undefined;
  const doc = createBattleDoc(battleId, [], (rows) => {
    if (session !== null) {
      // It has been deleted here: what others still tap would bring it back.
      if (battles.getState().ready(battleId) !== session) {
        one.stop();
        return { refused: [] };
      }
      const refused = session.receiveRows(rows);
      // Third phones hear of these at once, whenever this one shows them; of its own taps once they are shown.
      const came = new Set(rows.map(idOf));
      doc.put(session.getState().entries.filter(({ id }) => came.has(id)));
      return { refused };
    }
    if (rows.length > 0 && early.length === 0) onFirst(rows);
    early.push(...rows);
    return { refused: [] };
  });
  /** It may be another session that is open when a link is there again. */
  const detach = () => {
    unsubscribe();
    if (session === null && early.length === 0) onFirst([]);
    session = null;
  };
  const tell = (lost: Link['lost']) =>
    links.setState({ [battleId]: { phones: pipes.size, lost: pipes.size > 0 ? null : lost } });
  /** @param inbox what that phone has said before, where this pipe takes the place of one that broke */
  const join = (pipe: Pipe, inbox: Inbox) => {
    const { open, leave } = battles.getState();
    // Each link keeps the battle open, whatever screen is shown.
    open(battleId, 'links').then(
      (now) => {
        if (now !== null && pipes.size > 0) one.attach(now);
      },
      // Whoever shows the battle is told.
      () => undefined,
    );
    pipes.add(pipe);
    tell(null);
    joinDocs(
      doc,
      pipe,
      (why) => {
        pipes.delete(pipe);
        leave(battleId, 'links');
        if (pipes.size === 0) detach();
        const mending = why === 'gone' && pipe.healed !== undefined && shared.get(battleId) === one;
        tell(mending ? 'mending' : why);
        void pipe.healed?.then((next) => {
          if (shared.get(battleId) !== one) next?.close();
          else if (next !== null) join(next, inbox);
          else if (links.getState()[battleId]?.lost === 'mending') tell('gone');
        });
      },
      inbox,
    );
  };
  const one: SharedBattle = {
    link: (pipe) => join(pipe, doc.inbox()),
    attach: (now) => {
      if (now === session) return;
      unsubscribe();
      session = now;
      now.receiveRows(early);
      early = [];
      doc.put(now.getState().entries);
      unsubscribe = now.subscribe(() => doc.put(now.getState().entries));
    },
    stop: () => {
      unsubscribe();
      shared.delete(battleId);
      for (const pipe of pipes) pipe.close();
      doc.destroy();
    },
  };
  shared.set(battleId, one);
  return one;
}
