import { type CountingWorker, countUnread } from './unread.ts';

/** A worker whose cache and icon are seen by the test. */
function aWorker() {
  const cached = new Map<string, string>();
  const shown: number[] = [];
  const works: Promise<unknown>[] = [];
  let listener: ((event: never) => void) | undefined;
  const worker = {
    caches: {
      open: async () => ({
        match: async (key: string) => {
          const text = cached.get(key);
          return text === undefined ? undefined : { text: async () => text };
        },
        put: async (key: string, value: { text: () => Promise<string> }) =>
          void cached.set(key, await value.text()),
      }),
    },
    navigator: { setAppBadge: async (count: number) => void shown.push(count) },
    addEventListener: (_type: string, listening: (event: never) => void) => {
      listener = listening;
    },
  };
  const countOne = countUnread(worker as unknown as CountingWorker);
  async function dispatch(data: unknown) {
    listener?.({ data, waitUntil: (work: Promise<unknown>) => works.push(work) } as never);
    await Promise.all(works);
  }
  return { countOne, dispatch, shown };
}

test('each message counts one more at the icon, on from what a page has set', async () => {
  const { countOne, dispatch, shown } = aWorker();
  await countOne();
  await dispatch({ type: 'UNREAD', count: 4 });
  await countOne();
  await countOne();
  expect(shown).toEqual([1, 5, 6]);
});

test.each([[undefined], ['UNREAD'], [{ type: 'CACHE_URLS' }], [{ type: 'UNREAD', count: '7' }]])(
  '%j tells no count',
  async (data) => {
    const { countOne, dispatch, shown } = aWorker();
    await dispatch(data);
    await countOne();
    expect(shown).toEqual([1]);
  },
);
