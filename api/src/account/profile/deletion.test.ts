import { sql } from 'kysely';
import { anApiToken } from '#account/api-tokens/test-tokens.ts';
import { addTestPasskey, passkeyCode } from '#account/passkeys/test-passkeys.ts';
import { switchOn } from '#account/second-factor/test-authenticator.ts';
import { aDevice } from '#measurements/devices/test-devices.ts';
import { outboxMails } from '#platform/mail/outbox-store.ts';
import { aHive, anApiary, anInspection, aQueen } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  await aUser(api, { isAdmin: true });
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const remove = (body: Record<string, unknown>, as = anna) => api.request('DELETE', '/api/user', { as, body });
const losses = async (as = anna) => (await api.request('GET', '/api/v1/account/losses', { as })).body;

/** An apiary with two hives; a queen and an inspection of the first. */
async function keepBees(as: TestUser) {
  const { id: location_id } = await anApiary(api, as, { hive_amount: 0 });
  const hive = await aHive(api, as, { location_id });
  await aHive(api, as, { location_id });
  await aQueen(api, as, { hive_id: hive.id });
  await anInspection(api, as, { hive_ids: [hive.id] });
  return hive;
}

/** How many rows of each table name this person. */
async function rowsNaming(userId: number): Promise<Record<string, number>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where column_name = 'user_id' and table_schema = 'public'`.execute(api.database.db);
  const counts: Record<string, number> = {};
  for (const { table, column } of columns) {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)}
      where ${sql.ref(column)} = ${userId}`.execute(api.database.db);
    counts[table] = rows[0]?.count ?? 0;
  }
  return counts;
}

test('a passkey stands for the password, which people who sign in elsewhere do not have', async () => {
  const passkey = await addTestPasskey(api, anna);
  expect((await remove({})).body).toMatchObject({ problems: [{ path: 'password', code: 'required' }] });
  const locked = await passkeyCode(api, passkey, { isUnlocked: false });
  expect((await remove({ second_factor_code: locked })).status).toBe(400);
  expect((await remove({ second_factor_code: await passkeyCode(api, passkey) })).status).toBe(200);
  expect((await api.request('GET', '/api/v1/account/losses', { as: anna })).status).toBe(401);
});

test('losses are counted without what was deleted before', async () => {
  expect(await losses()).toEqual({ apiaries: 0, hives: 0, queens: 0, inspections: 0 });
  await keepBees(anna);
  await keepBees(await aUser(api));
  expect(await losses()).toEqual({ apiaries: 1, hives: 2, queens: 1, inspections: 1 });
  const hive = await keepBees(anna);
  await api.request('DELETE', `/api/hives/${hive.id}`, { as: anna });
  expect(await losses()).toMatchObject({ apiaries: 2, hives: 3 });
});

test('everything of the person goes, in every table that names people, and nothing of anybody else', async () => {
  const bram = await aUser(api);
  await keepBees(anna);
  await keepBees(bram);
  await anApiToken(api, anna);
  await api.request('POST', '/api/settings', { as: anna, body: { weight_unit: 'lb' } });
  await api.request('POST', '/api/user/reminder', { body: { email: anna.email } });
  await api.request('POST', '/api/v1/account/export', { as: anna });
  await api.runJobs();
  const filesBefore = await api.contextOf(bram).files.names();
  const before = await rowsNaming(bram.id);

  expect((await remove({ password: anna.password })).body).toEqual({ message: 'user_deleted' });
  const left = Object.entries(await rowsNaming(anna.id)).filter(([, count]) => count > 0);
  expect(left).toEqual([]);
  expect(await rowsNaming(bram.id)).toEqual(before);
  const mails = await outboxMails(api.database);
  expect(mails.filter(({ recipient }) => recipient === anna.email)).toEqual([]);
  expect(filesBefore).toHaveLength(1);
  expect(await api.contextOf(bram).files.names()).toEqual([]);
  expect((await api.request('POST', '/api/authenticate', { as: anna })).status).toBe(401);
});

test('measurements of years go a batch at a time, and belong to nobody meanwhile', async () => {
  const { db } = api.database;
  const { id } = await aDevice(api, anna, { name: 'Scale of Anna', key: 'anna-0001' });
  await sql`insert into measurements (device_id, measured_at, received_at, t)
    select ${id}, '2026-01-01Z'::timestamptz + n * interval '1 minute', now(), 1 from generate_series(1, 10001) as n`.execute(
    db,
  );
  const measured = () =>
    db
      .selectFrom('measurements')
      .select('t')
      .where('device_id', '=', id as never)
      .limit(1)
      .execute();
  await remove({ password: anna.password });
  expect(await measured()).toHaveLength(1);
  expect(
    await db
      .selectFrom('devices')
      .select(['user_id', 'name', 'key'])
      .where('id', '=', id as never)
      .execute(),
  ).toEqual([{ user_id: null, name: '', key: '' }]);
  await api.runJobs();
  expect(await measured()).toEqual([]);
});

test.each([
  ['a wrong password', { password: 'Wrong-1234!' }, 'invalid_password'],
  ['none', {}, 'password_is_required'],
])('%s deletes nothing', async (_what, body, message) => {
  const answer = await remove(body);
  expect([answer.status, answer.body.message]).toEqual([400, message]);
  expect((await api.request('POST', '/api/authenticate', { as: anna })).status).toBe(200);
});

test('a code of the second factor is required after the password is right', async () => {
  const { freshCode } = await switchOn(api, anna);
  const { password } = anna;
  expect((await remove({ password: 'Wrong-1234!', second_factor_code: '000000' })).body.message).toBe(
    'invalid_password',
  );
  expect((await remove({ password })).body.code).toBe('second_factor_required');
  expect((await remove({ password, second_factor_code: '000000' })).body.code).toBe('invalid_code');
  expect((await remove({ password, second_factor_code: freshCode() })).status).toBe(200);
});

test('the last admin stays; of two who go at once, one does', async () => {
  const alone = await startTestApi({ database: 'fresh' });
  try {
    const admin = await aUser(alone, { isAdmin: true });
    const bye = ({ password, ...as }: TestUser) =>
      alone.request('DELETE', '/api/user', { as: { ...as, password }, body: { password } });
    const refused = await bye(admin);
    expect([refused.status, refused.body.code]).toEqual([409, 'last_admin']);
    const second = await aUser(alone, { isAdmin: true });
    const answers = await Promise.all([bye(admin), bye(second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  } finally {
    await alone.close();
  }
});

test('changes of rights by an admin remain in the log after the admin has left', async () => {
  const admin = await aUser(api, { isAdmin: true });
  const path = `/api/v1/administration/people/${anna.id}/rights`;
  await api.request('PUT', path, { as: admin, body: { right: 'dashboard', isGranted: true } });
  await remove({ password: admin.password }, admin);
  const other = await aUser(api, { isAdmin: true });
  const log = await api.request('GET', `/api/v1/administration/right-changes?personId=${anna.id}`, {
    as: other,
  });
  expect(log.body.rows).toMatchObject([{ right: 'dashboard' }]);
  expect(log.body.rows[0]).not.toHaveProperty('admin');
});
