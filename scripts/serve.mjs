// @ts-check
// A small web server for the production build: the one behind `npm start` and the browser journeys.
// It behaves as a good static host does (compression, long caching of hashed files, real 404s), so
// that what is checked here is what players get.

import { once } from 'node:events';
import { createServer, STATUS_CODES } from 'node:http';
import path from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import serveStatic from 'serve-static';
import { CACHE_FOREVER, REVALIDATE, securityHeaders } from './headers.mjs';
import { isMain } from './is-main.mjs';
import { projectRoot } from './paths.mjs';

/** @typedef {import('node:http').Server} Server */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * A running server.
 * @typedef {object} Site
 * @property {string} url where it answers, with a slash at the end
 * @property {number} port
 * @property {() => Promise<void>} close stops at once, open connections included
 */

/** How many ports are tried, from the wanted one upwards. */
const PORTS_TO_TRY = 50;

/** Nearly the smallest result, and fast enough to compress a file on every request. */
const BROTLI_QUALITY = 6;

/**
 * Serves a folder on the first free port from `port` upwards (0: any free port).
 * Pages of the app (paths without an extension) get the `index.html` of their folder or of the nearest
 * one above it, so that an app in a folder of the site is served like one at its root; a missing file
 * is a real 404. Without `compressed` the files are sent as they are, which saves journeys the time.
 * @param {{ root: string; port?: number; host?: string; compressed?: boolean }} options
 * @returns {Promise<Site>}
 */
export async function serve({ root, port = 0, host = 'localhost', compressed = true }) {
  const server = createServer(siteHandler(root, compressed));
  const taken = await listenFrom(server, port, host);
  return { url: `http://${host}:${taken}/`, port: taken, close: () => close(server) };
}

/**
 * Answers requests for a folder, as `serve` does.
 * @param {string} root
 * @param {boolean} [compressed]
 * @returns {(request: Request, response: Response) => void}
 */
export function siteHandler(root, compressed = true) {
  const compress = compression({
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  const answer = answerFrom(root);
  return (request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    if (compressed) compress(request, response, () => answer(request, response));
    else answer(request, response);
  };
}

/**
 * Opens a port and waits until it is open.
 * @param {Server} server
 * @param {number} [port] 0: any free one
 * @param {string} [host]
 * @returns {Promise<number>} the port
 * @throws when it is taken or not allowed
 */
export async function listen(server, port = 0, host = 'localhost') {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * Stops at once, open connections included.
 * @param {Server} server
 * @returns {Promise<void>}
 */
export function close(server) {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/**
 * @param {Server} server
 * @param {number} wanted
 * @param {string} host
 * @returns {Promise<number>} the port it listens on
 */
async function listenFrom(server, wanted, host) {
  for (let port = wanted; ; port += 1) {
    try {
      return await listen(server, port, host);
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || port >= wanted + PORTS_TO_TRY) throw error;
    }
  }
}

/**
 * @param {string} root
 * @returns {(request: Request, response: Response) => void}
 */
function answerFrom(root) {
  const send = serveStatic(root, {
    cacheControl: false,
    fallthrough: false,
    setHeaders: setCacheControl,
  });
  return function answer(request, response) {
    send(request, response, (error) => {
      const status = error?.statusCode ?? 500;
      const above = status === 404 ? folderAbove(request.url ?? '/') : undefined;
      if (above === undefined) {
        sendError(response, status);
        return;
      }
      request.url = above;
      answer(request, response);
    });
  };
}

/** Deeper than any app lies on a site; each folder is a look at the disk. */
const MAX_FOLDERS = 16;

/**
 * The next folder whose page may be the one for a screen of the app; undefined for files and the root.
 * @param {string} address
 */
function folderAbove(address) {
  const pathname = address.replace(/[?#].*$/s, '');
  if (!/^\/./.test(pathname) || path.posix.extname(pathname) !== '') return undefined;
  if (pathname.split('/').length > MAX_FOLDERS) return undefined;
  return pathname.replace(/[^/]*\/?$/, '');
}

/**
 * @param {Response} response
 * @param {string} file
 */
function setCacheControl(response, file) {
  // Only `assets/` carries a hash in every name.
  const hashed = path.basename(path.dirname(file)) === 'assets';
  response.setHeader('Cache-Control', hashed ? CACHE_FOREVER : REVALIDATE);
}

/**
 * @param {Response} response
 * @param {number} status
 */
function sendError(response, status) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  });
  response.end(`${status} ${STATUS_CODES[status] ?? ''}\n`);
}

if (isMain(import.meta.url)) {
  const port = Number(process.env['PORT'] ?? 4173);
  const site = await serve({ root: process.argv[2] ?? path.join(projectRoot, 'dist'), port });
  console.log(`Hors de Combat: ${site.url}`);
}
