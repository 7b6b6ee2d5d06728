import { aHive, aHiveTag, anApiary, anInspection, aQueen } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
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

const get = async (path: string, as = anna) => (await api.request('GET', `/api/v1${path}`, { as })).body;
const patch = (id: string, body: object, headers = {}) =>
  api.request('PATCH', `/api/v1/hives/${id}`, {
    as: anna,
    body: { timeZone: 'Europe/Amsterdam', ...body },
    headers,
  });

test('a hive is sent with the names, types and times of GraphQL, and nothing of the inside', async () => {
  const { id, location_id } = await aHive(api, anna, {
    name: 'Linden',
    layers: [{ type: 'brood', order: 1, color: '#f8b133', framecount: 10 }],
    bb_width_cm: '42,5',
    color: '#27820e',
  });
  const queen = await aQueen(api, anna, { hive_id: id, birth_date: '2025-06-01', clipped: 1 });
  await aHiveTag(api, anna, { tag: '07', hive_id: id });
  const inspection = await anInspection(api, anna, {
    hive_ids: [id],
    date: '2026-06-01 14:00',
    timezone: 'Europe/Amsterdam',
    impression: 3,
  });
  expect(await get(`/hives/${id}`)).toEqual({
    id: String(id),
    revision: expect.any(Number),
    name: 'Linden',
    color: '#27820e',
    typeId: expect.stringMatching(/^\d+$/),
    dimensions: { broodBoxWidthCm: 42.5 },
    apiaryId: String(location_id),
    layers: [{ id: expect.stringMatching(/^\d+$/), kind: 'brood', color: '#f8b133', frameCount: 10 }],
    queen: {
      id: String(queen.id),
      revision: 1,
      hiveId: String(id),
      name: queen.name,
      raceId: expect.stringMatching(/^\d+$/),
      birthDate: '2025-06-01',
      isClipped: true,
      isFertilized: false,
    },
    tagNumbers: ['07'],
    state: 'active',
    access: 'owner',
    isFavourite: false,
    groupIds: [],
    inspectionCount: 1,
    lastInspection: {
      id: String(inspection.id),
      inspectedAt: '2026-06-01T14:00:00+02:00',
      impression: expect.any(Number),
    },
    devices: [],
  });
});

test('a hive is created, and again with the same client id it is the same', async () => {
  const apiaryId = String((await anApiary(api, anna, { hive_amount: 0 })).id);
  const body = {
    clientId: '01a2b3c4-d5e6-7f00-8a1b-2c3d4e5f6a7b',
    name: ' Linden ',
    apiaryId,
    layers: [{ kind: 'honey', color: null }, { kind: 'brood' }],
    dimensions: { frameWidthCm: 42.84 },
  };
  const add = () => api.request('POST', '/api/v1/hives', { as: anna, body });
  const first = await add();
  expect([first.status, first.body]).toMatchObject([
    200,
    {
      name: 'Linden',
      apiaryId,
      layers: [{ kind: 'honey' }, { kind: 'brood', frameCount: 10 }],
      dimensions: { frameWidthCm: 42.8 },
    },
  ]);
  expect((await add()).body).toEqual(first.body);
  expect(await get('/hives')).toEqual([first.body]);
});

test('an edit changes what it names, null takes away, and what is not there stays', async () => {
  const { id } = await aHive(api, anna, {
    name: 'Linden',
    color: '#27820e',
    bb_width_cm: 40,
    bb_depth_cm: 50,
  });
  const path = String(id);
  const changed = await patch(path, {
    color: null,
    dimensions: { broodBoxWidthCm: 45, broodBoxDepthCm: null },
  });
  expect(changed.body).toMatchObject({ name: 'Linden', revision: 2, dimensions: { broodBoxWidthCm: 45 } });
  expect(changed.body.color).toBeUndefined();
  expect(changed.body.dimensions.broodBoxDepthCm).toBeUndefined();
  expect((await patch(path, { name: 'Linden' })).body.revision).toBe(2);
  const unsized = await patch(path, { dimensions: null });
  expect([unsized.body.revision, unsized.body.dimensions]).toEqual([3, {}]);
});

test('an edit of an older version is refused with the hive as it is now', async () => {
  const { id } = await aHive(api, anna);
  const first = await patch(String(id), { name: 'First' }, { 'if-match': '"1"' });
  const second = await patch(String(id), { name: 'Second' }, { 'if-match': '"1"' });
  expect([second.status, second.body]).toEqual([
    412,
    { code: 'changed_meanwhile', requestId: expect.any(String), current: first.body },
  ]);
});

test.each([
  [{ name: 'x'.repeat(31) }, 'name', 'too_long'],
  [{ name: null }, 'name', 'required'],
  [{ order: 1.5 }, 'order', 'not_whole'],
  [{ order: '1' }, 'order', 'not_a_number'],
  [{ dimensions: { frameWidthCm: -1 } }, 'dimensions.frameWidthCm', 'too_small'],
  [{ layers: [{ kind: 'roof' }] }, 'layers.0.kind', 'unknown_choice'],
  [{ layers: [{ kind: 'brood', id: '1' }] }, 'layers.0.id', 'unknown_choice'],
  [{ typeId: 'oak' }, 'typeId', 'unknown_choice'],
  [{ timeZone: 'Nowhere' }, 'timeZone', 'unknown_choice'],
  [{ color: 7 }, 'color', 'invalid'],
])('%j is refused at its field', async (wrong, path, code) => {
  const { id } = await aHive(api, anna);
  const answer = await patch(String(id), wrong);
  expect([answer.status, answer.body.problems?.[0]]).toMatchObject([422, { path, code }]);
  expect(answer.body.errors).toBeUndefined();
});

test('what is somebody else\u2019s, and what can be no id, is not there', async () => {
  const { id } = await aHive(api, await aUser(api));
  for (const wrong of [id, 'linden', '0', '99999999999'])
    expect(await get(`/hives/${wrong}`)).toMatchObject({ code: 'not_found' });
  expect(await get(`/hives?ids=${id}`)).toEqual([]);
});
