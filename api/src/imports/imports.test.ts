import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { recomputeDays } from '#measurements/partitions/jobs.ts';
import type { Context } from '#platform/context/context.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import type { Import } from './import.ts';
import { storeImport } from './importing.ts';
import { cleanUpImports, resumeImports } from './jobs.ts';
import { importById } from './store.ts';
import { anImport, mapped, sendImport, shownImport, step } from './test-imports.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

const stored = async (id: number) =>
  api.database.db
    .selectFrom('measurements')
    .select(['measured_at', 't_i', 'h', 'weight_kg'])
    .where('device_id', '=', id as never)
    .orderBy('measured_at')
    .execute();
const refusals = async (id: number) =>
  (await api.request('GET', `/api/v1/imports/${id}/refusals`, { as: anna })).body;

/** Counts and imports a file for one device. */
async function imported(file: string | Buffer, device: number, change: object = {}) {
  const sent = await anImport(api, anna, file);
  await mapped(api, anna, sent, { target: String(device), ...change });
  await step(api, anna, sent.id, 'count');
  return step(api, anna, sent.id, 'start');
}

const week =
  'time;Weight (kg);Temperature °F\n1.6.2026 10:00;40,5;86\n1.6.2026 10:15;40,6;\n1.6.2026 10:15;40,6;\n31.6.2026 10:30;1;1\n1.6.2026 10:45;heavy;32\n';

test('a file is guessed, counted before and stored, and each row that is refused says why', async () => {
  const { id } = await aDevice(api, anna);
  const sent = await anImport(api, anna, week);
  expect(sent).toMatchObject({
    state: 'mapping',
    source: 'unknown',
    titles: ['time', 'Weight (kg)', 'Temperature °F'],
    mapping: {
      encoding: 'utf8',
      separator: 'semicolon',
      hasHeader: true,
      hasDecimalComma: true,
      dateOrder: 'dmy',
      timeZone: 'Europe/Amsterdam',
      columns: [
        { role: 'time' },
        { role: 'value', quantity: 'weight_kg' },
        { role: 'value', quantity: 't_i', unit: '°F' },
      ],
    },
  });
  const { body } = await mapped(api, anna, sent, { target: String(id) });
  expect(body.samples[0]).toEqual({
    cells: ['1.6.2026 10:00', '40,5', '86'],
    time: '2026-06-01T08:00:00.000Z',
    values: [
      { quantity: 'weight_kg', value: 40.5 },
      { quantity: 't_i', value: 30 },
    ],
    said: [],
    problems: [],
  });
  const { counted, state } = await step(api, anna, sent.id, 'count');
  expect(state).toBe('counted');
  expect(counted).toMatchObject({ rows: 5, fresh: 3, repeated: 1, refused: 1, leftOut: 1, names: [] });
  expect(await stored(id)).toEqual([]);
  expect(await refusals(sent.id)).toEqual([
    { row: 5, column: 'time', reason: 'not_a_time', written: '31.6.2026 10:30' },
    { row: 6, column: 'Weight (kg)', reason: 'not_a_number', written: 'heavy' },
  ]);
  expect(await step(api, anna, sent.id, 'start')).toMatchObject({ state: 'imported', stored: 3 });
  expect(await stored(id)).toMatchObject([
    { measured_at: new Date('2026-06-01T08:00:00Z'), weight_kg: 40.5, t_i: 30 },
    { measured_at: new Date('2026-06-01T08:15:00Z'), weight_kg: 40.6, t_i: null },
    { measured_at: new Date('2026-06-01T08:45:00Z'), weight_kg: null, t_i: 0 },
  ]);
});

const twoRows = 'time,t_i\n2026-06-01T10:00:00Z,30\n2026-06-01T10:15:00Z,31\n';

test('the same file twice is stored once, is known again by its titles, and says that it was imported', async () => {
  const { id } = await aDevice(api, anna);
  await imported(twoRows, id);
  const again = await anImport(api, anna, twoRows);
  expect(again).toMatchObject({ source: 'kept', mapping: { target: String(id) } });
  expect(again.importedBefore).toMatch(/^\d{4}-/);
  expect((await step(api, anna, again.id, 'count')).counted).toMatchObject({ fresh: 0, there: 2 });
  expect(await step(api, anna, again.id, 'start')).toMatchObject({ state: 'imported', stored: 0 });
  expect(await stored(id)).toHaveLength(2);
  expect(await step(api, anna, again.id, 'undo')).toMatchObject({ state: 'undone' });
  expect(await stored(id)).toHaveLength(2);
});

test('what is there stays as it is, also when the import is undone; its own values go as a whole', async () => {
  const { id, key } = await aDevice(api, anna);
  const time = (minute: number) => Date.parse(`2026-06-01T10:${minute}:00Z`) / 1000;
  await api.request('POST', '/api/sensors', { body: { key, t_i: 20, time: time(15) } });
  const file =
    'time,t_i,h\n2026-06-01T10:00:00Z,30,50\n2026-06-01T10:15:00Z,31,51\n2026-06-01T10:30:00Z,32,52\n';
  const { id: importId } = await imported(file, id);
  // A message that comes for a time of the file counts, and stays.
  await api.request('POST', '/api/sensors', { body: { key, t_i: 25, time: time(30) } });
  expect((await stored(id)).map(({ t_i, h }) => [t_i, h])).toEqual([
    [30, 50],
    [20, 51],
    [25, 52],
  ]);
  const newest = async () =>
    (await api.request('GET', '/api/v1/newest-values', { as: anna })).body.find(
      ({ deviceId }: { deviceId: string }) => deviceId === String(id),
    );
  expect((await newest()).values).toContainEqual({ name: 'h', value: 52 });
  expect(await step(api, anna, importId, 'undo')).toMatchObject({ state: 'undone', stored: 0 });
  expect((await stored(id)).map(({ t_i, h }) => [t_i, h])).toEqual([
    [20, null],
    [25, null],
  ]);
  expect((await newest()).values).toEqual([{ name: 't_i', value: 25 }]);
});

test.each([
  ['as long as it is stored', false, [30, null]],
  ['with all values of its moment, when it is no longer stored', true, [30, 50]],
])('a message that says the same as a file stays when the import is undone, %s', async (_, isGone, left) => {
  const { id, key } = await aDevice(api, anna);
  const { id: importId } = await imported('time,t_i,h\n2026-06-01T10:00:00Z,30,50\n', id);
  api.clock.advance({ minutes: 1 });
  const time = Date.parse('2026-06-01T10:00:00Z') / 1000;
  await api.request('POST', '/api/sensors', { body: { key, t_i: 30, time } });
  if (isGone) await api.database.db.deleteFrom('ingest_inbox').where('device_id', '=', id).execute();
  await step(api, anna, importId, 'undo');
  expect((await stored(id)).map(({ t_i, h }) => [t_i, h])).toEqual([left]);
});

test('two files fill in one another, and each is undone alone', async () => {
  const { id } = await aDevice(api, anna);
  const one = await imported('time,t_i\n2026-06-01T10:00:00Z,30\n', id);
  await imported('time,h\n2026-06-01T10:00:00Z,50\n', id);
  expect(await stored(id)).toMatchObject([{ t_i: 30, h: 50 }]);
  await step(api, anna, one.id, 'undo');
  expect(await stored(id)).toMatchObject([{ t_i: null, h: 50 }]);
});

test('figures of days and weeks are computed again, and nobody is notified of the past', async () => {
  const { id } = await aDevice(api, anna);
  const { id: importId } = await imported(twoRows, id);
  await recomputeDays(api.app.contextFor('days'));
  const days = () =>
    api.database.db.selectFrom('measurement_days').selectAll().where('device_id', '=', id).execute();
  expect(await days()).toMatchObject([{ day: '2026-06-01', message_count: 2 }]);
  const marks = await api.database.db.selectFrom('measurement_marks').selectAll().execute();
  expect(marks.filter(({ device_ids }) => device_ids.includes(id))).toEqual([]);
  await step(api, anna, importId, 'undo');
  await recomputeDays(api.app.contextFor('days'));
  expect(await days()).toEqual([]);
});

test('what other programs call weight and temperature is known in their languages', async () => {
  const columnsOf = async (titles: string) =>
    (await anImport(api, anna, `${titles}\n01.06.2025 00:00;40,5;34,5\n`)).mapping.columns.map(
      ({ quantity }: { quantity?: string }) => quantity,
    );
  expect(await columnsOf('Zeit;Gewicht (kg);Temperatur')).toEqual([undefined, 'weight_kg', 't_i']);
  expect(await columnsOf('Datum;Waage;Außentemperatur')).toEqual([undefined, 'weight_kg', 't']);
  expect(await columnsOf('Date;Poids;Température')).toEqual([undefined, 'weight_kg', 't_i']);
});

test('a column names devices: by name or hive, by choice, as new ones, or not at all', async () => {
  const bert = await aUser(api);
  const known = await aDevice(api, bert, { name: 'Scale east' });
  const other = await aDevice(api, bert, { name: 'Roof' });
  const file =
    'Date,hive,temperature\n2026-06-01T10:00Z,scale EAST,30\n2026-06-01T10:00Z,17,31\n2026-06-01T10:00Z,18,32\n2026-06-01T10:00Z,19,33\n';
  const sent = await anImport(api, bert, file);
  const counted = await step(api, bert, sent.id, 'count');
  expect(counted.counted).toMatchObject({ fresh: 1, refused: 0, unchosen: 3 });
  expect(counted.counted.names).toEqual([
    { name: 'scale EAST', rows: 1, target: String(known.id) },
    { name: '17', rows: 1, target: 'none' },
    { name: '18', rows: 1, target: 'none' },
    { name: '19', rows: 1, target: 'none' },
  ]);
  const names = [
    { name: '17', target: String(other.id) },
    { name: '18', target: 'new' },
  ];
  await mapped(api, bert, sent, { names });
  expect((await step(api, bert, sent.id, 'count')).counted).toMatchObject({ fresh: 3, unchosen: 1 });
  expect(await step(api, bert, sent.id, 'start')).toMatchObject({ stored: 3 });
  expect(await stored(other.id)).toMatchObject([{ t_i: 31 }]);
  const devices = (await api.request('GET', '/api/devices', { as: bert })).body;
  expect(devices.map(({ name }: { name: string }) => name)).toContain('18');
});

test('a file is shown to nobody else, and values go to own devices only', async () => {
  const bert = await aUser(api);
  const { id: device } = await aDevice(api, bert);
  const sent = await anImport(api, anna, twoRows);
  for (const path of ['', '/refusals'])
    expect((await api.request('GET', `/api/v1/imports/${sent.id}${path}`, { as: bert })).status).toBe(404);
  const { status, body } = await mapped(api, anna, sent, { target: String(device) });
  expect([status, body.problems]).toEqual([422, [{ path: 'target', code: 'unknown_choice' }]]);
});

test('a device that was deleted meanwhile gets nothing, and has to be chosen again', async () => {
  const { id } = await aDevice(api, anna);
  const sent = await anImport(api, anna, twoRows);
  await mapped(api, anna, sent, { target: String(id) });
  await step(api, anna, sent.id, 'count');
  await api.request('DELETE', `/api/devices/${id}`, { as: anna });
  expect((await shownImport(api, anna, sent.id)).mapping.target).toBe('none');
  expect(await step(api, anna, sent.id, 'start')).toMatchObject({ state: 'imported', stored: 0 });
});

test('work that was ended goes on behind its last batch, and stores everything once', async () => {
  const { id } = await aDevice(api, anna);
  const begin = Date.parse('2025-01-01T00:00:00Z') / 1000;
  const rows = Array.from({ length: 6000 }, (_, index) => `${begin + index * 900},${index % 30}`);
  const sent = await anImport(api, anna, `timestamp,t_i\n${rows.join('\n')}\n`);
  await mapped(api, anna, sent, { target: String(id) });
  expect((await step(api, anna, sent.id, 'count')).counted).toMatchObject({ rows: 6000, fresh: 6000 });
  await api.request('POST', `/api/v1/imports/${sent.id}/start`, { as: anna });
  const context = api.app.contextFor('test');
  const found = await importById(context, sent.id);
  if (found === undefined) throw new Error('It was there.');
  const endsWithin = {
    ...context,
    imports: { ...context.imports, read: () => halfOf(context, found) },
  };
  await expect(storeImport(endsWithin, found)).rejects.toThrow('The process ends.');
  const half = await shownImport(api, anna, sent.id);
  expect(half.stored).toBe(2499);
  api.clock.advance({ minutes: 2 });
  await resumeImports(api.app.contextFor('resume'));
  await api.runJobs();
  expect(await shownImport(api, anna, sent.id)).toMatchObject({ state: 'imported', stored: 6000 });
  expect(await stored(id)).toHaveLength(6000);
});

/** A file whose reader ends in its midst, as a process may: when its first batch is stored. */
async function halfOf(context: Context, { id, fileName }: Import) {
  const file = await context.imports.read(fileName);
  if (file === undefined) return undefined;
  async function* half(content: Readable) {
    yield (await buffer(content)).subarray(0, 50_000);
    while ((await importById(context, id))?.stored === 0) await setImmediate();
    throw new Error('The process ends.');
  }
  return { ...file, content: Readable.from(half(file.content)) };
}

describe('what is no table', () => {
  const refused = async (file: string | Buffer) => {
    const { status, body } = await sendImport(api, anna, file);
    return [status, body.problems];
  };

  test('is refused in words of the catalogue', async () => {
    const notATable = [422, [{ path: 'file', code: 'not_a_table' }]];
    expect(await refused('only one column\n1\n2\n')).toEqual(notATable);
    expect(await refused(Buffer.from('a,b\n1,\u0001\0\n'))).toEqual(notATable);
    expect(await refused(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))).toEqual(notATable);
    expect(await refused('time,'.repeat(400))).toEqual([
      422,
      [{ path: 'file', code: 'too_many_columns', params: { max: 200 } }],
    ]);
    expect(await refused(`a,b\n"${'x'.repeat(1_000_000)}",1\n`)).toEqual(notATable);
  });

  test('is said of a file in which a row is far too long below', async () => {
    const { id } = await aDevice(api, anna);
    const file = `time,t_i\n${'2026-06-01T10:00:00Z,30\n'.repeat(20_000)}"${'x'.repeat(1_000_000)}\n`;
    const sent = await anImport(api, anna, file);
    await mapped(api, anna, sent, { target: String(id) });
    expect(await step(api, anna, sent.id, 'count')).toMatchObject({ state: 'failed', fault: 'row_too_long' });
    expect(await stored(id)).toEqual([]);
  });

  test('nor is a form without a file', async () => {
    const answer = await api.request('POST', '/api/imports', { as: anna, body: {} });
    expect(answer.status).toBe(400);
  });
});

test.each([
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${twoRows}`, 'utf16le'), 'utf16le'],
  ['UTF-16 without one', Buffer.from(twoRows, 'utf16le'), 'utf16le'],
  ['UTF-16 the other way round', Buffer.from(`\uFEFF${twoRows}`, 'utf16le').swap16(), 'utf16be'],
  ['Latin-1', Buffer.from(twoRows.replace('t_i', 'Außen (t_i)'), 'latin1'), 'latin1'],
])('%s is read', async (_name, file, encoding) => {
  const { id } = await aDevice(api, anna);
  const done = await imported(file, id);
  expect(done.mapping.encoding).toBe(encoding);
  expect(done.titles[1]).toMatch(/^(t_i|Außen \(t_i\))$/);
  expect(await stored(id)).toMatchObject([{ t_i: 30 }, { t_i: 31 }]);
});

test('dates of year 0, of the future and before radios are refused, and formulas are no numbers', async () => {
  const { id } = await aDevice(api, anna);
  const file =
    'time,t_i\n0000-01-01,1\n1999-12-31,1\n2199-01-01,1\n2026-06-01,=cmd()\n2026-06-01,999\n,1\n2026-06-01,\n';
  const sent = await anImport(api, anna, file);
  await mapped(api, anna, sent, { target: String(id) });
  expect((await step(api, anna, sent.id, 'count')).counted).toMatchObject({ rows: 7, fresh: 0, refused: 7 });
  expect((await refusals(sent.id)).map(({ reason }: { reason: string }) => reason)).toEqual([
    'not_a_time',
    'time_too_early',
    'time_in_future',
    'not_a_number',
    'out_of_range',
    'no_time',
    'no_value',
  ]);
});

test('a file of which nothing is stored is deleted when its person deletes it, or has forgotten it', async () => {
  const one = await anImport(api, anna, twoRows);
  expect((await api.request('DELETE', `/api/v1/imports/${one.id}`, { as: anna })).status).toBe(204);
  expect((await api.request('GET', `/api/v1/imports/${one.id}`, { as: anna })).status).toBe(404);
  const two = await anImport(api, anna, twoRows);
  api.clock.advance({ days: 8 });
  await cleanUpImports(api.app.contextFor('clean-up'));
  expect((await api.request('GET', `/api/v1/imports/${two.id}`, { as: anna })).status).toBe(404);
  expect(await api.app.contextFor('test').imports.names()).toEqual([]);
});
