import { anEntry } from '#registers/entries/test-entries.ts';
import { aHive } from '#testing/bee-builders.ts';
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

const request = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, as = anna) =>
  api.request(method, `/api/v1${path}`, { as, ...(body && { body }) });

const inspect = (hiveId: string, more: object, as = anna) =>
  request(
    'POST',
    '/inspections',
    { hiveId, inspectedAt: '2026-05-03T12:05:00Z', timeZone: 'Europe/Amsterdam', ...more },
    as,
  );

interface SentLayer {
  id: string;
  kind: string;
  frameCount?: number;
}

async function aHiveWithBoxes(): Promise<{ id: string; layers: [SentLayer, SentLayer, SentLayer] }> {
  const { id } = await aHive(api, anna, {
    layers: [{ type: 'honey' }, { type: 'brood', framecount: 10 }, { type: 'brood', framecount: 11 }],
  });
  return (await request('GET', `/hives/${id}`)).body;
}

const layersOf = async (id: string): Promise<SentLayer[]> =>
  (await request('GET', `/hives/${id}`)).body.layers;
const eventOf = async (id: string) => {
  const { body } = await api.request('GET', `/api/inspections/hive/${id}`, { as: anna });
  return body.inspections.data.find((one: { is_event: boolean }) => one.is_event);
};

test('boxes are changed with the inspection, and the hive’s history says what was done at that time', async () => {
  const { id, layers } = await aHiveWithBoxes();
  const boxSteps = [
    { act: 'add', layer: 'new-4', kind: 'honey', frameCount: 9 },
    { act: 'add', layer: 'new-5', kind: 'queen_excluder' },
    { act: 'up', layer: layers[2].id },
    { act: 'turn', layer: layers[2].id },
    { act: 'take_off', layer: layers[0].id },
  ];
  expect((await inspect(id, { impression: 8, boxSteps })).status).toBe(200);
  expect((await layersOf(id)).map(({ kind, frameCount }) => [kind, frameCount])).toEqual([
    ['honey', 9],
    ['queen_excluder', undefined],
    ['brood', 11],
    ['brood', 10],
  ]);
  expect(await eventOf(id)).toMatchObject({
    created_at: '2026-05-03 14:05:00',
    notes: expect.stringMatching(
      /configuration changed\nAdded: Queen excluder, Honey super\nTaken off: Honey super\nMoved up: Brood box\nTurned: Brood box$/,
    ),
  });
});

test('a box that somebody else took off meanwhile is no problem, and one that they put on stays', async () => {
  const { id, layers } = await aHiveWithBoxes();
  const boxSteps = [{ act: 'take_off', layer: layers[0].id }];
  await inspect(id, { boxSteps });
  await inspect(id, { boxSteps: [{ act: 'add', layer: 'a', kind: 'feeding_box' }] });
  expect((await inspect(id, { boxSteps })).status).toBe(200);
  expect((await layersOf(id)).map(({ kind }) => kind)).toEqual(['feeding_box', 'brood', 'brood']);
});

test('a super within a withdrawal needs its reason, or nothing is stored of the inspection', async () => {
  const { id } = await aHiveWithBoxes();
  const day = api.clock.now().toISOString().slice(0, 10);
  await anEntry(api, anna, { hiveIds: [Number(id)], day, lastDay: day, withdrawalDays: 10 });
  const put = {
    inspectedAt: api.clock.now().toISOString(),
    boxSteps: [{ act: 'add', layer: 'a', kind: 'honey' }],
  };
  const { status, body } = await inspect(id, put);
  expect([status, body.problems]).toEqual([422, [{ path: 'withdrawalReason', code: 'required' }]]);
  expect(await layersOf(id)).toHaveLength(3);
  expect((await request('GET', `/hives/${id}`)).body.inspectionCount).toBe(0);
  expect((await inspect(id, { ...put, withdrawalReason: 'For the bees' })).status).toBe(200);
  expect(await layersOf(id)).toHaveLength(4);
});

test('the boxes of a stranger’s hive stay as they are', async () => {
  const { id } = await aHiveWithBoxes();
  const stranger = await aUser(api);
  const boxSteps = [{ act: 'add', layer: 'a', kind: 'honey' }];
  expect((await inspect(id, { boxSteps }, stranger)).status).toBe(404);
  expect(await layersOf(id)).toHaveLength(3);
});
