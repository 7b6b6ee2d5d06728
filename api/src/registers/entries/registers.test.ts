import { sql } from 'kysely';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aFeeding, aHarvest, anEntry, aTreatment, problemsIn } from './test-entries.ts';

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

const list = async (as = anna, query = '') =>
  (await api.request('GET', `/api/v1/register-entries${query}`, { as })).body.entries;
const treat = (body: unknown, as = anna, headers = {}) =>
  api.request('POST', '/api/v1/treatments', { as, body, headers });
const harvest = (body: unknown, as = anna) => api.request('POST', '/api/v1/harvests', { as, body });
const sheet = async (query = '', as = anna) =>
  (await api.request('GET', `/api/v1/register-sheet?year=2026${query}`, { as })).body;
const errorsOf = async (sent: Promise<{ status: number; body: Parameters<typeof problemsIn>[0] }>) => {
  const { status, body } = await sent;
  return [status, problemsIn(body)];
};

test('a treatment says all that the law asks, also that there is no withdrawal', async () => {
  const hive = await aHive(api, anna, { name: 'Beatrix' });
  const { status, body } = await treat(aTreatment([hive.id], { withdrawalDays: 0 }));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ number: 1, kind: 'treatment', day: '2026-05-01', lastDay: '2026-05-03', authorName: anna.name },
    hives: [{ hiveId: String(hive.id), name: 'Beatrix', apiaryName: 'Orchard' }],
    treatment: {
      product: 'Oxalic acid 3.5 %',
      withdrawalDays: 0,
      batch: 'L-12',
      supplierAddress: 'Market 1, Utrecht',
    },
    ...{ isStruck: false, canEdit: true },
  });
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['harvest', 'corrects', 'correctedBy']));
  expect(await list()).toEqual([body]);
  expect(await list(bram)).toEqual([]);
});

test('a measure without a medicine needs its name alone, and keeps no honey waiting', async () => {
  const hive = await aHive(api, anna);
  const day = { day: '2026-05-01', lastDay: '2026-05-24' };
  const measure = {
    ...{ hiveIds: [String(hive.id)], ...day, method: 'biotechnical', measure: 'queen_caging' },
    ...{ reason: 'Varroa', appliedBy: 'Anna' },
  };
  const { status, body } = await treat(measure);
  expect([status, body.treatment]).toEqual([
    200,
    { method: 'biotechnical', measure: 'queen_caging', reason: 'Varroa', appliedBy: 'Anna' },
  ]);
  expect((await api.request('GET', '/api/v1/honey-waits', { as: anna })).body).toEqual([]);
  expect((await harvest(aHarvest([hive.id], { day: '2026-05-10' }))).status).toBe(200);
  const { treatments } = (await api.request('GET', '/api/v1/mite-season?year=2026', { as: anna })).body;
  expect(treatments).toEqual([
    { entryId: body.id, hiveIds: [String(hive.id)], ...day, measure: 'queen_caging' },
  ]);
  expect(await errorsOf(treat({ ...measure, measure: null }))).toEqual([422, { measure: ['required'] }]);
  expect((await treat({ ...measure, measure: null, product: 'Sponge' })).status).toBe(200);
  expect(await errorsOf(treat({ ...measure, withdrawalDays: 7 }))).toEqual([422, { product: ['required'] }]);
  const wanted = { product: ['required'], substance: ['required'], withdrawalDays: ['required'] };
  expect(await errorsOf(treat({ ...measure, method: 'strips' }))).toEqual([
    422,
    { ...wanted, quantity: ['required'] },
  ]);
});

test('the list is narrowed to what is about one hive, whatever else it is about', async () => {
  const [one, other] = [await aHive(api, anna), await aHive(api, anna)];
  await treat(aTreatment([one.id]));
  const { body: both } = await treat(aTreatment([one.id, other.id]));
  expect((await list(anna, `?hiveId=${other.id}`)).map(({ id }: never) => id)).toEqual([both.id]);
  expect(await list(anna, `?hiveId=${one.id}`)).toHaveLength(2);
  expect(await list(bram, `?hiveId=${one.id}`)).toEqual([]);
});

test('the book of a hive has the treatments that its bees had before they were split off or brought in', async () => {
  const [mother, other] = [await aHive(api, anna), await aHive(api, anna)];
  await treat(aTreatment([mother.id], { day: '2026-04-01', lastDay: '2026-04-01', product: 'Before' }));
  await harvest(aHarvest([mother.id], { day: '2026-04-20' }));
  const body = { date: '2026-05-02', name: 'Nucleus', state: 'active', doesQueenMove: false };
  const split = await api.request('POST', `/api/v1/hives/${mother.id}/split`, { as: anna, body });
  const nucleus = Number(split.body[1].id);
  await treat(
    aTreatment([mother.id, other.id], { day: '2026-05-03', lastDay: '2026-05-03', product: 'After' }),
  );
  const products = async (hiveId: number) => {
    const entries = [await list(anna, `?hiveId=${hiveId}`), (await sheet(`&hiveId=${hiveId}`)).entries];
    const [listed, onSheet] = entries.map((all: { treatment?: { product: string } }[]) =>
      all.map(({ treatment }) => treatment?.product).toSorted(),
    );
    expect(onSheet).toEqual(listed);
    return listed;
  };
  expect(await products(nucleus)).toEqual(['Before']);
  const united = { date: '2026-05-04', otherHiveId: String(nucleus), queen: 'none' };
  const answer = await api.request('POST', `/api/v1/hives/${other.id}/unite`, { as: anna, body: united });
  expect(answer.status).toBeLessThan(300);
  expect(await products(other.id)).toEqual(['After', 'Before']);
  expect(await products(mother.id)).toEqual(['After', 'Before', undefined]);
});

test('what is sent again after a lost answer is written once', async () => {
  const hive = await aHive(api, anna);
  const key = { 'idempotency-key': 'one-treatment' };
  await treat(aTreatment([hive.id]), anna, key);
  await treat(aTreatment([hive.id]), anna, key);
  expect(await list()).toHaveLength(1);
});

test('an entry is corrected once, by another that names it', async () => {
  const first = await anEntry(api, anna);
  const [{ hiveId }] = first.hives;
  const corrected = aTreatment([hiveId], { quantity: '40 ml', correctsId: first.id });
  expect(await errorsOf(treat(corrected))).toEqual([422, { correctionReason: ['required'] }]);
  const explained = { ...corrected, correctionReason: 'Read wrongly' };
  expect((await treat(explained)).body).toMatchObject({
    number: 2,
    corrects: 1,
    correctionReason: 'Read wrongly',
  });
  expect(await errorsOf(treat(explained))).toEqual([422, { correctsId: ['already_taken'] }]);
  const strike = api.request('POST', `/api/v1/register-entries/${first.id}/strike`, {
    as: anna,
    body: { reason: 'No' },
  });
  expect(await errorsOf(strike)).toEqual([422, { correctsId: ['already_taken'] }]);
  expect((await list()).map(({ number, correctedBy }: never) => [number, correctedBy])).toEqual([
    [2, undefined],
    [1, 2],
  ]);
});

test('of two corrections at once one is written', async () => {
  const first = await anEntry(api, anna);
  const body = aTreatment([first.hives[0].hiveId], { correctsId: first.id, correctionReason: 'Twice' });
  const answers = await Promise.all([treat(body), treat(body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('entries written at once follow one another, each with the hash before it', async () => {
  const hive = await aHive(api, anna);
  const answers = await Promise.all(
    [1, 2, 3, 4].map((dose) => treat(aTreatment([hive.id], { dose: String(dose) }))),
  );
  expect(answers.map(({ body }) => body.number).sort()).toEqual([1, 2, 3, 4]);
  expect(await sheet()).toEqual({ entries: expect.anything(), hash: (await list())[0].hash });
});

test('nothing changes an entry: not SQL, and what got past that is found', async () => {
  const { id } = await anEntry(api, anna);
  await anEntry(api, anna);
  const { db } = api.database;
  await expect(
    db.updateTable('register_entries').set({ day: '2020-01-01' }).where('id', '=', id).execute(),
  ).rejects.toThrow();
  await expect(db.deleteFrom('register_entries').where('id', '=', id).execute()).rejects.toThrow();
  expect((await sheet()).broken).toBeUndefined();
  await sql`alter table register_entries disable trigger keep_entry`.execute(db);
  await sql`update register_entries set content = replace(content, 'L-12', 'L-13') where id = ${id}`.execute(
    db,
  );
  await sql`alter table register_entries enable trigger keep_entry`.execute(db);
  expect((await sheet()).broken).toBe(1);
});

test('an entry stays when its hive goes, and can be corrected', async () => {
  const entry = await anEntry(api, anna);
  const [{ hiveId: id }] = entry.hives;
  await api.request('DELETE', `/api/hives/${id}`, { as: anna });
  expect(await list()).toHaveLength(1);
  const body = aTreatment([id], { correctsId: entry.id, correctionReason: 'Read wrongly' });
  expect((await treat(body)).status).toBe(200);
  expect((await treat(aTreatment([id]))).status).toBe(404);
});

test('a book goes with the account that it belongs to', async () => {
  await anEntry(api, anna);
  await api.database.db.deleteFrom('users').where('id', '=', anna.id).execute();
  const left = await api.database.db
    .selectFrom('register_entries')
    .where('user_id', '=', anna.id)
    .selectAll()
    .execute();
  expect(left).toEqual([]);
});

test('a member who may edit writes into the owner’s book, which says who; and reads that alone', async () => {
  const hive = await aHive(api, anna);
  await share(api, { hiveId: hive.id, memberId: bram.id, mayEdit: true });
  await anEntry(api, anna);
  const { body } = await treat(aTreatment([hive.id]), bram);
  expect(body).toMatchObject({ number: 2, authorName: bram.name });
  expect((await list(bram)).map(({ id }: never) => id)).toEqual([body.id]);
  expect(await list(anna)).toHaveLength(2);
  expect((await sheet('', bram)).entries).toEqual([]);
});

test('hives of two keepers are no one entry, and a hive that is no more is not treated', async () => {
  const [own, others] = [await aHive(api, anna), await aHive(api, bram)];
  expect(await errorsOf(treat(aTreatment([own.id, others.id])))).toEqual([422, { hiveIds: ['hive_gone'] }]);
  await share(api, { hiveId: others.id, memberId: anna.id, mayEdit: true });
  expect(await errorsOf(treat(aTreatment([own.id, others.id])))).toEqual([
    422,
    { hiveIds: ['other_keeper'] },
  ]);
  const deleted = await aHive(api, anna);
  await api.request('DELETE', `/api/hives/${deleted.id}`, { as: anna });
  expect(await errorsOf(treat(aTreatment([own.id, deleted.id])))).toEqual([422, { hiveIds: ['hive_gone'] }]);
  const lost = { state: 'lost', date: '2026-04-30' };
  await api.request('POST', `/api/v1/hives/${own.id}/states`, { as: anna, body: lost });
  expect(await errorsOf(treat(aTreatment([own.id])))).toEqual([422, { hiveIds: ['hive_not_there'] }]);
  const before = { day: '2026-04-29' };
  expect(await errorsOf(treat(aTreatment([own.id], { ...before, lastDay: '2026-05-01' })))).toEqual([
    422,
    { lastDay: ['hive_not_there'] },
  ]);
  expect((await treat(aTreatment([own.id], { ...before, lastDay: '2026-04-30' }))).status).toBe(200);
});

test('honey within the withdrawal is taken with a reason in words alone, also of bees that were split off', async () => {
  const hive = await aHive(api, anna);
  await treat(aTreatment([hive.id]));
  const split = { date: '2026-05-02', name: 'Nucleus', state: 'active', doesQueenMove: false };
  const { body } = await api.request('POST', `/api/v1/hives/${hive.id}/split`, { as: anna, body: split });
  const nucleus = Number(body[1].id);
  const waits = (await api.request('GET', '/api/v1/honey-waits', { as: anna })).body;
  const product = 'Oxalic acid 3.5 %';
  expect(waits).toEqual([
    { hiveId: String(hive.id), from: '2026-05-01', honeyFrom: '2026-05-14', product },
    { hiveId: String(nucleus), from: '2026-05-02', honeyFrom: '2026-05-14', product },
  ]);
  for (const id of [hive.id, nucleus]) {
    const early = aHarvest([id], { day: '2026-05-13' });
    expect(await errorsOf(harvest(early))).toEqual([422, { withdrawalReason: ['required'] }]);
    const explained = { ...early, withdrawalReason: 'Fed back to the bees' };
    expect((await harvest(explained)).body.harvest.withdrawalReason).toBe('Fed back to the bees');
    expect((await harvest(aHarvest([id], { day: '2026-05-14' }))).status).toBe(200);
  }
});

test('a treatment that was struck out or corrected keeps no honey waiting', async () => {
  const entry = await anEntry(api, anna);
  const [{ hiveId: id }] = entry.hives;
  await api.request('POST', `/api/v1/register-entries/${entry.id}/strike`, {
    as: anna,
    body: { reason: 'Not done' },
  });
  expect((await harvest(aHarvest([id], { day: '2026-05-04' }))).status).toBe(200);
  expect((await list())[1]).toMatchObject({ isStruck: true, corrects: 1, correctionReason: 'Not done' });
});

test('honey with too much water is taken with words alone: what becomes of it; heather apart', async () => {
  const { id } = await aHive(api, anna);
  const wet = (waterPercent: number, overrides = {}) =>
    harvest(aHarvest([id], { waterPercent, ...overrides }));
  expect(await errorsOf(wet(20.1))).toEqual([422, { waterReason: ['required'] }]);
  expect((await wet(20.1, { waterReason: 'Becomes mead' })).body.harvest.waterReason).toBe('Becomes mead');
  expect((await wet(20)).status).toBe(200);
  expect((await wet(20.1, { isHeather: true })).status).toBe(200);
  expect((await wet(23, { isHeather: true })).status).toBe(200);
  expect(await errorsOf(wet(23.1, { isHeather: true }))).toEqual([422, { waterReason: ['required'] }]);
});

test('a sheet holds what was done to the hives of one apiary, where they stood that day', async () => {
  const meadow = await anApiary(api, anna, { name: 'Meadow', hive_amount: 1 });
  const wood = await anApiary(api, anna, { name: 'Wood', hive_amount: 1 });
  const ids = [meadow.hives[0].id, wood.hives[0].id];
  await treat(aTreatment(ids, { day: '2026-05-01' }));
  await treat(aTreatment([ids[1]], { day: '2025-05-01', lastDay: '2025-05-01' }));
  const { entries } = await sheet(`&apiaryId=${wood.id}`);
  expect(entries.map(({ hives }: never) => hives)).toEqual([
    [expect.objectContaining({ hiveId: String(ids[1]), apiaryName: 'Wood' })],
  ]);
  expect((await sheet()).entries[0].hives).toHaveLength(2);
  const others = await anApiary(api, bram, { name: 'Heath', hive_amount: 1 });
  await treat(aTreatment([others.hives[0].id]), bram);
  expect((await sheet(`&apiaryId=${others.id}`)).entries).toEqual([]);
});

test('a sheet of some hives has their share of what was harvested and fed together, and no more', async () => {
  const here = await anApiary(api, anna, { name: 'Orchard', hive_amount: 1 });
  const there = await anApiary(api, anna, { name: 'Heath', hive_amount: 2 });
  const [one, two, three] = [...here.hives, ...there.hives].map(({ id }) => id);
  await harvest(aHarvest([one, two, three], { kilograms: 18, frames: { [one]: 3, [two]: 6, [three]: 9 } }));
  await api.request('POST', '/api/v1/feedings', {
    as: anna,
    body: aFeeding([one, two, three], { amount: 6, isPerHive: false }),
  });
  const facts = ({
    entries,
  }: {
    entries: Record<string, { kilograms: number; amount: number } | undefined>[];
  }) => entries.map(({ harvest, feeding }) => harvest?.kilograms ?? feeding?.amount);
  expect(facts(await sheet())).toEqual([18, 6]);
  expect(facts(await sheet(`&apiaryId=${here.id}`))).toEqual([3, 2]);
  expect(facts(await sheet(`&apiaryId=${there.id}`))).toEqual([15, 4]);
  const ofHive = await api.request('GET', `/api/v1/register-sheet?hiveId=${two}`, { as: anna });
  expect(facts(ofHive.body)).toEqual([6, 2]);
  expect(ofHive.body.entries.flatMap(({ hives }: { hives: object[] }) => hives)).toMatchObject([
    { hiveId: String(two) },
    { hiveId: String(two) },
  ]);
});

test('a treatment over the new year is on the sheet of the year in which it began, with all its days', async () => {
  const { id } = await aHive(api, anna);
  const days = { day: '2025-12-30', lastDay: '2026-01-02', withdrawalDays: 3 };
  await treat(aTreatment([id], days));
  const ofYear = async (year: number) =>
    (await api.request('GET', `/api/v1/register-sheet?year=${year}`, { as: anna })).body.entries;
  expect([(await ofYear(2025)).length, (await ofYear(2026)).length]).toEqual([1, 0]);
  expect((await harvest(aHarvest([id], { day: '2026-01-05' }))).status).toBe(422);
  expect((await harvest(aHarvest([id], { day: '2026-01-06' }))).status).toBe(200);
});

test('no withdrawal is on the sheet as a number, and a supplier can have any name', async () => {
  const { id } = await aHive(api, anna);
  await treat(aTreatment([id], { withdrawalDays: 0, supplier: '=cmd()' }));
  expect((await sheet()).entries[0].treatment).toMatchObject({ withdrawalDays: 0, supplier: '=cmd()' });
});
