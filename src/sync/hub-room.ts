import type { Entry } from '#battle/events.ts';
import { roomsAt } from './hub-address.ts';
import { keepOpen, RESPONSE_TIMEOUT } from './hub-socket.ts';
import { troubleOf } from './hub-trouble.ts';
import { hubWriter, readHubMessage } from './hub-wire.ts';
import type { Taken } from './inbox.ts';
import type { HubLink, HubTrouble } from './links.ts';
import { onWake } from './on-wake.ts';
import type { Room } from './room-code.ts';
import { createRoomDoc } from './room-doc.ts';
import { keysOf } from './room-key.ts';
import { sealingOf } from './sealing.ts';

/** A phone's connection to a room, which reconnects by itself. */
export interface HubRoom {
  /** Adds those of these entries that the room lacks, as soon as it can be reached. */
  readonly put: (entries: readonly Entry[]) => void;
  readonly close: () => void;
}

export interface HubRoomEvents {
  /** Hands rows to the door of the log. */
  readonly take: (rows: readonly unknown[]) => Taken;
  /** Everything that was in the room has been handed to the door. */
  readonly onLoaded: () => void;
  readonly onChange: (link: HubLink) => void;
}

/** Milliseconds between two requests for updates, which also check that the hub is alive. */
const POLL_INTERVAL = 25_000;

/** Several times the largest room. No hub of ours sends more on one connection. */
const MAX_BYTES = 60_000_000;

/** Enters a room, as soon as its hub can be reached. */
export function enterRoom(room: Room, events: HubRoomEvents): HubRoom {
  const { hub, key } = room;
  let link: HubLink = {
    hub,
    right: key.right,
    state: 'connecting',
    why: null,
    stores: true,
    others: null,
    offences: 0,
  };
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
      if (inside !== null) inside.put(entries);
      else for (const entry of entries) early.push(entry);
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
  { take, onLoaded }: HubRoomEvents,
  change: (to: Partial<HubLink>) => void,
  now: () => HubLink,
): HubRoom {
  const mayWrite = key.right === 'write';
  const messages = hubWriter(keys.roomId);
  const { doc, applyUpdate, put, begin, destroy } = createRoomDoc({
    sealing: sealingOf(keys),
    mayWrite,
    take,
    onOffences: (more) => change({ offences: now().offences + more }),
  });
  /** Whether the hub has sent its state vector on this connection; updates before that would be out of order. */
  let isReady = false;
  let loaded = false;
  let bytes = 0;
  let timeout: ReturnType<typeof setTimeout> | null = null;
  const stopTimeout = () => {
    if (timeout !== null) clearTimeout(timeout);
    timeout = null;
  };
  const request = () => {
    socket.send(messages.request(doc));
    timeout ??= setTimeout(() => socket.drop(null), RESPONSE_TIMEOUT);
  };
  const giveUp = (why: HubTrouble) => {
    leave();
    change({ state: 'refused', why });
  };
  const read = (message: Uint8Array) => {
    stopTimeout();
    bytes += message.length;
    if (bytes > MAX_BYTES) return giveUp('hostile');
    const received = readHubMessage(message);
    switch (received.kind) {
      case 'granted':
        return request();
      case 'refused':
        return socket.drop(received.why);
      case 'request':
        isReady = true;
        if (mayWrite) socket.send(messages.respond(doc, received.stateVector));
        return undefined;
      case 'update':
        applyUpdate(received.update);
        if (!received.whole) return undefined;
        socket.confirm();
        if (now().state !== 'linked') change({ state: 'linked', why: null });
        if (!loaded) void begin().then(onLoaded);
        loaded = true;
        return undefined;
      case 'storing':
        return change({ stores: received.stores });
      case 'phones':
        return change({ others: Math.max(0, received.there - 1) });
      case 'other':
        return undefined;
    }
  };
  const socket = keepOpen(roomsAt(hub, keys.roomId), {
    onOpen: () => {
      bytes = 0;
      // It says both again.
      change({ stores: true, others: null });
      socket.send(messages.token(keys.token));
    },
    onMessage: (message) => {
      try {
        read(message);
      } catch {
        giveUp('hostile');
      }
    },
    onClosed: (refused) => {
      stopTimeout();
      isReady = false;
      const why = troubleOf(refused);
      if (FINAL.has(why)) giveUp(why);
      else change({ state: 'apart', why });
    },
  });
  doc.on('update', (update: Uint8Array, _: unknown, __: unknown, { local }: { local: boolean }) => {
    if (local && isReady) socket.send(messages.update(update));
  });
  const polling = setInterval(() => {
    if (now().state === 'linked') request();
  }, POLL_INTERVAL);
  const stopOnWake = onWake(() => {
    if (now().state === 'linked') request();
    else socket.retryNow();
  });
  const leave = () => {
    stopTimeout();
    clearInterval(polling);
    stopOnWake();
    socket.close();
    destroy();
  };
  return {
    put: (entries) => {
      put(entries);
      if (now().why === 'idle') socket.retryNow();
    },
    close: leave,
  };
}

/** Another attempt would not help. */
const FINAL: ReadonlySet<HubTrouble> = new Set(['no-right', 'read-only', 'too-big', 'hostile']);
