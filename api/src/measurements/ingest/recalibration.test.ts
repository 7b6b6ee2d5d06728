import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { recomputeDays } from '#measurements/partitions/jobs.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const send = (key: string, values: object, time: string) =>
  api.request('POST', '/api/sensors', { body: { key, ...values, time: Date.parse(time) / 1000 } });

async function correct(definition: { id: number; device_id: number }, changes: object) {
  const path = `/api/sensordefinition/${definition.id}?device_id=${definition.device_id}`;
  const { status } = await api.request('PATCH', path, { as: anna, body: changes });
  expect(status).toBe(200);
  await api.runJobs();
}

const values = (deviceId: number, ...names: ('weight_kg' | 't' | 't_0' | 'w_v')[]) =>
  api.database.db
    .selectFrom('measurements')
    .select(names)
    .where('device_id', '=', deviceId as never)
    .orderBy('measured_at')
    .execute();

async function inbox(deviceId: number) {
  const { body } = await api.request('GET', `/api/v1/devices/${deviceId}/inbox`, { as: anna });
  return body.map(({ notes, valueCount }: { notes: { code: string }[]; valueCount: number }) => [
    notes.map(({ code }) => code),
    valueCount,
  ]);
}

test('a definition that comes later fills the values from its date on, and the inbox no longer misses it', async () => {
  const { id, key } = await aDevice(api, anna);
  await send(key, { w_v: 3000 }, '2026-06-01T10:00:00Z');
  await send(key, { w_v: 4000, t: 18 }, '2026-06-02T10:00:00Z');
  await aDefinition(api, anna, { device_id: id, offset: 1000, multiplier: 0.01, updated_at: '2026-06-02' });
  await api.runJobs();
  expect(await values(id, 'w_v', 'weight_kg')).toEqual([
    { w_v: 3000, weight_kg: null },
    { w_v: 4000, weight_kg: 30 },
  ]);
  expect(await inbox(id)).toEqual([
    [[], 3],
    [['no_definition'], 1],
  ]);
});

test('a corrected definition changes what it made, the newest values and the figures of days, and nothing else', async () => {
  const { id, key } = await aDevice(api, anna);
  const definition = await aDefinition(api, anna, {
    device_id: id,
    multiplier: 0.01,
    updated_at: '2026-06-01',
  });
  await aDefinition(api, anna, { device_id: id, offset: 0, multiplier: 1e-3, updated_at: '2026-06-03' });
  for (const day of ['01', '02', '03']) await send(key, { w_v: 3000, t: 18 }, `2026-06-${day}T10:00:00Z`);
  await send(key, { w_v: 3000, weight_kg: 55 }, '2026-06-02T11:00:00Z');
  await api.runJobs();
  await correct(definition, { offset: 2000 });
  await recomputeDays(api.app.contextFor('test'));
  expect(await values(id, 'weight_kg', 't')).toEqual([
    { weight_kg: 10, t: 18 },
    { weight_kg: 10, t: 18 },
    { weight_kg: 55, t: null },
    { weight_kg: 3, t: 18 },
  ]);
  const days = await api.database.db
    .selectFrom('measurement_days')
    .select('quantities')
    .where('device_id', '=', id)
    .orderBy('day')
    .execute();
  expect(days.map(({ quantities }) => quantities.weight_kg)).toEqual([
    [1, 10, 10, 10],
    [2, 32.5, 10, 55],
    [1, 3, 3, 3],
  ]);
  await correct(definition, { offset: 0, updated_at: '2026-06-04' });
  const { body } = await api.request('GET', `/api/sensors/lastweight?id=${id}`, { as: anna });
  expect(body.weight_kg).toBe(3);
});

test('a value that is calibrated in its own place is computed from the message as it was sent', async () => {
  const { id, key } = await aDevice(api, anna);
  const own = {
    device_id: id,
    input_measurement_abbreviation: 't_0',
    output_measurement_abbreviation: 't_0',
  };
  const definition = await aDefinition(api, anna, {
    ...own,
    offset: 1,
    multiplier: 1,
    updated_at: '2026-06-01',
  });
  await send(key, { t_0: 20 }, '2026-06-01T10:00:00Z');
  expect(await values(id, 't_0')).toEqual([{ t_0: 19 }]);
  await correct(definition, { offset: 2 });
  expect(await values(id, 't_0')).toEqual([{ t_0: 18 }]);
  await correct(definition, { offset: 2, name: 'Only another name' });
  expect(await values(id, 't_0')).toEqual([{ t_0: 18 }]);
});

test('a result that cannot be is taken away, and so is what another input made before', async () => {
  const { id, key } = await aDevice(api, anna);
  const definition = await aDefinition(api, anna, { device_id: id, updated_at: '2026-06-01' });
  await send(key, { w_v: 3000 }, '2026-06-01T10:00:00Z');
  await send(key, { w_v: 3000, w_v_1: 5000 }, '2026-06-01T11:00:00Z');
  await correct(definition, { input_measurement_abbreviation: 'w_v_1' });
  expect(await values(id, 'weight_kg')).toEqual([{ weight_kg: null }, { weight_kg: 40 }]);
  await correct(definition, { multiplier: 1000 });
  expect(await values(id, 'weight_kg')).toEqual([{ weight_kg: null }, { weight_kg: null }]);
  const { body } = await api.request('GET', `/api/sensors/lastvalues?id=${id}`, { as: anna });
  expect(body).toBe('sensor-get-error');
});

test('values older than the stored messages are computed from the raw values in their row', async () => {
  const { id, key } = await aDevice(api, anna);
  const definition = await aDefinition(api, anna, { device_id: id, updated_at: '2026-01-01' });
  const second = await aDefinition(api, anna, { device_id: id, multiplier: 1, updated_at: '2026-03-01' });
  await send(key, { w_v: 3000 }, '2026-02-01T10:00:00Z');
  await send(key, { w_v: 1040 }, '2026-03-01T10:00:00Z');
  await api.database.db.deleteFrom('ingest_inbox').where('device_id', '=', id).execute();
  await send(key, { w_v: 1050 }, '2026-06-01T10:00:00Z');
  await correct(definition, { offset: 2000 });
  expect(await values(id, 'weight_kg')).toEqual([{ weight_kg: 10 }, { weight_kg: 40 }, { weight_kg: 50 }]);
  await correct(second, { offset: 1030 });
  expect(await values(id, 'weight_kg')).toEqual([{ weight_kg: 10 }, { weight_kg: 10 }, { weight_kg: 20 }]);
});

test('a long time is worked off in parts, and doing it twice changes nothing', async () => {
  const { id, key } = await aDevice(api, anna);
  const definition = await aDefinition(api, anna, { device_id: id, updated_at: '2026-06-01' });
  for (let hour = 0; hour < 230; hour += 1)
    await send(
      key,
      { w_v: 2000 },
      new Date(Date.parse('2026-06-01T00:00:00Z') + hour * 3_600_000).toISOString(),
    );
  await correct(definition, { offset: 0 });
  await correct(definition, { offset: 0, multiplier: 0.01 });
  const found = await values(id, 'weight_kg');
  expect([found.length, found.every(({ weight_kg }) => weight_kg === 20)]).toEqual([230, true]);
});
