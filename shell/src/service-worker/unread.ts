import { unreadCache } from '../layout/icon-badge.ts';

/** What of a service worker counting at the app's icon needs. */
export interface CountingWorker {
  caches: {
    open: (name: string) => Promise<{
      match: (key: string) => Promise<{ text: () => Promise<string> } | undefined>;
      put: (key: string, value: Response) => Promise<void>;
    }>;
  };
  navigator: { setAppBadge?: (count: number) => Promise<void> };
  addEventListener: (type: 'message', listener: (event: NoticeEvent) => void) => void;
}

interface NoticeEvent {
  data: unknown;
  waitUntil: (work: Promise<unknown>) => void;
}

/** The one place that outlives the worker. */
const place = { cache: unreadCache, key: '/unread' };

/** Pages tell how many wait (`icon-badge.ts` of the frame); while there is none, each message is one more. */
export function countUnread(worker: CountingWorker): () => Promise<void> {
  worker.addEventListener('message', (event) => {
    const count = countIn(event.data);
    if (count !== undefined) event.waitUntil(keep(worker, count));
  });
  return async () => {
    const cached = await (await worker.caches.open(place.cache)).match(place.key);
    const count = Number((await cached?.text()) ?? 0) + 1;
    await keep(worker, count);
    await worker.navigator.setAppBadge?.(count);
  };
}

async function keep({ caches }: CountingWorker, count: number): Promise<void> {
  await (await caches.open(place.cache)).put(place.key, new Response(String(count)));
}

function countIn(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data && data.type === 'UNREAD'))
    return undefined;
  return 'count' in data && typeof data.count === 'number' ? data.count : undefined;
}
