import { type RawBuilder, sql } from 'kysely';
import { aDefinition, aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;

beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const checkOf = async (id: number, query = '') =>
  (await api.request('GET', `/api/v1/devices/${id}/scale-check${query}`, { as: anna })).body;

/** A scale that measured each hour of so many days until now; of each hour its number since 1970. */
async function aScale(days: number, { kg, t, bv }: Record<'kg' | 't' | 'bv', RawBuilder<unknown>>) {
  const device = await aDevice(api, anna);
  const last = Math.floor(api.clock.now().getTime() / 3_600_000);
  await sql`
    insert into measurements (device_id, measured_at, received_at, weight_kg, t, bv)
    select ${device.id}, to_timestamp(hour * 3600.0), now(), ${kg}, ${t}, ${bv}
    from generate_series(${last - days * 24 + 1}::int, ${last}::int) as hour,
      lateral (select 10 + 5 * sin(hour / 12.0 * pi()) + 2 * sin(hour / 2.3) + 3 * sin(hour / 24) as celsius) as air
    `.execute(api.database.db);
  return device;
}

test('a scale that follows its own thermometer is said to, and its weight is corrected beside the raw one', async () => {
  const { id } = await aScale(30, {
    kg: sql`30 + 0.05 * (celsius - 10)`,
    t: sql`celsius`,
    bv: sql`3.4`,
  });
  const check = await checkOf(id);
  expect(check).toMatchObject({
    temperatureSource: 'device',
    drift: { kgPerCelsius: expect.closeTo(0.05, 2), isWorthwhile: true },
    findings: [],
    referenceWeighings: [],
  });
  const spread = (kgs: (number | null)[]) => {
    const known = kgs.filter((kg) => kg !== null);
    return Math.max(...known) - Math.min(...known);
  };
  expect(spread(check.weighed)).toBeGreaterThan(0.5);
  expect(spread(check.corrected)).toBeLessThan(0.1);

  const from = new Date(api.clock.now().getTime() - 24 * 3_600_000).toISOString();
  const { kgPerCelsius, referenceCelsius, lagHours } = check.drift;
  const correction = { kgPerCelsius, referenceCelsius, lagHours, validFrom: from };
  const path = `/api/v1/devices/${id}/temperature-correction`;
  expect((await api.request('PUT', path, { as: anna, body: correction })).status).toBe(204);
  const isCorrected = async () =>
    (await api.request('GET', `/api/v1/devices/${id}`, { as: anna })).body.isTemperatureCorrected;
  expect(await isCorrected()).toBe(true);
  const accepted = await checkOf(id);
  expect(accepted.correction).toMatchObject({ kgPerCelsius, referenceCelsius, lagHours });
  expect(accepted.corrected.filter((kg: number | null) => kg !== null)).toHaveLength(24);
  expect(accepted.weighed).toEqual(check.weighed);
  await api.request('DELETE', path, { as: anna });
  expect(await isCorrected()).toBe(false);
  expect((await checkOf(id)).correction).toBeUndefined();
});

test('faults are found in what was sent', async () => {
  const { id } = await aScale(20, { kg: sql`31.5`, t: sql`null::real`, bv: sql`2.6` });
  expect((await checkOf(id)).findings).toEqual([
    expect.objectContaining({ kind: 'stuck', kg: 31.5 }),
    expect.objectContaining({ kind: 'battery', volts: 2.6 }),
  ]);
});

test('of a device that weighs nothing there is nothing to say', async () => {
  const { id } = await aDevice(api, anna);
  const check = await checkOf(id, '?timeZone=Pacific%2FAuckland');
  expect(check).toMatchObject({ findings: [], corrected: [], referenceWeighings: [] });
  expect(check).not.toHaveProperty('drift');
  expect(check).not.toHaveProperty('temperatureSource');
});

test('known weights are kept, and one from before the last calibration says nothing of the scale', async () => {
  const { id } = await aDevice(api, anna);
  const path = `/api/v1/devices/${id}/reference-weighings`;
  const noted = await api.request('POST', path, { as: anna, body: { knownKg: 10, shownKg: 11 } });
  expect(noted.body).toMatchObject({ knownKg: 10, shownKg: 11 });
  const check = await checkOf(id);
  expect(check.referenceWeighings).toEqual([noted.body]);
  expect(check.findings).toEqual([expect.objectContaining({ kind: 'reference_off', kg: 1 })]);
  api.clock.advance({ minutes: 5 });
  await aDefinition(api, anna, { device_id: id, input: 'w_v', output: 'weight_kg' });
  expect((await checkOf(id)).findings).toEqual([]);
  expect((await checkOf(id)).referenceWeighings).toHaveLength(1);
  expect((await api.request('DELETE', `${path}/${noted.body.id}`, { as: anna })).status).toBe(204);
  expect((await api.request('DELETE', `${path}/${noted.body.id}`, { as: anna })).status).toBe(404);
});

test.each([
  ['reference-weighings', { knownKg: 0, shownKg: 1 }, 'knownKg', 'too_small'],
  ['reference-weighings', { knownKg: 1, shownKg: 'heavy' }, 'shownKg', 'not_a_number'],
])('%s with %j is refused at its field', async (part, body, path, code) => {
  const { id } = await aDevice(api, anna);
  const { body: answer } = await api.request('POST', `/api/v1/devices/${id}/${part}`, { as: anna, body });
  expect(answer.problems).toEqual([{ path, code }]);
});

test('a correction by more than a scale can follow is refused at its field', async () => {
  const { id } = await aDevice(api, anna);
  const body = { kgPerCelsius: 3, referenceCelsius: 10, lagHours: 0, validFrom: '2026-06-01T00:00:00Z' };
  const path = `/api/v1/devices/${id}/temperature-correction`;
  const { body: answer } = await api.request('PUT', path, { as: anna, body });
  expect(answer.problems).toMatchObject([{ path: 'kgPerCelsius', code: 'too_large' }]);
});

test('who only sees the hive neither reads nor changes what its owner notes of the scale', async () => {
  const { id, hive_id } = await aDevice(api, anna);
  const bram = await aUser(api);
  await share(api, { hiveId: hive_id, memberId: bram.id, mayEdit: true });
  const { status } = await api.request('GET', `/api/v1/devices/${id}/scale-check`, { as: bram });
  expect(status).toBe(403);
});
