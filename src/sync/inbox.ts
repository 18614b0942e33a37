import * as Y from 'yjs';
import { idOf, isNewer } from '#store/raw-row.ts';

// What another phone sends is kept in a document of its own. In a shared document it could rewrite and
// delete, and rows that the door refused would be passed on to third phones as this phone's own.

/** The result of handing over rows of another phone. */
export interface Taken {
  /** Ids of those that the door refused or that are unreadable. */
  readonly refused: readonly string[];
}

/** Everything that one other phone sends, valid or not. */
export interface Inbox {
  readonly doc: Y.Doc;
  /** Under which numbers it writes (`endOf` of ./ends.ts): one, unless its app is older or it was renamed. */
  readonly ends: () => readonly number[];
  /** Whether it has sent the row of this id. */
  readonly has: (id: string) => boolean;
  /** Whether this row has arrived there, by all that is known: it has sent back that one, or a later one of this phone’s. */
  readonly isThere: (id: string) => boolean;
  /** Whether all rows have to be sent back to it: an older app knows nothing else of what has arrived. */
  wantsAllBack: boolean;
  /** Hands what has arrived since to the door of the log. Call it once the other phone has sent everything it has. */
  readonly flush: () => void;
  /** How often the other phone has tried to rewrite, to remove, or to add something that is not an entry. */
  readonly offences: () => number;
  /** How often it has added what only a newer app can read. That is no offence. */
  readonly unread: () => number;
}

/** The entries by their ids, in the document of every phone. */
export const ROWS = 'entries';

/**
 * @param take hands rows to the door of the log, which refuses those that rewrite existing ones
 * @param placeOf the place of a row among those that this phone has sent, from 0; -1 for others
 */
export function createInbox(
  take: (rows: readonly unknown[]) => Taken,
  placeOf: (id: string) => number,
): Inbox {
  const doc = new Y.Doc();
  const rows = doc.getMap<unknown>(ROWS);
  const changed = new Set<unknown>();
  let offences = 0;
  let unread = 0;
  /** The last place of this phone’s rows that it has sent back. */
  let arrived = -1;
  rows.observe(({ keysChanged }) => {
    for (const key of keysChanged) changed.add(key);
  });
  return {
    doc,
    ends: () => [...doc.store.clients.keys()],
    has: (id) => rows.has(id),
    isThere: (id) => {
      const place = placeOf(id);
      return rows.has(id) || (place >= 0 && place <= arrived);
    },
    wantsAllBack: true,
    offences: () => offences,
    unread: () => unread,
    flush: () => {
      const keys = [...changed];
      const labelled = keys.flatMap((key) => rowOf(rows, key));
      for (const row of labelled) arrived = Math.max(arrived, placeOf(idOf(row)));
      // If the door throws for local reasons, they are handed over again with the next message.
      const refused = labelled.length > 0 ? take(labelled).refused : [];
      changed.clear();
      offences += keys.length - labelled.length;
      unread += labelled.filter(isNewer).length;
      // Further top-level types in this document: nobody reads them, and honest phones never create any.
      offences += doc.share.size - 1;
      // A change to something that the other phone never sent stays pending for ever. Honest phones only add.
      offences += Number(isPending(doc));
      offences += new Set(refused).size;
    },
  };
}

function isPending({ store }: Y.Doc): boolean {
  return store.pendingStructs !== null || store.pendingDs !== null;
}

/** The row under its own id; none if it was removed or is under another key. */
function rowOf(rows: Y.Map<unknown>, key: unknown): readonly unknown[] {
  if (typeof key !== 'string') return [];
  const row = rows.get(key);
  return row !== undefined && idOf(row) === key ? [row] : [];
}
