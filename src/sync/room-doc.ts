import * as Y from 'yjs';
import type { Entry } from '#battle/events.ts';
import { idOf } from '#store/raw-row.ts';
import type { Taken } from './inbox.ts';
import type { Sealing } from './sealing.ts';

// The contents of a room: a list of sealed pieces, each with some rows. Phones only append. (A map by ids
// would contain everything twice; and when two phones set one key at once, Yjs removes one of them, so that
// an honest update could not be distinguished from a removal.)

/** The list, in the document of every room. */
const PIECES = 'entries';

/** Entries in one piece, for a phone that has been apart for long. */
const MAX_IN_PIECE = 400;

/** Pieces that are opened at once. */
const MAX_AT_ONCE = 8;

/** Bytes of all pieces, inflated: twice the longest battle, a hundred thousand taps. */
const MAX_INFLATED = 80_000_000;

/** A room as this phone has it. */
export interface RoomDoc {
  readonly doc: Y.Doc;
  /** Applies an update of the hub. @throws if it is malformed */
  readonly applyUpdate: (update: Uint8Array) => void;
  /** Adds those of these that the room lacks, once that is known. */
  readonly put: (entries: readonly Entry[]) => void;
  /** Call once the hub has sent everything it has: what it lacks is added as soon as that has been decrypted. */
  readonly begin: () => Promise<void>;
  readonly destroy: () => void;
}

export interface RoomDocOptions {
  readonly sealing: Sealing;
  readonly mayWrite: boolean;
  /** Hands rows to the door of the log. */
  readonly take: (rows: readonly unknown[]) => Taken;
  /** Called with the number of further pieces that can't be opened and rows that were refused. */
  readonly onOffences: (more: number) => void;
}

export function createRoomDoc({ sealing, mayWrite, take, onOffences }: RoomDocOptions): RoomDoc {
  const doc = new Y.Doc();
  const list = doc.getArray<unknown>(PIECES);
  /** Ids of entries that are in the room unchanged. */
  const inRoom = new Set<string>();
  /** Entries that the room may lack. */
  const wanted = new Map<string, Entry>();
  let begun = false;
  /** Bytes of all pieces opened so far. */
  let inflated = 0;
  let over = false;
  let unopened: unknown[] = [];
  /** Opening and sealing are asynchronous, and run one after the other. */
  let work: Promise<void> = Promise.resolve();
  const next = (step: () => Promise<void>): Promise<void> => {
    work = work.then(() => (over ? undefined : step()));
    return work;
  };
  list.observe(({ changes }, { local }) => {
    if (local) return;
    for (const { insert } of changes.delta) {
      const pieces: readonly unknown[] = Array.isArray(insert) ? insert : [];
      for (const piece of pieces) unopened.push(piece);
    }
  });
  const openAll = async () => {
    const pieces = unopened;
    unopened = [];
    if (pieces.length === 0) return;
    const rows: unknown[] = [];
    let unreadable = 0;
    for (let at = 0; at < pieces.length; at += MAX_AT_ONCE) {
      const left = MAX_INFLATED - inflated;
      const opened = await Promise.all(
        pieces
          .slice(at, at + MAX_AT_ONCE)
          .map(async (piece) =>
            piece instanceof Uint8Array ? sealing.open(piece, left / MAX_AT_ONCE) : null,
          ),
      );
      if (over) return;
      for (const one of opened) {
        if (one === null) unreadable += 1;
        else for (const row of one.rows) rows.push(row);
        inflated += one?.bytes ?? 0;
      }
    }
    const refused = new Set(rows.length === 0 ? [] : take(rows).refused);
    // Something else under an entry's id does not keep that entry out of the room.
    for (const row of rows) if (!refused.has(idOf(row))) inRoom.add(idOf(row));
    const offences = unreadable + refused.size;
    if (offences > 0) onOffences(offences);
  };
  const sealLacking = async () => {
    if (!begun) return;
    const lacking = [...wanted.values()].filter(({ id }) => !inRoom.has(id));
    wanted.clear();
    for (let at = 0; at < lacking.length; at += MAX_IN_PIECE) {
      const some = lacking.slice(at, at + MAX_IN_PIECE);
      const piece = await sealing.seal(some);
      if (over) return;
      for (const { id } of some) inRoom.add(id);
      list.push([piece]);
    }
  };
  return {
    doc,
    applyUpdate: (update) => {
      Y.applyUpdate(doc, update);
      if (unopened.length > 0) void next(openAll);
    },
    put: (entries) => {
      const fresh = mayWrite ? entries.filter(({ id }) => !inRoom.has(id)) : [];
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
