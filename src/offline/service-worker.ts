import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
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
/** The page under the address at which the app opens, for browsers that need no worker to find it. */
const pages = `hors-de-combat-page ${precache.getCacheKeyForURL(page) ?? ''}`;

// A page with an extension (a licence text, say) is a file and not a screen of the app.
registerRoute(
  new NavigationRoute(precache.createHandlerBoundToURL('index.html'), {
    denylist: [/\.[^/]+$/],
  }),
);
registerRoute(new PrecacheRoute(precache));

// A tab that still runs the version before finds its own pieces: see `tidyUp`.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

self.addEventListener('install', (event) => {
  answerWithoutWorker(event);
  const first = self.registration.active === null;
  event.waitUntil(first ? keep(SHELL) : keep());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidyUp(event));
});

self.addEventListener('message', (event) => {
  const asked = typeOf(event.data);
  // A new version never takes over on its own: it waits until the player wants it.
  if (asked === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // A page wants the whole app on the device, and to be told whether it is.
  if (asked === 'KEEP_ALL') {
    const [port] = event.ports;
    const tell = (complete: boolean) => port?.postMessage(complete);
    const kept = keep().then(
      () => tell(true),
      () => tell(false),
    );
    event.waitUntil(kept);
  }
});

cleanupOutdatedCaches();
// The first visit works offline at once, without a reload.
clientsClaim();

/**
 * Browsers that know static routes take the page and its pieces from the cache themselves, and a start
 * does not wait until this worker has started. What is not there they fetch.
 */
function answerWithoutWorker(event: ExtendableEvent & Partial<StaticRouting>): void {
  if (event.addRoutes === undefined) return;
  const { pathname } = new URL(scope);
  event.waitUntil(
    event.addRoutes([
      {
        condition: { requestMode: 'navigate', urlPattern: { pathname, search: '' } },
        source: { cacheName: pages },
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
 * Fetches what is missing of the app, the most wanted first; costs nothing when all of it is here.
 * @param last how far down the order of precedence; without it all
 * @throws when a file can't be had; those before it are kept
 */
async function keep(last = Number.POSITIVE_INFINITY): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const missing = files.filter(({ url, key }) => !kept.has(key) && precedence(url) <= last);
  const queue = missing.toSorted((a, b) => precedence(a.url) - precedence(b.url)).values();
  const fetchOn = async () => {
    for (const file of queue) await keepFile(cache, file);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchOn));
  await keepPage(cache);
}

/** How many files travel side by side: more would be in the way of what the page itself asks for. */
const AT_ONCE = 4;

function precedence(url: string): number {
  return precedenceOf(url.slice(scope.length));
}

async function keepFile(
  cache: Cache,
  { url, key }: { readonly url: string; readonly key: string },
): Promise<void> {
  // A name without a hash may stand for another content by now.
  const response = await fetch(url, url === key ? {} : { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await cache.put(key, response);
}

async function keepPage(cache: Cache): Promise<void> {
  const under = await caches.open(pages);
  if ((await under.match(scope)) !== undefined) return;
  const kept = await cache.match(precache.getCacheKeyForURL(page) ?? page);
  if (kept !== undefined) await under.put(scope, kept);
}

/**
 * Forgets the files of earlier versions, unless there is another page than the one that took this
 * version: it still runs the version before, perhaps in the middle of a battle, and would miss its
 * pieces. They go with the next version then.
 */
async function tidyUp(event: ExtendableEvent) {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('hors-de-combat-page ') && name !== pages);
  await Promise.all(old.map((name) => caches.delete(name)));
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (open.length <= 1) await precache.activate(event);
}

function typeOf(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
}
