import { chainOf } from '#registers/entries/store.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anImport, mapped, step } from './test-imports.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const ask = async (path: string) => (await api.request('GET', path, { as: anna })).body;
const holding = async () =>
  (await ask('/api/v1/register-entries')).entries.filter(
    (entry: { isStruck: boolean; correctedBy?: number }) =>
      !entry.isStruck && entry.correctedBy === undefined,
  );
const refusalsOf = async (id: number) =>
  (await ask(`/api/v1/imports/${id}/refusals`)).map(
    ({ row, column, reason, written }: Record<string, string>) => [row, column, reason, written],
  );
const value = (quantity: string) => ({ role: 'value', quantity });

/** Counts a file, and brings it in. @returns the import after it */
async function brought(file: string, change: object = {}) {
  const sent = await anImport(api, anna, file);
  if (Object.keys(change).length > 0) await mapped(api, anna, sent, change);
  await step(api, anna, sent.id, 'count');
  return step(api, anna, sent.id, 'start');
}

const treatments = `Datum;Volk;Mittel;Wirkstoff;Anwendungsart;Menge;Wartezeit (Tage);Ende;Grund;Temperatur
2.8.2025;Linde;Ameisensäure 60 %;Ameisensäure;Verdunstung;100 ml;10;6.8.2025;Varroa;21,5
20.12.2025;Linde;Oxalsäure;Oxalsäure;Träufeln;30 ml;0;;Varroa;
20.12.2025;Ahorn;Oxalsäure;Oxalsäure;Träufeln;30 ml;viele;;Varroa;
20.12.2025;Ahorn;;Oxalsäure;Träufeln;30 ml;0;;Varroa;
`;

test('treatments become entries of the records, once, and undoing strikes them out', async () => {
  await aHive(api, anna, { name: 'Linde' });
  await aHive(api, anna, { name: 'Ahorn' });
  const sent = await anImport(api, anna, treatments);
  expect(sent.mapping).toMatchObject({
    kind: 'treatments',
    columns: [
      ...[{ role: 'time' }, { role: 'device' }, value('product'), value('substance'), value('method')],
      ...[value('amount_used'), value('withdrawal_days'), value('last_day'), value('reason')],
      value('temperature'),
    ],
    fixed: [{ field: 'applied_by', text: anna.name }],
  });
  expect(sent.samples[0]).toMatchObject({
    name: 'Linde',
    said: expect.arrayContaining([
      { field: 'product', text: 'Ameisensäure 60 %' },
      { field: 'applied_by', text: anna.name },
    ]),
  });
  const counted = await step(api, anna, sent.id, 'count');
  expect(counted.counted).toMatchObject({ rows: 4, fresh: 2, there: 0, refused: 2 });
  expect(await refusalsOf(sent.id)).toEqual([
    [4, 'Wartezeit (Tage)', 'not_a_number', 'viele'],
    [4, 'Wartezeit (Tage)', 'no_value', ''],
    [5, 'Mittel', 'no_value', ''],
  ]);
  expect(await step(api, anna, sent.id, 'start')).toMatchObject({ state: 'imported', stored: 2 });
  const entries = await holding();
  expect(entries.map(({ day, lastDay }: Record<string, string>) => [day, lastDay])).toEqual([
    ['2025-12-20', '2025-12-20'],
    ['2025-08-02', '2025-08-06'],
  ]);
  expect(entries[1]).toMatchObject({
    hives: [{ name: 'Linde' }],
    treatment: {
      ...{
        product: 'Ameisensäure 60 %',
        method: 'evaporation',
        withdrawalDays: 10,
        temperatureCelsius: 21.5,
      },
      ...{ quantity: '100 ml', reason: 'Varroa', appliedBy: anna.name },
    },
  });
  const again = await anImport(
    api,
    anna,
    `${treatments}21.12.2025;Linde;Oxalsäure;Oxalsäure;Träufeln;30 ml;0;;Varroa;\n`,
  );
  expect((await step(api, anna, again.id, 'count')).counted).toMatchObject({ fresh: 1, there: 2 });
  expect(await step(api, anna, sent.id, 'undo')).toMatchObject({ state: 'undone', stored: 0 });
  expect(await holding()).toEqual([]);
  expect(await chainOf({ db: api.database.db }, anna.id)).toMatchObject({ broken: undefined });
  expect((await step(api, anna, again.id, 'count')).counted).toMatchObject({ fresh: 3, there: 0 });
});

test('what a file does not say of a treatment comes from the own products, else from one value for all rows', async () => {
  await aHive(api, anna, { name: '1' });
  const product = { name: 'Api Ox', substance: 'Oxalic acid', method: 'sublimation', withdrawalDays: 5 };
  await api.request('POST', '/api/v1/treatment-products', {
    as: anna,
    body: { ...product, isShared: false },
  });
  const file = 'date,hive,treatment,dose\n2025-12-20,1,Api Ox,2 g\n2025-12-21,1,Thymol,15 g\n';
  const sent = await anImport(api, anna, file);
  expect(sent.mapping.kind).toBe('treatments');
  const fixed = [
    { field: 'reason', text: 'Varroa' },
    { field: 'amount_used', text: 'see dose' },
    { field: 'applied_by', text: 'Anna' },
  ];
  await mapped(api, anna, sent, { fixed });
  expect((await step(api, anna, sent.id, 'count')).counted).toMatchObject({ rows: 2, fresh: 1, refused: 1 });
  expect(await refusalsOf(sent.id)).toEqual([
    [3, 'method', 'no_value', ''],
    [3, 'substance', 'no_value', ''],
    [3, 'withdrawal_days', 'no_value', ''],
  ]);
  await step(api, anna, sent.id, 'start');
  expect((await holding())[0].treatment).toMatchObject({
    method: 'sublimation',
    withdrawalDays: 5,
    dose: '2 g',
  });
});

test('a measure without a medicine needs its name alone, in the column of products', async () => {
  await aHive(api, anna, { name: 'Linde' });
  const [header = ''] = treatments.split('\n');
  const file = `${header}\n1.5.2026;Linde;Brutpause;;biotechnisch;;;24.5.2026;Varroa;\n2.5.2026;Linde;;;biotechnisch;;;;Varroa;\n`;
  const done = await brought(file);
  expect(done).toMatchObject({ stored: 1 });
  expect(await refusalsOf(done.id)).toEqual([[3, 'Mittel', 'no_value', '']]);
  expect(await holding()).toMatchObject([
    { lastDay: '2026-05-24', treatment: { product: 'Brutpause', method: 'biotechnical' } },
  ]);
});

test('an entry that was corrected since stays when its import is undone', async () => {
  await aHive(api, anna, { name: 'Linde' });
  const done = await brought(treatments);
  const [entry] = await holding();
  await api.request('POST', `/api/v1/register-entries/${entry.id}/strike`, {
    as: anna,
    body: { reason: 'Twice' },
  });
  expect(await step(api, anna, done.id, 'undo')).toMatchObject({ state: 'undone' });
  expect(await holding()).toEqual([]);
});

test('a row may name several hives, which then are of one entry', async () => {
  await aHive(api, anna, { name: '1' });
  await aHive(api, anna, { name: '2' });
  const file =
    'Date,Hives,Feed,Amount (kg)\n2025-08-01,"1, 2",Fondant,5\n2025-08-02,"1, 9",Fondant,5\n2025-08-03,2,Fondant,1\n';
  const done = await brought(file);
  expect(done).toMatchObject({ stored: 2, counted: { unchosen: 1 } });
  expect(await holding()).toMatchObject([
    { hives: [{ name: '2' }], feeding: { amount: 1, isPerHive: true } },
    { hives: [{ name: '1' }, { name: '2' }], feeding: { amount: 5, isPerHive: false } },
  ]);
  expect((await step(api, anna, (await anImport(api, anna, file)).id, 'count')).counted).toMatchObject({
    ...{ fresh: 0, there: 2 },
  });
});

test('harvests and feedings are read in the units of the file', async () => {
  await aHive(api, anna, { name: 'Alpha' });
  const harvests = 'Date,Hive,Honey harvested (lbs),Lot,Moisture %\n2025-07-01,Alpha,22.05,2025-1,17.5\n';
  expect(await brought(harvests)).toMatchObject({ stored: 1, mapping: { kind: 'harvests' } });
  const feedings =
    'Date,Hive,Feed,Amount (l)\n2025-08-01,Alpha,Sugar syrup 1:1,2.5\n2025-08-02,Alpha,Marzipan,1\n2025-08-03,Alpha,Fondant,1\n';
  expect(await brought(feedings)).toMatchObject({ stored: 2, mapping: { kind: 'feedings' } });
  const entries = await holding();
  expect(entries.map(({ feeding, harvest }: Record<string, object>) => feeding ?? harvest)).toMatchObject([
    { feed: 'other', words: 'Marzipan', amount: 1, unit: 'litres' },
    { feed: 'syrup', ratio: 'one_to_one', amount: 2.5, unit: 'litres', isPerHive: true },
    { kilograms: expect.closeTo(10, 1), lot: '2025-1', waterPercent: 17.5 },
  ]);
});

test('queens follow on one another in their hives, also where these are new, and go as they came', async () => {
  const file =
    'Queen,Hive,Introduced,Born,Race,Line,Mated\nBerta,Oak,2025-06-01,2025-05-20,Carnica,B12,yes\nAda,Oak,2024-06-01,2024,Buckfast,,no\n';
  const sent = await anImport(api, anna, file);
  expect(sent.mapping).toMatchObject({
    kind: 'queens',
    columns: [
      ...[
        value('queen_name'),
        { role: 'device' },
        { role: 'time' },
        value('queen_born'),
        value('queen_race'),
      ],
      ...[value('queen_line'), value('queen_mated')],
    ],
  });
  await mapped(api, anna, sent, { names: [{ name: 'Oak', target: 'new' }] });
  expect((await step(api, anna, sent.id, 'count')).counted).toMatchObject({ fresh: 2 });
  expect(await step(api, anna, sent.id, 'start')).toMatchObject({ stored: 2 });
  const { queens } = await ask('/api/queens');
  expect(
    queens.map(({ name, gone_on, fate, line }: Record<string, string>) => [name, gone_on, fate, line]),
  ).toEqual(
    expect.arrayContaining([
      ['Berta', null, null, 'B12'],
      ['Ada', '2025-06-01', 'replaced', null],
    ]),
  );
  expect((await step(api, anna, (await anImport(api, anna, file)).id, 'count')).counted).toMatchObject({
    fresh: 0,
    there: 2,
  });
  await step(api, anna, sent.id, 'undo');
  expect((await api.request('GET', '/api/locations', { as: anna })).body.locations ?? []).toEqual([]);
});

test('a file without a zone is read in that of its person, whatever the browser is in', async () => {
  await aHive(api, anna, { name: 'Alpha' });
  await api.request('POST', '/api/settings', { as: anna, body: { time_zone: 'America/Chicago' } });
  const sent = await anImport(api, anna, 'date,hive,notes\n2026-05-01 10:00,Alpha,Calm\n');
  expect(sent.mapping.timeZone).toBe('America/Chicago');
  expect(sent.samples[0].time).toBe('2026-05-01T15:00:00.000Z');
});

test('reminders may lie in the future, and those that are done are', async () => {
  await aHive(api, anna, { name: 'Alpha' });
  const file =
    'Due date,Hive,Task,Done\n2027-03-01 10:00,Alpha,Order frames,no\n2025-03-01,Alpha,Clean floor,yes\n';
  expect(await brought(file)).toMatchObject({ stored: 2, mapping: { kind: 'reminders' } });
  const reminders = await ask('/api/v1/reminders');
  expect(reminders).toMatchObject([{ text: 'Order frames' }]);
  expect((await step(api, anna, (await anImport(api, anna, file)).id, 'count')).counted).toMatchObject({
    fresh: 0,
    there: 2,
  });
});

test('devices come with their keys and their hives, and a key of somebody else is refused by name', async () => {
  await aHive(api, anna, { name: 'Alpha' });
  const bob = await aUser(api);
  await api.request('POST', '/api/devices', { as: bob, body: { name: 'Bob’s', key: 'taken-key-1' } });
  const file =
    'Name,Key,Hive,Type\nScale 1,scale-key-1,Alpha,beep\nScale 2,scale-key-2,,beep\nScale 3,taken-key-1,Alpha,beep\n';
  const done = await brought(file);
  expect(done).toMatchObject({ stored: 2, mapping: { kind: 'devices' } });
  expect(await refusalsOf(done.id)).toEqual([[4, 'Key', 'already_taken', '']]);
  const devices = await ask('/api/devices');
  expect(devices.map(({ name, key, hive_name }: Record<string, string>) => [name, key, hive_name])).toEqual([
    ['Scale 1', 'scale-key-1', 'Alpha'],
    ['Scale 2', 'scale-key-2', ''],
  ]);
  await step(api, anna, done.id, 'undo');
  expect((await api.request('GET', '/api/devices', { as: anna })).status).toBe(404);
});
