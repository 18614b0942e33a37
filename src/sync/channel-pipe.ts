import { assembly, partsOf } from './frames.ts';
import { onLeave } from './on-wake.ts';
import type { Pipe } from './pipe.ts';

/** The longest battle, a hundred thousand taps, is shorter. */
const MAX_MESSAGE_BYTES = 40_000_000;

/** Bytes that a browser holds for us: some refuse more than 16 MB, and then lose the channel. */
const MAX_BUFFERED = 1_000_000;

/**
 * The last message of a phone that ends the link, or whose page is closed: the other one need not look for it. It is
 * text, at which older apps end a link for good as well.
 */
const FAREWELL = 'farewell';

/** A replacement for a pipe that breaks. */
export interface Spare {
  /** @returns the pipe; null if it can't be opened */
  readonly begin: () => Promise<Pipe | null>;
  /** Discards it unused. */
  readonly drop: () => void;
}

/**
 * The pipe of an open data channel. It closes with the channel, with the connection, with this page, and when the other
 * phone says farewell or sends an oversized message.
 * @param spare used once the pipe has broken, dropped when it is closed
 */
export function pipeOver(
  connection: RTCPeerConnection,
  channel: RTCDataChannel,
  spare: Spare,
): Pipe {
  const parts = assembly(MAX_MESSAGE_BYTES);
  const early: Uint8Array[] = [];
  /** Parts that wait for room in the browser's own queue. */
  let waiting: Uint8Array<ArrayBuffer>[] = [];
  let over = false;
  let onMessage: ((message: Uint8Array) => void) | null = null;
  let onClosed: (() => void) | null = null;
  let resolveRecovered: (pipe: Pipe | null) => void = () => undefined;
  const recovered = new Promise<Pipe | null>((resolve) => {
    resolveRecovered = resolve;
  });
  let unlisten: () => void = () => undefined;
  const end = (next: () => Promise<Pipe | null>) => {
    if (over) return;
    over = true;
    unlisten();
    connection.close();
    next().then(resolveRecovered, () => resolveRecovered(null));
    onClosed?.();
  };
  const breakOff = () => end(spare.begin);
  const close = () => {
    // A pipe that has ended may be reconnecting already.
    if (!over) {
      spare.drop();
      if (channel.readyState === 'open') channel.send(FAREWELL);
    }
    end(() => Promise.resolve(null));
  };
  unlisten = onLeave(close);
  const sendWaiting = () => {
    let sent = 0;
    for (const part of waiting) {
      if (channel.readyState !== 'open' || channel.bufferedAmount > MAX_BUFFERED) break;
      channel.send(part);
      sent += 1;
    }
    waiting = waiting.slice(sent);
  };
  channel.bufferedAmountLowThreshold = MAX_BUFFERED / 2;
  channel.addEventListener('bufferedamountlow', sendWaiting);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = data instanceof ArrayBuffer ? parts.add(new Uint8Array(data)) : 'too-long';
    if (message === 'too-long') return close();
    if (message === null) return undefined;
    if (onMessage === null) early.push(message);
    else onMessage(message);
    return undefined;
  });
  channel.addEventListener('close', breakOff);
  connection.addEventListener('connectionstatechange', () => {
    if (connection.connectionState === 'failed') breakOff();
  });
  return {
    recovered,
    close,
    abandon: () => {
      if (over) spare.drop();
    },
    cut: () => channel.close(),
    send: (message) => {
      if (over || channel.readyState !== 'open') return;
      for (const part of partsOf(message)) waiting.push(part);
      sendWaiting();
    },
    listen: (message, closed) => {
      onMessage = message;
      onClosed = closed;
      for (const one of early.splice(0)) message(one);
      if (over) closed();
    },
  };
}
