import { exportedFile } from '#exports/test-exports.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aCountedRestore, broughtBack } from './test-restores.ts';

let api: TestApi;
let anna: TestUser;
let bram: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  [anna, bram] = [await aUser(api), await aUser(api)];
});
afterAll(() => api.close());

const ask = async (path: string, as: TestUser) => (await api.request('GET', `/api/v1${path}`, { as })).body;
const send = (path: string, body: object) => api.request('POST', `/api/v1${path}`, { as: anna, body });

const readings = {
  weather: { at: '2026-05-03T12:00:00.000Z', condition: 'cloudy', temperatureCelsius: 21.4 },
  weight: { at: '2026-05-03T11:55:00.000Z', kg: 42.34, device: 'Scale 3' },
};

test('readings of an inspection and boxes that moved with a split come back with an archive', async () => {
  const { id } = await aHive(api, anna);
  const about = { hiveId: String(id), timeZone: 'UTC' };
  const { body: inspection } = await send('/inspections', { ...about, inspectedAt: '2026-05-03T12:05:00Z' });
  await api.database.db
    .updateTable('inspections')
    .set({ readings: JSON.stringify(readings) })
    .where('id', '=', Number(inspection.id) as never)
    .execute();
  const { layers } = await ask(`/hives/${id}`, anna);
  const split = { date: '2026-05-03', name: 'Young', state: 'nucleus', doesQueenMove: false };
  await send(`/hives/${id}/split`, { ...split, layerIds: [layers[0].id] });

  await aCountedRestore(api, bram, await exportedFile(api, anna));
  expect((await broughtBack(api, bram)).state).toBe('done');
  const young = (await ask('/hives', bram)).find(({ name }: { name: string }) => name === 'Young');
  const { events } = await ask(`/hives/${young.id}/history`, bram);
  expect(events).toMatchObject([{ movedBoxes: 1, movedFrames: 10 }]);
  const { inspections } = await ask('/inspections?page=1&pageSize=10', bram);
  expect(inspections.map((one: { readings?: object }) => one.readings)).toContainEqual(readings);
});
