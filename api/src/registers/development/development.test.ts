import { aHive, anApiary, anInspection } from '#testing/bee-builders.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** The day so many days before now, in UTC. */
const daysAgo = (days: number) =>
  new Date(api.clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);

test('the colonies of an apiary are compared by what was counted twice; a lost one is left out', async () => {
  const anna = await aUser(api);
  const { id: location_id } = await anApiary(api, anna, { hive_amount: 0 });
  const named = (name: string) => aHive(api, anna, { name, location_id });
  const [growing, once, lost] = [await named('Growing'), await named('Once'), await named('Lost')];
  const count = (hive: { id: number }, days: number, items: Record<number, number>) =>
    anInspection(api, anna, { hive_ids: [hive.id], date: `${daysAgo(days)} 10:00`, items });
  await count(growing, 200, { 774: 2 });
  await count(growing, 30, { 774: 6, 264: 3, 794: 3 });
  await count(growing, 2, { 774: 9, 264: 6, 794: 2 });
  await count(once, 2, { 774: 5 });
  const as = anna;
  await api.request('POST', `/api/v1/hives/${lost.id}/states`, {
    as,
    body: { date: daysAgo(1), state: 'lost' },
  });
  const { body } = await api.request('GET', `/api/v1/apiaries/${location_id}/development`, { as });
  expect(body).toEqual([
    {
      ...{ hiveId: String(growing.id), name: 'Growing', figure: 17 },
      parts: [
        { part: 'bees', unit: 'frames', from: 6, to: 9, fromDay: daysAgo(30), toDay: daysAgo(2), figure: 33 },
        {
          part: 'brood',
          unit: 'frames',
          from: 3,
          to: 6,
          fromDay: daysAgo(30),
          toDay: daysAgo(2),
          figure: 50,
        },
        {
          part: 'stores',
          unit: 'score',
          from: 3,
          to: 2,
          fromDay: daysAgo(30),
          toDay: daysAgo(2),
          figure: -33,
        },
      ],
    },
    { hiveId: String(once.id), name: 'Once', parts: [] },
  ]);
});

test('an apiary of somebody else is not found', async () => {
  const [anna, bram] = [await aUser(api), await aUser(api)];
  const { id } = await anApiary(api, anna);
  const { status } = await api.request('GET', `/api/v1/apiaries/${id}/development`, { as: bram });
  expect(status).toBe(404);
});
