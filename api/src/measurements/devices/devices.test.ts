import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aDevice } from './test-devices.ts';

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

const list = (as = anna, query = '', headers = {}) =>
  api.request('GET', `/api/devices${query}`, { as, headers });
const save = (body: unknown, as = anna) => api.request('POST', '/api/devices', { as, body });
const edit = (id: number, body: unknown, as = anna) =>
  api.request('PATCH', `/api/devices/${id}`, { as, body });
const places = async (id: number) =>
  (await api.request('GET', `/api/v1/devices/${id}/hives`, { as: anna })).body;

test('a device is made with what old clients send and read as the old wire has it', async () => {
  const hive = await aHive(api, anna);
  const device = await aDevice(api, anna, { hive_id: hive.id, key: 'ABCD1234', type: 'Beep' });
  expect(device).toMatchObject({
    hive_id: hive.id,
    name: 'Scale',
    key: 'ABCD1234',
    hardware_id: 'ABCD1234',
    type: 'beep',
    hive_name: 'Hive 1',
    location_name: 'Orchard',
    owner: true,
    online: false,
    last_message_received: null,
    rtc: null,
    sensor_definitions: [],
  });
  expect((await list()).body).toEqual([device]);
});

test('who has none reads the bare text of the old API, and on the phone an empty list', async () => {
  expect([(await list()).status, (await list()).body]).toEqual([404, 'no_devices_found']);
  expect((await list(anna, '', { 'x-clientid': 'ios' })).body).toEqual([]);
});

test('free, own and other people’s hardware get different answers, for the phone without a 403', async () => {
  const device = await aDevice(api, anna, { hardware_id: '0e1234567890123456AB' });
  expect(device.hardware_id).toBe('0e1234567890123456ab');
  expect((await list(anna, '?hardware_id=1234567890123456AB')).body).toEqual([device]);
  const foreign = await list(bram, '?hardware_id=0e1234567890123456ab');
  expect([foreign.status, foreign.body]).toEqual([403, 'device_not_yours']);
  expect((await list(anna, '?hardware_id=unknown')).body).toBe('New BEEP base found');
  const phone = { 'x-clientid': 'android' };
  expect((await list(bram, '?hardware_id=0e1234567890123456ab', phone)).body).toEqual({
    info: 'device_not_yours',
  });
  expect((await list(bram, '?hardware_id=unknown', phone)).body).toEqual([]);
});

test('the same key again edits the own device; another person’s key is refused, whatever its case', async () => {
  const { id } = await aDevice(api, anna, { key: 'key-of-anna' });
  expect((await save({ key: 'KEY-of-Anna', name: 'Renamed' })).body).toMatchObject({ id, name: 'Renamed' });
  const answer = await save({ key: 'KEY-OF-ANNA', name: 'Mine' }, bram);
  expect([answer.status, answer.body.errors]).toEqual([400, { key: ['already_taken'] }]);
  expect((await list(bram)).status).toBe(404);
});

test('a device without a key gets one that nobody guesses', async () => {
  const { body } = await save({ name: 'Scale' });
  expect(body.key).toMatch(/^[2-9A-HJ-NP-TV-Z]{16}$/);
});

test.each([
  [{ key: 'abc' }, { key: ['too_short'] }],
  [{ type: 'toaster' }, { type: ['unknown_choice'] }],
  [{ battery_voltage: 'full' }, { battery_voltage: ['invalid'] }],
])('%j is refused at its field', async (wrong, errors) => {
  const answer = await save({ name: 'Scale', ...wrong });
  expect([answer.status, answer.body.errors]).toEqual([400, errors]);
});

test('a deleted device frees its key, and who takes it gets a device without its past', async () => {
  const old = await aDevice(api, anna, { key: 'second-hand' });
  expect((await edit(old.id, { delete: true })).body).toBe('device_deleted');
  expect((await list()).status).toBe(404);
  const { body } = await save({ key: 'second-hand' }, bram);
  expect(body.id).not.toBe(old.id);
  expect(body.hive_id).toBeNull();
});

test('a device cannot be put on a hive of somebody else', async () => {
  const foreign = await aHive(api, bram);
  expect((await save({ key: 'trespasser', hive_id: foreign.id })).status).toBe(404);
  const { id } = await aDevice(api, anna);
  expect((await edit(id, { hive_id: foreign.id })).status).toBe(404);
});

test('the hives that it was on are stored with dates; null takes it off', async () => {
  const [first, second] = [await aHive(api, anna), await aHive(api, anna)];
  const { id } = await aDevice(api, anna, { hive_id: first.id });
  api.clock.advance({ days: 1 });
  await edit(id, { hive_id: second.id });
  await edit(id, { name: 'Same place' });
  api.clock.advance({ days: 1 });
  expect((await edit(id, { hive_id: null })).body.hive_id).toBeNull();
  const history = await places(id);
  expect(history).toMatchObject([{ hiveId: String(second.id) }, { hiveId: String(first.id) }]);
  expect(history[0].since).toBe(history[1].until);
  expect(history[0].until).toEqual(expect.any(String));
});

test('a rotated key is a new one, and the old one is free at once', async () => {
  const { id } = await aDevice(api, anna, { key: 'leaked-key' });
  const { body } = await api.request('POST', `/api/v1/devices/${id}/key`, { as: anna });
  expect(body.key).not.toBe('leaked-key');
  expect((await save({ key: 'leaked-key' }, bram)).status).toBe(200);
});

test('many are saved at once, all or none, and the answer is the whole list', async () => {
  const [one, two] = [await aDevice(api, anna), await aDevice(api, anna)];
  const many = (body: unknown) => api.request('POST', '/api/devices/multiple', { as: anna, body });
  const refused = await many([
    { ...one, name: 'One' },
    { ...two, type: 'toaster' },
  ]);
  expect(refused.status).toBe(400);
  expect((await list()).body[0].name).toBe('Scale');
  const { body } = await many([{ ...one, name: 'One' }, { id: two.id, delete: true }, { key: 'third-one' }]);
  expect(body.map(({ name }: { name: string }) => name)).toEqual(['One', 'BEEPBASE--one']);
});

test('a device is heard directly, by its network server, or not at all any more', async () => {
  const connection = async (id: number) =>
    (await api.request('GET', `/api/devices/${id}`, { as: anna })).body.connection;
  const { id, key } = await aDevice(api, anna);
  expect(await connection(id)).toBe('offline');
  await api.request('POST', '/api/sensors', { body: { key, t: 18.4 } });
  expect(await connection(id)).toBe('direct');
  const uplink = {
    f_port: 3,
    f_cnt: 1,
    frm_payload: 'GwuxC6pkCgH/4y0EAAwMBv4ASAA/ACgAMQA+ADQALAAnACQAJwAZABQHAAAAAAAA',
  };
  const body = { end_device_ids: { device_id: 'scale', dev_eui: key }, uplink_message: uplink };
  await api.request('POST', '/api/lora_sensors', { body });
  expect(await connection(id)).toBe('remote');
  api.clock.advance({ days: 1 });
  expect(await connection(id)).toBe('offline');
});

test('with If-None-Match: * a key of an own device is taken as well', async () => {
  const { id, key } = await aDevice(api, anna);
  const body = { name: 'Another', key };
  const answer = await api.request('POST', '/api/devices', {
    as: anna,
    body,
    headers: { 'if-none-match': '*' },
  });
  expect([answer.status, answer.headers['x-error-code']]).toEqual([400, 'invalid_input']);
  expect((await save(body)).body).toMatchObject({ id, name: 'Another' });
});

test('an edit of an older version is refused with the device as it is; what old clients send overwrites', async () => {
  const { id, rev } = await aDevice(api, anna);
  const editOf = (revision: number, name: string) =>
    api.request('PATCH', `/api/devices/${id}`, {
      as: anna,
      body: { name },
      headers: { 'if-match': `"${revision}"` },
    });
  const first = await editOf(rev, 'First');
  expect([first.status, first.body.rev]).toEqual([200, rev + 1]);
  const second = await editOf(rev, 'Second');
  expect([second.status, second.body.code, second.body.current]).toEqual([
    412,
    'changed_meanwhile',
    first.body,
  ]);
  expect((await edit(id, { name: 'Third' })).body).toMatchObject({ name: 'Third', rev: rev + 2 });
});

test('what a device tells of itself is no edit of it', async () => {
  const { id, key, rev } = await aDevice(api, anna);
  await api.request('POST', '/api/sensors', { body: { key, t: 18.4, bv: 3.1 } });
  expect((await api.request('GET', `/api/devices/${id}`, { as: anna })).body.rev).toBe(rev);
});
