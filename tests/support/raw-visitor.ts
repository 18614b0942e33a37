import * as encoding from 'lib0/encoding';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { hubWriter, readHubMessage } from '#sync/hub-wire.ts';

/** A visitor of a hub who ignores the protocol. */
export interface RawVisitor {
  /** The room as received from the hub. */
  readonly doc: Y.Doc;
  /** Sends bytes as they are. */
  readonly raw: (bytes: Uint8Array) => void;
  /** Sends an update. */
  readonly update: (update: Uint8Array) => void;
  /** Sends a message of a kind, with its content. */
  readonly message: (kind: number, write?: (encoder: encoding.Encoder) => void) => void;
  readonly token: (token: string) => void;
  readonly request: () => void;
  /** Resolves once the hub has admitted him, sent everything and requested what it lacks. */
  readonly inside: Promise<void>;
  /** Resolves with the reason of the hub's refusal, or the close code of the connection. */
  readonly refused: Promise<string>;
  readonly close: () => void;
}

/** @param token shown at once; null if the test sends it */
export function rawVisitor(address: string, roomId: string, token: string | null): RawVisitor {
  const doc = new Y.Doc();
  const messages = hubWriter(roomId);
  const socket = new WebSocket(`ws://${address}/hub`);
  const waiting: Uint8Array[] = [];
  const raw = (bytes: Uint8Array) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(bytes);
    else waiting.push(bytes);
  };
  socket.on('open', () => {
    for (const bytes of waiting.splice(0)) socket.send(bytes);
  });
  const inside = new Promise<void>((resolve) => {
    const seen = new Set<string>();
    socket.on('message', (data: Buffer) => {
      const received = readHubMessage(new Uint8Array(data));
      if (received.kind === 'granted') raw(messages.request(doc));
      if (received.kind === 'update') Y.applyUpdate(doc, received.update);
      seen.add(received.kind);
      if (seen.has('request') && seen.has('update')) resolve();
    });
  });
  const refused = new Promise<string>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const received = readHubMessage(new Uint8Array(data));
      if (received.kind === 'refused') resolve(received.why);
    });
    socket.on('close', (code: number, reason: Buffer) =>
      resolve(reason.length > 0 ? reason.toString() : String(code)),
    );
    socket.on('unexpected-response', (_, { statusCode }) => resolve(String(statusCode)));
    socket.on('error', () => resolve('gone'));
  });
  if (token !== null) raw(messages.token(token));
  return {
    doc,
    raw,
    inside,
    refused,
    update: (update) => raw(messages.update(update)),
    message: (kind, write = () => undefined) => {
      const encoder = encoding.createEncoder();
      encoding.writeVarString(encoder, roomId);
      encoding.writeVarUint(encoder, kind);
      write(encoder);
      raw(encoding.toUint8Array(encoder));
    },
    token: (text) => raw(messages.token(text)),
    request: () => raw(messages.request(new Y.Doc())),
    close: () => socket.close(),
  };
}
