import * as encoding from 'lib0/encoding';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { hubWriter, readHubMessage } from '#sync/hub-wire.ts';

/** Somebody at a hub who keeps to no rule of ours. */
export interface RawVisitor {
  /** What the hub has told of the room. */
  readonly doc: Y.Doc;
  /** Sends bytes as they are. */
  readonly raw: (bytes: Uint8Array) => void;
  /** Tells an update. */
  readonly tell: (update: Uint8Array) => void;
  /** Sends a message of some kind, with what stands in it. */
  readonly message: (kind: number, write?: (encoder: encoding.Encoder) => void) => void;
  readonly token: (token: string) => void;
  readonly ask: () => void;
  /** Resolves once the hub has let him in, told all and asked what it lacks. */
  readonly inside: Promise<void>;
  /** Resolves with why the hub has refused him, or with the code with which the connection closed. */
  readonly refused: Promise<string>;
  readonly close: () => void;
}

/** @param token shown at once; null: he begins by himself */
export function rawVisitor(address: string, roomId: string, token: string | null): RawVisitor {
  const doc = new Y.Doc();
  const say = hubWriter(roomId);
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
      const said = readHubMessage(new Uint8Array(data));
      if (said.kind === 'granted') raw(say.ask(doc));
      if (said.kind === 'tells') Y.applyUpdate(doc, said.update);
      seen.add(said.kind);
      if (seen.has('asks') && seen.has('tells')) resolve();
    });
  });
  const refused = new Promise<string>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const said = readHubMessage(new Uint8Array(data));
      if (said.kind === 'refused') resolve(said.why);
    });
    socket.on('close', (code: number, reason: Buffer) =>
      resolve(reason.length > 0 ? reason.toString() : String(code)),
    );
    socket.on('unexpected-response', (_, { statusCode }) => resolve(String(statusCode)));
    socket.on('error', () => resolve('gone'));
  });
  if (token !== null) raw(say.token(token));
  return {
    doc,
    raw,
    inside,
    refused,
    tell: (update) => raw(say.tell(update)),
    message: (kind, write = () => undefined) => {
      const encoder = encoding.createEncoder();
      encoding.writeVarString(encoder, roomId);
      encoding.writeVarUint(encoder, kind);
      write(encoder);
      raw(encoding.toUint8Array(encoder));
    },
    token: (text) => raw(say.token(text)),
    ask: () => raw(say.ask(new Y.Doc())),
    close: () => socket.close(),
  };
}
