// @ts-check
// A hub: one process that carries battles from phone to phone, by rooms (docs/hub.md). The rooms are Hocuspocus's, what
// may be put into them is said in guard.mjs. It serves the app as well.

import { existsSync } from 'node:fs';
import path from 'node:path';
import { Server } from '@hocuspocus/server';
import * as decoding from 'lib0/decoding';
import { messageYjsSyncStep1 } from 'y-protocols/sync';
import { applyUpdate } from 'yjs';
import { siteHandler } from '../scripts/serve.mjs';
import { bytesLacking, weigh } from './guard.mjs';
import { limitsFrom } from './limits.mjs';
import { Refusal } from './refusal.mjs';
import { rightIn } from './rights.mjs';
import { roomFiles } from './room-files.mjs';
import { roomLists } from './room-lists.mjs';
import { visitors } from './visitors.mjs';

/** @typedef {import('@hocuspocus/server').Connection} Connection */

/** Under which path of its port the rooms are. */
const ROOMS = '/hub';

/** What a hub answers to who asks whether it is one. */
const TOLD = `${JSON.stringify({ hub: 'hors-de-combat', version: 1 })}\n`;

const DAY = 24 * 3_600_000;

/** The kind of message that phones send; Hocuspocus has others, which nobody here needs. */
const SYNC = 0;

/** Under which name a visit goes through Hocuspocus; whatever a caller has put there is written over. */
const VISIT = 'x-hub-visit';

/**
 * @typedef {object} HubOptions
 * @property {string} folder where it keeps its rooms
 * @property {number} [port] 0: any free one
 * @property {string} [host]
 * @property {string | null} [site] folder of the built app; null to serve none
 * @property {string | null} [redis] address of the Redis that several hubs share
 * @property {boolean} [behindProxy] whether a server of ours stands before it and says who calls
 * @property {import('./limits.mjs').Limits} [limits]
 */

/**
 * @typedef {object} Hub
 * @property {number} port
 * @property {() => Promise<void>} close sends the phones away and lets writes end
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
  behindProxy = false,
  limits = limitsFrom(),
}) {
  const shared = redis === null ? null : roomLists(redis, limits.DAYS_KEPT);
  const log = shared ?? roomFiles(folder, limits.DAYS_KEPT);
  const app = site !== null && existsSync(path.join(site, 'index.html')) ? siteHandler(site) : null;
  const guests = visitors(limits);
  /** @type {Map<string, import('./visitors.mjs').Visit>} */
  const visits = new Map();
  let visit = 0;
  const visitOf = (/** @type {Headers} */ headers) => visits.get(headers.get(VISIT) ?? '') ?? null;
  /** Rooms in which somebody has written something. @type {WeakSet<object>} */
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
      const isHere = request.url?.replace(/\?.*$/s, '') === ROOMS;
      const entered = isHere ? guests.enter(callerOf(request, behindProxy), socket) : null;
      if (entered === null) {
        socket.end(`HTTP/1.1 ${isHere ? '429 Too Many Requests' : '404 Not Found'}\r\n\r\n`);
        return doneHere();
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
        response.end(TOLD);
      } else if (app === null) {
        response.statusCode = 404;
        response.end('This is a hub of Hors de Combat.\n');
      } else {
        app(request, response);
      }
      return doneHere();
    },

    onAuthenticate: async ({ documentName, token, connectionConfig, instance, requestHeaders }) => {
      visitOf(requestHeaders)?.show();
      const right = rightIn(documentName, token);
      if (right === null) throw new Refusal('no-right');
      const there = instance.documents.get(documentName)?.getConnectionsCount() ?? 0;
      if (there >= limits.ROOM_CONNECTIONS) throw new Refusal('full');
      connectionConfig.readOnly = right === 'read';
    },

    onLoadDocument: async ({ documentName, document }) => {
      const updates = await log.load(documentName);
      for (const update of updates) applyUpdate(document, update);
      // What another hub could not write any more may be lacking; whoever has it brings all that follows as well.
      document.store.pendingStructs = null;
      if (updates.length > 0) begun.add(document);
    },

    beforeHandleMessage: async ({ update, connection, requestHeaders }) =>
      orShutOut(connection, () => {
        visitOf(requestHeaders)?.say(update.length);
        const decoder = decoding.createDecoder(update);
        decoding.readVarString(decoder);
        if (decoding.readVarUint(decoder) !== SYNC) throw new Refusal('unknown');
        // What Hocuspocus can't read it drops, and leaves the sender where he is.
        decoding.readVarUint(decoder);
        decoding.readVarUint8Array(decoder);
      }),

    beforeSync: async ({ type, payload, document, connection }) =>
      orShutOut(connection, () => {
        const caller = visitOf(connection.request.headers);
        if (type === messageYjsSyncStep1) {
          caller?.say(bytesLacking(document, payload));
          if (waitingFor(connection) > limits.WAITING_BYTES) throw new Refusal('too-fast');
          return;
        }
        const isNews = weigh(document, payload, limits);
        if (isNews && connection.readOnly) throw new Refusal('read-only');
        if (!isNews || begun.has(document)) return;
        caller?.beginRoom();
        begun.add(document);
      }),

    onChange: async ({ documentName, update, connection }) => {
      // What another hub has told, that one keeps.
      if (connection !== undefined) await log.add(documentName, update).catch(complain);
    },
  });
  await server.listen();
  const tidy = () => {
    guests.forget();
    log.sweep().catch(complain);
  };
  const tidying = setInterval(tidy, DAY);
  tidy();
  return {
    port: server.address.port,
    close: async () => {
      clearInterval(tidying);
      const closing = server.destroy();
      server.httpServer.closeAllConnections();
      await closing;
      await log.close();
    },
  };
}

/** Keeps Hocuspocus from going on with a request that has been answered. */
function doneHere() {
  return Promise.reject();
}

/**
 * Hocuspocus only takes somebody who is refused out of the room; he is to be gone.
 * @param {Connection} connection
 * @param {() => void} weighed
 */
function orShutOut({ webSocket }, weighed) {
  try {
    weighed();
  } catch (problem) {
    const refusal = problem instanceof Refusal ? problem : new Refusal('shape');
    setImmediate(() => webSocket.close(refusal.code, refusal.reason));
    throw refusal;
  }
}

/** @param {Connection} connection */
function waitingFor({ webSocket }) {
  return 'bufferedAmount' in webSocket ? Number(webSocket.bufferedAmount) : 0;
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {boolean} behindProxy
 */
function callerOf({ headers, socket }, behindProxy) {
  const told = headers['x-forwarded-for'];
  const last =
    String(told ?? '')
      .split(',')
      .at(-1)
      ?.trim() ?? '';
  return behindProxy && last !== '' ? last : (socket.remoteAddress ?? '');
}

/** @param {unknown} problem */
function complain(problem) {
  console.error('A room could not be kept:', problem);
}
