import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { hiveActions } from './test-actions.ts';
import { aHive, anEdit } from './test-inputs.ts';

let service: TestGateway;
let anna: TestUser;
let bram: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  [anna, bram] = [await aUser(service.api), await aUser(service.api)];
});
afterAll(() => service.close());

const { newApiary, createHive, updateHive, deleteHive, hiveOf, apiariesOf } = hiveActions(() => ({
  service,
  anna,
}));

test('a hive is made in an apiary, and edited', async () => {
  const { id: apiaryId } = await newApiary();
  const { data } = await createHive(aHive(apiaryId, { color: '#b7701f', order: 7, typeId: '45' }));
  const hive = data.createHive;
  expect(hive).toMatchObject({
    name: 'Alone',
    color: '#b7701f',
    order: 7,
    revision: 1,
    type: { key: 'dadant' },
  });
  const edit = anEdit(apiaryId, {
    layers: [
      { kind: 'HONEY', frameCount: 9 },
      { ...hive.layers[2], frameCount: 12 },
    ],
    dimensions: { broodBoxWidthCm: 47.3 },
  });
  const { data: after } = await updateHive(hive.id, hive.revision, edit);
  expect(after.updateHive).toMatchObject({
    id: hive.id,
    revision: 2,
    name: 'Renamed',
    color: '#b7701f',
    order: 7,
    layers: [
      { kind: 'HONEY', frameCount: 9 },
      { id: hive.layers[2].id, kind: 'BROOD', frameCount: 12, color: '#d80d0d' },
    ],
    dimensions: { broodBoxWidthCm: 47.3, broodBoxDepthCm: null },
    // Its build was changed, which is no inspection.
    inspectionCount: 0,
  });
  expect(await hiveOf(hive.id)).toEqual(after.updateHive);
});

test('an edit that leaves out colour, order, type or a size loses none of them, and null takes them away', async () => {
  const { id: apiaryId } = await newApiary();
  const entered = {
    ...{ color: '#b7701f', order: 7, typeId: '45' },
    dimensions: { broodBoxWidthCm: 47.3, frameWidthCm: 42 },
  };
  const { id } = (await createHive(aHive(apiaryId, entered))).data.createHive;
  await updateHive(id, 1, anEdit(apiaryId));
  await updateHive(id, 2, anEdit(apiaryId, { dimensions: { frameWidthCm: 43 } }));
  expect(await hiveOf(id)).toMatchObject({
    ...{ color: '#b7701f', order: 7, type: { key: 'dadant' } },
    dimensions: { broodBoxWidthCm: 47.3, frameWidthCm: 43 },
  });
  await updateHive(id, 3, anEdit(apiaryId, { dimensions: { frameWidthCm: null } }));
  expect((await hiveOf(id)).dimensions).toMatchObject({ broodBoxWidthCm: 47.3, frameWidthCm: null });
  const none = { color: null, order: null, typeId: null, dimensions: null };
  expect((await updateHive(id, 4, anEdit(apiaryId, none))).data.updateHive).toMatchObject({
    ...{ color: null, order: null, type: { key: 'custom' } },
    dimensions: { broodBoxWidthCm: null, frameWidthCm: null },
  });
});

test('what no form asks yet can be set, stays where it is left out, and is taken away by null', async () => {
  const { id: apiaryId, hives } = await newApiary();
  const colony = { colonySize: 20_000, sampleCode: 'ABCDFGHJ' };
  await updateHive(hives[0].id, 1, anEdit(apiaryId, colony));
  const { data } = await updateHive(hives[0].id, 2, anEdit(apiaryId, { sampleCode: null }));
  expect(data.updateHive).toMatchObject({
    colonySize: 20_000,
    sampleCode: null,
    checklistId: null,
    tagNumbers: [],
  });
});

test('an edit of what somebody changed meanwhile shows their version and changes nothing', async () => {
  const { id: apiaryId, hives } = await newApiary();
  const [hive] = hives;
  await updateHive(hive.id, 1, anEdit(apiaryId, { name: 'Theirs' }));
  const { data } = await updateHive(hive.id, 1, anEdit(apiaryId, { name: 'Mine' }));
  expect(data.updateHive.current).toMatchObject({ id: hive.id, revision: 2, name: 'Theirs' });
  expect((await hiveOf(hive.id)).name).toBe('Theirs');
});

test.each([
  [{ name: '' }, { path: 'name', code: 'required' }],
  [{ order: -1 }, { path: 'order', code: 'too_small', limit: 0 }],
  [{ typeId: '999999999999' }, { path: 'typeId', code: 'unknown_choice' }],
  [{ apiaryId: 'x' }, { path: 'apiaryId', code: 'unknown_choice' }],
  [{ timeZone: 'Mars/Base' }, { path: 'timeZone', code: 'unknown_choice' }],
  [{ layers: [{ id: '999999', kind: 'BROOD' }] }, { path: 'layers.0.id', code: 'unknown_choice' }],
])('a fault of an edited hive is reported at its field: %j', async (wrong, problem) => {
  const { id: apiaryId, hives } = await newApiary();
  const { data } = await updateHive(hives[0].id, 1, anEdit(apiaryId, wrong));
  expect(data.updateHive).toMatchObject({ code: 'INVALID_INPUT', fields: [{ limit: null, ...problem }] });
});

test('a hive cannot be put into an apiary of somebody else, or an unknown one: the fault is at its field', async () => {
  const { id: apiaryId, hives } = await newApiary();
  const { id: foreignId } = await newApiary({}, await aUser(service.api));
  const refused = { code: 'INVALID_INPUT', fields: [{ path: 'apiaryId', code: 'unknown_choice' }] };
  for (const wrong of [foreignId, '2147483647']) {
    const edited = await updateHive(hives[0].id, 1, anEdit(wrong));
    expect(edited.data.updateHive).toMatchObject(refused);
    expect((await createHive(aHive(wrong))).data.createHive).toMatchObject(refused);
  }
  expect(await hiveOf(hives[0].id)).toMatchObject({ revision: 1, apiary: { id: apiaryId } });
});

test('a deleted hive is gone', async () => {
  const { hives } = await newApiary();
  expect((await deleteHive(hives[0].id)).data.deleteHive).toEqual({ done: true });
  expect(await hiveOf(hives[0].id)).toBeNull();
  expect((await deleteHive(hives[0].id)).data.deleteHive).toMatchObject({ code: 'NOT_FOUND' });
});

test("another person's things are as if they were not there", async () => {
  const { id: apiaryId, hives } = await newApiary();
  const { id } = hives[0];
  for (const foreign of [id, '2147483647', '99999999999999999999', 'x', '-1', '']) {
    expect(await hiveOf(foreign, bram)).toBeNull();
    expect((await updateHive(foreign, 1, anEdit(apiaryId), bram)).data.updateHive).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await deleteHive(foreign, bram)).data.deleteHive).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await hiveOf(id)).toMatchObject({ id, revision: 1 });
  expect(await apiariesOf(bram)).toEqual([]);
});

test('the queen and the newest inspection have clean names', async () => {
  const { id: apiaryId, hives } = await newApiary();
  const { id } = hives[0];
  const queen = {
    name: 'Beatrix',
    race_id: 924,
    birth_date: '2025-05-01',
    color: '#7ed321',
    clipped: 1,
    fertilized: 0,
  };
  const body = { name: 'Orchard 9', location_id: Number(apiaryId), queen };
  expect((await service.api.request('PATCH', `/api/hives/${id}`, { as: anna, body })).status).toBe(200);
  const inspection = {
    date: '2026-06-03 14:05',
    timezone: 'Europe/Amsterdam',
    hive_ids: [Number(id)],
    impression: 3,
    attention: 1,
    notes: 'Calm.',
    reminder: 'Add a super',
    reminder_date: '2026-12-10 09:00',
    items: {},
  };
  expect(
    (await service.api.request('POST', '/api/inspections/store', { as: anna, body: inspection })).status,
  ).toBe(201);
  expect(await hiveOf(id)).toMatchObject({
    queen: {
      name: 'Beatrix',
      race: { key: 'carnica' },
      birthDate: '2025-05-01',
      color: '#7ed321',
      isClipped: true,
      isFertilized: false,
      line: null,
    },
    inspectionCount: 1,
    lastInspection: {
      inspectedAt: '2026-06-03T14:05:00+02:00',
      impression: 9,
      needsAttention: true,
      notes: 'Calm.',
      reminder: 'Add a super',
      reminderAt: '2026-12-10T09:00:00+01:00',
    },
  });
});

test('an impossible revision is reported by its own name', async () => {
  const { id: apiaryId, hives } = await newApiary();
  const { data } = await updateHive(hives[0].id, -1, anEdit(apiaryId));
  expect(data.updateHive).toMatchObject({ code: 'INVALID_INPUT', fields: [{ path: 'revision' }] });
});

test('a hive names the devices that stand on it, the one that came last first, without their keys', async () => {
  const { id: apiaryId } = await newApiary();
  const hive = (await createHive(aHive(apiaryId))).data.createHive;
  const add = async (name: string) =>
    (
      await service.api.request('POST', '/api/devices', {
        as: anna,
        body: { name, key: `key-of-${name}-${hive.id}`, hive_id: Number(hive.id) },
      })
    ).body;
  const [former, present] = [await add('Former'), await add('Present')];
  await service.api.request('POST', '/api/sensors', { body: { key: present.key, t: 18.4 } });
  const { data } = await service.ask(
    'query ($id: ID!) { hive(id: $id) { deviceIds devices { id name lastMessageAt isOnline } } }',
    { id: hive.id },
    anna,
  );
  expect(data.hive).toEqual({
    deviceIds: [String(present.id), String(former.id)],
    devices: [
      {
        id: String(present.id),
        name: 'Present',
        lastMessageAt: expect.stringMatching(/Z$|\+00:00$/),
        isOnline: true,
      },
      { id: String(former.id), name: 'Former', lastMessageAt: null, isOnline: false },
    ],
  });
});
