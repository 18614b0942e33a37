import * as Y from 'yjs';
import type { Entry } from '#battle/events.ts';
import { idOf } from '#store/raw-row.ts';
import type { Taken } from './inbox.ts';
import type { Sealing } from './sealing.ts';

// What lies in a room: a list of sealed pieces, each with some rows. Phones only ever add at its end. (A map by ids
// would say twice what is there; and when two phones set one key at once, Yjs takes one of them out again, so that an
// honest update could not be told from one that removes.)

/** The list, in the document of every room. */
const PIECES = 'entries';

/** Entries in one piece: what a phone brings that has been alone for long. */
const MOST_IN_ONE = 400;

/** A room as this phone knows it. */
export interface RoomDoc {
  readonly doc: Y.Doc;
  /** Takes in what the hub tells. @throws on what is no update */
  readonly hear: (update: Uint8Array) => void;
  /** Puts in those of these that the room lacks, once that is known. */
  readonly put: (entries: readonly Entry[]) => void;
  /** The hub has told all that it has: what it lacks can be put in, once that has been opened. */
  readonly begin: () => Promise<void>;
  readonly destroy: () => void;
}

export interface RoomDocOptions {
  readonly sealing: Sealing;
  readonly mayWrite: boolean;
  /** Hands rows to the door of the log. */
  readonly take: (rows: readonly unknown[]) => Taken;
  /** Called with how many more pieces can't be opened, or rows were refused. */
  readonly onOffences: (more: number) => void;
}

export function createRoomDoc({ sealing, mayWrite, take, onOffences }: RoomDocOptions): RoomDoc {
  const doc = new Y.Doc();
  const list = doc.getArray<unknown>(PIECES);
  /** Ids of those that are in the room as they are here. */
  const there = new Set<string>();
  /** Those that it lacks. */
  const wanted = new Map<string, Entry>();
  let begun = false;
  let over = false;
  let unopened: unknown[] = [];
  /** Opening and sealing take their time; one comes after the other. */
  let work: Promise<void> = Promise.resolve();
  const next = (step: () => Promise<void>): Promise<void> => {
    work = work.then(() => (over ? undefined : step()));
    return work;
  };
  list.observe(({ changes }, { local }) => {
    if (local) return;
    for (const { insert } of changes.delta) {
      const pieces: readonly unknown[] = Array.isArray(insert) ? insert : [];
      unopened.push(...pieces);
    }
  });
  const openAll = async () => {
    const pieces = unopened;
    unopened = [];
    if (pieces.length === 0) return;
    const opened = await Promise.all(
      pieces.map(async (piece) => (piece instanceof Uint8Array ? sealing.open(piece) : null)),
    );
    if (over) return;
    const rows = opened.flatMap((one) => one ?? []);
    const refused = new Set(rows.length === 0 ? [] : take(rows).refused);
    // Whoever has put something else under an entry's id does not keep that entry out.
    for (const row of rows) if (!refused.has(idOf(row))) there.add(idOf(row));
    const offences = opened.filter((one) => one === null).length + refused.size;
    if (offences > 0) onOffences(offences);
  };
  const sealLacking = async () => {
    if (!begun) return;
    const lacking = [...wanted.values()].filter(({ id }) => !there.has(id));
    wanted.clear();
    for (let at = 0; at < lacking.length; at += MOST_IN_ONE) {
      const some = lacking.slice(at, at + MOST_IN_ONE);
      const piece = await sealing.seal(some);
      if (over) return;
      for (const { id } of some) there.add(id);
      list.push([piece]);
    }
  };
  return {
    doc,
    hear: (update) => {
      Y.applyUpdate(doc, update);
      if (unopened.length > 0) void next(openAll);
    },
    put: (entries) => {
      const fresh = mayWrite ? entries.filter(({ id }) => !there.has(id)) : [];
      if (fresh.length === 0) return;
      for (const entry of fresh) wanted.set(entry.id, entry);
      void next(sealLacking);
    },
    begin: () =>
      next(async () => {
        begun = true;
        await sealLacking();
      }),
    destroy: () => {
      over = true;
      doc.destroy();
    },
  };
}
