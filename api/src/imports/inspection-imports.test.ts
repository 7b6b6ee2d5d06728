import { exportedFile, textsOfZip } from '#exports/test-exports.ts';
import { diaryTable } from '#inspections/inspections/diary-table.ts';
import { aHive, anApiary } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anImport, mapped, shownImport, step } from './test-imports.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const inspections = (as: TestUser) =>
  api.database.db
    .selectFrom('inspections')
    .innerJoin('hives', 'hives.id', 'hive_id')
    .select(['inspections.id', 'hives.name', 'inspected_local', 'notes', 'impression', 'needs_attention'])
    .select(['reminder', 'reminder_local', 'is_event'])
    .where('inspections.user_id', '=', as.id)
    .where('inspections.deleted_at', 'is', null)
    .orderBy('inspections.id')
    .execute();
const answers = async (as: TestUser) =>
  (
    await api.database.db
      .selectFrom('inspection_items')
      .innerJoin('inspections', 'inspections.id', 'inspection_id')
      .select(['category_id', 'value'])
      .where('inspections.user_id', '=', as.id)
      .where('inspections.deleted_at', 'is', null)
      .orderBy('inspection_items.id')
      .execute()
  ).map(({ category_id, value }) => [category_id, value]);
const hivesOf = (as: TestUser) =>
  api.database.db
    .selectFrom('hives')
    .innerJoin('apiaries', 'apiaries.id', 'apiary_id')
    .select(['hives.name', 'apiaries.name as apiary'])
    .where('hives.user_id', '=', as.id)
    .where('hives.deleted_at', 'is', null)
    .orderBy('hives.id')
    .execute();

const diary = `date;hive;notes;impression;Frames with brood;Weather
1.5.2026;Linde;calm;8;4;sunny
1.5.2026;Ahorn;;11;many;rain
8.5.2026;Linde;"two
lines";;5,5;
;Linde;no date;;;
`;

test('a diary is known by its titles, and shown, counted and stored hive by hive', async () => {
  const hive = await aHive(api, anna, { name: 'Linde' });
  const sent = await anImport(api, anna, diary);
  expect(sent).toMatchObject({
    mapping: {
      kind: 'inspections',
      columns: [
        { role: 'time' },
        { role: 'device' },
        { role: 'value', quantity: 'notes' },
        { role: 'value', quantity: 'impression' },
        { role: 'value', quantity: '264' },
        { role: 'value', quantity: 'notes' },
      ],
    },
    hives: [{ id: String(hive.id) }],
  });
  expect(sent.samples[0].said).toEqual([
    { field: 'notes', text: 'calm' },
    { field: 'impression', text: '8' },
    { field: '264', text: '4' },
    { field: 'notes', text: 'Weather: sunny' },
  ]);
  expect(sent.items.find(({ key }: { key: string }) => key === '264').name).toMatch(/> Frames with brood$/);
  const { columns } = sent.mapping;
  const open = await step(api, anna, sent.id, 'count');
  expect(open.counted).toMatchObject({
    rows: 4,
    fresh: 2,
    refused: 1,
    unchosen: 1,
    names: [
      { name: 'Linde', rows: 3, target: String(hive.id) },
      { name: 'Ahorn', rows: 1, target: 'none' },
    ],
  });
  await mapped(api, anna, sent, { columns, names: [{ name: 'Ahorn', target: 'new' }] });
  expect((await step(api, anna, sent.id, 'count')).counted).toMatchObject({
    fresh: 3,
    refused: 1,
    leftOut: 2,
  });
  const { body } = await api.request('GET', `/api/v1/imports/${sent.id}/refusals`, { as: anna });
  expect(body.map(({ row, reason }: { row: number; reason: string }) => [row, reason])).toEqual([
    [3, 'out_of_range'],
    [3, 'not_a_number'],
    [5, 'no_time'],
  ]);
  expect(await inspections(anna)).toEqual([]);
  expect(await step(api, anna, sent.id, 'start')).toMatchObject({ state: 'imported', stored: 3 });
  expect(await inspections(anna)).toMatchObject([
    { name: 'Linde', inspected_local: '2026-05-01 00:00:00', notes: 'calm\nWeather: sunny', impression: 8 },
    { name: 'Ahorn', notes: 'Weather: rain', impression: null },
    { name: 'Linde', inspected_local: '2026-05-08 00:00:00', notes: 'two\nlines' },
  ]);
  expect(await answers(anna)).toEqual([
    [264, '4'],
    [264, '5.5'],
  ]);
});

test('a visit is judged by its impression, in whatever language its column is called', async () => {
  const sent = await anImport(api, anna, 'Datum;Volk;Gesamteindruck;Bemerkungen\n1.5.2026;Linde;8;ruhig\n');
  expect(sent.mapping.columns).toMatchObject([
    ...[{ role: 'time' }, { role: 'device' }],
    ...[{ quantity: 'impression' }, { quantity: 'notes' }],
  ]);
});

test('the same diary twice is stored once; undone, all that it made is gone, but for what was changed since', async () => {
  const file = 'date,apiary,hive,notes\n2026-05-01,Wald,1,a\n2026-05-02,Wald,1,b\n2026-05-01,Wald,2,c\n';
  const sent = await anImport(api, anna, file);
  const names = ['Wald · 1', 'Wald · 2'].map((name) => ({ name, target: 'new' }));
  await mapped(api, anna, sent, { names });
  await step(api, anna, sent.id, 'count');
  expect(await step(api, anna, sent.id, 'start')).toMatchObject({ stored: 3 });
  expect(await hivesOf(anna)).toEqual([
    { name: '1', apiary: 'Wald' },
    { name: '2', apiary: 'Wald' },
  ]);
  const again = await anImport(api, anna, file);
  expect((await step(api, anna, again.id, 'count')).counted).toMatchObject({ fresh: 0, there: 3 });
  const [, changed] = await inspections(anna);
  await api.database.db
    .updateTable('inspections')
    .set({ rev: 2 })
    .where('id', '=', changed?.id as never)
    .execute();
  expect(await step(api, anna, sent.id, 'undo')).toMatchObject({ state: 'undone' });
  expect(await inspections(anna)).toMatchObject([{ notes: 'b' }]);
  expect(await hivesOf(anna)).toEqual([{ name: '1', apiary: 'Wald' }]);
});

test('what was undone can be imported again, and leaves no apiary behind', async () => {
  const sent = await anImport(api, anna, 'date,hive,notes\n2026-05-01,1,a\n');
  for (const round of [1, 2]) {
    await mapped(api, anna, await shownImport(api, anna, sent.id), { names: [{ name: '1', target: 'new' }] });
    await step(api, anna, sent.id, 'count');
    expect([round, (await step(api, anna, sent.id, 'start')).stored]).toEqual([round, 1]);
    await step(api, anna, sent.id, 'undo');
  }
  const apiaries = await api.database.db
    .selectFrom('apiaries')
    .select('id')
    .where('user_id', '=', anna.id)
    .where('deleted_at', 'is', null)
    .execute();
  expect([await hivesOf(anna), apiaries]).toEqual([[], []]);
});

test('our own table of inspections comes into an empty account with the same answers', async () => {
  const apiary = await anApiary(api, anna, { name: 'Heide', hive_amount: 0 });
  const hive = await aHive(api, anna, { name: 'Eins', location_id: apiary.id });
  const items = { 264: 3.5, 950: 1 };
  const reminder = { reminder: 'swarm?', reminder_date: '2026-05-12 09:30:00' };
  const noted = await api.request('POST', '/api/inspections/store', {
    as: anna,
    body: {
      date: '2026-05-01 10:30:00',
      hive_ids: [hive.id],
      notes: 'good, "calm"',
      impression: 3,
      items,
      ...reminder,
    },
  });
  expect(noted).toMatchObject({ status: 201 });
  // Another box is noted by the service.
  const layers = [{ type: 'brood', framecount: 11, order: 1 }];
  const built = { name: 'Eins', location_id: apiary.id, layers };
  await api.request('PATCH', `/api/hives/${hive.id}`, { as: anna, body: built });
  expect(await inspections(anna)).toMatchObject([{ is_event: false }, { is_event: true }]);
  const context = api.app.contextFor('test');
  const { columns, pages } = await diaryTable(context, anna.id);
  const cell = (value: unknown) => `"${String(value ?? '').replaceAll('"', '""')}"`;
  const rows: string[] = [columns.map(cell).join(',')];
  for await (const page of pages(context, anna.id))
    rows.push(...page.map((row) => columns.map((column) => cell(row[column])).join(',')));
  const bert = await aUser(api);
  const sent = await anImport(api, bert, rows.join('\r\n'));
  expect(sent).toMatchObject({ source: 'own', mapping: { kind: 'inspections' } });
  await mapped(api, bert, sent, { names: [{ name: 'Heide · Eins', target: 'new' }] });
  expect((await step(api, bert, sent.id, 'count')).counted).toMatchObject({
    fresh: 2,
    leftOut: 0,
    names: [{ name: 'Heide · Eins' }],
  });
  expect(await step(api, bert, sent.id, 'start')).toMatchObject({ stored: 2 });
  const again = await anImport(api, bert, rows.join('\r\n'));
  expect((await step(api, bert, again.id, 'count')).counted).toMatchObject({ fresh: 0, there: 2 });
  const without = (found: Awaited<ReturnType<typeof inspections>>) => found.map(({ id: _, ...rest }) => rest);
  expect(without(await inspections(bert))).toEqual(without(await inspections(anna)));
  expect((await answers(bert)).toSorted()).toEqual((await answers(anna)).toSorted());
  expect(await hivesOf(bert)).toEqual([{ name: 'Eins', apiary: 'Heide' }]);
});

test.each(['de', 'en'] as const)(
  'the diary of an archive in %s has decimals of its reader, their unit in the title, and comes back as it was',
  async (locale) => {
    const carl = await aUser(api, { locale });
    await api.request('POST', '/api/settings', { as: carl, body: { temperature_unit: 'fahrenheit' } });
    const apiary = await anApiary(api, carl, { name: 'Heide', hive_amount: 0 });
    const hive = await aHive(api, carl, { name: 'Eins', location_id: apiary.id });
    const noted = await api.request('POST', '/api/inspections/store', {
      as: carl,
      body: {
        hive_ids: [hive.id],
        date: '2026-05-01 10:00:00',
        notes: 'a; b',
        items: { 264: '5.5', 615: '21.5' },
      },
    });
    expect(noted).toMatchObject({ status: 201 });
    const file = (await textsOfZip(await exportedFile(api, carl)))['inspections.csv'] ?? '';
    const separator = locale === 'de' ? ';' : ',';
    const [head = '', row] = file.split('\r\n');
    expect(head).toMatch(/[;,][^;,]+ \(°F\)/);
    expect(row).toContain(`${separator}70${locale === 'de' ? ',' : '.'}7`);
    const bert = await aUser(api);
    const sent = await anImport(api, bert, file);
    await mapped(api, bert, sent, { names: [{ name: 'Heide · Eins', target: 'new' }] });
    await step(api, bert, sent.id, 'count');
    expect(await step(api, bert, sent.id, 'start')).toMatchObject({ stored: 1 });
    expect((await answers(bert)).toSorted()).toEqual([
      [264, '5.5'],
      [615, '21.5'],
    ]);
  },
);

test('names of hives and of a file may be longer than ours may be', async () => {
  const file = `date,hive,notes\n2026-05-01,${'Lindenvolk '.repeat(5)},a\n`;
  const sent = await anImport(api, anna, file);
  await mapped(api, anna, sent, { target: 'none', columns: sent.mapping.columns });
  const { counted } = await step(api, anna, sent.id, 'count');
  await mapped(api, anna, sent, { names: [{ name: counted.names[0].name, target: 'new' }] });
  await step(api, anna, sent.id, 'count');
  expect(await step(api, anna, sent.id, 'start')).toMatchObject({ state: 'imported', stored: 1 });
  expect(await hivesOf(anna)).toMatchObject([{ name: 'Lindenvolk Lindenvolk Lindenvo' }]);
});

test('hives of others get nothing, and a file is one of measurements again when its person says so', async () => {
  const bert = await aUser(api);
  const hive = await aHive(api, bert);
  const sent = await anImport(api, anna, 'date,hive,notes\n2026-05-01,1,a\n');
  const { status } = await mapped(api, anna, sent, { names: [{ name: '1', target: String(hive.id) }] });
  expect(status).toBe(422);
  const { body } = await mapped(api, anna, sent, { kind: 'measurements' });
  expect(body.mapping).toMatchObject({
    kind: 'measurements',
    columns: [{ role: 'time' }, { role: 'device' }, { role: 'skip' }],
  });
});
