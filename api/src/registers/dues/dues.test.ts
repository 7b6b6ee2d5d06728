import { aScaleThatShowed } from '#measurements/weight-corrections/test-steps.ts';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';
import { aMiteCount } from '#registers/entries/test-entries.ts';
import { aHive, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const duesOf = async (as = anna) => (await api.request('GET', '/api/v1/dues', { as })).body;
const dayIn = (days: number) =>
  new Date(api.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('a hive that gains for days has a flow, which its owner alone is shown', async () => {
  // Every four hours of six days, a kilogram a day.
  const figures = Array.from({ length: 6 * 144 }, (_, index) =>
    (index + 1) % 24 === 0 ? 30 + index / 144 : undefined,
  );
  const { hive_id } = await aScaleThatShowed(api, anna, figures);
  const [flow] = (await duesOf()).flows;
  expect(flow).toMatchObject({ hiveId: String(hive_id), to: dayIn(-1) });
  expect(flow.kg).toBeCloseTo(((Date.parse(flow.to) - Date.parse(flow.from)) / 86_400_000 + 1) * 1, 1);
  const bram = await aUser(api);
  await share(api, { hiveId: hive_id, memberId: bram.id, mayEdit: true });
  expect((await duesOf(bram)).flows).toEqual([]);
});

test('the count that the last one planned is due, and those who see the hive see it', async () => {
  const { id } = await aHive(api, anna);
  const count = (day: number, recountDay?: string) =>
    api.request('POST', '/api/v1/mite-counts', {
      as: anna,
      body: { ...aMiteCount({ [id]: { mites: 6, bees: 300 } }), day: dayIn(day), recountDay },
    });
  const planned = async (as = anna) =>
    (await duesOf(as)).plannedCounts.filter(({ hiveId }: { hiveId: string }) => hiveId === String(id));
  await count(-9, dayIn(-1));
  expect(await planned()).toEqual([{ hiveId: String(id), day: dayIn(-1) }]);
  const bram = await aUser(api);
  expect(await planned(bram)).toEqual([]);
  await share(api, { hiveId: id, memberId: bram.id, mayEdit: false });
  expect(await planned(bram)).toEqual([{ hiveId: String(id), day: dayIn(-1) }]);
  await count(-2);
  expect(await planned()).toEqual([]);
});

test('stores of an own hive without a scale are those of its newest inspection that says any, and what it was fed since', async () => {
  const { id } = await aHive(api, anna);
  const stores = async (as = anna) =>
    (await duesOf(as)).stores.filter(({ hiveId }: { hiveId: string }) => hiveId === String(id));
  const inspect = (days: number, items: object) =>
    anInspection(api, anna, { hive_ids: [id], date: `${dayIn(days)} 10:00:00`, items });
  const feed = (body: object) =>
    api.request('POST', '/api/v1/feedings', {
      as: anna,
      body: { hiveIds: [String(id)], unit: 'kilograms', amount: 10, isPerHive: true, ...body },
    });
  const { framesWithHoney, storesStatus } = categoryIds;
  expect(await stores()).toEqual([]);
  await inspect(-30, { [framesWithHoney]: 6 });
  await inspect(-20, { [framesWithHoney]: 4, [storesStatus]: 1 });
  await inspect(-10, {});
  const known = { hiveId: String(id), day: dayIn(-20), frames: 4, isLow: true };
  expect(await stores()).toEqual([{ ...known, fedKg: 0 }]);
  const bram = await aUser(api);
  await share(api, { hiveId: id, memberId: bram.id, mayEdit: true });
  expect(await stores(bram)).toEqual([]);
  await feed({ feed: 'fondant', day: dayIn(-25) });
  await feed({ feed: 'fondant', day: dayIn(-5) });
  expect(await stores()).toEqual([{ ...known, fedKg: 9 }]);
  // Nobody knows how much sugar is in it.
  await feed({ feed: 'syrup', day: dayIn(-4) });
  expect(await stores()).toEqual([]);
});
