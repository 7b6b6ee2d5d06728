import { withRevalidation } from '../service-worker/revalidate.ts';

/** What this browser keeps for visits without a network. */
export interface StoredOnDevice {
  /** Of the app's files, those that are here and those that are wanted. */
  files: { stored: number; wanted: number; kilobytes: number };
  /** Answers of the service: pages as they were shown the last time, and what the field needs. */
  answers: { count: number; kilobytes: number };
}

/** Where the service worker keeps files, see `service-worker.ts`. */
const cacheOfFiles = 'files';

/** @throws where the browser lets nobody read it, or has no service worker's storage */
export async function storedOnDevice(): Promise<StoredOnDevice> {
  const [{ urls, kilobytes }, { lastAnswers }] = await Promise.all([
    fetch('/offline.json', withRevalidation).then(
      (response): Promise<{ urls: string[]; kilobytes: number }> => response.json(),
    ),
    import('../graphql/query-cache.ts'),
  ]);
  const files = await caches.open(cacheOfFiles);
  const found = await Promise.all(urls.map((url) => files.match(url)));
  return {
    files: { stored: found.filter(Boolean).length, wanted: urls.length, kilobytes },
    answers: await lastAnswers.weigh(),
  };
}
