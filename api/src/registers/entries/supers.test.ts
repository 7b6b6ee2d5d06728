import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aHarvest, anEntry } from './test-entries.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const dayFromNow = (days: number) =>
  new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
interface SentHive {
  id: number;
  name: string;
  location_id: number;
}
const putOn = ({ id, name, location_id }: SentHive, more: object = {}, as = anna) => {
  const body = { name, location_id, honey_layers: 2, ...more };
  return api.request('PATCH', `/api/hives/${id}?timezone=UTC`, { as, body });
};
const book = async () =>
  (await api.request('GET', '/api/v1/register-entries?kind=supers', { as: anna })).body.entries;
const layersOf = async (id: number) =>
  (await api.request('GET', `/api/hives/${id}`, { as: anna })).body.hives[0].layers;

/** A hive with one super that was treated today. */
async function aTreatedHive(withdrawalDays = 10) {
  const hive = await aHive(api, anna);
  const today = dayFromNow(0);
  await anEntry(api, anna, { hiveIds: [hive.id], day: today, lastDay: today, withdrawalDays });
  return hive;
}

test('a super on a hive whose honey has to wait asks for a reason, and nothing is changed without one', async () => {
  const hive = await aTreatedHive();
  for (const reason of [{ withdrawal_reason: null }, { withdrawal_reason: '  ' }]) {
    const { status, body } = await putOn(hive, reason);
    expect([status, body.errors]).toEqual([422, { withdrawal_reason: ['required'] }]);
  }
  expect(await layersOf(hive.id)).toEqual(hive.layers);
  expect(await book()).toEqual([]);
});

test('with a reason it is put on, and the book says why', async () => {
  const hive = await aTreatedHive(0);
  expect((await putOn(hive, { withdrawal_reason: ' For the bees ' })).status).toBe(200);
  expect(await layersOf(hive.id)).toHaveLength(hive.layers.length + 1);
  expect(await book()).toEqual([
    expect.objectContaining({
      ...{ number: 2, kind: 'supers', day: dayFromNow(0), authorName: anna.name },
      hives: [expect.objectContaining({ hiveId: String(hive.id) })],
      supers: { count: 1, withdrawalReason: 'For the bees' },
    }),
  ]);
});

test('an app that knows of no reasons puts it on, and the book says that none was given', async () => {
  const hive = await aTreatedHive();
  expect((await putOn(hive)).status).toBe(200);
  expect(await layersOf(hive.id)).toHaveLength(hive.layers.length + 1);
  expect(await book()).toEqual([expect.objectContaining({ kind: 'supers', supers: { count: 1 } })]);
});

test('no reason is needed without a withdrawal period, without a new super, and when one is taken off', async () => {
  const [free, treated] = [await aHive(api, anna), await aTreatedHive()];
  expect((await putOn(free)).status).toBe(200);
  expect((await putOn(free, { honey_layers: 3, withdrawal_reason: 'None is needed' })).status).toBe(200);
  expect((await putOn(treated, { honey_layers: 1, brood_layers: 3 })).status).toBe(200);
  expect((await putOn(treated, { honey_layers: 0 })).status).toBe(200);
  expect((await putOn(treated, { honey_layers: undefined, name: 'Beatrix' })).status).toBe(200);
  expect(await book()).toEqual([]);
});

test('a treatment that was struck out asks nobody', async () => {
  const hive = await aHive(api, anna);
  const today = dayFromNow(0);
  const { id } = await anEntry(api, anna, { hiveIds: [hive.id], day: today, lastDay: today });
  await api.request('POST', `/api/v1/register-entries/${id}/strike`, {
    as: anna,
    body: { reason: 'Not done' },
  });
  expect((await putOn(hive)).status).toBe(200);
});

test('a member who may edit has to give it as well, and writes into the owner’s records', async () => {
  const hive = await aTreatedHive();
  const bram = await aUser(api);
  await share(api, { hiveId: hive.id, memberId: bram.id, mayEdit: true });
  expect((await putOn(hive, { withdrawal_reason: null }, bram)).status).toBe(422);
  expect((await putOn(hive, { withdrawal_reason: 'Anna said so' }, bram)).status).toBe(200);
  expect(await book()).toEqual([expect.objectContaining({ authorName: bram.name })]);
});

test('honey of such a super carries the mark, also when it is taken after the withdrawal', async () => {
  const hive = await aHive(api, anna);
  const day = dayFromNow(-3);
  await anEntry(api, anna, { hiveIds: [hive.id], day, lastDay: day, withdrawalDays: 3 });
  await putOn(hive, { withdrawal_reason: 'For the bees' });
  api.clock.advance({ days: 2 });
  const lots = async () => (await api.request('GET', '/api/v1/honey-lots', { as: anna })).body;
  await api.request('POST', '/api/v1/harvests', {
    as: anna,
    body: aHarvest([hive.id], { day: dayFromNow(0) }),
  });
  expect(await lots()).toEqual([expect.objectContaining({ isFromWithdrawal: true })]);
});
