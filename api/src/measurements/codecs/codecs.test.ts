import { deleteAccount } from '#account/profile/deletion.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aCodec, sampleCodec, samplePayload, storedCodec } from './test-codecs.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const post = (path: string, body: object, as = anna) =>
  api.request('POST', `/api/v1/device-codecs${path}`, { as, body });
const get = (path: string, as = anna) => api.request('GET', `/api/v1/device-codecs${path}`, { as });
const patch = (id: string, body: object, as = anna) =>
  api.request('PATCH', `/api/v1/device-codecs/${id}`, { as, body });

const yaml = `
uplinkDecoder:
  fileName: sensor.js
  examples:
    - description: a warm hive
      input:
        fPort: 2
        bytes: [0x01, 0x2c, 55, 0x53, 0xfc]
      output:
        data:
          TempC_SHT: 30
          Hum_SHT: 55
          scale:
            weight_g: 21500
    - description: another port
      input: { fPort: 3, bytes: [1] }
      output: { errors: ['unknown port'] }
    - description: a mistake in the catalogue
      input: { fPort: 2, bytes: '012c37 53fc' }
      output: { data: { TempC_SHT: 31 } }
`;

test('a codec is saved with its examples, whose results come beside what they expect', async () => {
  const saved = await storedCodec(api, anna, { examples: yaml });
  expect(saved).toMatchObject({
    ...{ revision: 1, name: 'Test sensor', isForAll: false, isEditable: true, deviceCount: 0 },
    results: [
      {
        ...{ bytes: samplePayload, port: 2, isAsExpected: true, warnings: [] },
        values: [
          { name: 'Hum_SHT', value: 55 },
          { name: 't_i', value: 30 },
          { name: 'weight_kg', value: 21.5 },
        ],
      },
      { failure: 'refused', message: 'unknown port', isAsExpected: true, values: [] },
      { isAsExpected: false, expected: '{"data":{"TempC_SHT":31}}' },
    ],
    proposals: [
      { name: 'Hum_SHT', quantity: 'h' },
      { name: 'TempC_SHT', quantity: 't_i' },
      { name: 'scale_weight_g', quantity: 'weight_kg', unit: 'g' },
    ],
  });
  const { body } = await get(`/${saved.id}`);
  const { results: _results, proposals: _proposals, ...codec } = saved;
  expect(body).toEqual(codec);
  const listed = (await get('')).body.find(({ id }: { id: string }) => id === saved.id);
  expect(listed).toMatchObject({ name: 'Test sensor', isEditable: true });
  expect(listed).not.toHaveProperty('text');
});

test('a part of a file keeps the indentation of its lines', async () => {
  const examples = `
    - input: { bytes: [1], fPort: 3 }
      output:
        errors: [unknown port]
    - input: { bytes: [2], fPort: 3 }`;
  const { results } = await storedCodec(api, anna, { examples });
  expect(results).toMatchObject([{ isAsExpected: true }, { bytes: '02' }]);
});

test('examples are read as JSON too, with bytes in hex or in a list', async () => {
  const examples = JSON.stringify([{ input: { bytes: samplePayload, fPort: 2 } }]);
  expect((await storedCodec(api, anna, { examples })).results).toMatchObject([{ bytes: samplePayload }]);
});

test.each([
  ['text', { text: 'function decodeUplink( {' }, 'invalid'],
  ['text', { text: 'var nothing = 1;' }, 'invalid'],
  ['text', { text: ' \n ' }, 'required'],
  ['examples', { examples: '- input: [' }, 'invalid'],
  ['examples', { examples: 'a: &a [1]\nb: [*a, *a]' }, 'invalid'],
  ['fields.0.quantity', { fields: [{ name: 'a', quantity: 'nothing' }] }, 'unknown_choice'],
  ['fields.0.unit', { fields: [{ name: 'a', quantity: 't_i', unit: 'lb' }] }, 'unknown_choice'],
])('%s is held to its rule: %p', async (field, overrides, code) => {
  const { status, body } = await post('', aCodec(overrides));
  expect([status, body.problems]).toEqual([422, [{ path: field, code }]]);
});

test('an edit changes what was sent, and one of an older version is refused', async () => {
  const { id } = await storedCodec(api, anna);
  const edited = await patch(id, { name: 'Scale' });
  expect(edited.body).toMatchObject({ name: 'Scale', revision: 2, text: sampleCodec.trim() });
  const late = await api.request('PATCH', `/api/v1/device-codecs/${id}`, {
    ...{ as: anna, body: { name: 'Late' } },
    headers: { 'if-match': '"1"' },
  });
  expect([late.status, late.body.current.name]).toEqual([412, 'Scale']);
  expect((await patch(id, { text: 'broken(' })).status).toBe(422);
});

test('it is tried without being saved', async () => {
  const { body } = await post('/try', {
    ...{ text: sampleCodec, message: { bytes: '01 2C 65 53 FC', port: 2 } },
    fields: [{ name: 'TempC_SHT', quantity: 't_i', unit: '°F' }],
  });
  expect(body.results).toMatchObject([
    {
      warnings: ['humidity sensor wet'],
      values: [
        { name: 'Hum_SHT', value: 101 },
        { name: 'scale_weight_g', value: 21500 },
        { name: 't_i', value: (30 - 32) / 1.8 },
      ],
    },
  ]);
  const broken = await post('/try', { text: 'function decodeUplink() {\n  return {{ };\n}' });
  expect(broken.body.results).toMatchObject([{ failure: 'not_parsed' }]);
  expect(broken.body.results[0].message).toContain('(line 2)');
});

test('an administrator offers one to everybody, who see it and do not edit it', async () => {
  const admin = await aUser(api, { isAdmin: true });
  expect((await post('', aCodec({ isForAll: true }))).status).toBe(403);
  const { id } = await storedCodec(api, admin, { isForAll: true });
  expect((await get(`/${id}`)).body).toMatchObject({ isForAll: true, isEditable: false });
  expect((await patch(id, { name: 'Mine' })).status).toBe(403);
  const device = await aDevice(api, anna);
  const chosen = await api.request('PATCH', `/api/v1/devices/${device.id}`, {
    ...{ as: anna, body: { codecId: id } },
  });
  expect(chosen.body.codecId).toBe(id);
  // Whoever no longer offers it takes it from the devices of others.
  await patch(id, { isForAll: false }, admin);
  const { body } = await api.request('GET', `/api/v1/devices/${device.id}`, { as: anna });
  expect(body.codecId).toBeUndefined();
  expect((await get(`/${id}`)).status).toBe(404);
});

test('what an administrator offers stays when their account is deleted, and another one can edit it', async () => {
  const [gone, other] = [await aUser(api, { isAdmin: true }), await aUser(api, { isAdmin: true })];
  const own = await storedCodec(api, gone);
  const offered = await storedCodec(api, gone, { isForAll: true });
  const device = await aDevice(api, anna);
  const path = `/api/v1/devices/${device.id}`;
  await api.request('PATCH', path, { as: anna, body: { codecId: offered.id } });
  await deleteAccount(api.contextOf(gone), { password: gone.password });
  expect((await api.request('GET', path, { as: anna })).body.codecId).toBe(offered.id);
  expect((await get(`/${offered.id}`)).body).toMatchObject({ text: sampleCodec.trim(), isEditable: false });
  expect((await get(`/${own.id}`, other)).status).toBe(404);
  expect((await patch(offered.id, { name: 'Better' }, other)).body).toMatchObject({
    ...{ name: 'Better', isForAll: true, isEditable: true },
  });
  // Whoever offers it no more has it.
  await patch(offered.id, { isForAll: false }, other);
  expect((await get(`/${offered.id}`, other)).body).toMatchObject({ isForAll: false, isEditable: true });
  expect((await get(`/${offered.id}`)).status).toBe(404);
  expect((await api.request('GET', path, { as: anna })).body.codecId).toBeUndefined();
});

test('a device has a codec of its owner and none of others, and is without it when it is deleted', async () => {
  const device = await aDevice(api, anna);
  const choose = (codecId: string | null) =>
    api.request('PATCH', `/api/v1/devices/${device.id}`, { as: anna, body: { codecId } });
  const others = await storedCodec(api, await aUser(api));
  expect((await choose(others.id)).body.problems).toEqual([{ path: 'codecId', code: 'unknown_choice' }]);
  const { id } = await storedCodec(api, anna);
  expect((await choose(id)).body.codecId).toBe(id);
  expect((await get(`/${id}`)).body.deviceCount).toBe(1);
  expect((await choose(null)).body.codecId).toBeUndefined();
  await choose(id);
  expect((await api.request('DELETE', `/api/v1/device-codecs/${id}`, { as: anna })).status).toBe(204);
  const { body } = await api.request('GET', `/api/v1/devices/${device.id}`, { as: anna });
  expect(body.codecId).toBeUndefined();
});
