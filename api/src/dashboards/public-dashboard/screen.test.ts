import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive, anApiary, anInspection } from '#testing/bee-builders.ts';
import type { TestUser } from '#testing/builders.ts';
import { countQueries } from '#testing/count-queries.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aDashboard, aShower } from '../dashboard-admin/test-dashboards.ts';
import { openScreen } from './service.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aShower(api);
});
afterAll(() => api.close());

let visitors = 0;
/** Each visitor from an address of their own, or of one that is named. */
function open(code: string, from = `192.0.2.${visitors}`, headers = {}) {
  visitors += 1;
  return api.request('GET', `/api/v1/public-dashboards/${code}`, { from, headers });
}
const shown = async (code: string) => (await open(code)).body;
const send = (body: object) => api.request('POST', '/api/sensors', { body });
const secondsNow = () => Math.floor(api.clock.now().getTime() / 1000);
const later = () => api.clock.advance({ minutes: 6 });

async function measuredHive(values: object, overrides = {}) {
  const hive = await aHive(api, anna, overrides);
  const device = await aDevice(api, anna, { hive_id: hive.id });
  await send({ key: device.key, time: secondsNow(), ...values });
  api.clock.advance({ minutes: 1 });
  return { hive, device };
}

describe('whoever has the code', () => {
  test('sees each hive with its layers, newest values and curves, in the order of its owner', async () => {
    const one = await measuredHive({ weight_kg: 42.123, t_i: 34.56, bv: 3.7 }, { name: 'Linden' });
    const two = await measuredHive({ weight_kg: 30 }, { name: 'Heather' });
    const { code } = await aDashboard(api, anna, { hive_ids: [two.hive.id, one.hive.id], interval: 'day' });
    const { status, body, headers } = await open(code);
    expect([status, body.title, body.paceSeconds]).toEqual([200, 'In the hall', 30]);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    expect(body.hives.map(({ name }: { name: string }) => name)).toEqual(['Heather', 'Linden']);
    const [, linden] = body.hives;
    expect(linden.layers.map(({ kind }: { kind: string }) => kind)).toEqual(['honey', 'brood']);
    expect(linden.newest).toEqual([
      { quantity: 'weight_kg', value: 42.123, at: expect.any(String) },
      { quantity: 't_i', value: 34.56, at: expect.any(String) },
    ]);
    const [weight] = linden.curves;
    expect(weight.mean).toHaveLength(body.times.length);
    expect(weight.mean.filter((value: number | null) => value !== null)).toEqual([42.123]);
  });

  test('sees hives without a device where there is no other, or where their owner shows all', async () => {
    const plain = await aHive(api, anna);
    const { hive } = await measuredHive({ weight_kg: 42 });
    const idsOf = async (overrides: Record<string, unknown>) => {
      const { code } = await aDashboard(api, anna, overrides);
      return (await shown(code)).hives.map(({ id }: { id: string }) => Number(id));
    };
    expect(await idsOf({ hive_ids: [plain.id] })).toEqual([plain.id]);
    expect(await idsOf({ hive_ids: [plain.id, hive.id] })).toEqual([hive.id]);
    expect(await idsOf({ hive_ids: [plain.id, hive.id], show_all: true })).toEqual([plain.id, hive.id]);
  });

  test('reads of the last inspection what its owner shows of it', async () => {
    const hive = await aHive(api, anna);
    await anInspection(api, anna, { hive_ids: [hive.id], impression_grade: 8, notes: 'Swarm cells at Jo’s' });
    const of = async (parts: string[]) => {
      const { code } = await aDashboard(api, anna, { hive_ids: [hive.id], parts });
      return (await shown(code)).hives[0].inspection;
    };
    const read = { inspectedAt: expect.stringMatching(/^2026-05-03T14:05:00[+-]/), impression: 8 };
    expect(await of(['weight'])).toBeUndefined();
    expect(await of(['inspections'])).toEqual(read);
    expect(await of(['inspections', 'notes'])).toEqual({ ...read, notes: 'Swarm cells at Jo’s' });
  });

  test('shows the region at most', async () => {
    const apiary = await anApiary(api, anna, { lat: 52.123456, lon: 5.987654, hive_amount: 1 });
    const hive_ids = [apiary.hives[0].id];
    const of = async (parts: string[]) =>
      (await shown((await aDashboard(api, anna, { hive_ids, parts })).code)).hives[0].place;
    expect(await of(['weather'])).toBeUndefined();
    const around = { land: expect.stringMatching(/^M[\d.,MLZ]+$/), borders: expect.stringMatching(/^M/) };
    expect(await of(['map'])).toEqual({ latitude: 52.1, longitude: 6, ...around });
  });

  test('sees a value that was measured on another hive on neither of them', async () => {
    const { device } = await measuredHive({ weight_kg: 42 });
    const next = await aHive(api, anna);
    api.clock.advance({ minutes: 5 });
    const moved = { id: device.id, hive_id: next.id };
    expect((await api.request('PUT', `/api/devices/${device.id}`, { as: anna, body: moved })).status).toBe(
      200,
    );
    const { code } = await aDashboard(api, anna, { hive_ids: [next.id] });
    expect((await shown(code)).hives[0]).toMatchObject({ newest: [], curves: [] });
  });

  test('may type it as it is easiest', async () => {
    const { code } = await aDashboard(api, anna);
    const typed = `${code.slice(0, 5).toLowerCase()}-${code.slice(5)}`;
    expect((await open(typed)).status).toBe(200);
    expect((await open(encodeURIComponent(` ${code} `))).status).toBe(200);
  });
});

describe('what a screen hangs by', () => {
  test('a new code ends the old one at once, and so does deleting', async () => {
    const { id, code } = await aDashboard(api, anna);
    expect((await open(code)).status).toBe(200);
    const { body } = await api.request('POST', `/api/v1/dashboards/${id}/code`, { as: anna });
    expect([(await open(code)).status, (await open(body.accessCode)).status]).toEqual([404, 200]);
    await api.request('DELETE', `/api/dashboardgroups/${id}`, { as: anna });
    expect((await open(body.accessCode)).status).toBe(404);
  });

  test('a change of its owner’s is seen with the next question', async () => {
    const { id, code } = await aDashboard(api, anna);
    await open(code);
    await api.request('PATCH', `/api/dashboardgroups/${id}`, { as: anna, body: { name: 'At the door' } });
    expect((await shown(code)).title).toBe('At the door');
  });

  test('a hive that is deleted goes, and the rest stays', async () => {
    const hives = [await aHive(api, anna), await aHive(api, anna)];
    const { code } = await aDashboard(api, anna, { hive_ids: hives.map(({ id }) => id) });
    await open(code);
    await api.request('DELETE', `/api/hives/${hives[0].id}`, { as: anna });
    api.clock.advance({ minutes: 1 });
    expect((await shown(code)).hives.map(({ id }: { id: string }) => id)).toEqual([String(hives[1].id)]);
  });

  test('a hive that is somebody else’s from now on goes, and the rest stays', async () => {
    const bert = await aShower(api);
    const hives = [await aHive(api, anna), await aHive(api, anna)];
    const { code } = await aDashboard(api, anna, { hive_ids: hives.map(({ id }) => id) });
    const given = hives[0].id;
    await api.database.db.updateTable('hives').set({ user_id: bert.id }).where('id', '=', given).execute();
    later();
    expect((await shown(code)).hives.map(({ id }: { id: string }) => id)).toEqual([String(hives[1].id)]);
  });

  test('it ends when its owner may have none any more, and when their account goes', async () => {
    const { code } = await aDashboard(api, anna);
    await open(code);
    const take = (permissions: string[]) =>
      api.database.db.updateTable('users').set({ permissions }).where('id', '=', anna.id).execute();
    await take([]);
    api.clock.advance({ minutes: 1 });
    expect((await open(code)).status).toBe(404);
    await take(['dashboard']);
    expect((await open(code)).status).toBe(200);
    await api.request('DELETE', '/api/user', { as: anna, body: { password: anna.password } });
    api.clock.advance({ minutes: 1 });
    expect((await open(code)).status).toBe(404);
  });
});

describe('guessing', () => {
  test('codes that nobody has, that cannot be and that were withdrawn are answered alike', async () => {
    const { id, code } = await aDashboard(api, anna);
    await api.request('DELETE', `/api/dashboardgroups/${id}`, { as: anna });
    const answers = [];
    for (const tried of [code, 'ABCDEFGHJK', 'OLDONE', 'x', '%F0%9F%90%9D']) {
      const { status, body } = await open(tried);
      answers.push([status, { ...body, requestId: '' }]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect((await api.request('GET', '/api/dashboard/ABCDEFGHJK', { from: '198.51.100.9' })).status).toBe(
      422,
    );
  });

  test('is counted: after too many attempts nothing is revealed, and open screens go on', async () => {
    const { code } = await aDashboard(api, anna);
    const old = await aDashboard(api, anna);
    await api.database.db
      .updateTable('dashboards')
      .set({ code: 'OLD123' })
      .where('id', '=', old.id)
      .execute();
    const from = '203.0.113.7';
    expect((await open('OLD123', from)).status).toBe(200);
    for (let tries = 0; tries < 30; tries += 1) expect((await open('AAAAAA', from)).status).toBe(404);
    expect((await open('AAAAAA', from)).status).toBe(429);
    // Even a right code of six letters is no find, and one of ten could not be found.
    expect([(await open('OLD123', from)).status, (await open(code, from)).status]).toEqual([429, 200]);
    expect((await open('OLD123', '203.0.113.8')).status).toBe(200);
  });
});

describe('what it costs', () => {
  test('a thousand screens are one database query, and an unchanged answer is a few bytes', async () => {
    const { code } = await aDashboard(api, anna);
    const { headers } = await open(code);
    const queries = await countQueries(api.contextOf(anna), (counted) =>
      Promise.all(Array.from({ length: 1000 }, () => openScreen(counted, { code, address: '::1' }))),
    );
    expect(queries).toBe(0);
    const again = await open(code, undefined, { 'if-none-match': headers.etag });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});

describe('a preview', () => {
  const preview = (path: string, body: object) =>
    api.request('POST', `/api/v1/dashboards${path}/preview`, { as: anna, body });

  test('is what a code will show once it is saved so, and saves nothing', async () => {
    const { hive } = await measuredHive({ weight_kg: 42 });
    const { id, code, ...made } = await aDashboard(api, anna, { hive_ids: [hive.id] });
    const other = await aHive(api, anna);
    const hiveIds = [other.id, hive.id].map(String);
    const changes = { title: 'At the door', hiveIds, showsAll: true, weightUnit: 'lb' };
    const before = await shown(code);
    const { status, body } = await preview(`/${id}`, changes);
    expect([status, body]).toMatchObject([
      200,
      { title: 'At the door', weightUnit: 'lb', hives: hiveIds.map((hiveId) => ({ id: hiveId })) },
    ]);
    expect(await shown(code)).toEqual(before);
    const { body: held } = await api.request('GET', `/api/dashboardgroups/${id}`, { as: anna });
    expect(held).toMatchObject({ name: made.name, rev: made.rev, hive_ids: [hive.id] });
    await api.request('PATCH', `/api/v1/dashboards/${id}`, { as: anna, body: changes });
    expect(await shown(code)).toEqual(body);
  });

  test('of a new one makes none, and is held to the same rules', async () => {
    await aDashboard(api, anna);
    const mine = String((await aHive(api, anna)).id);
    const bert = await aShower(api);
    const strange = String((await aHive(api, bert)).id);
    expect((await preview('', { hiveIds: [mine] })).body).toMatchObject({ hives: [{ id: mine }] });
    const refused = await preview('', { hiveIds: [mine, strange] });
    expect([refused.status, refused.body.problems]).toMatchObject([422, [{ path: 'hiveIds.1' }]]);
    expect((await api.request('GET', '/api/dashboardgroups', { as: anna })).body).toHaveLength(1);
  });
});

test('its owner sees how often it was opened, by day, and nothing about visitors', async () => {
  const { id, code } = await aDashboard(api, anna);
  for (let times = 0; times < 3; times += 1)
    expect((await api.request('POST', `/api/v1/public-dashboards/${code}/openings`)).status).toBe(204);
  const { body } = await api.request('GET', `/api/dashboardgroups/${id}`, { as: anna });
  expect(body.opened).toEqual([{ day: api.clock.now().toISOString().slice(0, 10), count: 3 }]);
  const columns = (await api.database.db.introspection.getTables()).find(
    ({ name }) => name === 'dashboard_openings',
  )?.columns;
  expect(columns?.map(({ name }) => name)).toEqual(['dashboard_id', 'day', 'count']);
});

test('the server that sends the page gets the sites that may frame it', async () => {
  const { code } = await aDashboard(api, anna, { embed_sites: ['https://museum.example'] });
  const { body } = await api.request('GET', `/api/v1/public-dashboards/${code}/frame`);
  expect(body).toEqual({ sites: ['https://museum.example'] });
});

test('the screens of the old system read it as they did, without where the hives stand', async () => {
  const { hive, device } = await measuredHive({ weight_kg: 42, t_i: 34 });
  const { code } = await aDashboard(api, anna, { hive_ids: [hive.id], interval: 'hour' });
  const { body: group } = await api.request('GET', `/api/dashboard/${code}`);
  expect(group).toMatchObject({
    ...{ name: 'In the hall', speed: 30, interval: 'hour', show_inspections: 1, show_all: 0 },
    hives: [{ id: hive.id, name: hive.name, sensors: [device.id], device_online: true }],
  });
  expect(group.sensormeasurements.map((each: { abbreviation: string }) => each.abbreviation)).toEqual([
    'weight_kg',
    't_i',
  ]);
  const { body } = await api.request('GET', `/api/dashboard/${code}?hive_id=${hive.id}`);
  expect(body.hives[0]).toMatchObject({
    ...{ lat: null, lon: null, location_name: '', notes: '' },
    index: 0,
  });
  expect(body.hives[0].measurements.filter((row: { weight_kg: unknown }) => row.weight_kg !== null)).toEqual([
    { time: expect.any(String), weight_kg: 42, t_i: 34 },
  ]);
  const { id: other } = await aHive(api, anna);
  expect((await api.request('GET', `/api/dashboard/${code}?hive_id=${other}`)).status).toBe(422);
});
