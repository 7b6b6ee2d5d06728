import { anApiary } from '#testing/bee-builders.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a hive and an apiary are marked and unmarked, twice is once, and revisions stay', async () => {
  const as = await aUser(api);
  const apiary = await anApiary(api, as, { hive_amount: 2 });
  const hiveId = apiary.hives[0].id;
  const paths = [`/api/v1/hives/${hiveId}/favourite`, `/api/v1/apiaries/${apiary.id}/favourite`];
  const shown = async () => {
    const [{ favourite, rev, hives }] = (await api.request('GET', '/api/locations', { as })).body.locations;
    return [
      favourite,
      rev,
      ...hives.map((hive: { favourite: boolean; rev: number }) => [hive.favourite, hive.rev]),
    ];
  };
  for (const path of [...paths, ...paths]) expect((await api.request('PUT', path, { as })).status).toBe(204);
  expect(await shown()).toEqual([true, 1, [true, 1], [false, 1]]);
  for (const path of [...paths, ...paths])
    expect((await api.request('DELETE', path, { as })).status).toBe(204);
  expect(await shown()).toEqual([false, 1, [false, 1], [false, 1]]);
});
