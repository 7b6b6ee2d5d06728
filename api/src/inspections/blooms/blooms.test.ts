import { aHive, anApiary } from '#testing/bee-builders.ts';
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

const inNetherlands = { lat: 52.1, lon: 5.1, hive_amount: 1 };
const inChile = { lat: -38.7, lon: -72.6, hive_amount: 1 };

const year = () => api.clock.now().getUTCFullYear();
const note = (path: string, body: object, as = anna) =>
  api.request('PUT', `/api/v1/apiaries/${path}`, { as, body: { ...body } });
const bloomsOf = async (apiaryId: number, as = anna) =>
  (await api.request('GET', '/api/v1/blooms', { as })).body.filter(
    (bloom: { apiaryId: string }) => bloom.apiaryId === String(apiaryId),
  );

test('a bloom begins, ends, has another day, and is deleted; twice is once', async () => {
  const { id } = await anApiary(api, anna, inNetherlands);
  const season = year() - 1;
  const path = `${id}/blooms/${season}/willow`;
  const begun = { firstDay: `${season}-03-20` };
  expect((await note(path, begun)).body).toEqual({ apiaryId: String(id), plant: 'willow', season, ...begun });
  await note(path, begun);
  const ended = { firstDay: `${season}-03-18`, lastDay: `${season}-04-02` };
  await note(path, ended);
  expect(await bloomsOf(id)).toEqual([{ apiaryId: String(id), plant: 'willow', season, ...ended }]);
  // It blooms still, after all.
  await note(path, begun);
  expect(await bloomsOf(id)).toMatchObject([begun]);
  for (const _ of [1, 2])
    expect((await api.request('DELETE', `/api/v1/apiaries/${path}`, { as: anna })).status).toBe(204);
  expect(await bloomsOf(id)).toEqual([]);
});

test('south of the equator a season begins in July', async () => {
  const { id } = await anApiary(api, anna, inChile);
  const season = year() - 2;
  const firstDay = `${season + 1}-01-10`;
  const path = (of: number) => `${id}/blooms/${of}/ulmo`;
  expect((await note(path(season + 1), { firstDay })).body.problems).toEqual([
    { path: 'season', code: 'unknown_choice' },
  ]);
  expect((await note(path(season), { firstDay })).status).toBe(200);
  const { body: seasons } = await api.request('GET', '/api/v1/apiary-seasons', { as: anna });
  expect(seasons).toContainEqual(
    expect.objectContaining({ apiaryId: String(id), zone: 'southern', region: 'south_america' }),
  );
});

test.each([
  [
    'a day that has not come',
    (now: number) => ({ firstDay: `${now + 1}-05-01` }),
    'firstDay',
    'date_in_future',
  ],
  [
    'an end before the beginning',
    (now: number) => ({ firstDay: `${now - 1}-05-02`, lastDay: `${now - 1}-05-01` }),
    'lastDay',
    'date_too_early',
  ],
  ['no day', () => ({ firstDay: '2026-02-30' }), 'firstDay', 'not_a_date'],
])('%s is refused at its field', async (_what, bodyAt, path, code) => {
  const { id } = await anApiary(api, anna, inNetherlands);
  const body = bodyAt(year());
  const season = body.firstDay.slice(0, 4);
  expect((await note(`${id}/blooms/${season}/lime`, body)).body.problems).toEqual([{ path, code }]);
});

test('who sees a hive there sees what blooms, and its owner alone notes it', async () => {
  const { id } = await anApiary(api, anna, inNetherlands);
  const hive = await aHive(api, anna, { location_id: id });
  const bram = await aUser(api);
  const path = `${id}/blooms/${year() - 1}/lime`;
  const body = { firstDay: `${year() - 1}-06-20` };
  await note(path, body);
  expect(await bloomsOf(id, bram)).toEqual([]);
  expect((await note(path, body, bram)).status).toBe(404);
  await share(api, { hiveId: hive.id, memberId: bram.id, mayEdit: true });
  expect(await bloomsOf(id, bram)).toMatchObject([body]);
  expect((await note(path, body, bram)).status).toBe(403);
});

test('what was noted goes with its apiary', async () => {
  const { id } = await anApiary(api, anna, inNetherlands);
  await note(`${id}/blooms/${year() - 1}/ivy`, { firstDay: `${year() - 1}-09-10` });
  await api.request('DELETE', `/api/v1/apiaries/${id}`, { as: anna });
  expect(await bloomsOf(id)).toEqual([]);
});
