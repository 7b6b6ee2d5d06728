import { sql } from 'kysely';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
const year = new Date().getUTCFullYear() + 1;

beforeAll(async () => {
  // Nothing is fetched: what is known was stored before.
  api = await startTestApi({ environment: { WEATHER_PROVIDER: 'open-meteo' } });
  // The 11th of May, whenever the test runs.
  const day = Date.UTC(year, 4, 11, 15) - api.clock.now().getTime();
  api.clock.advance({ minutes: day / 60_000 });
  anna = await aUser(api);
});
afterAll(() => api.close());

/** Each day is as warm as the one before: 2 °C at night and 18 °C at noon. */
async function store(latitude: number, longitude: number, from: string, until: string) {
  await sql`with place as (
    insert into weather_places (latitude_tenths, longitude_tenths, next_fetch_at, history_from)
    values (${latitude * 10}, ${longitude * 10}, '2100-01-01', '2020-01-01') returning id
  ) insert into weather_hours (place_id, hour, temperature)
    select place.id, hour, case when extract(hour from hour at time zone 'UTC') = 12 then 18 else 2 end
    from place, generate_series(${from}::timestamptz, ${until}::timestamptz, interval '1 hour') as hour`.execute(
    api.database.db,
  );
}
/** From that day to the eleventh of May, without it. */
const daysSince = (day: string) => (Date.UTC(year, 4, 11) - Date.parse(day)) / 86_400_000;
const sums = async (as = anna) => (await api.request('GET', '/api/v1/degree-days', { as })).body;

test('warmth is summed from the first of January, in the south from the first of July, up to yesterday', async () => {
  await store(51.3, 0, `${year}-01-01T00:00Z`, `${year}-05-13T00:00Z`);
  await store(-37.3, 0, `${year - 1}-06-20T00:00Z`, `${year}-05-13T00:00Z`);
  const [north, south] = [
    await anApiary(api, anna, { lat: 51.31, lon: 0.01 }),
    await anApiary(api, anna, { lat: -37.31, lon: 0.01 }),
  ];
  expect(await sums()).toEqual([
    {
      apiaryId: String(north.id),
      sum: daysSince(`${year}-01-01`) * 5,
      fromDay: `${year}-01-01`,
      missingDays: 0,
    },
    {
      apiaryId: String(south.id),
      sum: daysSince(`${year - 1}-07-01`) * 5,
      fromDay: `${year - 1}-07-01`,
      missingDays: 0,
    },
  ]);
});

test('days without weather are counted, and who sees a hive there sees the sum', async () => {
  await store(49.7, 0, `${year}-01-11T00:00Z`, `${year}-05-13T00:00Z`);
  const clara = await aUser(api);
  const { id } = await anApiary(api, clara, { lat: 49.7, lon: 0 });
  await anApiary(api, clara, { name: 'Nowhere' });
  const expected = [
    { apiaryId: String(id), sum: daysSince(`${year}-01-11`) * 5, fromDay: `${year}-01-01`, missingDays: 10 },
  ];
  expect(await sums(clara)).toEqual(expected);
  const bram = await aUser(api);
  expect(await sums(bram)).toEqual([]);
  const hive = await aHive(api, clara, { location_id: id });
  await share(api, { hiveId: hive.id, memberId: bram.id, mayEdit: false });
  expect(await sums(bram)).toEqual(expected);
});
