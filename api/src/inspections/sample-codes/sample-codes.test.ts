import { aHive, anInspection, aQueen } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let user: TestUser;
let hiveId: number;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  user = await aUser(api);
  hiveId = (await aHive(api, user)).id;
});
afterAll(() => api.close());

const make = (overrides: Record<string, unknown> = {}) =>
  api.request('POST', '/api/samplecode', { as: user, body: { hive_id: hiveId, ...overrides } });
const remove = (code: string) =>
  api.request('DELETE', '/api/samplecode', { as: user, body: { sample_code: code } });
const codeOfHive = async () =>
  (await api.request('GET', `/api/hives/${hiveId}`, { as: user })).body.hives[0].sample_code;

test('a code is eight letters that cannot be misread, and the hive shows the last one', async () => {
  const queen = await aQueen(api, user, { hive_id: hiveId });
  const made = await make({ queen_id: queen.id, sample_date: '2026-05-03 14:05' });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    sample_code: expect.stringMatching(/^[ABCDFGHJKLMNPRSTUXYZ]{8}$/),
    hive_id: hiveId,
    queen_id: queen.id,
    sample_date: '2026-05-03 14:05:00',
  });
  const second = (await make()).body;
  expect(second).toMatchObject({ queen_id: null, sample_date: null });
  expect(await codeOfHive()).toBe(second.sample_code);
  const listed = (await api.request('GET', '/api/samplecode', { as: user })).body;
  expect(listed).toEqual([second, made.body]);
});

test('a code that was written on the label without a network is taken as it is, and counts once', async () => {
  const made = await make({ sample_code: 'ZYXUTSRP' });
  expect([made.status, made.body.sample_code]).toEqual([201, 'ZYXUTSRP']);
  expect(await codeOfHive()).toBe('ZYXUTSRP');
  await make();
  // As a client that sends back what it got.
  const again = await make(made.body);
  expect([again.status, again.body]).toEqual([201, made.body]);
  expect((await api.request('GET', '/api/samplecode', { as: user })).body).toHaveLength(2);
});

test('neither the code of another hive’s sample nor what is no code is taken', async () => {
  const stranger = await aUser(api);
  const theirs = await aHive(api, stranger);
  const body = { hive_id: theirs.id, sample_code: 'ZYXUTSRN' };
  await api.request('POST', '/api/samplecode', { as: stranger, body });
  for (const code of ['ZYXUTSRN', 'ZYXUTSR', 'zyxutsrp', 'ZYXUTSR0', 'Z'.repeat(100_000)]) {
    const refused = await make({ sample_code: code });
    expect([refused.status, refused.body.errors]).toEqual([422, { sample_code: [expect.any(String)] }]);
  }
  expect(await codeOfHive()).toBeNull();
});

test('a deleted code is gone, and the hive shows the one before it', async () => {
  const first = (await make()).body.sample_code;
  const second = (await make()).body.sample_code;
  const deleted = await remove(second);
  expect([deleted.status, deleted.text]).toEqual([200, '"code_deleted"']);
  expect(await codeOfHive()).toBe(first);
  expect((await remove(second)).status).toBe(400);
  await remove(first);
  expect(await codeOfHive()).toBeNull();
});

test('neither another’s hive nor another hive’s queen can have a sample', async () => {
  const stranger = await aUser(api);
  const theirs = await aHive(api, stranger);
  expect((await make({ hive_id: theirs.id })).status).toBe(400);
  const queen = await aQueen(api, user);
  expect((await make({ queen_id: queen.id })).body.errors).toHaveProperty('queen_id');
  expect((await make({ sample_date: 'in May' })).body.errors).toHaveProperty('sample_date');
  expect(await codeOfHive()).toBeNull();
});

test('an inspection is found by its code', async () => {
  const code = (await make()).body.sample_code;
  const { id } = await anInspection(api, user, { hive_ids: [hiveId], items: { 1220: code } });
  const found = await api.request('GET', `/api/inspections?search=${code.toLowerCase()}`, { as: user });
  expect(found.body).toMatchObject([{ id, searchable: [code] }]);
});

test('a code that a saved inspection names is deleted only once the inspection no longer does', async () => {
  const code = (await make()).body.sample_code;
  const { id } = await anInspection(api, user, { hive_ids: [hiveId], items: { 1220: code } });
  const refused = await remove(code);
  expect([refused.status, refused.body.code]).toEqual([409, 'sample_in_inspection']);
  expect(await codeOfHive()).toBe(code);
  await api.request('DELETE', `/api/inspections/${id}`, { as: user });
  expect((await remove(code)).status).toBe(200);
  expect(await codeOfHive()).toBeNull();
});

test('what another’s inspection says keeps nobody from deleting a code', async () => {
  const code = (await make()).body.sample_code;
  const stranger = await aUser(api);
  const theirs = await aHive(api, stranger);
  await anInspection(api, stranger, { hive_ids: [theirs.id], items: { 1220: code } });
  expect((await remove(code)).status).toBe(200);
});
