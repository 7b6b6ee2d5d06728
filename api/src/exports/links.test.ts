import { linkedPath } from '#account/core/test-tickets.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { textsOfZip } from './test-exports.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const open = (path: string, as?: TestUser) => api.request('GET', path, { as });

test('old clients get an address that opens the workbook by itself, for an hour and in nobody else’s name', async () => {
  await aHive(api, anna, { name: '=cmd()' });
  const path = await linkedPath(api, anna, 'GET', '/api/export?groupdata=1&sensordata=1&link=1');
  const { rawPayload, headers } = await api.app.http.inject(path);
  expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const files = await textsOfZip(rawPayload);
  const sheets = [...(files['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]+)"/g)].map(
    ([, name]) => name,
  );
  expect(sheets).toEqual([
    ...['meta', 'users', 'apiaries', 'hives', 'queens', 'inspections', 'devices'],
    ...['groups', 'group hives', 'hives shown to you', 'sensor data', 'device flashlogs', 'weather data'],
  ]);
  // A text says of itself that it is one.
  expect(files['xl/worksheets/sheet4.xml']).toContain(
    '<c s="3" t="inlineStr"><is><t xml:space="preserve">=cmd()</t></is></c>',
  );
  expect(Object.values(files).join('')).not.toContain('<f>');

  expect((await open(path, await aUser(api))).status).toBe(404);
  expect((await open(path, anna)).status).toBe(200);
  for (const forged of [
    path.replace('sensordata=true', 'sensordata=false'),
    path.replace(/for=\d+/, `for=${(await aUser(api)).id}`),
    path.replace(/until=(\d+)/, (_all, until) => `until=${Number(until) + 60}`),
  ])
    expect([forged === path, (await open(forged)).status]).toEqual([false, 404]);
  api.clock.advance({ minutes: 61 });
  expect((await open(path)).status).toBe(404);
});

test('a workbook is in the units of the person, which its titles name', async () => {
  const key = 'scale-in-pounds';
  await aDevice(api, anna, { key });
  const sent = { key, t_0: 35, weight_kg: 20, time: Math.floor(api.clock.now().getTime() / 1000) };
  await api.request('POST', '/api/sensors', { body: sent });
  const units = { weight_unit: 'lb', temperature_unit: 'fahrenheit' };
  await api.request('POST', '/api/settings', { as: anna, body: units });
  const path = await linkedPath(api, anna, 'GET', '/api/export?groupdata=0&sensordata=1&link=1');
  const files = await textsOfZip((await api.app.http.inject(path)).rawPayload);
  const sheet = Object.values(files).find((text) => text.includes('Weight (lb)')) ?? '';
  expect(sheet).toContain('(°F)');
  expect(sheet).toContain('<v>44.092</v>');
  expect(sheet).toContain('<v>95</v>');
  expect(sheet).not.toContain('weight_kg');
});

test('a new password ends the addresses that were given before it', async () => {
  const path = await linkedPath(api, anna, 'GET', '/api/export?groupdata=1&sensordata=1&link=1');
  expect((await open(path)).status).toBe(200);
  const password = 'Wax-moths-0ut!';
  const body = { password: anna.password, password_new: password, password_confirmation: password };
  expect((await api.request('PATCH', '/api/user', { as: anna, body })).status).toBe(200);
  expect((await open(path)).status).toBe(404);
  expect((await open(path, anna)).status).toBe(404);
});

test('without a link the workbook is created and sent by email', async () => {
  const { status, body } = await api.request('GET', '/api/export?groupdata=0&sensordata=0&link=0', {
    as: anna,
  });
  expect([status, body]).toEqual([200, { link: null, del: false, delf: '', email: 1 }]);
  await api.runJobs();
  const { body: shown } = await api.request('GET', '/api/v1/account/export', { as: anna });
  expect(shown.export).toMatchObject({ state: 'ready', format: 'xlsx' });
});

test('the mail of that workbook brings the file', async () => {
  await api.request('GET', '/api/export?groupdata=0&sensordata=0&link=0', { as: anna });
  await api.runJobs();
  const mails = await api.database.db
    .selectFrom('outbox_mails')
    .select(['text', 'attachment'])
    .where('recipient', '=', anna.email)
    .execute();
  expect(mails).toMatchObject([
    {
      text: expect.stringContaining('attached to this email'),
      attachment: {
        name: expect.stringMatching(/^skep-.*\.xlsx$/),
        type: expect.stringContaining('spreadsheet'),
      },
    },
  ]);
  const stored = await api.app.contextFor('test').files.read(mails[0]?.attachment?.storedAs ?? '');
  expect(stored?.sizeBytes).toBeGreaterThan(1000);
  stored?.content.destroy();
});

test('the address of a table of measurements opens that table, and no other', async () => {
  const { id, key } = await aDevice(api, anna);
  await api.request('POST', '/api/sensors', { body: { key, weight_kg: 41.5 } });
  const body = {
    device_id: id,
    start: '2020-01-01',
    end: '2100-01-01',
    separator: '|',
    measurements: ['weight_kg'],
    link: 1,
  };
  const path = await linkedPath(api, anna, 'POST', '/api/export/csv', body);
  const { status, text } = await open(path);
  expect([status, text.split('\r\n')[0]]).toEqual([200, '\uFEFFtime|Weight (kg)']);
  const bob = await aUser(api);
  const { id: other } = await aDevice(api, bob);
  expect((await open(path, bob)).status).toBe(404);
  expect((await open(path.replace(`device_id=${id}`, `device_id=${other}`))).status).toBe(404);
  api.clock.advance({ minutes: 61 });
  expect((await open(path)).status).toBe(404);
  expect((await api.request('POST', '/api/export/csv', { as: bob, body })).status).toBe(404);
});

test('group data and sensor data are left out where they are not wanted', async () => {
  const path = await linkedPath(api, anna, 'GET', '/api/export?groupdata=0&sensordata=0&link=1');
  const { rawPayload } = await api.app.http.inject(path);
  const workbook = (await textsOfZip(rawPayload))['xl/workbook.xml'];
  expect(workbook).not.toMatch(/sensor data|flashlogs|groups|weather/);
});
