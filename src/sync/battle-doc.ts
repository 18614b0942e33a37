import * as Y from 'yjs';
import type { Entry } from '#battle/events.ts';
import type { ActorId, BattleId } from '#rules/contract/ids.ts';
import { endOf } from './ends.ts';
import { createInbox, type Inbox, ROWS, type Taken } from './inbox.ts';

// The log of a battle as a set that two phones can merge: entries by their ids, in one Y.Map. The log on the
// disk stays authoritative; the document is created from it when a battle is shared, and discarded
// afterwards.

export interface BattleDoc {
  /** The battle as this phone has it. Nobody else writes into it. */
  readonly doc: Y.Doc;
  /** Says whose all is that is added from now on, to the phones that it is sent to. */
  readonly signAs: (actor: ActorId) => void;
  /** Adds those of these entries that it lacks. */
  readonly put: (entries: readonly Entry[]) => void;
  /** A separate document for what one other phone sends. */
  readonly inbox: () => Inbox;
  readonly destroy: () => void;
}

/**
 * @param entries all entries that this phone has
 * @param take hands rows of another phone to the door of the log; they are not validated yet
 */
export function createBattleDoc(
  battleId: BattleId,
  entries: readonly Entry[],
  take: (rows: readonly unknown[]) => Taken,
): BattleDoc {
  const doc = new Y.Doc({ guid: battleId });
  const rows = doc.getMap<Entry>(ROWS);
  /** How many rows came before each. */
  const places = new Map<string, number>();
  const put = (more: readonly Entry[]) => {
    const fresh = more.filter(({ id }) => !places.has(id));
    for (let at = 0; at < fresh.length; at += MOST_AT_ONCE) {
      doc.transact(() => {
        for (const entry of fresh.slice(at, at + MOST_AT_ONCE)) {
          places.set(entry.id, places.size);
          rows.set(entry.id, entry);
        }
      });
    }
  };
  put(entries);
  const signAs = (actor: ActorId) => {
    doc.clientID = endOf(actor);
  };
  const inbox = () => createInbox(take, (id) => places.get(id) ?? -1);
  return { doc, signAs, put, inbox, destroy: () => doc.destroy() };
}

/** Rows that linked phones get as one message. */
const MOST_AT_ONCE = 500;
