import { sql } from 'kysely';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aHarvest, aMiteCount, anEntry } from '../entries/test-entries.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const report = async (query: string, as = anna) =>
  await api.request('GET', `/api/v1/season-report?${query}`, { as });
const send = (path: string, body: unknown) => api.request('POST', `/api/v1/${path}`, { as: anna, body });
/** As if all hives had been entered that day. */
const enteredOn = (day: string) =>
  sql`with moved as (update hive_places set since = ${day}::date
      where hive_id in (select id from hives where user_id = ${anna.id}) returning hive_id)
    update hives set created_at = ${day}::date where id in (select hive_id from moved)`.execute(
    api.database.db,
  );

test('a season of one apiary: colonies, swarms, queens, honey, treatments and mites', async () => {
  const meadow = await anApiary(api, anna, { name: 'Meadow' });
  const wood = await anApiary(api, anna, { name: 'Wood' });
  const one = await aHive(api, anna, { name: 'One', location_id: meadow.id });
  const other = await aHive(api, anna, { name: 'Other', location_id: wood.id });
  await enteredOn('2024-05-01');
  const split = { date: '2025-05-02', name: 'Young', state: 'nucleus', doesQueenMove: false };
  const [, young] = (await send(`hives/${one.id}/split`, split)).body;
  await send(`hives/${one.id}/requeen`, { date: '2025-06-01', queen: { name: 'Beatrix' } });
  await send(`hives/${young.id}/states`, { state: 'lost', date: '2025-10-03' });
  await send('harvests', aHarvest([one.id, other.id], { day: '2025-06-20', kilograms: 9 }));
  await anEntry(api, anna, { hiveIds: [one.id], day: '2025-08-01', lastDay: '2025-08-03' });
  await anEntry(api, anna, { hiveIds: [other.id], day: '2025-08-01', lastDay: '2025-08-03' });
  await send('mite-counts', aMiteCount({ [one.id]: { mites: 6, bees: 300 } }, { day: '2025-07-20' }));
  await api.request('POST', '/api/inspections/store', {
    as: anna,
    body: { date: '2025-05-20 10:00', hive_id: one.id, items: { 183: '1', 182: '2' } },
  });
  const { body } = await report(`year=2025&apiaryId=${meadow.id}`);
  expect(body).toMatchObject({
    ...{ season: { year: 2025, isSouthern: false }, from: '2025-01-01', until: '2025-12-31' },
    colonies: {
      // Each apiary begins with a hive of its own.
      ...{ atStart: 2, atEnd: 2 },
      moves: [
        { day: '2025-05-02', kind: 'split', hiveName: 'Young' },
        { day: '2025-10-03', kind: 'lost', hiveName: 'Young' },
      ],
    },
    swarms: [{ day: '2025-05-20', hiveName: 'One', count: 2 }],
    queens: [{ name: 'Beatrix', hiveName: 'One', since: '2025-06-01' }],
    yields: [{ hiveName: 'One', queenName: 'Beatrix', kilograms: 4.5 }],
    treatments: [{ day: '2025-08-01', product: 'Oxalic acid 3.5 %', hiveNames: ['One'] }],
    miteCounts: [{ day: '2025-07-20', hiveName: 'One', mites: 6, bees: 300 }],
  });
  const { colonies, treatments, yields } = (await report('year=2025')).body;
  expect([colonies.atStart, treatments.length, yields.length]).toEqual([4, 2, 2]);
});

test('an apiary in the south has its own season, whatever half of the earth the others are on', async () => {
  await anApiary(api, anna, { coordinate_lat: 52, coordinate_lon: 5, country_code: 'nl' });
  await anApiary(api, anna, { coordinate_lat: 53, coordinate_lon: 5, country_code: 'nl' });
  const cape = await anApiary(api, anna, { coordinate_lat: -33.9, coordinate_lon: 18.4, country_code: 'za' });
  const { id } = await aHive(api, anna, { location_id: cape.id });
  await enteredOn('2023-05-01');
  await send('harvests', aHarvest([id], { day: '2024-11-20', kilograms: 10 }));
  await send('harvests', aHarvest([id], { day: '2025-02-14', kilograms: 8 }));
  await send('harvests', aHarvest([id], { day: '2025-07-01', kilograms: 5 }));
  const { body } = await report(`year=2024&apiaryId=${cape.id}`);
  expect(body).toMatchObject({ from: '2024-07-01', until: '2025-06-30', season: { isSouthern: true } });
  expect(body.yields).toMatchObject([{ kilograms: 18 }]);
});

test('a hive that was entered after its first harvest was there at the harvest', async () => {
  const hive = await aHive(api, anna, { name: 'Old' });
  await send('harvests', aHarvest([hive.id], { day: '2024-06-01' }));
  const { colonies } = (await report('year=2024')).body;
  expect(colonies).toMatchObject({ atEnd: 1, moves: [{ day: '2024-06-01', kind: 'new', hiveName: 'Old' }] });
});

test('the present season ends today', async () => {
  const { body } = await report('');
  expect(body.until).toBe(api.clock.now().toISOString().slice(0, 10));
});

test('an apiary of somebody else has no report, not even where a hive in it is shared', async () => {
  const bram = await aUser(api);
  const hive = await aHive(api, anna);
  await share(api, { hiveId: hive.id, memberId: bram.id, mayEdit: true });
  expect((await report(`apiaryId=${hive.location_id}`, bram)).status).toBe(404);
  expect((await report('', bram)).body.colonies.atEnd).toBe(0);
});
