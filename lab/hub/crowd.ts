import { type Entry, EVENT_VERSION } from '#battle/events.ts';
import { hlc } from '#battle/hlc.ts';
import type { Room } from '#sync/room-code.ts';
import { newRoomKey } from '#sync/room-key.ts';
import { type LabPhone, labPhone } from './phone.ts';

/** Phones in rooms of a hub. */
export interface Crowd {
  readonly rooms: readonly (readonly LabPhone[])[];
  /** One more phone in each room, which taps nothing. */
  readonly joinLate: () => void;
  /** One tap, in the next room each time. */
  readonly tap: () => void;
  /** Milliseconds of each tap until the last phone of its room had it, since the last call. */
  readonly latencies: () => readonly number[];
  readonly linked: () => number;
  /** The number of taps missing on some phone of their room. */
  readonly lacking: () => number;
  readonly close: () => void;
}

export interface CrowdSize {
  readonly rooms: number;
  readonly each: number;
}

/** @param hub its address, or that of a load balancer */
export function crowdAt(hub: string, { rooms: count, each }: CrowdSize): Crowd {
  let latencies: number[] = [];
  /** Taps in transit: their time, and how many phones still lack them. */
  const underway = new Map<string, { readonly at: number; left: number }>();
  const taps: Set<string>[] = [];
  const arrived = (id: string) => {
    const one = underway.get(id);
    if (one === undefined) return;
    one.left -= 1;
    if (one.left > 0) return;
    latencies.push(performance.now() - one.at);
    underway.delete(id);
  };
  const codes = Array.from(
    { length: count },
    (_, at): Room => ({ battleId: `b-${at}`, hub, key: newRoomKey() }),
  );
  const rooms = codes.map((room) => {
    taps.push(new Set());
    return Array.from({ length: each }, () => labPhone(room, arrived));
  });
  let made = 0;
  return {
    rooms,
    joinLate: () => {
      for (const [at, room] of codes.entries()) rooms[at]?.push(labPhone(room, () => undefined));
    },
    tap: () => {
      const at = made % count;
      const who = Math.floor(made / count) % each;
      const entry = tapOf(at, who, made);
      made += 1;
      underway.set(entry.id, { at: performance.now(), left: each - 1 });
      taps[at]?.add(entry.id);
      rooms[at]?.[who]?.tap(entry);
    },
    latencies: () => {
      const all = latencies.toSorted((a, b) => a - b);
      latencies = [];
      return all;
    },
    linked: () => rooms.flat().filter((phone) => phone.link().state === 'linked').length,
    lacking: () =>
      rooms.flatMap((phones, at) =>
        [...(taps[at] ?? [])].filter((id) => phones.some(({ has }) => !has.has(id))),
      ).length,
    close: () => {
      for (const phone of rooms.flat()) phone.close();
    },
  };
}

const EVENING = Date.UTC(2026, 10, 21, 19);

/** An entry about as long as a tap on a status. */
function tapOf(room: number, who: number, made: number): Entry {
  const moment = hlc(EVENING + made, 0);
  return {
    id: `a-${room}-${who}:${moment}`,
    battleId: `b-${room}`,
    actor: `a-${room}-${who}`,
    hlc: moment,
    v: EVENT_VERSION,
    after: `a-${room}-${who}:${hlc(EVENING + made - 1, 0)}`,
    type: 'NoteWritten',
    data: { text: `Otto: stunned, by Klaus, in his own turn ${made}` },
  };
}
