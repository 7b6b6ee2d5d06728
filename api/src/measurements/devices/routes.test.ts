import { randomUUID } from 'node:crypto';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { type Method, startTestApi, type TestApi } from '#testing/test-api.ts';

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

const request = (method: Method, path: string, body?: object, as = anna, headers = {}) =>
  api.request(method, `/api/v1/devices${path}`, { as, headers, ...(body && { body }) });
const make = async (body: object = {}) => (await request('POST', '', { name: 'Scale', ...body })).body;
const problemsOf = async (body: object) =>
  (await request('POST', '', { name: 'Scale', ...body })).body.problems;

test('a device has the names and types of the service, and says nothing of what it has no value of', async () => {
  const { id: hive } = await aHive(api, anna);
  const key = `device-${randomUUID()}`;
  const input = {
    name: ' Scale ',
    key,
    hardwareId: key.toUpperCase(),
    hiveId: String(hive),
    intervalMinutes: 15,
  };
  const made = await make(input);
  expect(made).toEqual({
    ...{ id: expect.any(String), revision: 1, name: 'Scale', type: 'beep', key },
    ...{ hardwareId: key, hiveId: String(hive), intervalMinutes: 15, access: 'owner', definitions: [] },
    ...{
      isOnline: false,
      connection: 'offline',
      quarantinedCount: 0,
      isTemperatureCorrected: false,
      createdAt: api.clock.now().toISOString(),
    },
  });
  expect((await request('GET', '')).body).toEqual([made]);
  expect((await request('GET', `/${made.id}`)).body).toEqual(made);
});

test('fields that are not sent do not change, and null empties one', async () => {
  const { id: hive } = await aHive(api, anna);
  const { id } = await make({ hiveId: String(hive), firmwareVersion: '1.5', transmissionRatio: 2 });
  const { body } = await request('PATCH', `/${id}`, { hiveId: null, firmwareVersion: null });
  expect(body).toMatchObject({ name: 'Scale', transmissionRatio: 2, revision: 2 });
  expect([body.hiveId, body.firmwareVersion]).toEqual([undefined, undefined]);
});

test('an edit of an older version is refused with the device as it is', async () => {
  const { id } = await make();
  const edit = (name: string) => request('PATCH', `/${id}`, { name }, anna, { 'if-match': '"1"' });
  const first = await edit('First');
  const { status, body } = await edit('Second');
  expect([status, body.code, body.current]).toEqual([412, 'changed_meanwhile', first.body]);
});

test('wrong fields are named as they were sent', async () => {
  await make({ key: 'taken-by-anna' });
  expect(await problemsOf({ name: ' ', key: 'abc', intervalMinutes: 0, transmissionRatio: 1.5 })).toEqual([
    { path: 'name', code: 'required' },
    { path: 'key', code: 'too_short' },
    { path: 'intervalMinutes', code: 'too_small', params: { min: 1 } },
    { path: 'transmissionRatio', code: 'not_whole' },
  ]);
  expect(await problemsOf({ key: 'TAKEN-by-anna' })).toMatchObject([{ path: 'key', code: 'already_taken' }]);
  expect(await problemsOf({ type: 'toaster' })).toMatchObject([{ path: 'type', code: 'unknown_choice' }]);
  expect(await problemsOf({ hiveId: 'x' })).toMatchObject([{ path: 'hiveId', code: 'unknown_choice' }]);
});

test('a name is not emptied', async () => {
  const { id } = await make();
  const { status, body } = await request('PATCH', `/${id}`, { name: ' ' });
  expect([status, body.problems]).toEqual([422, [{ path: 'name', code: 'required' }]]);
});

test('what only messages tell is none of an edit', async () => {
  const { id, key } = await make();
  await api.request('POST', '/api/sensors', { body: { key, t: 18.4, bv: 3.1 } });
  const { body } = await request('PATCH', `/${id}`, { batteryVolts: 1, bootCount: 7 });
  expect([body.batteryVolts, body.bootCount, body.revision]).toEqual([3.1, undefined, 1]);
});

test('devices are deleted all or none', async () => {
  const [one, two] = [await make(), await make()];
  const foreign = (await request('POST', '', { name: 'Other' }, bram)).body;
  const remove = (...deviceIds: string[]) => request('POST', '/delete', { deviceIds });
  expect((await remove(one.id, foreign.id)).status).toBe(404);
  expect((await request('GET', '')).body).toHaveLength(2);
  expect((await remove(one.id, two.id)).status).toBe(204);
  expect((await request('GET', '')).body).toEqual([]);
});

test('a sensor definition is made with what is usual, and an edit compares its moment too', async () => {
  const { id: deviceId } = await make();
  const made = await request('POST', `/${deviceId}/sensor-definitions`, {
    input: 'w_v',
    output: 'weight_kg',
  });
  const { id, ...fields } = made.body;
  expect((await request('PATCH', `/${deviceId}/sensor-definitions/${id}`, made.body)).body).toEqual(
    made.body,
  );
  expect(fields).toEqual({
    ...{ revision: 1, name: 'w_v calibrated', input: 'w_v', output: 'weight_kg', offset: 0, multiplier: 1 },
    ...{ isRecalculated: false, validFrom: api.clock.now().toISOString(), createdAt: expect.any(String) },
  });
  const path = `/${deviceId}/sensor-definitions/${id}`;
  const validFrom = '2026-05-03T12:05:00.000Z';
  const edited = await request('PATCH', path, { validFrom });
  expect(edited.body).toEqual({ id, ...fields, revision: 2, validFrom });
  expect((await request('GET', path)).body).toEqual(edited.body);
  expect((await request('PATCH', path, edited.body)).body.revision).toBe(2);
  expect((await request('GET', `/${deviceId}`)).body.definitions).toEqual([edited.body]);
});

test.each([
  [{}, { path: 'input', code: 'required' }],
  [{ input: '1;drop' }, { path: 'input', code: 'invalid' }],
  [
    { input: 'w_v', output: 'honey' },
    { path: 'output', code: 'unknown_choice' },
  ],
  [
    { input: 'w_v', multiplier: 0 },
    { path: 'multiplier', code: 'invalid' },
  ],
  [
    { input: 'w_v', offset: 1e300 },
    { path: 'offset', code: 'too_large' },
  ],
  [
    { input: 'w_v', validFrom: 'yesterday' },
    { path: 'validFrom', code: 'not_a_date' },
  ],
  [
    { input: 'w_v', validFrom: '1969-12-31T00:00:00Z' },
    { path: 'validFrom', code: 'not_a_date' },
  ],
])('of a sensor definition %j is refused at its field', async (body, problem) => {
  const { id } = await make();
  const answer = await request('POST', `/${id}/sensor-definitions`, body);
  expect([answer.status, answer.body.problems]).toMatchObject([422, [problem]]);
});
