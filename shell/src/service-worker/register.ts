import { workedOffline } from '../services/worked-offline.ts';
import { pageType } from './page-key.ts';

/** Where the server serves the worker, so that the whole app is in its reach. */
const workerUrl = '/service-worker.js';

declare global {
  interface Navigator {
    /** Not in Safari and Firefox. */
    connection?: { saveData?: boolean };
  }
}

export interface WorkerOptions {
  /** Called when the page is there: whether it should open without a network at the apiary. Default: no. */
  isForField?: () => boolean;
  /** Whether an answer is awaited. */
  isBusy?: () => boolean;
  /** Stores what the field needs, with files by `keep`. Default: nobody does. */
  keepForField?: (keep: (urls: string[]) => void) => Promise<void>;
}

const quietMs = 2000;

/**
 * Stores the app for visits without a network. The worker begins after the first page is there; it gets the files
 * that this page has come with, which it did not see, and at a quiet moment of those that it may need without a network.
 */
export function registerServiceWorker({
  isForField = () => false,
  isBusy = () => false,
  keepForField,
}: WorkerOptions = {}): void {
  if (process.env.NODE_ENV === 'development' || !('serviceWorker' in navigator)) return;
  const begin = async () => {
    try {
      await navigator.serviceWorker.register(workerUrl);
      const { active } = await navigator.serviceWorker.ready;
      const keep = (urlsToCache: (string | [string, RequestInit])[]) =>
        active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
      keep([thisPage(), ...filesOfPage()]);
      if (!isForField()) return;
      // Nobody who saves data pays for it, unless they have needed it.
      if (navigator.connection?.saveData && !workedOffline.read()) return;
      await untilQuiet(isBusy);
      await keepForField?.(keep);
    } catch {
      // A browser that forbids it, or a server that is gone meanwhile: the app works as before.
    }
  };
  if (document.readyState === 'complete') void begin();
  else window.addEventListener('load', () => void begin(), { once: true });
}

/** When the page is looked at, has loaded nothing for a while and awaits nothing; what draws without end does not hold it up. */
async function untilQuiet(isBusy: () => boolean): Promise<void> {
  let loadedBefore: number;
  do {
    loadedBefore = filesLoaded().length;
    await new Promise((resolve) => setTimeout(resolve, quietMs));
    if ('requestIdleCallback' in window)
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: quietMs }));
  } while (document.hidden || isBusy() || filesLoaded().length > loadedBefore);
}

const filesLoaded = () => performance.getEntriesByType('resource');

/** Requested as a page, by which the worker distinguishes it from data. */
function thisPage(): [string, RequestInit] {
  return [location.href, { headers: { accept: pageType } }];
}

function filesOfPage(): string[] {
  const loaded = filesLoaded().map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && isFile(pathname));
  return ours.map(({ href }) => href);
}

const isFile = (pathname: string) => /^\/(assets|remotes)\//.test(pathname);
