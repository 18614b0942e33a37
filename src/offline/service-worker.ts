import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { keepShared, SHARED_PATH, SHARED_PLACE } from './keep-shared.ts';
import { nothingHere } from './nothing-here.ts';
import { precedenceOf, SHELL } from './precedence.ts';

// The whole app is kept on the phone at the first visit and answered from there ever after; the
// network is only asked whether there is a new version.
//
// A first visit keeps what the app needs to start, takes charge, and then fetches the rest in the
// order of precedence.ts: so a network that goes in the middle leaves an app that starts. A new version
// takes nothing over before all of it is here.

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);

const files = [...precache.getURLsToCacheKeys()].map(([url, key]) => ({ url, key }));
const { cacheName } = precache.strategy;
const scope = self.registration.scope;
const page = new URL('index.html', scope).href;
const pageKey = precache.getCacheKeyForURL(page) ?? page;

// A page with an extension (a licence text, say) is a file and not a screen of the app.
registerRoute(
  new NavigationRoute(({ request }) => answerPage(request), { denylist: [/\.[^/]+$/] }),
);
registerRoute(new PrecacheRoute(precache));

// A tab that still runs the version before finds its own pieces: see `tidyUp`.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

// What another app shares with this one never goes further than here.
registerRoute(
  ({ url }) => url.href === new URL(SHARED_PATH, scope).href,
  async ({ request }) => {
    await request
      .formData()
      .then(keepShared)
      // The page says that nothing has come.
      .catch(() => undefined);
    return Response.redirect(new URL(SHARED_PLACE, scope).href, 303);
  },
  'POST',
);

self.addEventListener('install', (event) => {
  answerWithoutWorker(event);
  const first = self.registration.active === null;
  event.waitUntil(install(first ? SHELL : undefined));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidyUp());
});

self.addEventListener('message', (event) => {
  const asked = typeOf(event.data);
  const [port] = event.ports;
  const answer = async (finding: Promise<unknown>) => port?.postMessage(await finding);
  // A new version never takes over on its own: it waits until the player wants it.
  if (asked === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // A page asks whether the whole app is on the device,
  if (asked === 'HAS_ALL') event.waitUntil(answer(hasAll().catch(() => false)));
  // and wants it there, and to be told what came of it.
  if (asked === 'KEEP_ALL') event.waitUntil(answer(keepAll()));
});

cleanupOutdatedCaches();
// The first visit works offline at once, without a reload.
clientsClaim();

/**
 * Browsers that know static routes take the page and its pieces from the cache themselves, and a start
 * does not wait until this worker has started. What is not there they fetch, and do not ask this worker:
 * so the page lies in one cache with its pieces (`putPage`), and can't be lost without them.
 */
function answerWithoutWorker(event: ExtendableEvent & Partial<StaticRouting>): void {
  if (event.addRoutes === undefined) return;
  const { pathname } = new URL(scope);
  event.waitUntil(
    event.addRoutes([
      {
        condition: { requestMode: 'navigate', urlPattern: { pathname, search: '' } },
        source: { cacheName },
      },
      {
        condition: { requestMethod: 'get', urlPattern: { pathname: `${pathname}assets/*` } },
        source: { cacheName },
      },
    ]),
  );
}

/** What the types of the browser do not know yet. */
interface StaticRouting {
  readonly addRoutes: (
    rules: readonly {
      readonly condition: {
        readonly requestMode?: RequestMode;
        readonly requestMethod?: string;
        readonly urlPattern: { readonly pathname: string; readonly search?: string };
      };
      readonly source: { readonly cacheName: string };
    }[],
  ) => Promise<void>;
}

/**
 * The page of the app, wherever a copy of it lies: one of another version still starts the app, while a
 * missing one would end in the browser's error page.
 */
async function answerPage(request: Request): Promise<Response> {
  const kept = await keptPage().catch(() => undefined);
  return kept ?? fetch(request).catch(() => nothingHere(navigator.languages));
}

async function keptPage(): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return (
    (await cache.match(pageKey)) ??
    (await cache.match(scope)) ??
    (await caches.match(page, { ignoreSearch: true }))
  );
}

/** What came of fetching. `gone`: the server does not have it (any more). */
type Kept = 'whole' | 'gone' | 'no-network' | 'no-room';

/** @throws when not all of it could be kept; the worker is not installed then, and tried anew later */
async function install(last?: number): Promise<void> {
  const kept = await keep(last);
  if (kept === 'whole') return;
  // No page can ask a worker that is never there.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client's takes none
  for (const one of pages) one.postMessage({ type: 'NOT_INSTALLED', kept });
  throw new Error(kept);
}

let keeping: Promise<Kept> | null = null;

/** Fetches all that is missing, once for all pages that ask. */
function keepAll(): Promise<Kept> {
  keeping ??= mend()
    .catch(reasonOf)
    .finally(() => {
      keeping = null;
    });
  return keeping;
}

async function mend(): Promise<Kept> {
  const kept = await keep();
  const cache = await caches.open(cacheName);
  if ((await cache.match(scope)) === undefined) await putPage(cache);
  return kept;
}

async function hasAll(): Promise<boolean> {
  const cache = await caches.open(cacheName);
  const missing = await missingFrom(cache);
  return missing.length === 0 && (await cache.match(scope)) !== undefined;
}

async function missingFrom(cache: Cache): Promise<typeof files> {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  return files.filter(({ key }) => !kept.has(key));
}

/**
 * Fetches what is missing of the app, the most wanted first; costs nothing when all of it is here. What
 * can't be had keeps nothing else away.
 * @param last how far down the order of precedence; without it all
 */
async function keep(last = Number.POSITIVE_INFINITY): Promise<Kept> {
  try {
    const cache = await caches.open(cacheName);
    const missing = (await missingFrom(cache)).filter(({ url }) => precedence(url) <= last);
    const queue = missing.toSorted((a, b) => precedence(a.url) - precedence(b.url)).values();
    const results = new Set<Kept>();
    const fetchOn = async () => {
      for (const file of queue) {
        const kept = await keepFile(cache, file);
        results.add(kept);
        // Nothing else would come either.
        if (kept === 'no-network' || kept === 'no-room') return;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
    return WORST_FIRST.find((kept) => results.has(kept)) ?? 'whole';
  } catch (problem) {
    return reasonOf(problem);
  }
}

const WORST_FIRST = ['no-room', 'no-network', 'gone'] as const;

/** How many files travel side by side: more would be in the way of what the page itself asks for. */
const AT_ONCE = 4;

function precedence(url: string): number {
  return precedenceOf(url.slice(scope.length));
}

async function keepFile(
  cache: Cache,
  { url, key }: { readonly url: string; readonly key: string },
): Promise<Kept> {
  try {
    // A name without a hash may stand for another content by now.
    const response = await fetch(url, url === key ? {} : { cache: 'no-cache' });
    if (!response.ok || isOtherPage(url, response)) return 'gone';
    await cache.put(key, asIfDirect(response));
    return 'whole';
  } catch (problem) {
    return reasonOf(problem);
  }
}

/** Some hosts answer with the page of the app for whatever they don't have. */
function isOtherPage(url: string, { headers }: Response): boolean {
  return !url.endsWith('.html') && (headers.get('Content-Type') ?? '').startsWith('text/html');
}

/** Some hosts send `index.html` on to `/`, and browsers take no page that was sent on from a cache. */
function asIfDirect(response: Response): Response {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}

function reasonOf(problem: unknown): Kept {
  return problem instanceof DOMException && problem.name === 'QuotaExceededError'
    ? 'no-room'
    : 'no-network';
}

/**
 * Lays the page under the address at which the app opens, for browsers that need no worker to find it.
 * Only the worker in charge does so: the page of a version that waits is not the player's yet.
 */
async function putPage(cache: Cache): Promise<void> {
  const kept = await cache.match(pageKey);
  if (kept !== undefined) await cache.put(scope, kept);
}

/**
 * Forgets the files of earlier versions, unless there is another page than the one that took this
 * version: it still runs the version before, perhaps in the middle of a battle, and would miss its
 * pieces. They go with the next version then.
 */
async function tidyUp() {
  const cache = await caches.open(cacheName);
  await putPage(cache);
  const names = await caches.keys();
  // Where earlier versions had the page.
  const old = names.filter((name) => name.startsWith('hors-de-combat-page '));
  await Promise.all(old.map((name) => caches.delete(name)));
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length > 1) return;
  const wanted = new Set([scope, ...files.map(({ key }) => key)]);
  const others = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(others.map((request) => cache.delete(request)));
}

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
}
