// @ts-check
// A build on a web server that records everything it sends, including to the service worker.

import { request as ask, createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { close, listen, serve } from '../../scripts/serve.mjs';

/**
 * One response.
 * @typedef {object} Sent
 * @property {string} path
 * @property {number} at time of the request, milliseconds since 1970
 * @property {number} bytes of its body, as sent
 */

/**
 * @typedef {object} CountedSite
 * @property {string} url with a slash at the end
 * @property {readonly Sent[]} sent in the order of the requests
 * @property {() => Promise<void>} quiet waits until there has been no request for a while
 * @property {() => Promise<void>} close
 */

/** Milliseconds without a request after which no more are expected. */
const SILENCE = 2500;

/**
 * @param {string} root
 * @returns {Promise<CountedSite>}
 */
export async function countedSite(root) {
  const behind = await serve({ root });
  /** @type {Sent[]} */
  const sent = [];
  let lastAt = Date.now();
  const server = createServer((question, answer) => {
    const { method = 'GET', headers, url = '/' } = question;
    const entry = { path: url.replace(/[?#].*$/s, ''), at: Date.now(), bytes: 0 };
    sent.push(entry);
    const inner = ask(
      { host: 'localhost', port: behind.port, path: url, method, headers },
      (found) => {
        answer.writeHead(found.statusCode ?? 500, found.headers);
        found.on('data', (/** @type {Buffer} */ chunk) => {
          entry.bytes += chunk.length;
          lastAt = Date.now();
        });
        found.pipe(answer);
      },
    );
    inner.on('error', () => answer.destroy());
    inner.end();
    lastAt = entry.at;
  });
  const port = await listen(server);
  return {
    url: `http://localhost:${port}/`,
    sent,
    async quiet() {
      lastAt = Date.now();
      while (Date.now() - lastAt < SILENCE) await sleep(100);
    },
    async close() {
      await close(server);
      await behind.close();
    },
  };
}
