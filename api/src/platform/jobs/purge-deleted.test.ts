import { sql } from 'kysely';
import { colonySteps } from '#hives/colony-events/test-actions.ts';
import { ownTablesOfHives, sharedTablesOfHives } from '#hives/hive/purge-store.ts';
import { aPhoto } from '#inspections/photos/test-photos.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import type { Database } from '#platform/database/tables.ts';
import { anEntry } from '#registers/entries/test-entries.ts';
import { aChecklist, aHive, anApiary, anInspection, aQueen } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { cleanUp } from './clean-up.ts';
import { purgeDeleted } from './purge-deleted.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const remove = async (path: string) => {
  const { status } = await api.request('DELETE', path, { as: anna });
  if (status >= 300) throw new Error(`Answer ${status}`);
};

async function purge() {
  await api.app.jobs.queue.send('purge-deleted', {});
  await api.runJobs();
}

async function rowsOf(table: keyof Database, id: number, column = 'id') {
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} where ${sql.id(column)} = ${id}`.execute(api.database.db);
  return rows;
}

const isThere = async (table: keyof Database, id: number, column?: string) =>
  (await rowsOf(table, id, column)).length > 0;

async function measure(deviceId: number, count: number) {
  await sql`insert into measurements (device_id, measured_at, received_at, weight_kg)
    select ${deviceId}, now() - number * interval '1 minute', now(), 30
    from generate_series(1, ${count}) as number`.execute(api.database.db);
}

const kinds: Record<string, { make: (owner: TestUser) => Promise<number>; path: (id: number) => string }> = {
  apiaries: {
    make: async (owner) => (await anApiary(api, owner)).id,
    path: (id) => `/api/locations/${id}`,
  },
  hives: { make: async (owner) => (await aHive(api, owner)).id, path: (id) => `/api/hives/${id}` },
  inspections: {
    make: async (owner) => (await anInspection(api, owner)).id,
    path: (id) => `/api/inspections/${id}`,
  },
  checklists: {
    make: async (owner) => (await aChecklist(api, owner)).id,
    path: (id) => `/api/checklists/${id}`,
  },
  queens: { make: async (owner) => (await aQueen(api, owner)).id, path: (id) => `/api/queens/${id}` },
  devices: { make: async (owner) => (await aDevice(api, owner)).id, path: (id) => `/api/devices/${id}` },
  tasks: {
    make: async (as) =>
      Number((await api.request('POST', '/api/v1/tasks', { as, body: { title: 'Mow' } })).body.id),
    path: (id) => `/api/v1/tasks/${id}`,
  },
};

const tableOf = (kind: string) => kind as keyof Database;

test.each(Object.entries(kinds))(
  '%s stay for 30 days after they are deleted, and not longer',
  async (kind, of) => {
    const bob = await aUser(api);
    const [deleted, own, others] = [await of.make(anna), await of.make(anna), await of.make(bob)];
    await remove(of.path(deleted));
    api.clock.advance({ days: 29 });
    await purge();
    expect(await isThere(tableOf(kind), deleted)).toBe(true);
    api.clock.advance({ days: 2 });
    await purge();
    expect(await isThere(tableOf(kind), deleted)).toBe(false);
    expect(await isThere(tableOf(kind), own)).toBe(true);
    expect(await isThere(tableOf(kind), others)).toBe(true);
  },
);

test('every table in which something is only marked as deleted is purged', async () => {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'deleted_at' order by table_name`.execute(
    api.database.db,
  );
  // Alerts go with the hourly clean-up, a week after they were deleted.
  expect(rows.map((row) => row.table_name)).toEqual(['alerts', ...Object.keys(kinds)].sort());
});

test('an apiary goes with its hives, their inspections, photos and files', async () => {
  const apiary = await anApiary(api, anna, { hive_amount: 2 });
  const hiveId = apiary.hives[0].id;
  const { id } = await anInspection(api, anna, { hive_ids: [hiveId] });
  await aPhoto(api, anna, { inspection_id: id });
  const before = (await api.contextOf(anna).pictures.names()).length;
  await remove(`/api/locations/${apiary.id}`);
  api.clock.advance({ days: 31 });
  await purge();
  await cleanUp(api.contextOf(anna));
  expect(await isThere('apiaries', apiary.id)).toBe(false);
  expect(await isThere('hives', hiveId)).toBe(false);
  expect(await isThere('inspections', id)).toBe(false);
  expect(await isThere('photos', id, 'inspection_id')).toBe(false);
  expect((await api.contextOf(anna).pictures.names()).length).toBe(before - 2);
});

test('a device goes with measurements of more than one batch; those of another one stay', async () => {
  const [gone, other] = [await aDevice(api, anna), await aDevice(api, anna)];
  await measure(gone.id, 10_001);
  await measure(other.id, 3);
  await remove(`/api/devices/${gone.id}`);
  api.clock.advance({ days: 31 });
  await purge();
  expect(await isThere('measurements', gone.id, 'device_id')).toBe(false);
  expect(await isThere('devices', gone.id)).toBe(false);
  expect(await rowsOf('measurements', other.id, 'device_id')).toHaveLength(3);
});

test('a device that was deleted while the app promised to keep its measurements keeps them', async () => {
  const device = await aDevice(api, anna);
  await measure(device.id, 1);
  await remove(`/api/devices/${device.id}`);
  await api.database.db
    .updateTable('devices')
    .set({ keeps_measurements: true })
    .where('id', '=', device.id)
    .execute();
  api.clock.advance({ days: 400 });
  await purge();
  expect(await isThere('measurements', device.id, 'device_id')).toBe(true);
});

test('entries of the records stay as they are, and of their hive its name', async () => {
  const hive = await aHive(api, anna, { name: 'Linden', color: '#ffcc00' });
  const entry = await anEntry(api, anna, { hiveIds: [hive.id] });
  const { id } = await anInspection(api, anna, { hive_ids: [hive.id] });
  await remove(`/api/hives/${hive.id}`);
  const read = async () =>
    (await api.request('GET', `/api/v1/register-entries/${entry.id}`, { as: anna })).body;
  const before = await read();
  api.clock.advance({ days: 31 });
  await purge();
  expect(await read()).toEqual(before);
  expect((await rowsOf('hives', hive.id))[0]).toMatchObject({ name: 'Linden', color: null });
  expect(await isThere('hive_layers', hive.id, 'hive_id')).toBe(false);
  expect(await isThere('inspections', id)).toBe(false);
});

test('the history of a colony still names the hives that its bees came from', async () => {
  const steps = colonySteps(api, () => anna);
  const [first, second, living] = [await aHive(api, anna), await aHive(api, anna), await aHive(api, anna)];
  await steps.unite(second.id, String(first.id), { queen: 'none' });
  await steps.unite(living.id, String(second.id), { queen: 'none' });
  await remove(`/api/hives/${first.id}`);
  await remove(`/api/hives/${second.id}`);
  const before = await steps.history(living.id);
  expect(before.events).toHaveLength(1);
  api.clock.advance({ days: 31 });
  await purge();
  expect(await steps.history(living.id)).toEqual(before);
  expect(await isThere('hives', first.id)).toBe(true);
  await remove(`/api/hives/${living.id}`);
  api.clock.advance({ days: 31 });
  await purge();
  for (const { id } of [first, second, living]) expect(await isThere('hives', id)).toBe(false);
});

test('a queen who lives on in another hive keeps where she was', async () => {
  const steps = colonySteps(api, () => anna);
  const { hive, queen } = await steps.headed('Beatrix');
  const other = await aHive(api, anna);
  await steps.moveQueen(queen.id, String(other.id));
  await remove(`/api/hives/${hive.id}`);
  const before = await steps.queen(queen.id);
  api.clock.advance({ days: 31 });
  await purge();
  expect(await steps.queen(queen.id)).toEqual(before);
});

test('a hive that was moved out of an apiary keeps its inspections; of the apiary its name stays', async () => {
  const apiary = await anApiary(api, anna, { name: 'Heath', lat: 52.1, lon: 5.2, hive_amount: 1 });
  const hive = apiary.hives[0];
  const { id } = await anInspection(api, anna, { hive_ids: [hive.id] });
  const other = await anApiary(api, anna, { hive_amount: 0 });
  const { name, layers } = hive;
  const moved = { name, layers, location_id: other.id };
  const { status } = await api.request('PATCH', `/api/hives/${hive.id}`, { as: anna, body: moved });
  expect(status).toBe(200);
  await remove(`/api/locations/${apiary.id}`);
  api.clock.advance({ days: 31 });
  await purge();
  expect(await isThere('inspections', id)).toBe(true);
  expect((await rowsOf('apiaries', apiary.id))[0]).toMatchObject({
    name: 'Heath',
    latitude: null,
    longitude: null,
  });
});

test('one kind that fails stops no other, and the job has failed', async () => {
  const { id } = await anInspection(api, anna);
  await remove(`/api/inspections/${id}`);
  api.clock.advance({ days: 31 });
  const context = api.contextOf(anna);
  const fails = {
    routes: [],
    purges: [{ name: 'failing', purgeBatch: () => Promise.reject(new Error('no')) }],
  };
  await expect(purgeDeleted({ ...context, domains: [fails, ...context.domains] })).rejects.toThrow('1 of');
  expect(await isThere('inspections', id)).toBe(false);
});

test('its last success is a metric', async () => {
  await purge();
  api.clock.advance({ minutes: 5 });
  const figures = api.contextOf(anna).domains.flatMap(({ figures: own }) => own ?? []);
  const figure = figures.find(({ name }) => name === 'skep_job_last_success_age_seconds');
  expect(await figure?.read(api.contextOf(anna))).toContainEqual({ of: 'purge-deleted', value: 300 });
});

test('every table that belongs to hives is purged with them or stays on purpose', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'hives'::regclass and confdeltype = 'c' order by name`.execute(
    api.database.db,
  );
  expect(rows.map(({ name }) => name)).toEqual([...ownTablesOfHives, ...sharedTablesOfHives].sort());
});
