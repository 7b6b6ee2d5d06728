import { renewSubscriptions } from './push-renewal.ts';

const options = { userVisibleOnly: true, applicationServerKey: null };
const aSubscription = (endpoint: string) => ({
  endpoint,
  options,
  toJSON: () => ({ endpoint, keys: { p256dh: 'BKey', auth: 'auth' } }),
});

const former = aSubscription('https://push.example/old');

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

/** What the service is sent when a browser tells of a change. */
async function sentAt(change: object) {
  const sent: unknown[] = [];
  globalThis.fetch = (async (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)]);
  }) as unknown as typeof fetch;
  const works: Promise<unknown>[] = [];
  renewSubscriptions({
    registration: { pushManager: { subscribe: async () => aSubscription('https://push.example/made') } },
    addEventListener: (_type, listener) =>
      listener({ ...change, waitUntil: (work: Promise<unknown>) => works.push(work) } as never),
  });
  await Promise.all(works);
  return sent;
}

const renewal = (endpoint: string) => [
  '/api/push-devices/renewals',
  { old_endpoint: former.endpoint, endpoint, public_key: 'BKey', auth: 'auth' },
];

test('the subscription that a browser made in place of another is sent to the service', async () => {
  const newSubscription = aSubscription('https://push.example/new');
  expect(await sentAt({ oldSubscription: former, newSubscription })).toEqual([
    renewal(newSubscription.endpoint),
  ]);
});

test('where the browser made none, the worker does', async () => {
  expect(await sentAt({ oldSubscription: former })).toEqual([renewal('https://push.example/made')]);
});

test('of one that is not named nothing can be sent', async () => {
  expect(await sentAt({ oldSubscription: null })).toEqual([]);
});
