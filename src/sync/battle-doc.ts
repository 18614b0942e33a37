import * as Y from 'yjs';
import type { Entry } from '#battle/events.ts';
import type { BattleId } from '#rules/contract/ids.ts';
import { createInbox, type Inbox, ROWS, type Taken } from './inbox.ts';

// The log of a battle as a set that two phones can join: entries by their ids, in one Y.Map. The log on the disk
// stays the truth; the document is made of it when a battle is shared, and forgotten afterwards.

export interface BattleDoc {
  /** What this phone says of the battle. Nobody else writes into it. */
  readonly doc: Y.Doc;
  /** Puts in the entries of this phone that it lacks. */
  readonly put: (entries: readonly Entry[]) => void;
  /** A place for what one other phone says, apart from what this one says and from what the others say. */
  readonly inbox: () => Inbox;
  readonly destroy: () => void;
}

/**
 * @param entries all that this phone has of the battle
 * @param take hands rows of another phone to the door of the log; they are raw, whatever they claim to be
 */
export function createBattleDoc(
  battleId: BattleId,
  entries: readonly Entry[],
  take: (rows: readonly unknown[]) => Taken,
): BattleDoc {
  const doc = new Y.Doc({ guid: battleId });
  const rows = doc.getMap<Entry>(ROWS);
  const put = (more: readonly Entry[]) => {
    const fresh = more.filter(({ id }) => !rows.has(id));
    if (fresh.length === 0) return;
    doc.transact(() => {
      for (const entry of fresh) rows.set(entry.id, entry);
    });
  };
  put(entries);
  return { doc, put, inbox: () => createInbox(take), destroy: () => doc.destroy() };
}
