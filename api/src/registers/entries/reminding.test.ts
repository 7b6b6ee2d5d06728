import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aTreatment, problemsIn } from './test-entries.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const steps = [
  { text: 'Strips out', day: '2099-07-01' },
  { text: 'Count again', day: '2099-07-15' },
];
const treat = (body: unknown, as = anna, headers = {}) =>
  api.request('POST', '/api/v1/treatments', { as, body, headers });
const reminders = async (as = anna) => {
  const { body } = await api.request('GET', '/api/v1/reminders', { as });
  return body.map(({ hiveId, text, dueAt }: Record<'hiveId' | 'text' | 'dueAt', string>) => [
    Number(hiveId),
    text,
    dueAt.slice(0, 19).replace('T', ' '),
  ]);
};

test('the next steps of a treatment are reminders of each of its hives, once, also when it is sent twice', async () => {
  const [one, other] = [await aHive(api, anna), await aHive(api, anna)];
  const body = aTreatment([one.id, other.id], { reminders: steps, timeZone: 'Europe/Amsterdam' });
  const key = { 'idempotency-key': 'a-treatment-with-steps' };
  expect((await treat(body, anna, key)).status).toBe(200);
  expect((await treat(body, anna, key)).status).toBe(200);
  expect(await reminders()).toEqual([
    [one.id, 'Strips out', '2099-07-01 09:00:00'],
    [other.id, 'Strips out', '2099-07-01 09:00:00'],
    [one.id, 'Count again', '2099-07-15 09:00:00'],
    [other.id, 'Count again', '2099-07-15 09:00:00'],
  ]);
});

test('nobody has inspected a hive by it: what was to be done there stays to be done', async () => {
  const hive = await aHive(api, anna);
  await treat(aTreatment([hive.id], { reminders: steps.slice(0, 1) }));
  await treat(aTreatment([hive.id], { reminders: steps.slice(1) }));
  expect(await reminders()).toHaveLength(2);
  const { body } = await api.request('GET', `/api/hives/${hive.id}`, { as: anna });
  expect(body.hives?.[0]?.last_inspection_date ?? body.last_inspection_date ?? null).toBeNull();
});

test('a member who may edit makes them for all who see the hive', async () => {
  const bram = await aUser(api);
  const hive = await aHive(api, anna);
  await share(api, { hiveId: hive.id, memberId: bram.id, mayEdit: true });
  await treat(aTreatment([hive.id], { reminders: steps.slice(0, 1) }), bram);
  expect(await reminders()).toEqual([[hive.id, 'Strips out', '2099-07-01 09:00:00']]);
  expect(await reminders(bram)).toEqual(await reminders());
});

test.each([
  [{ reminders: [{ text: '', day: '2099-07-01' }] }, 'reminders.0.text'],
  [{ reminders: [{ text: 'x'.repeat(101), day: '2099-07-01' }] }, 'reminders.0.text'],
  [{ reminders: [{ text: 'Out', day: '2099-02-30' }] }, 'reminders.0.day'],
  [{ reminders: steps, timeZone: 'Mars/Olympus' }, 'timeZone'],
])('an entry with %j is refused at its field, and nothing is stored', async (overrides, field) => {
  const hive = await aHive(api, anna);
  const { status, body } = await treat(aTreatment([hive.id], overrides));
  expect([status, Object.keys(problemsIn(body))]).toEqual([422, [field]]);
  expect((await api.request('GET', '/api/v1/register-entries', { as: anna })).body.entries).toEqual([]);
  expect(await reminders()).toEqual([]);
});
