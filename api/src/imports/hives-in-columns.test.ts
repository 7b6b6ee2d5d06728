import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anImport, mapped, step } from './test-imports.ts';
import { read, rounded } from './test-reading.ts';

const rowsOf = (file: string) =>
  read(file).results.map(({ device, read: row }) => [device, rounded(row?.values)]);

test.each([
  [
    'without a quantity',
    'Date;Hive 1;Hive 2\n01.06.2024 10:00;34,5;28,1\n13.06.2024 10:00;34,6;\n',
    [
      ['Hive 1', { weight_kg: 34.5 }],
      ['Hive 2', { weight_kg: 28.1 }],
      ['Hive 1', { weight_kg: 34.6 }],
    ],
  ],
  [
    'with several quantities of each',
    'time,Hive 1 weight (lb),H2 weight (lb),Hive 1 temp (°C),H2 temp (°C)\n2024-06-01 10:00,100,80,35,34\n',
    [
      ['Hive 1', { weight_kg: 45.359, t_i: 35 }],
      ['H2', { weight_kg: 36.287, t_i: 34 }],
    ],
  ],
  [
    'by number',
    'Datum;1;2\n01.06.2024 10:00;34,5 kg;28,1 kg\n',
    [
      ['1', { weight_kg: 34.5 }],
      ['2', { weight_kg: 28.1 }],
    ],
  ],
  [
    'by the names of the person’s hives',
    'time,Alpha,Oak tree\n2024-06-01 10:00,34.5,28.1\n',
    [
      ['Alpha', { weight_kg: 34.5 }],
      ['Oak tree', { weight_kg: 28.1 }],
    ],
  ],
  [
    'in Greek, with the weather of all of them',
    'Ημερομηνία;Εξωτερική θερμοκρασία;Κυψέλη 1 βάρος;Κυψέλη 2 βάρος\n13/06/2024 10:00;21,5;34,5;\n14/06/2024 10:00;21;;28\n',
    [
      ['Κυψέλη 1', { t: 21.5, weight_kg: 34.5 }],
      ['Κυψέλη 2', { t: 21, weight_kg: 28 }],
    ],
  ],
])('hives have columns of their own: %s', (_, file, rows) => {
  expect(rowsOf(file)).toEqual(rows);
});

test.each([
  'time,Weight left,Weight right\n2024-06-01 10:00,34.5,28.1\n',
  'time,Temp 1,Temp 2\n2024-06-01 10:00,34.5,28.1\n',
  'Datum;Gewicht 2023;Gewicht 2024\n01.06.2024 10:00;34,5;28,1\n',
  'time,Hive weight,Colony temp\n2024-06-01 10:00,34.5,28.1\n',
  'hive,time,Hive 1,Hive 2\nA,2024-06-01 10:00,34.5,28.1\n',
])('columns of one hive stay those of one: %j', (file) => {
  expect(read(file).mapping.columns.some(({ name }) => name !== undefined)).toBe(false);
});

describe('through the api', () => {
  let api: TestApi;
  let anna: TestUser;
  beforeAll(async () => {
    api = await startTestApi();
    anna = await aUser(api);
  });
  afterAll(() => api.close());

  const file = 'Date;Hive 1;Hive 2;Outside temp\n13.06.2024 10:00;34,5;28,1;21\n14.06.2024 10:00;34,6;;22\n';
  const weights = async () => {
    const rows = await api.database.db
      .selectFrom('measurements')
      .innerJoin('devices', 'devices.id', 'measurements.device_id')
      .select(['devices.name', 'weight_kg', 't'])
      .where('devices.user_id', '=', anna.id as never)
      .orderBy('measured_at')
      .orderBy('devices.name')
      .execute();
    return rows.map(({ name, weight_kg, t }) => [name, Math.round((weight_kg ?? 0) * 10) / 10, t]);
  };

  test('each column goes to its device, is counted, and is taken back', async () => {
    const sent = await anImport(api, anna, file);
    expect(
      sent.mapping.columns.map(({ role, name }: { role: string; name: string }) => [role, name]),
    ).toEqual([
      ['time', undefined],
      ['value', 'Hive 1'],
      ['value', 'Hive 2'],
      ['value', undefined],
    ]);
    expect(sent.samples.map(({ name }: { name: string }) => name)).toEqual(['Hive 1', 'Hive 2', 'Hive 1']);
    // Nothing tells that they are weights: somebody has to say it.
    expect((await api.request('POST', `/api/v1/imports/${sent.id}/count`, { as: anna })).status).toBe(422);
    const columns = sent.mapping.columns.map((column: object) => ({ ...column, isUnitUnsure: false }));
    const names = ['Hive 1', 'Hive 2'].map((name) => ({ name, target: 'new' }));
    await mapped(api, anna, sent, { columns, names });
    const { counted } = await step(api, anna, sent.id, 'count');
    expect(counted).toMatchObject({
      rows: 3,
      fresh: 3,
      refused: 0,
      names: [
        { name: 'Hive 1', rows: 2 },
        { name: 'Hive 2', rows: 1 },
      ],
    });
    expect((await step(api, anna, sent.id, 'start')).stored).toBe(3);
    expect(await weights()).toEqual([
      ['Hive 1', 34.5, 21],
      ['Hive 2', 28.1, 21],
      ['Hive 1', 34.6, 22],
    ]);
    await step(api, anna, sent.id, 'undo');
    expect(await weights()).toEqual([]);
  });

  test('a column is said by hand to be of one hive, and two of one quantity may not be of the same', async () => {
    const sent = await anImport(api, anna, 'time,left,right\n2024-06-13 10:00,34.5,28.1\n');
    const value = (name: string | null) => ({ role: 'value', quantity: 'weight_kg', unit: null, name });
    const change = (...names: (string | null)[]) => ({ columns: [{ role: 'time' }, ...names.map(value)] });
    expect((await mapped(api, anna, sent, change('A', 'A'))).status).toBe(422);
    expect((await mapped(api, anna, sent, change('A', 'B'))).status).toBe(200);
    const names = ['A', 'B'].map((name) => ({ name, target: 'new' }));
    await mapped(api, anna, sent, { ...change('A', 'B'), names });
    await step(api, anna, sent.id, 'count');
    await step(api, anna, sent.id, 'start');
    expect(await weights()).toEqual([
      ['A', 34.5, null],
      ['B', 28.1, null],
    ]);
  });
});
