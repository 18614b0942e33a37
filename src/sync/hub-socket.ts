// A WebSocket that reconnects by itself for as long as it is needed. A sleeping phone, a tunnel or another
// Wi-Fi closes it sooner or later, and no player should have to act.

/** Events of the socket. */
export interface HubSocketEvents {
  readonly onOpen: () => void;
  readonly onMessage: (message: Uint8Array) => void;
  /**
   * The connection has closed, and will be retried; after `idle` not before `retryNow`.
   * @param refused the hub's reason for refusing this phone; null if it gave none
   */
  readonly onClosed: (refused: string | null) => void;
}

export interface HubSocket {
  /** Does nothing while it is closed. */
  readonly send: (message: Uint8Array) => void;
  /** Marks this connection as good, so that the first retry after a break follows soon. */
  readonly confirm: () => void;
  /** Retries at once if it is closed. */
  readonly retryNow: () => void;
  /** Closes this connection as if the hub had done so; another one follows. */
  readonly drop: (refused: string | null) => void;
  readonly close: () => void;
}

/** Milliseconds before the first retry; doubled for each further one. */
const FIRST_DELAY = 250;
const MAX_DELAY = 20_000;

/** Milliseconds allowed for an attempt. */
const ATTEMPT_TIMEOUT = 10_000;

/** Milliseconds after which a connected hub that does not answer counts as gone. */
export const RESPONSE_TIMEOUT = 8_000;

/** Minimum milliseconds after a refusal by the hub, before jitter. */
const DELAY_AFTER_REFUSAL = 5_000;

/** The close code of a refusal; the close reason says why. */
const FORBIDDEN = 4403;

/** The reason of a hub that lets phones go which nobody has touched for long. */
const IDLE = 'idle';

/** `WebSocket.OPEN`. */
const OPEN = 1;

/** @param address `wss://…` */
export function keepOpen(address: string, events: HubSocketEvents): HubSocket {
  let current: Attempt | null = null;
  let retryTimer: ReturnType<typeof setTimeout> | null = null;
  let failures = 0;
  let over = false;
  const scheduleRetry = (refused: boolean) => {
    const least = refused ? DELAY_AFTER_REFUSAL : FIRST_DELAY;
    const delay = Math.min(MAX_DELAY, Math.max(least, FIRST_DELAY * 2 ** failures));
    failures += 1;
    // Jitter, so that not all phones reconnect at once when a hub comes back.
    retryTimer = setTimeout(attempt, delay * (0.5 + Math.random() / 2));
  };
  const cancelRetry = () => {
    if (retryTimer !== null) clearTimeout(retryTimer);
    retryTimer = null;
  };
  const attempt = () => {
    cancelRetry();
    current = connect(address, events, (refused) => {
      current = null;
      if (over) return;
      if (refused !== IDLE) scheduleRetry(refused !== null);
      events.onClosed(refused);
    });
  };
  attempt();
  return {
    send: (message) => current?.send(message),
    confirm: () => {
      failures = 0;
    },
    retryNow: () => {
      if (current !== null || over) return;
      failures = 0;
      attempt();
    },
    drop: (refused) => current?.end(refused),
    close: () => {
      over = true;
      cancelRetry();
      current?.end(null);
    },
  };
}

/** One connection, or an attempt at one. */
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
    clearTimeout(attemptTimer);
    socket?.close();
    onEnd(refused);
  };
  const attemptTimer = setTimeout(end, socket === null ? 0 : ATTEMPT_TIMEOUT, null);
  socket?.addEventListener('open', () => {
    if (over) return;
    clearTimeout(attemptTimer);
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

/** Null if the page is not allowed to open it. */
function opened(address: string): WebSocket | null {
  try {
    const socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    return socket;
  } catch {
    return null;
  }
}
