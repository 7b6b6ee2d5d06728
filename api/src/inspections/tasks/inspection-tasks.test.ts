import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { isInspectedFor } from './inspection-tasks.ts';
import type { InspectedHive, InspectionTask } from './task.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const call = async (method: 'GET' | 'POST', path: string, body?: object, as = anna) => {
  const answer = await api.request(method, `/api/v1${path}`, { as, ...(body && { body }) });
  expect(answer.status).toBeLessThan(300);
  return answer.body;
};
/** The day so many days from now, in UTC. */
const inDays = (days: number) =>
  new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const inspect = (...hiveIds: string[]) => {
  const hives = hiveIds.map((hiveId) => ({ hiveId }));
  return call('POST', '/inspections/many', {
    inspectedAt: api.clock.now().toISOString(),
    timeZone: 'UTC',
    hives,
  });
};
const openDays = async () => (await call('GET', '/tasks')).map(({ day }: { day: string }) => day);

const task = {
  ...{ day: '2026-05-10', repeat: 'FREQ=DAILY;INTERVAL=9', timeZone: 'Europe/Amsterdam' },
  ...{ createdAt: new Date('2026-05-01T08:00:00Z'), earlierDoneAt: new Date('2026-05-01T08:00:00Z') },
};
test.each<[string, string | undefined, object, boolean]>([
  ['never', undefined, {}, false],
  ['with the one before', '2026-05-01T08:00:00Z', {}, false],
  ['later on that day', '2026-05-01T15:00:00Z', {}, true],
  ['after the day', '2026-05-14T08:00:00Z', {}, true],
  ['between two seasons', '2026-09-01T08:00:00Z', { day: '2027-04-02' }, false],
  [
    'on the day on which the first one was written',
    '2026-05-01T06:00:00Z',
    { earlierDoneAt: undefined },
    true,
  ],
  ['before the first one was written', '2026-04-30T06:00:00Z', { earlierDoneAt: undefined }, false],
  ['a little before the only day', '2026-05-07T08:00:00Z', { repeat: undefined }, true],
  ['long before the only day', '2026-05-05T08:00:00Z', { repeat: undefined }, false],
])('a hive that was inspected %s', (_when, inspectedAt, changes, isInspected) => {
  const hive = { inspectedAt: inspectedAt && new Date(inspectedAt) };
  expect(isInspectedFor({ ...task, ...changes } as InspectionTask, hive as InspectedHive)).toBe(isInspected);
});

test('inspections of all hives of an apiary tick its task off, and the next one counts from the last of them', async () => {
  const apiary = await anApiary(api, anna, { hive_amount: 2 });
  const [one, other] = apiary.hives.map(({ id }: { id: number }) => String(id));
  const planned = { title: 'Inspect', apiaryId: String(apiary.id), day: inDays(-1), isInspection: true };
  await call('POST', '/tasks', { ...planned, repeat: 'FREQ=DAILY;INTERVAL=9', countsFromDone: true });
  const due = () => call('GET', '/tasks/inspections-due');
  expect(await due()).toEqual([one, other].map((hiveId) => ({ hiveId, day: inDays(-1) })));
  await inspect(String(one));
  expect(await due()).toEqual([{ hiveId: other, day: inDays(-1) }]);
  expect(await openDays()).toEqual([inDays(-1)]);
  await inspect(String(other));
  expect(await openDays()).toEqual([inDays(9)]);
  expect(await due()).toEqual([one, other].map((hiveId) => ({ hiveId, day: inDays(9) })));
});

test('a lost colony is waited for by nobody, and other tasks are not ticked off', async () => {
  const [here, lost] = [await aHive(api, anna), await aHive(api, anna)].map(({ id }) => String(id));
  const hiveIds = [String(here), String(lost)];
  await call('POST', '/tasks', { title: 'Inspect', hiveIds, day: inDays(0), isInspection: true });
  await call('POST', '/tasks', { title: 'Feed', hiveIds, day: inDays(0) });
  await call('POST', `/hives/${lost}/states`, { date: inDays(-1), state: 'lost' });
  await inspect(String(here));
  expect((await call('GET', '/tasks')).map(({ title }: { title: string }) => title)).toEqual(['Feed']);
});
