import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anImport, mapped, sendImport, step } from './test-imports.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const stored = async (id: number) =>
  api.database.db
    .selectFrom('measurements')
    .select(['measured_at', 'weight_kg', 't_i'])
    .where('device_id', '=', id as never)
    .orderBy('measured_at')
    .execute();

async function imported(file: string, change: object) {
  const sent = await anImport(api, anna, file);
  await mapped(api, anna, sent, change);
  await step(api, anna, sent.id, 'count');
  return step(api, anna, sent.id, 'start');
}

describe('a file with the titles of an earlier one', () => {
  const first = 'Datum;Scale\n01.06.2024 10:00;34,5\n13.06.2024 11:00;34,6\n';
  test.each([
    [
      'separator',
      'Datum\tScale\n01.07.2024 10:00\t34,5\n13.07.2024 11:00\t34,6\n',
      '2024-07-01T08:00:00.000Z',
    ],
    [
      'decimal sign',
      'Datum;Scale\n01.08.2024 10:00;34.5\n13.08.2024 11:00;34.6\n',
      '2024-08-01T08:00:00.000Z',
    ],
    [
      'order of dates',
      'Datum;Scale\n08/01/2024 10:00;34,5\n08/13/2024 11:00;34,6\n',
      '2024-08-01T08:00:00.000Z',
    ],
  ])('is read by its own %s, and its device has to be chosen', async (_, file, time) => {
    const { id } = await aDevice(api, anna);
    const columns = [{ role: 'time' }, { role: 'value', quantity: 't_i' }];
    await imported(first, { target: String(id), columns });
    const sent = await anImport(api, anna, file);
    expect(sent).toMatchObject({
      source: 'kept',
      mapping: { target: 'none', columns: [{ role: 'time' }, { role: 'value', quantity: 't_i' }] },
    });
    expect(sent.samples[0]).toMatchObject({ time, values: [{ quantity: 't_i', value: 34.5 }], problems: [] });
  });
});

test('the order of dates follows from a row far below, and from the column that somebody chooses', async () => {
  const { id } = await aDevice(api, anna);
  const lines = Array.from(
    { length: 3000 },
    (_, index) => `0${1 + (index % 9)}/0${1 + Math.floor(index / 400)}/2024,34.5`,
  );
  const file = `date,weight_kg\n${lines.join('\n')}\n07/25/2024,34.5\n`;
  const sent = await anImport(api, anna, file);
  expect(sent.mapping.dateOrder).toBe('mdy');
  await mapped(api, anna, sent, { target: String(id) });
  const { counted } = await step(api, anna, sent.id, 'count');
  expect(counted).toMatchObject({ refused: 0, last: '2024-09-07T22:00:00.000Z' });
  const two = await anImport(api, anna, 'date,other,weight_kg\n2024-06-01,31/05/2024,34\n');
  const columns = [{ role: 'skip' }, { role: 'time' }, { role: 'value', quantity: 'weight_kg' }];
  const { body } = await mapped(api, anna, two, { columns });
  expect([body.mapping.dateOrder, body.samples[0].time]).toEqual(['dmy', '2024-05-30T22:00:00.000Z']);
});

test('a date without its hour is reported as rows of one moment before anything is stored', async () => {
  const { id } = await aDevice(api, anna);
  const rows = Array.from(
    { length: 48 },
    (_, hour) => `2024-06-0${1 + Math.floor(hour / 24)},${hour % 24},${30 + (hour % 24) / 10}`,
  );
  const file = `Date,Hour,Weight\n${rows.join('\n')}\n`;
  const sent = await anImport(api, anna, file);
  const device = { target: String(id) };
  const columns = [{ role: 'time' }, { role: 'skip' }, { role: 'value', quantity: 'weight_kg' }];
  await mapped(api, anna, sent, { ...device, columns });
  expect((await step(api, anna, sent.id, 'count')).counted).toMatchObject({
    rows: 48,
    shared: 46,
    refused: 46,
    there: 0,
  });
  await mapped(api, anna, sent, device);
  expect((await step(api, anna, sent.id, 'count')).counted).toMatchObject({
    rows: 48,
    fresh: 48,
    shared: 0,
    refused: 0,
  });
});

test('a unit that is unsure has to be chosen before a count, and is remembered with its column', async () => {
  const { id } = await aDevice(api, anna);
  const file = (day: number) =>
    `time,Scale,Hive temp\n2024-06-0${day} 10:00,100,95\n2024-06-0${day} 11:00,101,95\n`;
  const sent = await anImport(api, anna, file(1));
  const [time, weight, temperature] = sent.mapping.columns;
  expect([weight, temperature]).toMatchObject([
    { role: 'value', quantity: 'weight_kg', unit: 'lb', isUnitUnsure: true },
    { role: 'value', quantity: 't_i', unit: '°F', isUnitUnsure: false },
  ]);
  await mapped(api, anna, sent, { target: String(id) });
  const refused = await api.request('POST', `/api/v1/imports/${sent.id}/count`, { as: anna });
  expect([refused.status, refused.body.problems]).toEqual([422, [{ path: 'unit', code: 'required' }]]);
  const columns = [time, { ...weight, isUnitUnsure: false }, temperature];
  await mapped(api, anna, sent, { target: String(id), columns });
  await step(api, anna, sent.id, 'count');
  await step(api, anna, sent.id, 'start');
  const [row] = await stored(id);
  expect([row?.weight_kg?.toFixed(3), row?.t_i]).toEqual(['45.359', 35]);
  expect((await anImport(api, anna, file(2))).mapping.columns).toEqual(columns);
});

test('rows of one value each become measurements of the devices that their names tell', async () => {
  const file =
    'entity_id,state,last_changed\nsensor.hive_1_weight,34.5,2024-06-01T10:00:00Z\nsensor.hive_1_temperature,35.1,2024-06-01T10:00:00Z\nsensor.hive_2_weight,unavailable,2024-06-01T10:00:00Z\nsensor.hive_2_weight,28,2024-06-01T11:00:00Z\n';
  const sent = await anImport(api, anna, file);
  await mapped(api, anna, sent, { names: ['hive 1', 'hive 2'].map((name) => ({ name, target: 'new' })) });
  const { counted } = await step(api, anna, sent.id, 'count');
  expect(counted).toMatchObject({ rows: 4, fresh: 3, refused: 1, shared: 0 });
  const done = await step(api, anna, sent.id, 'start');
  expect(done.stored).toBe(3);
  const devices = done.mapping.names.map(({ target }: { target: string }) => Number(target));
  expect((await stored(devices[0])).map(({ weight_kg, t_i }) => [weight_kg, t_i])).toEqual([[34.5, 35.1]]);
});

test('lines above the titles can be given by hand, and the columns are proposed again', async () => {
  const file = 'Scale;East\nLog;2024\nDatum;Gewicht (kg)\n01.06.2024 10:00;34,5\n';
  const sent = await anImport(api, anna, file);
  const { body } = await mapped(api, anna, sent, { skippedRows: 2 });
  expect(body.titles).toEqual(['Datum', 'Gewicht (kg)']);
  expect(body.mapping.columns).toMatchObject([{ role: 'time' }, { role: 'value', quantity: 'weight_kg' }]);
  expect(body.samples[0]).toMatchObject({ time: '2024-06-01T08:00:00.000Z', problems: [] });
});

test('a diary may have as many hives as a list of hives', async () => {
  const rows = Array.from({ length: 250 }, (_, index) => `2024-06-01,Hive ${index + 1},calm`);
  const sent = await anImport(api, anna, `date,hive,notes\n${rows.join('\n')}\n`);
  const { state, counted } = await step(api, anna, sent.id, 'count');
  expect([state, counted.names.length, counted.unchosen]).toEqual(['counted', 250, 250]);
});

test.each([
  ['.xlsb', zipOf('xl/workbook.bin')],
  ['.xls', Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)],
])('a spreadsheet of %s is to be saved as .xlsx', async (_, file) => {
  const { status, body } = await sendImport(api, anna, await file);
  expect([status, body.problems]).toEqual([422, [{ path: 'file', code: 'not_xlsx' }]]);
});

function zipOf(name: string, content = 'x'): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return buffer(zip.outputStream as Readable);
}
