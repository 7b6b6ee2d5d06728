import { seasonName, seasonOfDay, todayLines } from '@skep/domain';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';
import { aHive, anApiary, anInspection } from '#testing/bee-builders.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { knownToday } from './facts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A beekeeper with one hive there, who inspected it last in autumn: four combs of food. */
async function aKeeperAt(lat: number, lon: number, inspectedOn: string) {
  const keeper = await aUser(api);
  const apiary = await anApiary(api, keeper, { hive_amount: 0, lat, lon });
  const { id } = await aHive(api, keeper, { location_id: apiary.id });
  await anInspection(api, keeper, {
    ...{ hive_ids: [id], date: `${inspectedOn} 10:00:00`, timezone: 'UTC' },
    items: { [categoryIds.framesWithHoney]: 4 },
  });
  return keeper;
}

/** What Today says in the middle of each month of a year, from that month on. */
async function yearOf(keeper: Awaited<ReturnType<typeof aUser>>, year: number, month: number, zone: string) {
  const months: Record<string, string[]> = {};
  for (let index = 0; index < 12; index += 1) {
    const now = new Date(Date.UTC(year, month - 1 + index, 15, 15));
    const clock = { now: () => now, pause: async () => undefined };
    const { facts } = await knownToday({ ...api.contextOf(keeper), clock }, zone);
    months[facts.today.slice(0, 7)] = todayLines(facts).map(({ kind }) => kind);
  }
  return months;
}

test('a year in Chile: stores are watched in the southern winter, swarms in the southern spring, and neither in its summer', async () => {
  const keeper = await aKeeperAt(-40.6, -73.1, '2026-04-10');
  expect(await yearOf(keeper, 2026, 4, 'America/Santiago')).toEqual({
    '2026-04': [],
    '2026-05': [],
    // Four kilograms last until 29 June at least: two weeks before, somebody has to know.
    ...{ '2026-06': ['stores'], '2026-07': ['stores'], '2026-08': ['stores'], '2026-09': ['stores'] },
    '2026-10': ['stores', 'inspection'],
    ...{ '2026-11': ['inspection'], '2026-12': ['inspection'], '2027-01': ['inspection'] },
    ...{ '2027-02': [], '2027-03': [] },
  });
  // The honey of that summer is of one season.
  expect(['2026-12-15', '2027-02-15'].map((day) => seasonName(seasonOfDay(day, true), true))).toEqual([
    '2026/27',
    '2026/27',
  ]);
});

test('the same year in the Netherlands is half a year later, and on the equator there is none', async () => {
  const northern = await yearOf(await aKeeperAt(52, 5, '2025-10-10'), 2025, 10, 'Europe/Amsterdam');
  expect(Object.values(northern)).toEqual([
    ...[[], [], ['stores'], ['stores'], ['stores'], ['stores'], ['stores', 'inspection']],
    ...[['inspection'], ['inspection'], ['inspection'], [], []],
  ]);
  const tropical = await yearOf(await aKeeperAt(-1, 37, '2026-04-10'), 2026, 4, 'Africa/Nairobi');
  expect(Object.values(tropical).flat()).toEqual([]);
});
