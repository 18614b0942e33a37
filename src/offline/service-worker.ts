import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

// The whole app is kept on the phone at the first visit and answered from there ever after; the
// network is only asked whether there is a new version.

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] };

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);

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
  void precache.install(event);
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidyUp(event));
});

// A new version never takes over on its own: it waits until the player wants it.
self.addEventListener('message', (event) => {
  if (isSkipWaiting(event.data)) event.waitUntil(self.skipWaiting());
});

cleanupOutdatedCaches();
// The first visit works offline at once, without a reload.
clientsClaim();

/**
 * Forgets the files of earlier versions, unless there is another page than the one that took this
 * version: it still runs the version before, perhaps in the middle of a battle, and would miss its
 * pieces. They go with the next version then.
 */
async function tidyUp(event: ExtendableEvent) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length <= 1) await precache.activate(event);
}

function isSkipWaiting(data: unknown) {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING'
  );
}
