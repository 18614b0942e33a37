// A WebSocket that opens itself again, for as long as it is wanted. A phone that sleeps, a tunnel, another Wi-Fi: all
// of them end it sooner or later, and no player should have to do anything about it.

/** What becomes of it. */
export interface HubSocketEvents {
  readonly onOpen: () => void;
  readonly onMessage: (message: Uint8Array) => void;
  /**
   * It is closed, and will be tried again.
   * @param refused the hub's word for why it has shut this phone out; null where it said nothing
   */
  readonly onClosed: (refused: string | null) => void;
}

export interface HubSocket {
  /** Does nothing while it is closed. */
  readonly send: (message: Uint8Array) => void;
  /** All is well with this connection: should it break, the first attempt follows soon. */
  readonly prove: () => void;
  /** Tries at once, if it waits for its next attempt. */
  readonly hurry: () => void;
  /** Closes this connection, as if the hub had; another one follows. */
  readonly drop: (refused: string | null) => void;
  readonly close: () => void;
}

/** Milliseconds until the second attempt; each further one takes twice as long. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 20_000;

/** Milliseconds for an attempt. */
const LONGEST_ATTEMPT = 10_000;

/** Milliseconds, at least, where the hub has shut this phone out. */
const WAIT_AFTER_REFUSAL = 5_000;

/** The code of a hub that shuts somebody out: its reason says why. */
const FORBIDDEN = 4403;

/** Of a WebSocket. */
const OPEN = 1;

/** @param address `wss://…` */
export function keepOpen(address: string, events: HubSocketEvents): HubSocket {
  let current: Attempt | null = null;
  let waiting: ReturnType<typeof setTimeout> | null = null;
  let failures = 0;
  let over = false;
  const later = (refused: boolean) => {
    const least = refused ? WAIT_AFTER_REFUSAL : FIRST_WAIT;
    const wait = Math.min(LONGEST_WAIT, Math.max(least, FIRST_WAIT * 2 ** failures));
    failures += 1;
    // Not all phones at once, of a hub that was gone for all of them at the same moment.
    waiting = setTimeout(attempt, wait * (0.5 + Math.random() / 2));
  };
  const rest = () => {
    if (waiting !== null) clearTimeout(waiting);
    waiting = null;
  };
  const attempt = () => {
    rest();
    current = connect(address, events, (refused) => {
      current = null;
      if (over) return;
      later(refused !== null);
      events.onClosed(refused);
    });
  };
  attempt();
  return {
    send: (message) => current?.send(message),
    prove: () => {
      failures = 0;
    },
    hurry: () => {
      if (waiting === null) return;
      failures = 0;
      attempt();
    },
    drop: (refused) => current?.end(refused),
    close: () => {
      over = true;
      rest();
      current?.end(null);
    },
  };
}

/** One connection, or the attempt at one. */
interface Attempt {
  readonly send: (message: Uint8Array) => void;
  readonly end: (refused: string | null) => void;
}

/** @param onEnd called once; not before this function has returned */
function connect(
  address: string,
  { onOpen, onMessage }: HubSocketEvents,
  onEnd: (refused: string | null) => void,
): Attempt {
  const socket = opened(address);
  let over = false;
  const end = (refused: string | null) => {
    if (over) return;
    over = true;
    clearTimeout(giveUp);
    socket?.close();
    onEnd(refused);
  };
  const giveUp = setTimeout(end, socket === null ? 0 : LONGEST_ATTEMPT, null);
  socket?.addEventListener('open', () => {
    if (over) return;
    clearTimeout(giveUp);
    onOpen();
  });
  socket?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!over && data instanceof ArrayBuffer) onMessage(new Uint8Array(data));
  });
  socket?.addEventListener('close', ({ code, reason }) => end(code === FORBIDDEN ? reason : null));
  socket?.addEventListener('error', () => end(null));
  return {
    end,
    send: (message) => {
      if (!over && socket?.readyState === OPEN) socket.send(message.slice());
    },
  };
}

/** Null where the page may not even try. */
function opened(address: string): WebSocket | null {
  try {
    const socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    return socket;
  } catch {
    return null;
  }
}
