import { assembly, partsOf } from './frames.ts';
import type { Pipe } from './pipe.ts';

/** Bytes: a battle of thousands of taps is far shorter. */
const LONGEST_MESSAGE = 4_000_000;

/** What can take the place of a pipe that breaks. */
export interface Spare {
  /** @returns the pipe; null where none comes about */
  readonly begin: () => Promise<Pipe | null>;
  /** Nobody will need it. */
  readonly drop: () => void;
}

/**
 * The pipe of an open data channel. It closes with the channel, with the connection, and when the other phone sends
 * what no phone sends.
 * @param spare begun once it has broken, dropped when it is closed
 */
export function pipeOver(
  connection: RTCPeerConnection,
  channel: RTCDataChannel,
  spare: Spare,
): Pipe {
  const parts = assembly(LONGEST_MESSAGE);
  const early: Uint8Array[] = [];
  let over = false;
  let onMessage: ((message: Uint8Array) => void) | null = null;
  let onClosed: (() => void) | null = null;
  let tellHealed: (pipe: Pipe | null) => void = () => undefined;
  const healed = new Promise<Pipe | null>((resolve) => {
    tellHealed = resolve;
  });
  const end = (next: () => Promise<Pipe | null>) => {
    if (over) return;
    over = true;
    connection.close();
    next().then(tellHealed, () => tellHealed(null));
    onClosed?.();
  };
  const breakOff = () => end(spare.begin);
  const close = () => {
    // One that is over may be mending already.
    if (!over) spare.drop();
    end(() => Promise.resolve(null));
  };
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
    healed,
    close,
    cut: () => channel.close(),
    send: (message) => {
      if (over || channel.readyState !== 'open') return;
      for (const part of partsOf(message)) channel.send(part);
    },
    listen: (message, closed) => {
      onMessage = message;
      onClosed = closed;
      for (const one of early.splice(0)) message(one);
      if (over) closed();
    },
  };
}
