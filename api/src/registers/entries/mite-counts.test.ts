import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aMiteCount } from './test-entries.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const count = (body: unknown, as = anna) => api.request('POST', '/api/mite-counts', { as, body });

test('a count says how many mites were in how many bees of each hive', async () => {
  const [first, second] = [await aHive(api, anna), await aHive(api, anna)];
  const counts = {
    [first.id]: { mites: 6, bees: 300 },
    [second.id]: { mites: 0, bees: 280, broodless: true },
  };
  const { status, body } = await count(aMiteCount(counts, { recount_day: '2026-06-01' }));
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...{ number: 1, kind: 'mite_count', treatment: null, harvest: null },
    mite_count: { method: 'wash', days: null, recount_day: '2026-06-01' },
    hives: [
      { id: first.id, mites: { mites: 6, bees: 300, broodless: false } },
      { id: second.id, mites: { mites: 0, bees: 280, broodless: true } },
    ],
  });
});

test('more mites than bees, a board without days and a hive without a number are refused at their fields', async () => {
  const { id } = await aHive(api, anna);
  const refused = async (counts: Record<number, Record<string, unknown>>, wishes = {}) =>
    (await count(aMiteCount(counts, wishes))).body.errors;
  expect(await refused({ [id]: { mites: 301, bees: 300 } })).toEqual({
    [`counts.${id}.mites`]: ['more_mites_than_bees'],
  });
  expect(await refused({ [id]: { mites: 3 } }, { method: 'natural_drop' })).toEqual({ days: ['required'] });
  expect(await refused({ [id]: { mites: 3 } })).toEqual({ [`counts.${id}.bees`]: ['required'] });
  expect(await refused({}, { hive_ids: [id] })).toEqual({ [`counts.${id}.mites`]: ['required'] });
});

test('a count is corrected by another one, and struck out with all that it said', async () => {
  const { id } = await aHive(api, anna);
  const { body: first } = await count(aMiteCount({ [id]: { mites: 60, bees: 300 } }));
  const corrected = aMiteCount({ [id]: { mites: 6, bees: 300 } }, { corrects_id: first.id });
  const { body: second } = await count({ ...corrected, correction_reason: 'A nought too many' });
  expect(second).toMatchObject({ corrects: 1, hives: [{ mites: { mites: 6 } }] });
  const { body: struck } = await api.request('POST', `/api/register-entries/${second.id}/strike`, {
    as: anna,
    body: { reason: 'Another hive' },
  });
  expect(struck).toMatchObject({
    ...{ struck: true, corrects: 2, mite_count: { method: 'wash' } },
    hives: [{ mites: { mites: 6 } }],
  });
});

test('hives that were no more on that day are not counted, before their end they are', async () => {
  const { id } = await aHive(api, anna);
  const lost = { state: 'lost', date: '2026-04-30' };
  await api.request('POST', `/api/hives/${id}/states`, { as: anna, body: lost });
  const counts = { [id]: { mites: 6, bees: 300 } };
  expect((await count(aMiteCount(counts, { day: '2026-05-01' }))).body.errors).toEqual({
    hive_ids: ['hive_not_there'],
  });
  expect((await count(aMiteCount(counts, { day: '2026-04-29' }))).status).toBe(201);
});
