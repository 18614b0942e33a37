import * as Y from 'yjs';
import { idOf, isNewer } from '#store/raw-row.ts';

// What another phone says of a battle is read apart from what this one says. Were both in one document, the other
// could rewrite and delete there, and what the door has refused would be passed on to third phones in this one's name.

/** What came of rows that another phone has put in. */
export interface Taken {
  /** Ids of those that the door refused, or that can't be read. */
  readonly refused: readonly string[];
}

/** What one other phone says, whatever that is. */
export interface Inbox {
  readonly doc: Y.Doc;
  /**
   * Hands what has come in since to the door of the log.
   * @param told whether the other phone has told all that it has; before that, what it adds may have to wait
   */
  readonly empty: (told: boolean) => void;
  /** How often the other phone has tried what nobody may: to rewrite, to remove, to put in what is no entry. */
  readonly offences: () => number;
  /** How often it has put in what only a newer app reads. That is no offence. */
  readonly unread: () => number;
}

/** The entries by their ids, in the document of every phone. */
export const ROWS = 'entries';

/** @param take hands rows to the door of the log; it refuses those that rewrite what is here */
export function createInbox(take: (rows: readonly unknown[]) => Taken): Inbox {
  const doc = new Y.Doc();
  const rows = doc.getMap<unknown>(ROWS);
  const changed = new Set<unknown>();
  let offences = 0;
  let unread = 0;
  rows.observe(({ keysChanged }) => {
    for (const key of keysChanged) changed.add(key);
  });
  return {
    doc,
    offences: () => offences,
    unread: () => unread,
    empty: (told) => {
      const keys = [...changed];
      const labelled = keys.flatMap((key) => rowOf(rows, key));
      // Where the door fails, for reasons of this phone's own, they are handed to it again with the next message.
      const refused = labelled.length > 0 ? take(labelled).refused : [];
      changed.clear();
      offences += keys.length - labelled.length;
      unread += labelled.filter(isNewer).length;
      // Names of other documents within this one: nobody looks there, and honest phones write into none.
      offences += doc.share.size - 1;
      // A change to what this phone has said, or to nothing: it waits for ever. Honest phones only add.
      if (told) offences += Number(isWaiting(doc));
      offences += new Set(refused).size;
    },
  };
}

function isWaiting({ store }: Y.Doc): boolean {
  return store.pendingStructs !== null || store.pendingDs !== null;
}

/** The row under its own id; none for one that is gone, or under another key. */
function rowOf(rows: Y.Map<unknown>, key: unknown): readonly unknown[] {
  if (typeof key !== 'string') return [];
  const row = rows.get(key);
  return row !== undefined && idOf(row) === key ? [row] : [];
}
