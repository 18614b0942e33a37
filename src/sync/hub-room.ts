import type { Entry } from '#battle/events.ts';
import { roomsAt } from './hub-address.ts';
import { keepOpen } from './hub-socket.ts';
import { hubWriter, readHubMessage } from './hub-wire.ts';
import type { Taken } from './inbox.ts';
import type { HubLink, HubTrouble } from './links.ts';
import { onWake } from './on-wake.ts';
import type { Room } from './room-code.ts';
import { createRoomDoc } from './room-doc.ts';
import { keysOf } from './room-key.ts';
import { sealingOf } from './sealing.ts';

/** A phone's way to a room, which is found again by itself whenever it is lost. */
export interface HubRoom {
  /** Puts in those of these that the room lacks, as soon as it can be reached. */
  readonly put: (entries: readonly Entry[]) => void;
  readonly close: () => void;
}

export interface HubRoomEvents {
  /** Hands rows to the door of the log. */
  readonly take: (rows: readonly unknown[]) => Taken;
  /** All that was in the room at first has been handed to the door. */
  readonly onTold: () => void;
  readonly onChange: (link: HubLink) => void;
}

/** Milliseconds between two questions whether there is something new; they show as well that the hub is there. */
const QUESTIONS = 25_000;

/** Milliseconds after which a hub that has said nothing counts as gone. */
const LONGEST_SILENCE = 8_000;

/** Bytes: some times the largest room. A hub that sends more in one go on a connection is none of ours. */
const MOST_BYTES = 60_000_000;

/** Enters a room, as soon as its hub can be reached. */
export function enterRoom(room: Room, events: HubRoomEvents): HubRoom {
  const { hub, key } = room;
  let link: HubLink = { hub, right: key.right, state: 'connecting', why: null, offences: 0 };
  const early: Entry[] = [];
  let inside: HubRoom | null = null;
  let over = false;
  const change = (to: Partial<HubLink>) => {
    link = { ...link, ...to };
    if (!over) events.onChange(link);
  };
  const enter = async () => {
    const keys = await keysOf(key);
    if (over) return;
    inside = stayIn(room, keys, events, change, () => link);
    inside.put(early);
  };
  events.onChange(link);
  enter().catch(() => change({ state: 'refused', why: 'insecure' }));
  return {
    put: (entries) => {
      if (inside === null) early.push(...entries);
      else inside.put(entries);
    },
    close: () => {
      over = true;
      inside?.close();
    },
  };
}

function stayIn(
  { hub, key }: Room,
  keys: Awaited<ReturnType<typeof keysOf>>,
  { take, onTold }: HubRoomEvents,
  change: (to: Partial<HubLink>) => void,
  now: () => HubLink,
): HubRoom {
  const mayWrite = key.right === 'write';
  const say = hubWriter(keys.roomId);
  const { doc, hear, put, begin, destroy } = createRoomDoc({
    sealing: sealingOf(keys),
    mayWrite,
    take,
    onOffences: (more) => change({ offences: now().offences + more }),
  });
  /** Whether the hub has said on this connection what it lacks: before that, what is new would be out of order. */
  let asked = false;
  let told = false;
  let bytes = 0;
  let silence: ReturnType<typeof setTimeout> | null = null;
  const heard = () => {
    if (silence !== null) clearTimeout(silence);
    silence = null;
  };
  const ask = () => {
    socket.send(say.ask(doc));
    silence ??= setTimeout(() => socket.drop(null), LONGEST_SILENCE);
  };
  const giveUp = (why: HubTrouble) => {
    leave();
    change({ state: 'refused', why });
  };
  const read = (message: Uint8Array) => {
    heard();
    bytes += message.length;
    if (bytes > MOST_BYTES) return giveUp('hostile');
    const said = readHubMessage(message);
    switch (said.kind) {
      case 'granted':
        return ask();
      case 'refused':
        return socket.drop(said.why);
      case 'asks':
        asked = true;
        if (mayWrite) socket.send(say.answer(doc, said.stateVector));
        return undefined;
      case 'tells':
        hear(said.update);
        if (!said.whole) return undefined;
        socket.prove();
        if (now().state !== 'linked') change({ state: 'linked', why: null });
        if (!told) void begin().then(onTold);
        told = true;
        return undefined;
      case 'saved':
      case 'other':
        return undefined;
    }
  };
  const socket = keepOpen(roomsAt(hub, keys.roomId), {
    onOpen: () => {
      bytes = 0;
      socket.send(say.token(keys.token));
    },
    onMessage: (message) => {
      try {
        read(message);
      } catch {
        giveUp('hostile');
      }
    },
    onClosed: (refused) => {
      heard();
      asked = false;
      const why = refused === null ? 'unreachable' : troubleOf(refused);
      if (FOR_GOOD.has(why)) giveUp(why);
      else change({ state: 'apart', why });
    },
  });
  doc.on('update', (update: Uint8Array, _: unknown, __: unknown, { local }: { local: boolean }) => {
    if (local && asked) socket.send(say.tell(update));
  });
  const questions = setInterval(() => {
    if (now().state === 'linked') ask();
  }, QUESTIONS);
  const sleepless = onWake(() => {
    if (now().state === 'linked') ask();
    else socket.hurry();
  });
  const leave = () => {
    heard();
    clearInterval(questions);
    sleepless();
    socket.close();
    destroy();
  };
  return { put, close: leave };
}

/** Nothing changes by another attempt. */
const FOR_GOOD: ReadonlySet<HubTrouble> = new Set(['no-right', 'read-only', 'too-big', 'hostile']);

/** What a hub calls it (hub/refusal.mjs), in the words of this app. */
function troubleOf(why: string): HubTrouble {
  if (why === 'no-right' || why === 'read-only' || why === 'too-big' || why === 'full') return why;
  return CROWDED.has(why) ? 'crowded' : 'other';
}

const CROWDED = new Set(['too-fast', 'crowded', 'too-many-rooms']);
