import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aFeeding, aHarvest, anEntry, jarsOfNewLot, problemsIn, someJars } from './test-entries.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

const send = (path: string, body: unknown, as = anna) => api.request('POST', `/api/v1/${path}`, { as, body });
const errorsOf = async (sent: Promise<{ status: number; body: Parameters<typeof problemsIn>[0] }>) => {
  const { status, body } = await sent;
  return [status, problemsIn(body)];
};
const lots = async (as = anna) => (await api.request('GET', '/api/v1/honey-lots', { as })).body;
const strike = (id: string) => send(`register-entries/${id}/strike`, { reason: 'Not done' });

test('a feeding says what each hive was given, and estimates what it stores', async () => {
  const hives = [(await aHive(api, anna)).id, (await aHive(api, anna)).id];
  const { status, body } = await send('feedings', aFeeding(hives, { amount: 6, isPerHive: false }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: 'feeding', day: '2026-05-20' });
  expect(body.feeding).toMatchObject({ feed: 'syrup', amount: 6, unit: 'litres', ratio: 'one_to_one' });
  expect(body.feeding.storedEstimateKg).toBeCloseTo(1.845, 3);
});

test('a feeding is corrected by another one, and its chain of hashes stays whole', async () => {
  const { id: hive } = await aHive(api, anna);
  const { body: first } = await send('feedings', aFeeding([hive]));
  const again = aFeeding([hive], { amount: 2, correctsId: first.id });
  expect(await errorsOf(send('feedings', again))).toEqual([422, { correctionReason: ['required'] }]);
  expect((await send('feedings', { ...again, correctionReason: 'Misread' })).body.corrects).toBe(1);
  expect((await strike(first.id)).status).toBe(422);
  const sheet = await api.request('GET', '/api/v1/register-sheet?year=2026', { as: anna });
  expect(sheet.body).not.toHaveProperty('broken');
  expect(sheet.body.entries[0]).toMatchObject({ correctedBy: 2 });
});

test('a fault is named by its field', async () => {
  const { id } = await aHive(api, anna);
  const wrong = aFeeding([id], { feed: 'other', ratio: null });
  expect(await errorsOf(send('feedings', wrong))).toEqual([422, { words: ['required'] }]);
  await send('harvests', aHarvest([id]));
  expect(await errorsOf(send('jars', someJars({ sizeGrams: 1 })))).toEqual([
    422,
    { sizeGrams: ['too_small'] },
  ]);
  const old = someJars({ bestBefore: '2026-05-21' });
  expect(await errorsOf(send('jars', old))).toEqual([422, { bestBefore: ['date_too_early'] }]);
});

test('a member who may edit feeds the owner’s hives, into the owner’s book', async () => {
  const { id: hiveId } = await aHive(api, anna);
  await share(api, { hiveId, memberId: bram.id, mayEdit: true });
  expect((await send('feedings', aFeeding([hiveId]), bram)).body).toMatchObject({ authorName: bram.name });
  const mine = (await api.request('GET', '/api/v1/register-sheet?year=2026', { as: anna })).body.entries;
  expect(mine).toHaveLength(1);
});

test('a harvest may count frames alone; its weight comes by a correction', async () => {
  const { id } = await aHive(api, anna);
  const counted = aHarvest([id], { kilograms: null, frames: { [id]: 4 } });
  const { body } = await send('harvests', counted);
  expect(body.harvest).not.toHaveProperty('kilograms');
  const [lot] = await lots();
  expect([lot.harvestedKg, lot.leftKg]).toEqual([undefined, undefined]);
  const nothing = aHarvest([id], { kilograms: null });
  expect(await errorsOf(send('harvests', nothing))).toEqual([422, { kilograms: ['required'] }]);
  const ofAnother = aHarvest([id], { kilograms: null, frames: { [id + 1000]: 4 } });
  expect(await errorsOf(send('harvests', ofAnother))).toEqual([422, { kilograms: ['required'] }]);
  const weighed = { correctsId: body.id, correctionReason: 'Weighed' };
  await send('harvests', aHarvest([id], { ...weighed, frames: { [id]: 4 } }));
  expect((await lots())[0]).toMatchObject({ harvestedKg: 12.5, leftKg: 12.5 });
});

test('jars are filled from a lot until it is empty, and what was struck out is in it again', async () => {
  const hive = await aHive(api, anna, { name: 'Beatrix' });
  await send('harvests', aHarvest([hive.id], { kilograms: 5 }));
  await send('harvests', aHarvest([hive.id], { kilograms: 5.3 }));
  const { status, body } = await send('jars', someJars({ count: 20 }));
  expect(status).toBe(200);
  expect(body).toMatchObject({ kind: 'jars', hives: [{ name: 'Beatrix' }] });
  expect(body.jars).toEqual({
    ...{ lot: '2026-1', sizeGrams: 500, count: 20, bestBefore: '2028-05-21', origin: 'The Netherlands' },
  });
  expect(await lots()).toEqual([
    expect.objectContaining({ lot: '2026-1', harvestedKg: 10.3, leftKg: 0.3, isFromWithdrawal: false }),
  ]);
  expect(await errorsOf(send('jars', someJars({ count: 1 })))).toEqual([422, { count: ['too_large'] }]);
  expect((await strike(body.id)).status).toBe(200);
  expect((await lots())[0]).toMatchObject({ leftKg: 10.3, jars: [] });
});

test('jars that stand in the place of others may fill what those had filled', async () => {
  const { body } = await send('jars', await jarsOfNewLot(api, anna));
  const again = { correctsId: body.id, correctionReason: 'Counted again' };
  expect((await send('jars', someJars({ ...again, count: 25 }))).body).toMatchObject({ corrects: 2 });
  expect((await lots())[0]).toMatchObject({ leftKg: 0, jars: [{ number: 3 }] });
});

test('of two who fill the last jars at once one does', async () => {
  const jars = { ...(await jarsOfNewLot(api, anna)), count: 25 };
  const answers = await Promise.all([send('jars', jars), send('jars', jars)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a lot is of one’s own register, and is filled after it was harvested', async () => {
  const jars = await jarsOfNewLot(api, anna);
  expect(await errorsOf(send('jars', jars, bram))).toEqual([422, { lot: ['unknown_choice'] }]);
  expect(await lots(bram)).toEqual([]);
  expect(await errorsOf(send('jars', { ...jars, day: '2026-05-19' }))).toEqual([
    422,
    { day: ['date_too_early'] },
  ]);
});

test('lots are those of a year, else of the newest with a harvest, and the one that is named', async () => {
  const { id } = await aHive(api, anna);
  await send('harvests', aHarvest([id], { day: '2024-06-01', lot: 'old' }));
  await send('harvests', aHarvest([id], { day: '2025-12-30', lot: 'both' }));
  await send('harvests', aHarvest([id], { day: '2026-01-02', lot: 'both' }));
  const struck = await send('harvests', aHarvest([id], { day: '2026-05-01', lot: 'struck' }));
  await strike(struck.body.id);
  const named = async (query: string) =>
    (await api.request('GET', `/api/v1/honey-lots${query}`, { as: anna })).body.map(
      ({ lot, harvests }: { lot: string; harvests: unknown[] }) => [lot, harvests.length],
    );
  expect(await named('')).toEqual([['both', 2]]);
  expect(await named('?year=2025')).toEqual([['both', 2]]);
  expect(await named('?year=2024')).toEqual([['old', 1]]);
  expect(await named('?year=2023')).toEqual([]);
  expect(await named('?lot=old')).toEqual([
    ['both', 2],
    ['old', 1],
  ]);
  expect(await named('?lot=struck')).toEqual([['both', 2]]);
});

describe('in the south', () => {
  const inSouth = { coordinate_lat: -33.9, coordinate_lon: 18.4, country_code: 'za' };

  test('the honey of one summer is in one season, which is July to June', async () => {
    const { id: location_id } = await anApiary(api, anna, inSouth);
    const { id } = await aHive(api, anna, { location_id });
    await send('harvests', aHarvest([id], { day: '2025-11-20', lot: 'Spring', kilograms: 10 }));
    await send('harvests', aHarvest([id], { day: '2026-02-14', lot: 'Summer', kilograms: 8 }));
    await send('harvests', aHarvest([id], { day: '2025-02-10', lot: 'Before', kilograms: 5 }));
    const { body } = await api.request('GET', '/api/v1/honey-yields?year=2025', { as: anna });
    expect(body.years).toEqual([
      { year: 2025, kilograms: 18 },
      { year: 2024, kilograms: 5 },
    ]);
    expect(body.yields).toMatchObject([{ hiveId: String(id), kilograms: 18 }]);
    const names = async () => (await lots()).map(({ lot }: { lot: string }) => lot);
    expect(await names()).toEqual(['Summer', 'Spring']);
  });

  test('the present season begins in July, also for who keeps a hive in the north', async () => {
    const season = async () => (await api.request('GET', '/api/v1/season', { as: anna })).body;
    const year = api.clock.now().getUTCFullYear();
    expect(await season()).toEqual({ year, isSouthern: false });
    await anApiary(api, anna, { ...inSouth });
    await anApiary(api, anna, { ...inSouth });
    await anApiary(api, anna, { coordinate_lat: 52, coordinate_lon: 5, country_code: 'nl' });
    const isInSecondHalf = api.clock.now().getUTCMonth() >= 6;
    expect(await season()).toEqual({ year: isInSecondHalf ? year : year - 1, isSouthern: true });
  });
});

test('a lot carries the mark of honey that had to wait, also when the treatment was written down later', async () => {
  const { id } = await aHive(api, anna);
  await send('harvests', aHarvest([id], { day: '2026-05-10' }));
  expect((await lots())[0].isFromWithdrawal).toBe(false);
  const { id: treatment } = await anEntry(api, anna, { hiveIds: [id] });
  expect((await lots())[0].isFromWithdrawal).toBe(true);
  await strike(treatment);
  expect((await lots())[0].isFromWithdrawal).toBe(false);
  await anEntry(api, anna, { hiveIds: [id] });
  const reason = { day: '2026-05-11', lot: 'B', withdrawalReason: 'For the bees' };
  await send('harvests', aHarvest([id], reason));
  expect((await lots())[0]).toMatchObject({ lot: 'B', isFromWithdrawal: true });
});

test('an archive of the account and the book of a hive that is gone keep their jars', async () => {
  const { id } = await aHive(api, anna);
  await send('harvests', aHarvest([id]));
  await api.request('DELETE', `/api/hives/${id}`, { as: anna });
  const { status, body } = await send('jars', someJars());
  expect([status, body.hives[0].hiveId]).toEqual([200, String(id)]);
});

test('honey is shared by frames and goes to the queen who headed the hive that day', async () => {
  const [first, second] = [await aHive(api, anna, { name: 'One' }), await aHive(api, anna, { name: 'Two' })];
  const aQueen = { name: 'Beatrix', hive_id: first.id, created_at: '2026-04-01' };
  await api.request('POST', '/api/queens', { as: anna, body: aQueen });
  const { db } = api.database;
  await db.updateTable('queen_reigns').set({ since: '2026-04-01' }).where('hive_id', '=', first.id).execute();
  const both = { day: '2026-05-20', kilograms: 9, frames: { [first.id]: 2, [second.id]: 1 } };
  await send('harvests', aHarvest([first.id, second.id], both));
  await send('harvests', aHarvest([first.id], { day: '2026-07-01', kilograms: 4 }));
  await send('harvests', aHarvest([second.id], { day: '2025-07-01', kilograms: 7 }));
  const struck = await send('harvests', aHarvest([second.id], { day: '2026-07-02' }));
  await strike(struck.body.id);
  await send(
    'harvests',
    aHarvest([second.id], { day: '2026-07-03', kilograms: null, frames: { [second.id]: 3 } }),
  );
  const { body } = await api.request('GET', '/api/v1/honey-yields?year=2026', { as: anna });
  expect(body.yields).toEqual([
    expect.objectContaining({ hiveName: 'One', queenName: 'Beatrix', kilograms: 10, framesUnweighed: 0 }),
    expect.objectContaining({ hiveName: 'Two', kilograms: 3, framesUnweighed: 3 }),
  ]);
  expect(body.years).toEqual([
    { year: 2026, kilograms: 13 },
    { year: 2025, kilograms: 7 },
  ]);
  expect((await api.request('GET', '/api/v1/honey-yields?year=2026', { as: bram })).body.yields).toEqual([]);
});
