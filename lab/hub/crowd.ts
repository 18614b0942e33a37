import { type Entry, EVENT_VERSION } from '#battle/events.ts';
import { hlc } from '#battle/hlc.ts';
import type { Room } from '#sync/room-code.ts';
import { newRoomKey } from '#sync/room-key.ts';
import { type LabPhone, labPhone } from './phone.ts';

/** Phones in rooms of a hub, so many in each. */
export interface Crowd {
  readonly rooms: readonly (readonly LabPhone[])[];
  /** One tap of somebody, in the next room each time. */
  readonly tap: () => void;
  /** Milliseconds of each tap until the last of its room had it, since this was asked last. */
  readonly latencies: () => readonly number[];
  readonly linked: () => number;
  /** How many taps some phone of their room lacks. */
  readonly lacking: () => number;
  readonly close: () => void;
}

export interface CrowdSize {
  readonly rooms: number;
  readonly each: number;
}

/** @param hub its address, or that of the balancer before several of them */
export function crowdAt(hub: string, { rooms: count, each }: CrowdSize): Crowd {
  let latencies: number[] = [];
  /** Taps that are under way: when they were made, and how many have yet to get them. */
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
  const rooms = Array.from({ length: count }, (_, at) => {
    const room: Room = { battleId: `b-${at}`, hub, key: newRoomKey() };
    taps.push(new Set());
    return Array.from({ length: each }, () => labPhone(room, arrived));
  });
  let made = 0;
  return {
    rooms,
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

/** What a tap on a status comes to, about as long as it is in a battle. */
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
