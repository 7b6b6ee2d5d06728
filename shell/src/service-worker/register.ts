import { pageType } from './page-key.ts';

/** Where the server serves the worker, so that the whole app is in its reach. */
const workerUrl = '/service-worker.js';

/**
 * Keeps the app for visits without a network. The worker begins after the first page is there; it is told of the files
 * that this page has come with, which it did not see.
 */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV === 'development' || !('serviceWorker' in navigator)) return;
  const begin = async () => {
    try {
      await navigator.serviceWorker.register(workerUrl);
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [thisPage(), ...filesOfPage()] } });
    } catch {
      // A browser that forbids it, or a server that is gone meanwhile: the app works as before.
    }
  };
  if (document.readyState === 'complete') void begin();
  else window.addEventListener('load', () => void begin(), { once: true });
}

/** Asked for as a page, which is how the worker tells it from data. */
function thisPage(): [string, RequestInit] {
  return [location.href, { headers: { accept: pageType } }];
}

function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && isFile(pathname));
  return ours.map(({ href }) => href);
}

const isFile = (pathname: string) => /^\/(assets|remotes)\//.test(pathname);
