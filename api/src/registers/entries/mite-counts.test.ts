import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aMiteCount, anEntry, problemsIn } from './test-entries.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const count = (body: unknown, as = anna) => api.request('POST', '/api/v1/mite-counts', { as, body });

test('a count says how many mites were in how many bees of each hive', async () => {
  const [first, second] = [await aHive(api, anna), await aHive(api, anna)];
  const counts = {
    [first.id]: { mites: 6, bees: 300 },
    [second.id]: { mites: 0, bees: 280, isBroodless: true },
  };
  const { status, body } = await count(aMiteCount(counts, { recountDay: '2026-06-01' }));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ number: 1, kind: 'mite_count' },
    miteCount: { method: 'wash', recountDay: '2026-06-01' },
    hives: [
      { hiveId: String(first.id), mites: { mites: 6, bees: 300, isBroodless: false } },
      { hiveId: String(second.id), mites: { mites: 0, bees: 280, isBroodless: true } },
    ],
  });
});

test('more mites than bees, a board without days and a hive without a number are refused at their fields', async () => {
  const { id } = await aHive(api, anna);
  const refused = async (counts: Record<number, Record<string, unknown>>, overrides = {}) =>
    problemsIn((await count(aMiteCount(counts, overrides))).body);
  expect(await refused({ [id]: { mites: 301, bees: 300 } })).toEqual({
    [`counts.${id}.mites`]: ['more_mites_than_bees'],
  });
  expect(await refused({ [id]: { mites: 3 } }, { method: 'natural_drop' })).toEqual({ days: ['required'] });
  expect(await refused({ [id]: { mites: 3 } })).toEqual({ [`counts.${id}.bees`]: ['required'] });
  expect(await refused({}, { hiveIds: [String(id)] })).toEqual({ [`counts.${id}.mites`]: ['required'] });
});

test('a count is corrected by another one, and struck out with all that it said', async () => {
  const { id } = await aHive(api, anna);
  const { body: first } = await count(aMiteCount({ [id]: { mites: 60, bees: 300 } }));
  const corrected = aMiteCount({ [id]: { mites: 6, bees: 300 } }, { correctsId: first.id });
  const { body: second } = await count({ ...corrected, correctionReason: 'A nought too many' });
  expect(second).toMatchObject({ corrects: 1, hives: [{ mites: { mites: 6 } }] });
  const { body: struck } = await api.request('POST', `/api/v1/register-entries/${second.id}/strike`, {
    as: anna,
    body: { reason: 'Another hive' },
  });
  expect(struck).toMatchObject({
    ...{ isStruck: true, corrects: 2, miteCount: { method: 'wash' } },
    hives: [{ mites: { mites: 6 } }],
  });
});

test('hives that were no more on that day are not counted, before their end they are', async () => {
  const { id } = await aHive(api, anna);
  const lost = { state: 'lost', date: '2026-04-30' };
  await api.request('POST', `/api/v1/hives/${id}/states`, { as: anna, body: lost });
  const counts = { [id]: { mites: 6, bees: 300 } };
  expect(problemsIn((await count(aMiteCount(counts, { day: '2026-05-01' }))).body)).toEqual({
    hiveIds: ['hive_not_there'],
  });
  expect((await count(aMiteCount(counts, { day: '2026-04-29' }))).status).toBe(200);
});

describe('a season of counts', () => {
  const season = async (as = anna, year = 2026) =>
    (await api.request('GET', `/api/v1/mite-season?year=${year}`, { as })).body;

  test('it has valid counts, by day, with the treatments of the same hives, and the winter before', async () => {
    const { id } = await aHive(api, anna);
    const counted = (mites: number) => ({ [id]: { mites, bees: 300 } });
    await count(aMiteCount(counted(30), { day: '2026-04-20' }));
    const { body: wrong } = await count(aMiteCount(counted(99), { day: '2026-05-20' }));
    const corrected = { day: '2026-05-20', correctsId: wrong.id, correctionReason: 'Read wrongly' };
    await count(aMiteCount(counted(3), corrected));
    await count(aMiteCount(counted(1), { day: '2025-11-01' }));
    await count(aMiteCount(counted(1), { day: '2025-10-31' }));
    await anEntry(api, anna, { hiveIds: [id] });
    const { counts, treatments } = await season();
    expect(counts.map(({ day, mites }: never) => [day, mites])).toEqual([
      ['2025-11-01', 1],
      ['2026-04-20', 30],
      ['2026-05-20', 3],
    ]);
    expect(treatments).toMatchObject([
      { hiveIds: [String(id)], day: '2026-05-01', lastDay: '2026-05-03', substance: 'Oxalic acid' },
    ]);
    expect(await season(anna, 2024)).toEqual({ counts: [], treatments: [] });
  });

  test('who is shown a hive sees its counts, and those of no other in the same entry', async () => {
    const [shared, own] = [await aHive(api, anna), await aHive(api, anna)];
    const bram = await aUser(api);
    await share(api, { hiveId: shared.id, memberId: bram.id, mayEdit: false });
    const counts = { [shared.id]: { mites: 6, bees: 300 }, [own.id]: { mites: 9, bees: 300 } };
    await count(aMiteCount(counts));
    await anEntry(api, anna, { hiveIds: [shared.id, own.id] });
    const seen = await season(bram);
    expect(seen.counts.map(({ hiveId }: never) => hiveId)).toEqual([String(shared.id)]);
    expect(seen.treatments.map(({ hiveIds }: never) => hiveIds)).toEqual([[String(shared.id)]]);
    expect((await count(aMiteCount({ [shared.id]: { mites: 6, bees: 300 } }), bram)).status).toBe(403);
    expect(await season(await aUser(api))).toEqual({ counts: [], treatments: [] });
  });
});

test('of two members who correct a count at once one is written', async () => {
  const { id } = await aHive(api, anna);
  const bram = await aUser(api);
  await share(api, { hiveId: id, memberId: bram.id, mayEdit: true });
  const { body: first } = await count(aMiteCount({ [id]: { mites: 6, bees: 300 } }), bram);
  const corrected = { correctsId: first.id, correctionReason: 'Read wrongly' };
  const answers = await Promise.all(
    [anna, bram].map((as) => count(aMiteCount({ [id]: { mites: 7, bees: 300 } }, corrected), as)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('input of a hundred thousand characters and of a thousand hives is refused, not stored', async () => {
  const { id } = await aHive(api, anna);
  const six = { mites: 6, bees: 300 };
  const counted = { [id]: six };
  const long = await count(aMiteCount(counted, { correctionReason: 'x'.repeat(100_000) }));
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [index + 1, six]));
  const answers = [
    long,
    await count(aMiteCount(many)),
    await count(aMiteCount(counted, { method: 'guess' })),
  ];
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
});
