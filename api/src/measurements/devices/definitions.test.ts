import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { calibrated, definitionsAt, type SensorDefinition } from './definition.ts';
import { aDefinition, aDevice } from './test-devices.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

test('a definition is made by ids or by abbreviations and read as the old wire has it', async () => {
  const { id: device_id } = await aDevice(api, anna);
  const definition = await aDefinition(api, anna, {
    device_id,
    inside: -1,
    updated_at: '2026-05-03T14:05:00+02:00',
  });
  expect(definition).toMatchObject({
    device_id,
    name: 'w_v calibrated',
    inside: null,
    offset: 1000,
    multiplier: 0.01,
    input_abbr: 'w_v',
    output_abbr: 'weight_kg',
    recalculate: 0,
    updated_at: '2026-05-03 12:05:00',
  });
  const byIds = await aDefinition(api, anna, {
    device_id,
    input_measurement_abbreviation: undefined,
    input_measurement_id: definition.input_measurement_id,
    output_measurement_id: definition.output_measurement_id,
  });
  expect([byIds.input_abbr, byIds.output_abbr]).toEqual(['w_v', 'weight_kg']);
  const { body } = await api.request('GET', `/api/devices/${device_id}`, { as: anna });
  expect(body.sensor_definitions).toEqual([definition, byIds]);
});

test('with an input the newest come first, one unless more are requested', async () => {
  const { id: device_id } = await aDevice(api, anna);
  const older = await aDefinition(api, anna, { device_id, updated_at: '2025-01-01' });
  const newer = await aDefinition(api, anna, { device_id, updated_at: '2026-01-01' });
  const get = async (query: string) =>
    (await api.request('GET', `/api/sensordefinition?device_id=${device_id}${query}`, { as: anna })).body;
  expect(await get('')).toEqual([older, newer]);
  expect(await get('&input_measurement_abbreviation=w_v')).toEqual([newer]);
  expect(await get('&input_measurement_abbreviation=w_v&limit=5')).toEqual([newer, older]);
});

test('a device is found by its hardware too, and an unknown one gets the error of the old wire', async () => {
  const { hardware_id, id } = await aDevice(api, anna);
  const body = { hardware_id, input_measurement_abbreviation: 't_0' };
  expect((await api.request('POST', '/api/sensordefinition', { as: anna, body })).body).toMatchObject({
    device_id: id,
    output_abbr: 't_0',
  });
  const none = await api.request('GET', '/api/sensordefinition', { as: anna });
  expect([none.status, none.body]).toEqual([404, 'no_device_found']);
});

test('an edit of an older version is refused with the definition as it is; old clients overwrite', async () => {
  const { id, rev, device_id } = await aDefinition(api, anna);
  const edit = (offset: number, headers: Record<string, string> = {}) =>
    api.request('PATCH', `/api/sensordefinition/${id}`, { as: anna, body: { device_id, offset }, headers });
  const first = await edit(1, { 'if-match': `"${rev}"` });
  expect([first.status, first.body.rev]).toEqual([200, rev + 1]);
  const { status, body } = await edit(2, { 'if-match': `"${rev}"` });
  expect([status, body.code, body.current]).toEqual([412, 'changed_meanwhile', first.body]);
  expect((await edit(3)).body).toMatchObject({ offset: 3, rev: rev + 2 });
});

test('a client that puts another calibration without a date means from now on; the past keeps the one it has', async () => {
  const first = await aDefinition(api, anna, { updated_at: '2026-01-01 00:00:00' });
  const { id, device_id } = first;
  const put = (body: object) =>
    api.request('PUT', `/api/sensordefinition/${id}`, { as: anna, body: { device_id, ...body } });
  expect((await put({ name: 'Scale' })).body).toMatchObject({ updated_at: first.updated_at });
  const now = api.clock.now().toISOString().slice(0, 19).replace('T', ' ');
  expect((await put({ offset: 7 })).body).toMatchObject({ id, offset: 7, updated_at: now });
  const { body: all } = await api.request('GET', `/api/sensordefinition?device_id=${device_id}`, {
    as: anna,
  });
  const facts = ({ offset, updated_at }: Record<string, unknown>) => [offset, updated_at];
  expect(all.map(facts)).toEqual([
    [first.offset, first.updated_at],
    [7, now],
  ]);
  // What GET sent, with another offset in it, names its date.
  const [, held] = all;
  expect((await put({ ...held, offset: 8 })).body).toMatchObject({ offset: 8, updated_at: now });
  const after = await api.request('GET', `/api/sensordefinition?device_id=${device_id}`, { as: anna });
  expect(after.body).toHaveLength(2);
});

test('the phone calibrates a scale without saying that kilograms come out', async () => {
  const { id: device_id } = await aDevice(api, anna);
  const body = { device_id, input_measurement_abbreviation: 'w_v', offset: 0, multiplier: 0 };
  const headers = { 'x-clientid': 'ios' };
  const answer = await api.request('POST', '/api/sensordefinition', { as: anna, body, headers });
  expect(answer.body).toMatchObject({ output_abbr: 'weight_kg', multiplier: 1 });
});

test.each([
  [{ output_measurement_abbreviation: 'honey' }, { output_measurement_id: ['unknown_choice'] }],
  [{ output_measurement_id: 4000 }, { output_measurement_id: ['unknown_choice'] }],
  [{ offset: 'much' }, { offset: ['not_a_number'] }],
  [{ updated_at: 'yesterday' }, { updated_at: ['not_a_date'] }],
])('%j is refused at its field', async (wrong, errors) => {
  const { id: device_id } = await aDevice(api, anna);
  const body = { device_id, input_measurement_abbreviation: 'w_v', ...wrong };
  const answer = await api.request('POST', '/api/sensordefinition', { as: anna, body });
  expect([answer.status, answer.body.errors]).toEqual([422, errors]);
});

const definition = (id: number, from: string, part: Partial<SensorDefinition> = {}) =>
  ({ id, input: 'w_v', output: 'weight_kg', validFrom: new Date(from), ...part }) as SensorDefinition;

test('the last one that was valid by then holds, whatever the order of rows; before the first, the first', () => {
  const all = [definition(1, '2026-06-01'), definition(2, '2026-01-01'), definition(3, '2026-03-01')];
  const idAt = (day: string) => definitionsAt(all, new Date(day)).map(({ id }) => id);
  expect([idAt('2025-01-01'), idAt('2026-02-01'), idAt('2026-05-31'), idAt('2026-06-01')]).toEqual([
    [2],
    [2],
    [3],
    [1],
  ]);
});

test('two outputs of one input both hold', () => {
  const all = [definition(1, '2026-01-01'), definition(2, '2026-01-01', { output: 'weight_kg_corrected' })];
  expect(definitionsAt(all, new Date()).length).toBe(2);
});

test('a multiplier of nothing means that none was set', () => {
  expect(calibrated(1500, definition(1, '2026-01-01', { offset: 1000, multiplier: 0.1 }))).toBeCloseTo(50);
  expect(calibrated(1500, definition(1, '2026-01-01', { offset: 0, multiplier: 0 }))).toBe(1500);
});
