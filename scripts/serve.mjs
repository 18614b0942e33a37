// @ts-check
// A small web server for the production build: the one behind `npm start` and the browser journeys.
// It behaves as a good static host does (compression, long caching of hashed files, real 404s), so
// that what is checked here is what players get.

import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ASKED_ANEW, KEPT_FOR_GOOD, securityHeaders } from './headers.mjs';
import { isMain } from './is-main.mjs';
import { projectRoot } from './paths.mjs';

/**
 * A running server.
 * @typedef {object} Site
 * @property {string} url where it answers, with a slash at the end
 * @property {number} port
 * @property {() => Promise<void>} close stops at once, open connections included
 */

/**
 * A file as it is sent.
 * @typedef {object} Asset
 * @property {string} version changes whenever the file on disk does
 * @property {string} type
 * @property {string} etag
 * @property {Buffer} plain
 * @property {Buffer | undefined} br
 * @property {Buffer | undefined} gzip
 */

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** How many ports are tried, from the wanted one upwards. */
const PORTS_TO_TRY = 50;

/** @type {Readonly<Record<string, string>>} */
const MIME_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|wasm)|image\/svg)/;

/**
 * Serves a folder on the first free port from `port` upwards (0: any free port).
 * Pages of the app (paths without an extension) get the `index.html` of their folder or of the nearest
 * one above it, so that an app in a folder of the site is served like one at its root; a missing file
 * is a real 404.
 * @param {{ root: string; port?: number; host?: string }} options
 * @returns {Promise<Site>}
 */
export async function serve({ root, port = 0, host = 'localhost' }) {
  const send = createSender(path.resolve(root));
  const server = createServer((request, response) => {
    send(request, response).catch((/** @type {unknown} */ error) => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, `The file could not be sent: ${String(error)}`);
    });
  });
  const taken = await listenOnFreePort(server, port, host);
  return {
    url: `http://${host}:${taken}/`,
    port: taken,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {import('node:http').Server} server
 * @param {number} wanted
 * @param {string} host
 * @returns {Promise<number>} the port it listens on
 */
async function listenOnFreePort(server, wanted, host) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await listen(server, wanted === 0 ? 0 : wanted + attempt, host);
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || attempt >= PORTS_TO_TRY) throw error;
    }
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number>}
 */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port'));
      else resolve(address.port);
    });
  });
}

/**
 * @param {string} root
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>}
 */
function createSender(root) {
  /** @type {Map<string, Asset>} */
  const assets = new Map();

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(response, 405, 'Only GET and HEAD are answered here.');
      return;
    }
    const file = await findFile(root, request.url ?? '/');
    if (file !== undefined && 'folder' in file) {
      response.writeHead(301, { ...securityHeaders, Location: file.folder });
      response.end();
      return;
    }
    if (file === undefined) {
      refuse(response, 404, 'There is no such file.');
      return;
    }
    const asset = await readAsset(assets, file.path);
    const headers = headersOf(asset, path.relative(root, file.path));
    if (request.headers['if-none-match'] === asset.etag) {
      response.writeHead(304, headers);
      response.end();
      return;
    }
    const { body, encoding } = pickEncoding(asset, request.headers['accept-encoding']);
    response.writeHead(200, {
      ...headers,
      ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
      'Content-Length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} words
 */
function refuse(response, status, words) {
  response.writeHead(status, {
    ...securityHeaders,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    ...(status === 405 ? { Allow: 'GET, HEAD' } : {}),
  });
  response.end(`${words}\n`);
}

/**
 * The file that answers a request, or undefined for a 404. A folder that holds an app has one address,
 * the one with a slash at its end: only there the app's service worker is in charge.
 * @param {string} root
 * @param {string} requestUrl
 * @returns {Promise<{ path: string } | { folder: string } | undefined>}
 */
async function findFile(root, requestUrl) {
  const pathname = decodePath(requestUrl);
  if (pathname === undefined) return undefined;
  const file = path.join(root, pathname);
  if (file !== root && !file.startsWith(root + path.sep)) return undefined;
  if (await isFile(file)) return { path: file };
  if (path.extname(pathname) !== '') return undefined;
  const isFolder = await isFile(path.join(file, 'index.html'));
  if (isFolder && !pathname.endsWith('/')) return { folder: addressOf(root, file) };
  for (let folder = file; ; folder = path.dirname(folder)) {
    const page = path.join(folder, 'index.html');
    if (await isFile(page)) return { path: page };
    if (path.relative(root, folder) === '') return undefined;
  }
}

/**
 * @param {string} root
 * @param {string} folder below it
 */
function addressOf(root, folder) {
  const names = path.relative(root, folder).split(path.sep);
  return `/${names.map(encodeURIComponent).join('/')}/`;
}

/**
 * @param {string} requestUrl
 * @returns {string | undefined} undefined when it is not a well-formed path
 */
function decodePath(requestUrl) {
  try {
    const pathname = decodeURIComponent(requestUrl.replace(/[?#].*$/s, ''));
    return pathname.includes('\0') ? undefined : pathname;
  } catch {
    return undefined;
  }
}

/** @param {string} file */
async function isFile(file) {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() === true;
}

/**
 * Reads and compresses a file once, until it changes on disk.
 * @param {Map<string, Asset>} assets
 * @param {string} file
 * @returns {Promise<Asset>}
 */
async function readAsset(assets, file) {
  const { mtimeMs, size } = await stat(file);
  const version = `${mtimeMs}-${size}`;
  const known = assets.get(file);
  if (known?.version === version) return known;

  const plain = await readFile(file);
  const type = MIME_TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  const compress = COMPRESSIBLE.test(type) && plain.length > 512;
  /** @type {Asset} */
  const asset = {
    version,
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    br: compress
      ? await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
      : undefined,
    gzip: compress ? await gzipped(plain) : undefined,
  };
  assets.set(file, asset);
  return asset;
}

/**
 * @param {Asset} asset
 * @param {string | undefined} accepted the Accept-Encoding header
 * @returns {{ body: Buffer; encoding?: 'br' | 'gzip' }}
 */
function pickEncoding(asset, accepted = '') {
  if (asset.br && /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) {
    return { body: asset.br, encoding: 'br' };
  }
  if (asset.gzip && /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(accepted)) {
    return { body: asset.gzip, encoding: 'gzip' };
  }
  return { body: asset.plain };
}

/**
 * @param {Asset} asset
 * @param {string} relative path inside the served folder
 */
function headersOf(asset, relative) {
  // Only `assets/` carries a hash in every name.
  const hashed = path.basename(path.dirname(relative)) === 'assets';
  return {
    ...securityHeaders,
    'Cache-Control': hashed ? KEPT_FOR_GOOD : ASKED_ANEW,
    'Content-Type': asset.type,
    ETag: asset.etag,
    Vary: 'Accept-Encoding',
  };
}

if (isMain(import.meta.url)) {
  const port = Number(process.env['PORT'] ?? 4173);
  const site = await serve({ root: process.argv[2] ?? path.join(projectRoot, 'dist'), port });
  console.log(`Hors de Combat: ${site.url}`);
}
