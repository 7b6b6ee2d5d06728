import { pageType } from './page-key.ts';
import type { FieldQuestions } from './precache-queries.ts';
import { withRevalidation } from './revalidate.ts';

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
  /** Keeps the answers to these questions. Default: nobody does. */
  ask?: (questions: FieldQuestions) => Promise<void>;
}

const quietMs = 5000;

/**
 * Stores the app for visits without a network. The worker begins after the first page is there; it gets the files
 * that this page has come with, which it did not see, and at a quiet moment of those that it may need without a network.
 */
export function registerServiceWorker({ isForField = () => false, ask }: WorkerOptions = {}): void {
  if (process.env.NODE_ENV === 'development' || !('serviceWorker' in navigator)) return;
  const begin = async () => {
    try {
      await navigator.serviceWorker.register(workerUrl);
      const { active } = await navigator.serviceWorker.ready;
      const keep = (urlsToCache: (string | [string, RequestInit])[]) =>
        active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
      keep([thisPage(), ...filesOfPage()]);
      if (!isForField() || navigator.connection?.saveData) return;
      await quietly(async () => {
        const { urls, questions } = await partsForField();
        keep(urls);
        await ask?.(questions);
      });
    } catch {
      // A browser that forbids it, or a server that is gone meanwhile: the app works as before.
    }
  };
  if (document.readyState === 'complete') void begin();
  else window.addEventListener('load', () => void begin(), { once: true });
}

/** When the page has nothing else to do; soon at any rate. */
function quietly(work: () => Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const begin = () => work().then(resolve, reject);
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: quietMs });
    else setTimeout(begin, quietMs);
  });
}

/** What opens without a network, in the language of the visit. Nobody who saves data pays for it. */
async function partsForField(): Promise<{ urls: string[]; questions: FieldQuestions }> {
  return (await fetch('/offline.json', withRevalidation)).json();
}

/** Requested as a page, by which the worker distinguishes it from data. */
function thisPage(): [string, RequestInit] {
  return [location.href, { headers: { accept: pageType } }];
}

function filesOfPage(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && isFile(pathname));
  return ours.map(({ href }) => href);
}

const isFile = (pathname: string) => /^\/(assets|remotes)\//.test(pathname);
