import { hashPassword } from '#account/core/passwords.ts';
import { mailsTo } from '#account/sign-up/test-forms.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { demoApiaries } from './bees.ts';
import { diaryOf } from './diary.ts';
import { demoAccount, isDemoOpen, isDemoThere, seedDemo, seedDemoWhenEmpty } from './seed.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ database: 'fresh' });
  await seedDemoWhenEmpty(api.app.contextFor('demo'));
});
afterAll(() => api.close());

const signIn = async () => {
  const { status, body } = await api.request('POST', '/api/login', { body: demoAccount });
  expect(status).toBe(200);
  return { authorization: `Bearer ${body.api_token}` };
};
const get = async (path: string) => (await api.request('GET', path, { headers: await signIn() })).body;

test('an empty database is filled, and one with people never', async () => {
  const people = () => api.database.db.selectFrom('users').select('email').orderBy('id').execute();
  const filled = await people();
  expect(filled[0]).toEqual({ email: demoAccount.email });
  expect(await seedDemoWhenEmpty(api.app.contextFor('demo'))).toBe(false);
  expect(await people()).toEqual(filled);
});

test('nobody but the demo account is an admin, or can be signed in as by the password that everybody knows', async () => {
  const { db } = api.database;
  const others = await db.selectFrom('users').selectAll().where('email', '<>', demoAccount.email).execute();
  expect(others.map(({ email }) => email)).toEqual([
    'neighbour@skep.example',
    'mentor@skep.example',
    'beginner@skep.example',
  ]);
  for (const { email, is_admin } of others) {
    const { status } = await api.request('POST', '/api/login', { body: { ...demoAccount, email } });
    expect([email, is_admin, status]).toEqual([email, false, 400]);
  }
});

test('it is known whether there is a demo account to offer', async () => {
  const empty = await startTestApi({ database: 'fresh' });
  try {
    expect(await isDemoThere(empty.app.contextFor('demo'))).toBe(false);
    expect(await isDemoThere(api.app.contextFor('demo'))).toBe(true);
  } finally {
    await empty.close();
  }
});

test('an account whose password was changed is not one that anybody can sign in with', async () => {
  const other = await startTestApi({ database: 'fresh' });
  const context = other.app.contextFor('demo');
  try {
    expect(await isDemoOpen(context)).toBe(false);
    await seedDemo(context);
    expect(await isDemoOpen(context)).toBe(true);
    const changed = { password_hash: await hashPassword('Clover-2031!') };
    await other.database.db.updateTable('users').set(changed).execute();
    expect(await isDemoOpen(context)).toBe(false);
  } finally {
    await other.close();
  }
});

test('three hives bear tags that do different things', async () => {
  const tags: { hive_id: number; action_id: number }[] = await get('/api/hive-tags');
  expect(new Set(tags.map(({ hive_id }) => hive_id)).size).toBe(3);
  expect(tags.map(({ action_id }) => action_id)).toEqual([2, 3, 1]);
});

test('a scale and a climate sensor measured for three days, and say that they are simulated', async () => {
  const devices: { name: string; online: boolean; hive_name: string }[] = await get('/api/devices');
  const [scale, climate] = devices.map(({ hive_name }) => hive_name);
  expect(devices.map(({ name, online }) => [name, online])).toEqual([
    [`Scale under ${scale} (simulated)`, true],
    [`Climate sensor in ${climate} (simulated)`, true],
  ]);
  const curves: { quantities: { quantity: string }[] }[] = await get('/api/v1/device-curves');
  const measured = curves.map(({ quantities }) => quantities.map(({ quantity }) => quantity));
  expect(measured).toEqual([expect.arrayContaining(['weight_kg', 't_i']), ['t']]);
});

test('three rules watch the devices, and tell nobody of what was measured before they were there', async () => {
  const { alert_rules: rules } = await get('/api/alert-rules');
  expect(rules.map(({ name }: { name: string }) => name)).toEqual([
    'Battery low',
    'Brood too cold',
    'Weight falls suddenly',
  ]);
  await api.runJobs();
  // Old clients expect this answer when there are none.
  const alerts = await api.request('GET', '/api/alerts', { headers: await signIn() });
  expect(alerts.status).toBe(404);
  expect(await mailsTo(api, demoAccount.email)).toEqual([]);
});

test('a group of four shares hives: two of the person, and two of a neighbour, of which they may edit one', async () => {
  const { groups, invitations } = await get('/api/groups');
  const [group] = groups;
  expect([groups.length, invitations, group.news]).toEqual([1, [], []]);
  expect(group.users.map(({ name, admin }: { name: string; admin: boolean }) => [name, admin])).toEqual([
    ['Demo beekeeper', true],
    ['Hannah Moore', false],
    ['George Miller', false],
    ['Lucy Carter', false],
  ]);
  const shared = group.hives.map((hive: { name: string; owner: boolean; editable: boolean }) => [
    hive.name,
    hive.owner,
    hive.editable,
  ]);
  expect(shared.toSorted()).toEqual([
    ['Heather', true, true],
    ['Lavender', false, true],
    ['Thyme', false, false],
    ['Willow', true, false],
  ]);
  for (const { email } of group.users) expect(await mailsTo(api, email)).toEqual([]);
  const ofOthers = group.hives.filter(({ owner }: { owner: boolean }) => !owner);
  // Otherwise they would get an email about their reminders.
  expect(ofOthers.map(({ reminder }: { reminder: string | null }) => reminder)).toEqual([null, null]);
});

test('a public dashboard shows what the scale has weighed for three days to whoever has its code', async () => {
  const [dashboard, ...more] = await get('/api/dashboardgroups');
  expect([dashboard.name, more]).toEqual(['Bees on the scale', []]);
  const { body } = await api.request('GET', `/api/v1/public-dashboards/${dashboard.code}`);
  expect(body.hives.map(({ name }: { name: string }) => name)).toEqual(['Willow']);
  const [{ newest, curves }] = body.hives;
  const measured = newest.map(({ quantity }: { quantity: string }) => quantity);
  expect(measured).toEqual(['weight_kg', 't_i']);
  const weights = curves[0].mean.filter((mean: number | null) => mean !== null);
  expect(weights.length).toBeGreaterThan(20);
});

test('tasks are planned in an apiary, for hives and for no place, none of them late', async () => {
  const tasks = await get('/api/v1/tasks');
  const today = api.clock.now().toISOString().slice(0, 10);
  expect(tasks).toHaveLength(4);
  expect(tasks.filter(({ day }: { day?: string }) => day && day < today)).toEqual([]);
  const planned = tasks.find(({ isInspection }: { isInspection: boolean }) => isInspection);
  expect(await get('/api/v1/tasks/inspections-due')).toContainEqual(
    expect.objectContaining({ day: planned.day }),
  );
});

test('three apiaries in different places have a dozen hives of different builds', async () => {
  const { locations: seen } = await get('/api/locations');
  const locations = seen.filter(({ owner }: { owner: boolean }) => owner);
  const hives = locations.flatMap((location: { hives: unknown[] }) => location.hives);
  const different = (of: (thing: Record<string, unknown>) => unknown, things: Record<string, unknown>[]) =>
    new Set(things.map((thing) => JSON.stringify(of(thing)))).size;
  expect(locations).toHaveLength(3);
  expect(different(({ coordinate_lat, hex_color }) => [coordinate_lat, hex_color], locations)).toBe(3);
  expect(hives).toHaveLength(12);
  expect(different(({ type }) => type, hives)).toBeGreaterThan(6);
  expect(different(({ color }) => color, hives)).toBeGreaterThan(8);
  const kinds = hives.flatMap(({ layers }: { layers: { type: string }[] }) => layers.map(({ type }) => type));
  expect(new Set(kinds)).toEqual(new Set(['brood', 'honey', 'queen_excluder', 'feeding_box']));
  expect(hives.filter(({ queen }: { queen: unknown }) => queen === null)).toHaveLength(1);
  expect(hives.filter(({ attention }: { attention: number }) => attention === 1).length).toBeGreaterThan(0);
  expect(hives.filter(({ reminder }: { reminder: string }) => reminder !== null).length).toBeGreaterThan(1);
});

test('one hive is queenless, one came of another by a split, and two queens have their mothers here', async () => {
  const { hives } = await get('/api/hives');
  const states = hives.map(({ state }: { state: string }) => state);
  expect(states.filter((state: string) => state !== 'active').toSorted()).toEqual(['nucleus', 'queenless']);
  const { queens } = await get('/api/queens');
  expect(queens.filter(({ mother_id }: { mother_id: number }) => mother_id !== null)).toHaveLength(2);
});

test('every hive has inspections up to these days, with answers and notes that differ', async () => {
  const { hives } = await get('/api/hives');
  const weekAgo = new Date(api.clock.now().getTime() - 12 * 86_400_000).toISOString();
  for (const { last_inspection_date, inspection_count } of hives) {
    expect(last_inspection_date > weekAgo.replace('T', ' ')).toBe(true);
    expect(inspection_count).toBeGreaterThan(1);
  }
  const inspections = await get('/api/inspections');
  expect(inspections.length).toBeGreaterThan(200);
  expect(new Set(inspections.map(({ notes }: { notes: string }) => notes)).size).toBeGreaterThan(20);
  expect(new Set(inspections.map(({ impression }: { impression: number }) => impression))).toEqual(
    new Set([1, 2, 3]),
  );
  expect(inspections.every(({ item_count }: { item_count: number }) => item_count > 1)).toBe(true);
  const oldest = inspections.at(-1).created_at.slice(0, 4);
  expect(Number(oldest)).toBeLessThan(api.clock.now().getUTCFullYear());
});

test('the register tells of two seasons: mites, treatments, harvests, jars and food', async () => {
  const { entries }: { entries: { kind: string; day: string }[] } = await get('/api/v1/register-entries');
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(
    new Set(['mite_count', 'treatment', 'harvest', 'jars', 'feeding']),
  );
  expect(new Set(entries.map(({ day }) => day.slice(0, 4))).size).toBe(2);
  const today = api.clock.now().toISOString().slice(0, 10);
  for (const { day } of entries) expect(day < today).toBe(true);
  expect(await get('/api/v1/treatment-products')).toHaveLength(2);
});

test('whoever signs in finds the checklist that everybody starts with', async () => {
  const { checklist } = await get('/api/inspections/lists');
  expect(checklist.categories).toHaveLength(4);
});

test('on whatever day it begins, every diary is of the past, in order, and the same on each run', () => {
  const hives = demoApiaries.flatMap((apiary) => apiary.hives);
  for (let day = 0; day < 366; day += 30) {
    const now = new Date(Date.UTC(2028, 0, 1 + day, 8));
    hives.forEach(({ fate }, number) => {
      const options = { fate, number, now, checklistId: undefined, text: (id: string) => id };
      const diary = diaryOf(options);
      const times = diary.map(({ inspectedAt }) => inspectedAt.getTime());
      expect(diary.length).toBeGreaterThan(1);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(Math.max(...times)).toBeLessThan(now.getTime());
      for (const { impression } of diary) expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(impression);
      expect(diaryOf(options)).toEqual(diary);
    });
  }
});
