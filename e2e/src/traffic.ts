import type { CDPSession } from 'playwright-core';

/** What came over the link, in bytes as they were sent. */
export interface Traffic {
  bytes: number;
  scriptBytes: number;
  requests: number;
}

/** Counts from now on. @returns what has come so far, each time it is asked */
export async function countTraffic(session: CDPSession): Promise<() => Traffic> {
  const scripts = new Set<string>();
  const count: Traffic = { bytes: 0, scriptBytes: 0, requests: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // What the cache or the service worker answers costs no link.
    if (response.fromDiskCache || response.fromServiceWorker) return;
    count.requests += 1;
    // What is fetched ahead has no type yet.
    if (type === 'Script' || response.url.endsWith('.js')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    count.bytes += encodedDataLength;
    if (scripts.has(requestId)) count.scriptBytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => ({ ...count });
}
