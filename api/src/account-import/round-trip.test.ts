import { demoAccount, seedDemo } from '#demo/seed.ts';
import { seedMeasurements } from '#demo/seed-measurements.ts';
import { exportedFile, textsOfZip } from '#exports/test-exports.ts';
import { attach } from '#hives/attachments/test-attachments.ts';
import { aPrintedSheet } from '#inspections/paper-recognition/test-sheets.ts';
import { photoItem, sendPhoto } from '#inspections/photos/test-photos.ts';
import { storedCodec } from '#measurements/codecs/test-codecs.ts';
import { recomputeDays } from '#measurements/partitions/jobs.ts';
import { anEntry } from '#registers/entries/test-entries.ts';
import { storedProduct } from '#registers/products/test-products.ts';
import { anInspection } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aCountedRestore, broughtBack } from './test-restores.ts';

let api: TestApi;
let demo: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  const context = api.app.contextFor('test');
  await seedDemo(context);
  await seedMeasurements(context, 40);
  const { body } = await api.request('POST', '/api/login', { body: demoAccount });
  demo = { ...body, token: body.api_token, isAdmin: false, isTranslator: false };
  await addWhatTheDemoLacks();
});
afterAll(() => api.close());

/** Photos, an own question with choices, and a name that would be a formula. */
async function addWhatTheDemoLacks() {
  const { body: item } = await api.request('POST', '/api/v1/checklist-items', {
    as: demo,
    body: { name: '=cmd()', input: 'options', choices: ['quick', 'slow'] },
  });
  const choice = await api.database.db
    .selectFrom('own_item_choices')
    .select('id')
    .where('item_id', '=', Number(item.id))
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { body: locations } = await api.request('GET', '/api/locations', { as: demo });
  const hiveId = locations.locations[0].hives[0].id;
  const { body: photo } = await sendPhoto(api, demo, { hive_id: hiveId, category_id: photoItem });
  await anInspection(api, demo, {
    hive_ids: [hiveId],
    notes: '=SUM(A1)',
    items: { [photoItem]: photo.image_url, [item.id]: String(choice.id) },
  });
  const task = {
    ...{ title: 'Feed', day: '2026-12-03', repeat: 'FREQ=WEEKLY', hiveIds: [String(hiveId)] },
    steps: [{ text: 'Warm it', isDone: true }],
  };
  await api.request('POST', '/api/v1/tasks', { as: demo, body: task });
  const apiaryId = String(locations.locations[0].id);
  await api.request('POST', '/api/v1/tasks', { as: demo, body: { title: 'Mow', apiaryId } });
  const bloom = `/api/v1/apiaries/${apiaryId}/blooms`;
  await api.request('PUT', `${bloom}/2026/willow`, { as: demo, body: { firstDay: '2026-03-20' } });
  const ended = { firstDay: '2026-04-12', lastDay: '2026-05-01' };
  await api.request('PUT', `${bloom}/2026/dandelion`, { as: demo, body: ended });
  const site = { registrationNumber: 'NL-0000', landOwnerContact: 'Ms Dijk\n0317', accessNotes: 'Gate' };
  await api.request('PATCH', `/api/v1/apiaries/${apiaryId}`, { as: demo, body: site });
  const { body: registered } = await api.request('GET', `/api/v1/hives/${hiveId}/queens`, { as: demo });
  const inBank = { date: new Date().toISOString().slice(0, 10), fate: 'kept' };
  await api.request('POST', `/api/v1/queens/${registered[0].id}/fate`, {
    as: demo,
    body: { ...inBank, place: 'Queen bank', purpose: 'reserve' },
  });
  const bought = { name: 'Bought', place: 'Apidea', purpose: 'mating', motherId: registered[0].id };
  await api.request('POST', '/api/v1/queens', { as: demo, body: bought });
  await api.request('PUT', `/api/v1/hives/${hiveId}/home-assistant`, { as: demo });
  await attach(api, demo, `hives/${hiveId}`);
  await attach(api, demo, `queens/${registered[0].id}`);
  await attach(api, demo, `apiaries/${apiaryId}`, Buffer.from('%PDF-1.7\n%%EOF'));
  const { body: devices } = await api.request('GET', '/api/v1/devices', { as: demo });
  const scale = `/api/v1/devices/${devices[0].id}`;
  const weighing = { knownKg: 10, shownKg: 10.2, weighedAt: '2026-05-02T10:00:00Z' };
  await api.request('POST', `${scale}/reference-weighings`, { as: demo, body: weighing });
  await api.request('PUT', `${scale}/temperature-correction`, {
    as: demo,
    body: { kgPerCelsius: 0.02, referenceCelsius: 12, lagHours: 1, validFrom: '2026-05-01T00:00:00Z' },
  });
  const measure = {
    ...{ hiveIds: [String(hiveId)], day: '2026-05-01', lastDay: '2026-05-24', method: 'biotechnical' },
    ...{ measure: 'brood_break', reason: 'Varroa', appliedBy: 'Anna' },
  };
  await api.request('POST', '/api/v1/treatments', { as: demo, body: measure });
  const plan = {
    ...{ hiveId: String(hiveId), method: 'demaree', startDay: '2026-05-10', timeZone: 'UTC' },
    steps: [{ step: 'remove_cells', title: 'Remove queen cells' }],
  };
  await api.request('POST', '/api/v1/hive-plans', { as: demo, body: plan });
  await storedProduct(api, demo, { isShared: true });
  const { id: codecId } = await storedCodec(api, demo, { examples: '- input: { bytes: [1], fPort: 3 }' });
  const [device] = (await api.request('GET', '/api/v1/devices', { as: demo })).body;
  await api.request('PATCH', `/api/v1/devices/${device.id}`, { as: demo, body: { codecId } });
  const entry = await anEntry(api, demo, { hiveIds: [hiveId] });
  const path = `/api/v1/register-entries/${entry.id}/strike`;
  await api.request('POST', path, { as: demo, body: { reason: 'It was the hive beside it' } });
}

type Row = Record<string, unknown>;
type Everything = Record<string, Row[]>;

/** Kinds that come back. */
const kinds = [
  ...['checklist_items', 'checklist_item_choices', 'checklists', 'checklist_prints', 'apiaries', 'hives'],
  'hive_layers',
  ...['hive_places', 'queens', 'colony_events', 'queen_reigns', 'hive_states', 'hive_tags', 'inspections'],
  ...[
    'photos',
    'inspection_answers',
    'device_codecs',
    'devices',
    'device_hives',
    'sensor_definitions',
    'chart_notes',
  ],
  ...['temperature_corrections', 'reference_weighings', 'weight_steps', 'measurements'],
  ...['treatment_products', 'register_entries'],
  'register_proofs',
  'hive_plans',
  'tasks',
  'blooms',
  'home_assistant_hives',
  ...['hive_attachments', 'queen_attachments', 'apiary_attachments'],
];

async function everythingOf(as: TestUser): Promise<Everything> {
  return JSON.parse((await textsOfZip(await exportedFile(api, as)))['everything.json'] ?? '');
}

/** Rows with each id as its place among the rows of its kind, as which it does not change. */
function alike(everything: Everything): Everything {
  const places = new Map<string, Map<unknown, number>>();
  for (const [kind, rows] of Object.entries(everything))
    if (Array.isArray(rows)) places.set(kind, new Map(rows.map(({ id }, index) => [id, index])));
  const namedBy: Record<string, string> = {
    hive_id: 'hives',
    other_hive_id: 'hives',
    apiary_id: 'apiaries',
    checklist_id: 'checklists',
    queen_id: 'queens',
    former_queen_id: 'queens',
    mother_id: 'queens',
    event_id: 'colony_events',
    inspection_id: 'inspections',
    device_id: 'devices',
    codec_id: 'device_codecs',
    corrects_id: 'register_entries',
    entry_id: 'register_entries',
    plan_id: 'hive_plans',
  };
  const placeOf = (kind: string, id: unknown) => (id === null ? null : places.get(kind)?.get(id));
  // Ids that people's own things have, wherever they stand.
  const own = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(own) : (places.get('checklist_items')?.get(value) ?? value);
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      (everything[kind] ?? []).map(({ id: _id, file: _file, choices: _choices, came_as: _cameAs, ...row }) =>
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => {
            const named = namedBy[column];
            if (named !== undefined) return [column, placeOf(named, value)];
            if (column === 'hive_ids' && Array.isArray(value))
              return [column, value.map((hiveId) => placeOf('hives', hiveId))];
            if (column === 'value' && row.item_id === photoItem)
              return [column, placeOf('photos', Number(value))];
            if (column === 'value' && places.get('checklist_items')?.has(row.item_id))
              return [column, placeOf('checklist_item_choices', Number(value)) ?? value];
            return [column, own(value)];
          }),
        ),
      ),
    ]),
  );
}

test('all of the demo account comes back into an empty one as it was, once, however often it is sent', async () => {
  const archive = await exportedFile(api, demo);
  const before = await everythingOf(demo);
  const anna = await aUser(api);
  const counted = await aCountedRestore(api, anna, archive);
  expect(counted.state).toBe('counted');
  // Alert rules and flash logs come with an account that is moved here alone.
  const own = counted.kinds.filter(({ name }: { name: string }) => !name.startsWith('moved_'));
  expect(own.map(({ name }: { name: string }) => name).sort()).toEqual(kinds.toSorted());
  for (const kind of own) {
    const there = before[kind.name]?.length ?? -1;
    expect([kind.name, kind.fault, kind.fresh + kind.present + kind.leftOut]).toEqual([
      kind.name,
      undefined,
      there,
    ]);
  }
  expect(await everythingOf(anna)).toMatchObject({ hives: [], measurements: [] });

  const done = await broughtBack(api, anna);
  expect(done.state).toBe('done');
  const counts = (kind: { name: string; fresh: number; present: number }) => [
    kind.name,
    kind.fresh,
    kind.present,
  ];
  expect(done.kinds.map(counts)).toEqual(counted.kinds.map(counts));
  const after = await everythingOf(anna);
  const [was, is] = [alike(before), alike(after)];
  for (const kind of kinds) {
    expect([kind, (was[kind] ?? []).length > 0 || emptyInDemo.has(kind)]).toEqual([kind, true]);
    expect([kind, is[kind]]).toEqual([kind, was[kind]]);
  }

  const again = await aCountedRestore(api, anna, archive);
  for (const { name, fresh } of again.kinds) expect([name, fresh]).toEqual([name, 0]);
  await broughtBack(api, anna);
  expect(alike(await everythingOf(anna))).toEqual(is);
});

/** What neither the demo account nor this test has any of. */
const emptyInDemo = new Set(['chart_notes', 'weight_steps', 'checklist_prints', 'register_proofs']);

test('a printed checklist is restored with the number on its paper', async () => {
  const [ben, anna] = [await aUser(api), await aUser(api)];
  const { printId, sheet } = await aPrintedSheet(api, ben);
  await aCountedRestore(api, anna, await exportedFile(api, ben));
  expect((await broughtBack(api, anna)).state).toBe('done');
  const { body: prints } = await api.request('GET', '/api/checklist-svg', { as: anna });
  expect(prints).toMatchObject([{ paper_id: printId, pages: sheet.pages.length }]);
  expect(prints[0].id).not.toBe(printId);
  const shown = await api.request('GET', `/api/v1/prints/${prints[0].id}/pages`, { as: anna });
  expect(shown.body.pages[0]).toContain(`Print ID ${printId}`);
});

test('into the account that it was made of, only what is gone comes back', async () => {
  const archive = await exportedFile(api, demo);
  const { body: locations } = await api.request('GET', '/api/locations', { as: demo });
  const [hive] = locations.locations[0].hives;
  await api.request('DELETE', `/api/hives/${hive.id}`, { as: demo });
  const counted = await aCountedRestore(api, demo, archive);
  const fresh = new Map<string, number>(
    counted.kinds.map(({ name, fresh: count }: { name: string; fresh: number }) => [name, count]),
  );
  expect([fresh.get('hives'), fresh.get('apiaries'), fresh.get('measurements')]).toEqual([1, 0, 0]);
  expect(fresh.get('inspections')).toBeGreaterThan(0);
  await broughtBack(api, demo);
  const { hives } = await everythingOf(demo);
  expect(hives?.filter(({ name }) => name === hive.name)).toHaveLength(1);
});

test('what was measured is drawn for weeks and days as before', async () => {
  const anna = await aUser(api);
  await aCountedRestore(api, anna, await exportedFile(api, demo));
  await broughtBack(api, anna);
  await recomputeDays(api.app.contextFor('test'));
  const { db } = api.database;
  const days = (ownerId: number) =>
    db
      .selectFrom('measurement_days as day')
      .innerJoin('devices', 'devices.id', 'day.device_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('devices.user_id', '=', ownerId as TestUser['id'])
      .executeTakeFirstOrThrow();
  expect(await days(anna.id)).toEqual(await days(demo.id));
});
