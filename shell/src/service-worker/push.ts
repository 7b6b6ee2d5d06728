/** What the api sends; see api/src/notifications/push/jobs.ts. */
interface PushMessage {
  title: string;
  text: string;
  path: string;
  tag: string;
}

/** What of a service worker showing needs. TypeScript knows workers only where it knows no pages. */
export interface PushWorker {
  registration: {
    showNotification: (
      title: string,
      options: NotificationOptions & { data: { path: string } },
    ) => Promise<void>;
  };
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<readonly PushWindow[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  location: { origin: string };
  addEventListener: {
    (type: 'push', listener: (event: PushEvent) => void): void;
    (type: 'notificationclick', listener: (event: ClickEvent) => void): void;
  };
}

interface PushWindow {
  url: string;
  postMessage: (message: { type: 'NEWS' }) => void;
  focus: () => Promise<unknown>;
}

interface PushEvent {
  data: { text: () => string } | null;
  waitUntil: (work: Promise<unknown>) => void;
}

interface ClickEvent {
  notification: { close: () => void; data: unknown };
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Shows what comes, also while no page is open; a tap leads to it. Open pages get a message that there is something.
 * @param countOne what else is done with each, as at the icon of the app; whether it can be is of no account
 */
export function showPushes(worker: PushWorker, countOne: () => Promise<void>): void {
  worker.addEventListener('push', (event) => {
    // Browsers take the subscription away from who shows nothing: what cannot be read is shown too.
    const { title, text, path, tag } = messageIn(event.data?.text() ?? '');
    const options = { body: text, tag, icon: '/icon.svg', data: { path } };
    event.waitUntil(worker.registration.showNotification(title, options));
    event.waitUntil(countOne().catch(() => undefined));
    event.waitUntil(notifyPages(worker));
  });
  worker.addEventListener('notificationclick', (event) => {
    const { data } = event.notification;
    event.notification.close();
    event.waitUntil(open(worker, pathIn(data)));
  });
}

async function notifyPages({ clients }: PushWorker): Promise<void> {
  for (const page of await clients.matchAll({ type: 'window' })) page.postMessage({ type: 'NEWS' });
}

/** In a page that shows it already, else in one of its own: what somebody types elsewhere stays. */
async function open({ clients, location }: PushWorker, path: string): Promise<void> {
  const url = location.origin + path;
  const windows = await clients.matchAll({ type: 'window' });
  const showing = windows.find((one) => one.url === url);
  await (showing === undefined ? clients.openWindow(url) : showing.focus());
}

function messageIn(text: string): PushMessage {
  const sent = read(text);
  const line = (name: string) => (typeof sent[name] === 'string' ? sent[name] : '');
  return { title: line('title') || 'Skep', text: line('text'), path: pathIn(sent), tag: line('tag') };
}

function read(text: string): Record<string, unknown> {
  try {
    const sent: unknown = JSON.parse(text);
    return typeof sent === 'object' && sent !== null ? { ...sent } : {};
  } catch {
    return {};
  }
}

/** A path of this app and nothing else. */
function pathIn(data: unknown): string {
  const path = typeof data === 'object' && data !== null && 'path' in data ? data.path : undefined;
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}
