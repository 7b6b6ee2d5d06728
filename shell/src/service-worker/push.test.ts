import { type PushWorker, showPushes } from './push.ts';

/** A worker that listens to nothing but the test. */
function aWorker(open: readonly string[] = []) {
  const done: unknown[] = [];
  const listeners = new Map<string, (event: never) => void>();
  const pages = open.map((url) => ({
    url,
    focus: async () => done.push(['focused', url]),
    postMessage: (posted: object) => done.push([posted, url]),
  }));
  const worker = {
    registration: { showNotification: async (...shown: unknown[]) => void done.push(shown) },
    clients: { matchAll: async () => pages, openWindow: async (url: string) => done.push(['opened', url]) },
    location: { origin: 'https://skep.example' },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  showPushes(worker as PushWorker, async () => void done.push('counted'));
  async function dispatch(type: string, event: object) {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) } as never);
    await Promise.all(works);
    return done;
  }
  return {
    push: (text: string | null) => dispatch('push', { data: text === null ? null : { text: () => text } }),
    click: (data: unknown) =>
      dispatch('notificationclick', { notification: { close: () => undefined, data } }),
  };
}

const message = { title: 'Swarm: Hive 3', text: 'Weight fell', path: '/alerts/7', tag: 'news-1' };

test('a message is shown with its words, and known again by its tag', async () => {
  expect(await aWorker().push(JSON.stringify(message))).toEqual([
    ['Swarm: Hive 3', { body: 'Weight fell', tag: 'news-1', icon: '/icon.svg', data: { path: '/alerts/7' } }],
    'counted',
  ]);
});

test('open pages get a message that something has come', async () => {
  const url = 'https://skep.example/diary';
  expect(await aWorker([url]).push(JSON.stringify(message))).toContainEqual([{ type: 'NEWS' }, url]);
});

test.each([[null], [''], ['{'], ['null'], ['[]'], ['{"title":7}']])(
  '%j is shown as something',
  async (text) => {
    expect(await aWorker().push(text)).toMatchObject([['Skep', { data: { path: '/' } }], 'counted']);
  },
);

test('a tap opens the page, or comes back to the one that shows it', async () => {
  const url = 'https://skep.example/alerts/7';
  expect(await aWorker(['https://skep.example/']).click({ path: '/alerts/7' })).toEqual([['opened', url]]);
  expect(await aWorker([url]).click({ path: '/alerts/7' })).toEqual([['focused', url]]);
});

test.each([
  ['//evil.example'],
  ['https://evil.example'],
  ['/\\evil.example'],
  ['javascript:alert(1)'],
  [7],
  [undefined],
])('a tap never leads out of the app, as to %j', async (path) => {
  expect(await aWorker().click({ path })).toEqual([['opened', 'https://skep.example/']]);
});
