import { aHive, aQueen } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const ask = async (path: string) => (await api.request('GET', `/api/v1${path}`, { as: anna })).body;
const send = (method: 'POST' | 'PATCH', path: string, body: unknown, headers = {}) =>
  api.request(method, `/api/v1${path}`, { as: anna, body, headers });
const hiveIdOf = async () => String((await aHive(api, anna)).id);

test('a queen is read as she was written, with what nobody said left out', async () => {
  const hiveId = await hiveIdOf();
  const said = { name: 'Beatrix', raceId: '924', birthDate: '2025-06-01', color: '#4a90e2', isClipped: true };
  const { body } = await send('POST', '/queens', { ...said, hiveId, line: null, motherId: null });
  expect(body).toEqual({ id: body.id, revision: 1, hiveId, ...said, isFertilized: false });
  expect(await ask(`/queens/${body.id}`)).toEqual(body);
  expect((await ask(`/hives/${hiveId}`)).queen).toEqual(body);
  const since = api.clock.now().toISOString().slice(0, 10);
  const hive = { id: hiveId, name: 'Hive 1', isDeleted: false };
  expect(await ask('/queens')).toEqual([{ queen: body, access: 'owner', reigns: [{ hive, since }] }]);
});

test('an edit changes what it names, null takes away or brings back the default', async () => {
  const { id } = await aQueen(api, anna, { line: 'B20', tree: 'T3', race_id: 923, clipped: 1 });
  const { body } = await send('PATCH', `/queens/${id}`, { line: null, raceId: null, isClipped: null });
  expect(body).toMatchObject({ name: 'Beatrix', tree: 'T3', raceId: '930', isClipped: false });
  expect(body.line).toBeUndefined();
});

test('an edit of an older version is answered with the present one', async () => {
  const { id } = await aQueen(api, anna);
  const save = (name: string) => send('PATCH', `/queens/${id}`, { name }, { 'if-match': '"1"' });
  const { body: saved } = await save('Juliana');
  const late = await save('Amalia');
  expect([late.status, late.body]).toMatchObject([412, { code: 'changed_meanwhile', current: saved }]);
});

test.each([
  [{ raceId: '46' }, { path: 'raceId', code: 'unknown_choice' }],
  [{ raceId: 'x' }, { path: 'raceId', code: 'unknown_choice' }],
  [{ motherId: 'x' }, { path: 'motherId', code: 'unknown_choice' }],
  [{ birthDate: '2199-01-01' }, { path: 'birthDate', code: 'date_in_future' }],
  [{ name: 'x'.repeat(31) }, { path: 'name', code: 'too_long', params: { max: 30 } }],
  [{ isClipped: 1 }, { path: 'isClipped', code: 'invalid' }],
])('%j is refused at its field', async (wrong, problem) => {
  const { status, body } = await send('POST', '/queens', { hiveId: await hiveIdOf(), ...wrong });
  expect([status, body.problems]).toEqual([422, [problem]]);
});

test('whom the hive is shared with learns what they may do with its queen', async () => {
  const hive = await aHive(api, anna, { queen: { name: 'Beatrix' } });
  const viewer = await aUser(api);
  const editor = await aUser(api);
  await share(api, { hiveId: hive.id, memberId: viewer.id });
  await share(api, { hiveId: hive.id, memberId: editor.id, mayEdit: true });
  const [own] = await ask('/queens');
  const rights = async (as: TestUser) => (await api.request('GET', '/api/v1/queens', { as })).body;
  expect(own).toMatchObject({ access: 'owner' });
  expect(await rights(editor)).toMatchObject([{ access: 'edit' }]);
  expect(await rights(viewer)).toMatchObject([{ access: 'see' }]);
});

test('a hive knows all its queens, the present one first', async () => {
  const hive = await aHive(api, anna, { queen: { name: 'Old' } });
  await aQueen(api, anna, { hive_id: hive.id, name: 'Young' });
  const queens = await ask(`/hives/${hive.id}/queens`);
  expect(queens.map(({ name }: { name: string }) => name)).toEqual(['Young', 'Old']);
  expect(await ask(`/hives/${await hiveIdOf()}/queens`)).toEqual([]);
});
