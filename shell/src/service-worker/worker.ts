import { clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isStrangersFile, isStrangersPage } from './captive-portal.ts';
import { pageKeyOf, pageType } from './page-key.ts';
import { type PushWorker, showPushes } from './push.ts';
import { type RenewingWorker, renewSubscriptions } from './push-renewal.ts';
import { takeShared } from './shared-photos.ts';
import { type CountingWorker, countUnread } from './unread.ts';

/** A page that takes longer than this comes from the last visit: a weak signal is no reason to wait. */
const pageLimitSeconds = 4;

/** Old versions leave in the order in which they were last used. What works without a network is about 150 files. */
const cachedFilesMax = 500;

/** What was refused, redirected or cut short is not cached. */
const onlyWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
};

/** What somebody else answers in our place is no answer: the cached one is shown, or the failure. */
const onlyOurs = (isStrangers: (response: Response) => boolean): WorkboxPlugin => ({
  async fetchDidSucceed({ request, response }) {
    if (!isStrangers(response)) return response;
    // The browser may have cached it from before: the stranger says for how long.
    const fresh = await fetch(request.url, { cache: 'reload' });
    if (isStrangers(fresh)) throw new TypeError('Somebody else has answered.');
    return fresh;
  },
});

const expiration = new ExpirationPlugin({ maxEntries: cachedFilesMax, purgeOnQuotaError: true });
const oldOnesLeave: WorkboxPlugin = {
  cachedResponseWillBeUsed: async (used) => (await expiration.cachedResponseWillBeUsed?.(used)) ?? null,
  cacheDidUpdate: async (updated) => expiration.cacheDidUpdate?.(updated),
};

const files = new CacheFirst({
  cacheName: 'files',
  plugins: [onlyOurs(isStrangersFile), onlyWhole, oldOnesLeave],
});

// Files never change under their name. A page asks with CACHE_URLS for those that it came with (see register.ts).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/(assets|remotes)\/|^\/icon\.svg$/.test(url.pathname),
  ({ event, request }) =>
    files.handle({ event, request }).catch((error: unknown) => {
      if (request.integrity === '') throw error;
      // What a stranger answered before breaks the promise of its content, and is gone before `onlyOurs` sees it.
      return files.handle({ event, request: new Request(request, { cache: 'reload' }) });
    }),
);

// What is shipped must be there at the next navigation: the network's page is always wanted first.
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isForPage(request) && pageKeyOf(url) !== undefined,
  new NetworkFirst({
    cacheName: 'pages',
    networkTimeoutSeconds: pageLimitSeconds,
    plugins: [
      onlyOurs(isStrangersPage),
      onlyWhole,
      { cacheKeyWillBeUsed: async ({ request }) => pageKeyOf(new URL(request.url)) ?? request },
    ],
  }),
);

// Another app of the device shares photos with this one (`share_target` of the manifest).
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/share',
  ({ request }) => takeShared(request),
  'POST',
);

function isForPage({ mode, headers }: Request): boolean {
  return mode === 'navigate' || headers.get('accept') === pageType;
}

const worker = globalThis as unknown as PushWorker & CountingWorker & RenewingWorker;
showPushes(worker, countUnread(worker));
renewSubscriptions(worker);
clientsClaim();
