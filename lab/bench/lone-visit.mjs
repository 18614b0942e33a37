// @ts-check
// A first visit by a browser that no tool is attached to: the page itself tells what it took.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { securityHeaders } from '../../scripts/headers.mjs';
import { close, listen, siteHandler } from '../../scripts/serve.mjs';
import { tellAll, watchFor } from './in-page.mjs';

/**
 * What a page tells of its first visit, in milliseconds.
 * @typedef {object} LoneVisit
 * @property {number} firstPaint after the page was requested
 * @property {number} at the same for its first screen, which answers from now on
 * @property {number} long the sum of its long tasks
 */

/** How long a page is watched, in milliseconds. */
const WATCHED = 11_000;

/** A slowed browser runs for a part of each turn, in milliseconds. */
const TURN = 16;

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--lang=fr-FR',
  '--window-size=390,844',
];

/**
 * Opens a page in a new browser, until the page has told.
 * @param {import('./visits.mjs').Phone} phone
 * @param {import('./pages.mjs').BenchPage} page
 * @param {number} slower all processes of the browser run for the `slower`th part of the time from the first request on
 * @returns {Promise<LoneVisit>}
 */
export async function visitAlone({ executablePath, profiles }, page, slower) {
  const profile = `${profiles}/lone-${page.name}`;
  const server = createServer();
  const visit = toldTo(server, page);
  const url = `http://localhost:${await listen(server)}/${page.query}`;
  const args = [...FLAGS, `--user-data-dir=${profile}`, url];
  // In a group of its own, which holds its other processes too.
  const browser = spawn(executablePath, args, { detached: true, stdio: 'ignore' });
  const send = (/** @type {NodeJS.Signals} */ signal) => process.kill(-Number(browser.pid), signal);
  const told = new AbortController();
  try {
    await once(server, 'request');
    void visit.finally(() => told.abort());
    while (!told.signal.aborted) {
      send('SIGSTOP');
      await sleep(TURN - TURN / slower);
      send('SIGCONT');
      await sleep(TURN / slower);
    }
    return await visit;
  } finally {
    send('SIGKILL');
    await once(browser, 'close');
    await close(server);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Serves a page with a script ahead of its own that watches it.
 * @param {import('node:http').Server} server
 * @param {import('./pages.mjs').BenchPage} page
 * @returns {Promise<LoneVisit>} what it tells
 */
function toldTo(server, { folder, first }) {
  const files = siteHandler(folder);
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const ours = new Map([
    ['/', ['html', html.replace('<head>', '<head><script src="/bench-watch.js"></script>')]],
    ['/bench-watch.js', ['javascript', watching(first)]],
    ['/bench-told', ['plain', '']],
  ]);
  return new Promise((resolve) => {
    server.on('request', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const found = ours.get(pathname);
      if (found === undefined) files(request, response);
      else {
        const [kind, text] = found;
        response.writeHead(200, { ...securityHeaders, 'content-type': `text/${kind}` }).end(text);
      }
      const told = (/** @type {string} */ name) => Number(searchParams.get(name));
      if (pathname !== '/bench-told') return;
      resolve({ firstPaint: told('firstPaint'), at: told('at'), long: told('long') });
    });
  });
}

/** @param {string} first selects what shows that the first screen is ready */
function watching(first) {
  return `(${String(watchFor)})(${JSON.stringify(first)});(${String(tellAll)})(${WATCHED});`;
}
