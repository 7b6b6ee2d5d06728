import { aDefinition } from '#measurements/devices/test-devices.ts';
import { aHive, anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aScaleThatShowed, superAdded } from './test-steps.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const weightOf = async (id: number, as = anna, query = '') =>
  (await api.request('GET', `/api/v1/colony-weight?deviceId=${id}${query}`, { as })).body;
const answer = (id: number, time: string, said: string | null, as = anna) =>
  api.request('PUT', `/api/v1/devices/${id}/weight-steps`, { as, body: { time, answer: said } });
const known = (figures: (number | null)[]) => figures.filter((kg) => kg !== null);

test('a step is found, supposed to be something, and taken out of the corrected curve alone', async () => {
  const { id, timeOf } = await aScaleThatShowed(api, anna, superAdded);
  const { steps, weighed, corrected, times } = await weightOf(id);
  expect(steps).toEqual([
    {
      deviceId: String(id),
      since: timeOf(2),
      time: timeOf(3),
      kg: 6,
      supposed: 'super_added',
      kind: 'super_added',
      mayAnswer: true,
    },
  ]);
  expect([known(weighed), known(corrected)]).toEqual([superAdded, [40, 40, 40, 40, 40, 40]]);
  expect(times).toHaveLength(weighed.length);
});

test('what a person says of a step counts, and can be said otherwise and taken back', async () => {
  const { id, timeOf } = await aScaleThatShowed(api, anna, superAdded);
  const said = async (what: string | null) => {
    expect((await answer(id, timeOf(3), what)).status).toBe(204);
    const { steps, corrected } = await weightOf(id);
    return [steps[0].answer, steps[0].kind, known(corrected).at(-1)];
  };
  expect(await said('bees')).toEqual(['bees', 'bees', 46]);
  expect(await said('fed')).toEqual(['fed', 'fed', 40]);
  expect(await said('ignored')).toEqual(['ignored', 'super_added', 40]);
  expect(await said(null)).toEqual([undefined, 'super_added', 40]);
});

test('messages that come late move a step and keep what was said of it', async () => {
  const { id, key, timeOf } = await aScaleThatShowed(api, anna, [40, 40, 40, undefined, 46, 46, 46]);
  await answer(id, timeOf(4), 'harvested');
  const time = Date.parse(timeOf(3)) / 1000;
  await api.request('POST', '/api/sensors', { body: { key, weight_kg: 46, time } });
  const { steps } = await weightOf(id);
  expect(steps).toMatchObject([{ time: timeOf(3), answer: 'harvested' }]);
  await answer(id, timeOf(3), null);
  expect((await weightOf(id)).steps).toMatchObject([{ kind: 'super_added' }]);
});

test('what was noted of a hive is supposed of its steps', async () => {
  const { id, hive_id, timeOf } = await aScaleThatShowed(api, anna, [40, 40, 40, 41.2, 41.2, 41.2]);
  expect((await weightOf(id)).steps).toEqual([]);
  const date = timeOf(3).slice(0, 16).replace('T', ' ');
  await anInspection(api, anna, { hive_ids: [hive_id], date, timezone: 'UTC' });
  expect((await weightOf(id)).steps).toMatchObject([{ kg: 1.2, supposed: 'fed' }]);
  const swarm = await aScaleThatShowed(api, anna, superAdded);
  await aDefinition(api, anna, { device_id: swarm.id, updated_at: swarm.timeOf(3) });
  expect((await weightOf(swarm.id)).steps).toMatchObject([{ supposed: 'scale' }]);
});

test('days have what the bees gained, without what was put on', async () => {
  const hourly = (index: number) => 40 + index * 0.01 + (index > 200 ? 8 : 0);
  const figures = Array.from({ length: 6 * 60 }, (_, index) => (index % 6 === 0 ? hourly(index) : undefined));
  const { id } = await aScaleThatShowed(api, anna, figures);
  const { days } = await weightOf(id);
  expect(days.length).toBeGreaterThan(0);
  for (const { gainKg } of days) expect(Math.abs(gainKg - 1.44)).toBeLessThan(0.1);
});

test('who may edit the hive answers, who sees it does not, and others find nothing', async () => {
  const [viewer, editor, other] = [await aUser(api), await aUser(api), await aUser(api)];
  const { id: hiveId } = await aHive(api, anna);
  const { id, timeOf } = await aScaleThatShowed(api, anna, superAdded, { hive_id: hiveId });
  await share(api, { hiveId, memberId: viewer.id });
  await share(api, { hiveId, memberId: editor.id, mayEdit: true });
  const statuses = [];
  for (const person of [viewer, editor, other])
    statuses.push((await answer(id, timeOf(3), 'fed', person)).status);
  expect(statuses).toEqual([403, 204, 404]);
  const seen = await Promise.all([viewer, editor].map((person) => weightOf(id, person)));
  expect(seen.map(({ steps }) => [steps[0].answer, steps[0].mayAnswer])).toEqual([
    ['fed', false],
    ['fed', true],
  ]);
});

test('a step of the second in which a device comes to a hive is of that hive', async () => {
  const editor = await aUser(api);
  const { id: hiveId } = await aHive(api, anna);
  const { id, timeOf } = await aScaleThatShowed(api, anna, superAdded, { hive_id: hiveId });
  await share(api, { hiveId, memberId: editor.id, mayEdit: true });
  // A place has milliseconds, a message has none.
  await api.database.db
    .updateTable('device_hives')
    .set({ since: new Date(Date.parse(timeOf(3)) + 400) })
    .where('device_id', '=', id)
    .execute();
  expect((await answer(id, timeOf(3), 'fed', editor)).status).toBe(204);
});

test('who has no device, and a hive that never had one, have no weight', async () => {
  const newcomer = await aUser(api);
  const { id } = await aHive(api, anna);
  const nothing = { times: [], weighed: [], corrected: [], days: [], steps: [] };
  const ofNobody = await api.request('GET', '/api/v1/colony-weight', { as: newcomer });
  const ofHive = await api.request('GET', `/api/v1/colony-weight?hiveId=${id}`, { as: anna });
  expect([ofNobody.body, ofHive.body]).toMatchObject([nothing, nothing]);
});

test('cleaned weight knows what was said: the beekeeper’s work is none of it, what bees did is', async () => {
  const { id, hive_id, timeOf } = await aScaleThatShowed(api, anna, superAdded);
  const net = async () => {
    const path = `/api/sensors/cleanedweight?id=${id}&interval=day&relative_interval=1`;
    const { body } = await api.request('GET', path, { as: anna });
    return known(body.measurements.map((row: { net_weight_kg: number | null }) => row.net_weight_kg)).at(-1);
  };
  expect(await net()).toBe(6);
  await answer(id, timeOf(3), 'super_added');
  expect(await net()).toBe(0);
  const date = timeOf(3).slice(0, 16).replace('T', ' ');
  await anInspection(api, anna, { hive_ids: [hive_id], date, timezone: 'UTC' });
  expect(await net()).toBe(0);
  await answer(id, timeOf(3), 'bees');
  expect(await net()).toBe(6);
  await answer(id, timeOf(3), 'ignored');
  expect(await net()).toBe(0);
});

test('gains of hives are those of their corrected curves, and know what was said', async () => {
  const hourly = Array.from({ length: 6 * 26 }, (_, index) =>
    index % 6 === 0 ? 40 + (index > 100 ? 6 : 0) : undefined,
  );
  const { id, hive_id } = await aScaleThatShowed(api, anna, hourly);
  const { id: bare } = await aHive(api, anna);
  const gains = async () => {
    const path = `/api/v1/hive-gains?hiveIds=${bare},${hive_id}&interval=week`;
    return (await api.request('GET', path, { as: anna })).body;
  };
  expect(await gains()).toEqual([{ hiveId: String(hive_id), dayKg: 0, periodKg: 0 }]);
  const [{ time }] = (await weightOf(id)).steps;
  await answer(id, time, 'bees');
  expect(await gains()).toMatchObject([{ dayKg: 6, periodKg: 6 }]);
});
