import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anImport, mapped, step } from './test-imports.ts';

// Files that others made; they are outside of the project and not part of it.
const folder = process.env.SKEP_REAL_DATA ?? resolve(import.meta.dirname, '../../../../shared/data');

function describeFile(path: string, tests: (file: Buffer) => void): void {
  const file = join(folder, path);
  if (existsSync(file)) describe(`real data: ${path}`, () => tests(readFileSync(file)));
  else test.skip(`real data: skipped, since there is no ${file}`, () => undefined);
}

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

async function storedBy(owner: TestUser) {
  const { count } = await api.database.db
    .selectFrom('measurements')
    .innerJoin('devices', 'devices.id', 'device_id')
    .where('user_id', '=', owner.id)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

describeFile('beep-csv/general_2021-02-01_2021-02-08.csv', (file) => {
  test('is known as what it is, and stored once when it comes twice', async () => {
    const { id } = await aDevice(api, anna);
    const sent = await anImport(api, anna, file);
    expect(sent).toMatchObject({
      source: 'beep',
      mapping: { separator: 'semicolon', hasDecimalComma: false },
    });
    expect(sent.mapping.columns.map(({ quantity }: { quantity: string }) => quantity)).toEqual([
      undefined,
      'h',
      'p',
      't',
      'rssi',
    ]);
    await mapped(api, anna, sent, { target: String(id) });
    const { counted } = await step(api, anna, sent.id, 'count');
    expect(counted).toMatchObject({ refused: 0, leftOut: 0, there: 0 });
    expect((await step(api, anna, sent.id, 'start')).stored).toBe(counted.rows);
    const again = await anImport(api, anna, file);
    expect((await step(api, anna, again.id, 'count')).counted).toMatchObject({
      fresh: 0,
      there: counted.rows,
    });
    expect((await step(api, anna, again.id, 'start')).stored).toBe(0);
    expect(await storedBy(anna)).toBe(counted.rows);
  });
});

describeFile('beep-csv/hive1_2021-02-01_2021-02-08.csv', (file) => {
  test('has its weight', async () => {
    const sent = await anImport(api, anna, file);
    expect(sent.mapping.columns).toMatchObject([{ role: 'time' }, { role: 'value', quantity: 'weight_kg' }]);
    expect(sent.samples[0].values).toEqual([{ quantity: 'weight_kg', value: 27.268856439199 }]);
  });
});

describeFile('urban/sensor_2021.csv', (file) => {
  test('is known, asks for each hive, and its repeated rows are stored once', async () => {
    const bert = await aUser(api);
    const sent = await anImport(api, bert, file);
    expect(sent.source).toBe('urban');
    const tags = (await step(api, bert, sent.id, 'count')).counted.names;
    expect(tags).toHaveLength(7);
    await mapped(api, bert, sent, {
      names: tags.map(({ name }: { name: string }) => ({ name, target: 'new' })),
    });
    const { counted } = await step(api, bert, sent.id, 'count');
    // Of 81 rows another one of the same moment says something else.
    expect(counted).toMatchObject({ rows: 80_236, refused: 81, there: 0 });
    expect(counted.repeated).toBeGreaterThanOrEqual(14_000);
    const done = await step(api, bert, sent.id, 'start');
    expect(done.stored).toBe(counted.fresh);
    const again = await anImport(api, bert, file);
    expect(again.source).toBe('kept');
    expect((await step(api, bert, again.id, 'count')).counted).toMatchObject({
      fresh: 0,
      there: counted.fresh,
    });
    await step(api, bert, sent.id, 'undo');
    expect(await storedBy(bert)).toBe(0);
  });
});

describeFile('urban/inspections_2021.csv', (file) => {
  test('is known, its hives are made, and it is stored once when it comes twice', async () => {
    const carl = await aUser(api);
    const sent = await anImport(api, carl, file);
    expect(sent).toMatchObject({
      source: 'urban',
      mapping: { kind: 'inspections', timeZone: 'America/Toronto' },
    });
    const tags = (await step(api, carl, sent.id, 'count')).counted.names;
    expect(tags).toHaveLength(10);
    await mapped(api, carl, sent, {
      names: tags.map(({ name }: { name: string }) => ({ name, target: 'new' })),
    });
    const { counted } = await step(api, carl, sent.id, 'count');
    expect(counted).toMatchObject({ rows: 109, refused: 0, leftOut: 0 });
    expect((await step(api, carl, sent.id, 'start')).stored).toBe(counted.fresh);
    const again = await anImport(api, carl, file);
    expect((await step(api, carl, again.id, 'count')).counted).toMatchObject({ fresh: 0, there: 109 });
    expect(await step(api, carl, sent.id, 'undo')).toMatchObject({ state: 'undone' });
    expect((await api.request('GET', '/api/hives', { as: carl })).body).toMatchObject({ code: 'not_found' });
  });
});
