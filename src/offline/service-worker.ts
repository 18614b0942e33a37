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

// A first visit caches the whole app, which is served from the cache from then on; the network is only asked
// for new versions.
//
// A first visit caches what a start needs, takes control, and then fetches the rest in the order of
// precedence.ts, so that an interrupted visit leaves an app that starts. A new version is not installed
// before all of it is cached.

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);

const files = [...precache.getURLsToCacheKeys()].map(([url, key]) => ({ url, key }));
const { cacheName } = precache.strategy;
const scope = self.registration.scope;
const page = new URL('index.html', scope).href;
const pageKey = precache.getCacheKeyForURL(page) ?? page;

// A path with an extension (a licence text, say) is a file, not a screen.
registerRoute(
  new NavigationRoute(({ request }) => answerPage(request), { denylist: [/\.[^/]+$/] }),
);
registerRoute(new PrecacheRoute(precache));

// A tab that still runs the previous version finds its files: see `tidyUp`.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

// What another app shares is never sent to the network.
registerRoute(
  ({ url }) => url.href === new URL(SHARED_PATH, scope).href,
  async ({ request }) => {
    await request
      .formData()
      .then(keepShared)
      // The page will find nothing, and say so.
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
  // A new version waits until the player wants it.
  if (asked === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // A page asks whether everything is cached,
  if (asked === 'HAS_ALL') event.waitUntil(answer(hasAll().catch(() => false)));
  // or for all that is missing to be fetched, and for the result.
  if (asked === 'KEEP_ALL') event.waitUntil(answer(keepAll()));
});

cleanupOutdatedCaches();
// So that a first visit works offline without a reload.
clientsClaim();

/**
 * With static routes the browser itself serves the page and its files from the cache, without waiting for this
 * worker to start. What is not cached it fetches, without asking this worker: so the page is in one cache
 * with its files (`putPage`), and can't be lost alone.
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

/** Missing from TypeScript's types. */
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
 * The page of the app from any cache: that of another version still starts the app, while without one the
 * browser would show its error page.
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

/** The result of fetching. `gone`: the server does not have it (any more). */
type Kept = 'whole' | 'gone' | 'no-network' | 'no-room';

/** @throws when a file could not be cached: the worker is not installed then, and tried again later */
async function install(last?: number): Promise<void> {
  const kept = await keep(last);
  if (kept === 'whole') return;
  // Pages can't ask a worker that was not installed, so it tells them.
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client's takes none
  for (const one of pages) one.postMessage({ type: 'NOT_INSTALLED', kept });
  throw new Error(kept);
}

let keeping: Promise<Kept> | null = null;

/** Fetches all missing files, once for all pages that ask. */
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
 * Fetches missing files in order of precedence; free when none are missing. A file that fails does not stop
 * the others.
 * @param last the last rank to fetch; all if left out
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
        // The others would fail too.
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

/** Parallel fetches: more would slow down those of the page itself. */
const AT_ONCE = 4;

function precedence(url: string): number {
  return precedenceOf(url.slice(scope.length));
}

async function keepFile(
  cache: Cache,
  { url, key }: { readonly url: string; readonly key: string },
): Promise<Kept> {
  try {
    // The content behind a name without a hash may have changed.
    const response = await fetch(url, url === key ? {} : { cache: 'no-cache' });
    if (!response.ok || isOtherPage(url, response)) return 'gone';
    await cache.put(key, asIfDirect(response));
    return 'whole';
  } catch (problem) {
    return reasonOf(problem);
  }
}

/** Some hosts serve the page of the app instead of a 404. */
function isOtherPage(url: string, { headers }: Response): boolean {
  return !url.endsWith('.html') && (headers.get('Content-Type') ?? '').startsWith('text/html');
}

/** Some hosts redirect `index.html` to `/`, and browsers refuse a redirected response for a navigation. */
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
 * Caches the page under the address that the app opens at, for static routes. Only the active worker does so:
 * the page of a waiting version must not be served yet.
 */
async function putPage(cache: Cache): Promise<void> {
  const kept = await cache.match(pageKey);
  if (kept !== undefined) await cache.put(scope, kept);
}

/**
 * Deletes the files of earlier versions, unless another page is open than the one that activated this version:
 * it still runs the previous one, perhaps in mid-battle, and needs its files. They go with the next
 * version then.
 */
async function tidyUp() {
  const cache = await caches.open(cacheName);
  await putPage(cache);
  const names = await caches.keys();
  // The cache that earlier versions kept the page in.
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
