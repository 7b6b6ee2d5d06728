import type { LastAnswer } from '../graphql/query-cache.ts';
import { refreshForField } from './precache-queries.ts';

const data = { apiaries: [{ __typename: 'Apiary', id: '1', hives: [{ __typename: 'Hive', id: '7' }] }] };
const home = { operationName: 'Home', sha256Hash: 'a1', variables: {} };

/** A device, and a service whose versions and answers change. */
function aDevice() {
  const rows = new Map<string, LastAnswer>();
  const evicted: unknown[] = [];
  const service = {
    versions: { hives: '1', tasks: '1' } as Record<string, string>,
    questions: [home] as object[],
    answer: { data } as object,
    language: 'en',
    token: 'a-token' as string | undefined,
  };
  let sent: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, request) => {
    if (url === '/offline.json') {
      sent.push('files');
      return Response.json({ urls: ['/a.js'], questions: service.questions });
    }
    const { operationName } = JSON.parse(String(request?.body));
    sent.push(operationName);
    if (operationName !== 'OfflineVersions') return Response.json(service.answer);
    const offlineVersions = Object.entries(service.versions).map(([part, version]) => ({ part, version }));
    return Response.json({ data: { offlineVersions } });
  });
  return {
    service,
    evicted,
    rows,
    /** @returns what was asked for */
    async open() {
      sent = [];
      await refreshForField({
        url: '/graphql',
        token: () => service.token,
        language: () => service.language,
        keep: () => undefined,
        answers: {
          read: async (key) => rows.get(key),
          write: async (answer) => void rows.set(answer.key, answer),
          evictExcept: async (typename, ids) => void evicted.push([typename, ids]),
        },
      });
      return sent;
    },
  };
}

const hourMs = 3_600_000;

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a device that has everything sends one query, and once an hour reads what it should have', async () => {
  jest.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z') });
  const device = aDevice();
  expect(await device.open()).toEqual(['OfflineVersions', 'files', 'Home']);
  expect(device.rows.get('Home {}')?.data).toEqual(data);
  expect(await device.open()).toEqual(['OfflineVersions']);
  jest.setSystemTime(Date.now() + hourMs);
  expect(await device.open()).toEqual(['OfflineVersions', 'files']);
  expect(await device.open()).toEqual(['OfflineVersions']);
});

test('what depends on a part that changed is fetched, and nothing else', async () => {
  const device = aDevice();
  device.service.questions = [
    { ...home, parts: ['hives'] },
    { ...home, operationName: 'Agenda', parts: ['tasks', 'hives'] },
    { ...home, operationName: 'NewTask', parts: ['tasks'] },
    { ...home, operationName: 'OfAnOlderRemote' },
  ];
  await device.open();
  device.service.versions.tasks = '2';
  expect(await device.open()).toEqual(['OfflineVersions', 'files', 'Agenda', 'NewTask', 'OfAnOlderRemote']);
  device.service.versions.hives = '2';
  expect(await device.open()).toEqual(['OfflineVersions', 'files', 'Home', 'Agenda', 'OfAnOlderRemote']);
});

test('what depends on the hour is fetched once an hour', async () => {
  jest.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z') });
  const device = aDevice();
  device.service.questions = [home, { ...home, operationName: 'Today', parts: ['hives', 'hour'] }];
  await device.open();
  expect(await device.open()).toEqual(['OfflineVersions']);
  jest.setSystemTime(Date.now() + hourMs);
  expect(await device.open()).toEqual(['OfflineVersions', 'files', 'Today']);
});

test('another language, another form of a query and a lost answer are fetched again', async () => {
  const device = aDevice();
  await device.open();
  device.service.language = 'de';
  expect(await device.open()).toEqual(['OfflineVersions', 'files', 'Home']);
  device.service.questions = [{ ...home, sha256Hash: 'b2' }];
  device.service.versions.tasks = '2';
  expect(await device.open()).toEqual(['OfflineVersions', 'files', 'Home']);
  device.rows.delete('Home {}');
  device.service.versions.tasks = '3';
  expect(await device.open()).toEqual(['OfflineVersions', 'files', 'Home']);
});

test('what was answered with errors is asked for again at the next opening', async () => {
  const device = aDevice();
  device.service.answer = { data, errors: [{ message: 'Broken' }] };
  await device.open();
  expect(device.rows.has('Home {}')).toBe(false);
  device.service.answer = { data };
  expect(await device.open()).toEqual(['OfflineVersions', 'files', 'Home']);
});

test('a service without versions, as before an update, is asked for everything once an hour', async () => {
  jest.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z') });
  const device = aDevice();
  device.service.versions = {};
  device.service.questions = [home, { ...home, operationName: 'Agenda', parts: ['hives'] }];
  const everything = ['OfflineVersions', 'files', 'Home', 'Agenda'];
  expect(await device.open()).toEqual(everything);
  jest.setSystemTime(Date.now() + hourMs);
  expect(await device.open()).toEqual(everything);
  device.service.versions = { hives: '1' };
  expect(await device.open()).toEqual(everything);
});

test('an answer that names all hives of the person evicts what is stored of others, and comes first', async () => {
  const device = aDevice();
  device.service.questions = [
    { ...home, operationName: 'Diary' },
    { ...home, complete: ['Hive'] },
  ];
  expect(await device.open()).toEqual(['OfflineVersions', 'files', 'Home', 'Diary']);
  expect(device.evicted).toEqual([['Hive', ['7']]]);
});

test('an answer that names all but has errors evicts nothing', async () => {
  const device = aDevice();
  device.service.questions = [{ ...home, complete: ['Hive'] }];
  device.service.answer = { data, errors: [{ message: 'Broken' }] };
  await device.open();
  expect(device.evicted).toEqual([]);
});

test('nobody who is not signed in asks for anything', async () => {
  const device = aDevice();
  device.service.token = undefined;
  expect(await device.open()).toEqual([]);
});

test('while one tab does it no other begins', async () => {
  const device = aDevice();
  const request = jest.fn(async (_name: string, _options: object, work: (lock: null) => Promise<void>) =>
    work(null),
  );
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  expect(await device.open()).toEqual([]);
  Reflect.deleteProperty(navigator, 'locks');
});
