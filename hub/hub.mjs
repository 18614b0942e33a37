// @ts-check
// A hub: one process that relays battles between phones, in rooms (docs/hub.md). Hocuspocus provides the
// rooms; guard.mjs decides what may be added to them. The hub serves the app as well.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { Server } from '@hocuspocus/server';
import * as decoding from 'lib0/decoding';
import { messageYjsSyncStep1 } from 'y-protocols/sync';
import { applyUpdate } from 'yjs';
import { siteHandler } from '../scripts/serve.mjs';
import { bytesLacking, checkUpdate } from './guard.mjs';
import { keptRooms } from './kept-rooms.mjs';
import { limitsFrom } from './limits.mjs';
import { Refusal } from './refusal.mjs';
import { rightIn } from './rights.mjs';
import { roomFiles } from './room-files.mjs';
import { roomLists } from './room-lists.mjs';
import { visitors } from './visitors.mjs';

/** @typedef {import('@hocuspocus/server').Connection} Connection */

/** The path of the rooms. */
const ROOMS = '/hub';

/** The response that identifies a hub. */
const IDENTITY = `${JSON.stringify({ hub: 'hors-de-combat', version: 1 })}\n`;

const DAY = 24 * 3_600_000;

/** The only kind of message that phones send; Hocuspocus has others. */
const SYNC = 0;

/**
 * Told to the phones of a room: whether what they send is stored for those who join later. (`phones 3`: how many
 * are there.)
 */
const [KEPT, NOT_KEPT] = ['kept', 'not-kept'];

/** The header that carries a visit's name through Hocuspocus; a value sent by the caller is overwritten. */
const VISIT = 'x-hub-visit';

/**
 * @typedef {object} HubOptions
 * @property {string} folder for its rooms
 * @property {number} [port] 0: any free one
 * @property {string} [host]
 * @property {string | null} [site] folder of the built app; null to serve none
 * @property {string | null} [redis] address of the Redis that several hubs share
 * @property {readonly string[]} [origins] sites whose pages may use it, besides its own; any if left out
 * @property {boolean} [behindProxy] whether a trusted proxy in front of it names the caller
 * @property {import('./limits.mjs').Limits} [limits]
 */

/**
 * @typedef {object} Hub
 * @property {number} port
 * @property {() => Promise<void>} close disconnects the phones and waits for writes
 */

/**
 * @param {HubOptions} options
 * @returns {Promise<Hub>}
 */
export async function openHub({
  folder,
  port = 0,
  host = '0.0.0.0',
  site = null,
  redis = null,
  origins = [],
  behindProxy = false,
  limits = limitsFrom(),
}) {
  const shared = redis === null ? null : roomLists(redis, limits.DAYS_KEPT);
  const tell = (/** @type {string} */ room, /** @type {string} */ what) => {
    for (const phone of server.hocuspocus.documents.get(room)?.getConnections() ?? []) {
      phone.sendStateless(what);
    }
  };
  const log = keptRooms(shared ?? roomFiles(folder, limits.DAYS_KEPT), (room) =>
    tell(room, log.isBehind(room) ? NOT_KEPT : KEPT),
  );
  /** Tells the phones of a room how many they are; not if there may be others on another hub. */
  const count = (/** @type {string} */ room) => {
    const there = server.hocuspocus.documents.get(room)?.getConnectionsCount() ?? 0;
    if (shared === null) tell(room, `phones ${there}`);
  };
  /** When something was last added to a room, or it was opened. @type {WeakMap<object, number>} */
  const used = new WeakMap();
  const closeIdle = () => {
    const oldest = Date.now() - limits.ROOM_IDLE_SECONDS * 1000;
    for (const room of server.hocuspocus.documents.values()) {
      if ((used.get(room) ?? Date.now()) > oldest) continue;
      const { code, reason } = new Refusal('idle');
      for (const { webSocket } of room.getConnections()) webSocket.close(code, reason);
    }
  };
  const app = site !== null && existsSync(path.join(site, 'index.html')) ? siteHandler(site) : null;
  const guests = visitors(limits);
  /** @type {Map<string, import('./visitors.mjs').Visit>} */
  const visits = new Map();
  let visit = 0;
  const visitOf = (/** @type {Headers} */ headers) => visits.get(headers.get(VISIT) ?? '') ?? null;
  /** Rooms with any content. @type {WeakSet<object>} */
  const begun = new WeakSet();

  const server = new Server({
    port,
    address: host,
    quiet: true,
    stopOnSignals: false,
    extensions: shared === null ? [] : [shared.relay],
    maxUnauthenticatedQueueSize: 10_000,
    maxUnauthenticatedQueueMessages: 8,
    maxPendingDocuments: 1,
    websocketOptions: { maxPayload: limits.MESSAGE_BYTES },

    onUpgrade: async ({ request, socket }) => {
      const isHere =
        request.url?.replace(/\?.*$/s, '') === ROOMS && isWelcome(request.headers, origins);
      const entered = isHere ? guests.enter(addressOf(request, behindProxy), socket) : null;
      if (entered === null) {
        socket.end(`HTTP/1.1 ${isHere ? '429 Too Many Requests' : '404 Not Found'}\r\n\r\n`);
        return handled();
      }
      visit += 1;
      const name = String(visit);
      request.headers[VISIT] = name;
      visits.set(name, entered);
      socket.once('close', () => visits.delete(name));
    },

    onRequest: async ({ request, response }) => {
      if (request.url === '/hub.json') {
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Type', 'application/json');
        response.end(IDENTITY);
      } else if (app === null) {
        response.statusCode = 404;
        response.end('This is a hub of Hors de Combat.\n');
      } else {
        app(request, response);
      }
      return handled();
    },

    onAuthenticate: async ({ documentName, token, connectionConfig, instance, requestHeaders }) => {
      const caller = visitOf(requestHeaders);
      caller?.countToken();
      const right = rightIn(documentName, token);
      if (right === null) throw new Refusal('no-right');
      const there = instance.documents.get(documentName)?.getConnectionsCount() ?? 0;
      if (there >= limits.ROOM_CONNECTIONS) throw new Refusal('full');
      caller?.admit();
      connectionConfig.readOnly = right === 'read';
    },

    onLoadDocument: async ({ documentName, document }) => {
      const updates = await log.load(documentName);
      for (const update of updates) applyUpdate(document, update);
      // Updates that another hub could not write may be missing; a phone that has them also sends everything
      // after them.
      document.store.pendingStructs = null;
      if (updates.length > 0) begun.add(document);
      used.set(document, Date.now());
    },

    connected: async ({ documentName, connection }) => {
      if (log.isBehind(documentName)) connection.sendStateless(NOT_KEPT);
      count(documentName);
    },

    onDisconnect: async ({ documentName }) => count(documentName),

    beforeHandleMessage: async ({ update, connection, requestHeaders }) =>
      orDisconnect(connection, () => {
        visitOf(requestHeaders)?.countMessage(update.length);
        const decoder = decoding.createDecoder(update);
        decoding.readVarString(decoder);
        if (decoding.readVarUint(decoder) !== SYNC) throw new Refusal('unknown');
        // Hocuspocus ignores malformed messages and keeps their sender connected.
        decoding.readVarUint(decoder);
        decoding.readVarUint8Array(decoder);
      }),

    beforeSync: async ({ type, payload, document, connection }) =>
      orDisconnect(connection, () => {
        const caller = visitOf(connection.request.headers);
        if (type === messageYjsSyncStep1) {
          caller?.countMessage(bytesLacking(document, payload));
          if (waitingBytes(connection) > limits.WAITING_BYTES) throw new Refusal('too-fast');
          return;
        }
        const adds = checkUpdate(document, payload, limits);
        if (adds && connection.readOnly) throw new Refusal('read-only');
        if (!adds || begun.has(document)) return;
        caller?.countRoom();
        begun.add(document);
      }),

    onChange: async ({ documentName, document, update, connection }) => {
      used.set(document, Date.now());
      // An update relayed by another hub is stored by that hub.
      if (connection !== undefined) await log.add(documentName, update);
    },
  });
  await server.listen();
  const tidy = () => {
    guests.forget();
    log.sweep().catch((problem) => console.error('Old rooms could not be removed:', problem));
  };
  const tidying = setInterval(tidy, DAY);
  const idling = setInterval(closeIdle, limits.ROOM_IDLE_SECONDS * 250);
  tidy();
  return {
    port: server.address.port,
    close: async () => {
      clearInterval(tidying);
      clearInterval(idling);
      const closing = server.destroy();
      server.httpServer.closeAllConnections();
      await closing;
      await log.close();
    },
  };
}

/** Stops Hocuspocus from handling a request that has been answered. */
function handled() {
  return Promise.reject();
}

/**
 * Runs a check, and disconnects on a refusal; Hocuspocus would only remove the visitor from the room.
 * @param {Connection} connection
 * @param {() => void} check
 */
function orDisconnect({ webSocket }, check) {
  try {
    check();
  } catch (problem) {
    const refusal = problem instanceof Refusal ? problem : new Refusal('shape');
    setImmediate(() => webSocket.close(refusal.code, refusal.reason));
    throw refusal;
  }
}

/**
 * Whether a page of that site may use this hub. Callers that are no browsers name none.
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {readonly string[]} origins
 */
function isWelcome({ origin, host }, origins) {
  if (origins.length === 0 || origin === undefined) return true;
  return origins.includes(origin) || origin.replace(/^https?:\/\//, '') === host;
}

/** @param {Connection} connection */
function waitingBytes({ webSocket }) {
  return 'bufferedAmount' in webSocket ? Number(webSocket.bufferedAmount) : 0;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} behindProxy
 */
function addressOf({ headers, socket }, behindProxy) {
  const forwarded = headers['x-forwarded-for'];
  const last =
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return behindProxy && last !== '' ? last : (socket.remoteAddress ?? '');
}
