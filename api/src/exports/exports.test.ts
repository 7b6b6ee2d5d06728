import { domains } from '#domains.ts';
import { exportTables } from '#exports/contents.ts';
import { cleanUp } from '#platform/jobs/clean-up.ts';
import { outboxMails } from '#platform/mail/outbox-store.ts';
import { aHive, anInspection, aQueen } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { share } from '#testing/sharing.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { writeExport } from './jobs.ts';
import { anExport, exportedFile, textsOfZip } from './test-exports.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const begin = (as: TestUser) => api.request('POST', '/api/v1/account/export', { as, body: {} });
const exportOf = async (as: TestUser) =>
  (await api.request('GET', '/api/v1/account/export', { as })).body.export;
const fileOf = (id: string) => `/api/user/export/${id}/file`;

/** Text of each file of the person's zip. */
const unzipped = async (as: TestUser, options = {}) => textsOfZip(await exportedFile(api, as, options));

test('a zip holds everything of a person as JSON and as tables, and nothing of anybody else', async () => {
  const [anna, bob] = [await aUser(api), await aUser(api)];
  const hive = await aHive(api, anna, { name: 'Melissa, "the old"' });
  await aQueen(api, anna, { hive_id: hive.id, name: 'Ὑρώ' });
  await anInspection(api, anna, { hive_ids: [hive.id], notes: '=SUM(A1)\nstrong' });
  await anInspection(api, bob, { notes: 'Bob was here' });
  const files = await unzipped(anna);

  expect(Object.keys(files)).toEqual([
    'README.txt',
    'everything.json',
    'inspections.csv',
    ...exportTables({ domains }).map(({ name }) => `tables/${name}.csv`),
    'images/',
  ]);
  const everything = JSON.parse(files['everything.json'] ?? '');
  expect(everything.account).toMatchObject([{ id: anna.id, email: anna.email }]);
  expect(everything.hives).toMatchObject([{ id: hive.id, name: 'Melissa, "the old"' }]);
  expect(everything.queens).toMatchObject([{ hive_id: hive.id, name: 'Ὑρώ' }]);
  expect(everything.hive_layers).toHaveLength(2);
  expect(everything.inspections).toMatchObject([{ hive_id: hive.id, notes: '=SUM(A1)\nstrong' }]);
  expect(everything.inspection_answers).toMatchObject([{ item_id: 774, value: '6' }]);

  expect(files['tables/hives.csv']?.split('\r\n')).toEqual([
    expect.stringMatching(/^\uFEFFid,apiary_id,name,/),
    expect.stringContaining('"Melissa, ""the old"""'),
    '',
  ]);
  expect(files['tables/queens.csv']).toContain('Ὑρώ');
  expect(files['tables/inspections.csv']).toContain(`"'=SUM(A1)\nstrong"`);
  expect(Object.values(files).join()).not.toContain('Bob was here');
});

test('group data has what groups show to the person, under its name alone and as long as they do', async () => {
  const [anna, bob] = [await aUser(api), await aUser(api)];
  const shown = await aHive(api, bob, { name: 'Shown' });
  const ended = await aHive(api, bob, { name: 'Ended' });
  await anInspection(api, bob, { hive_ids: [shown.id], notes: 'Bob was here' });
  await share(api, { hiveId: shown.id, memberId: anna.id });
  await share(api, { hiveId: ended.id, memberId: anna.id, endsAt: new Date('2026-01-02') });
  const everything = JSON.parse((await unzipped(anna))['everything.json'] ?? '');
  expect(everything.shown_hives).toMatchObject([{ hive_id: shown.id, hive: 'Shown', keeper: bob.name }]);
  expect(JSON.stringify(everything)).not.toContain('Bob was here');
  expect(await unzipped(anna, { withGroups: false })).not.toHaveProperty(['tables/shown_hives.csv']);
});

test('no secret is in it: no password, no token, no hash of either', async () => {
  const anna = await aUser(api);
  const made = await api.request('POST', '/api/v1/account/api-tokens', { as: anna, body: { name: 'Scale' } });
  const all = Object.values(await unzipped(anna)).join();
  const { db } = api.database;
  const user = await db.selectFrom('users').selectAll().where('id', '=', anna.id).executeTakeFirstOrThrow();
  const signIns = await db.selectFrom('sign_ins').selectAll().where('user_id', '=', anna.id).execute();
  const tokens = await db.selectFrom('api_tokens').selectAll().where('user_id', '=', anna.id).execute();
  const hashes = [...signIns, ...tokens].map((row) => row.token_hash);
  expect(all).toContain('Scale');
  for (const secret of [user.password_hash, anna.token, made.body.token, ...hashes]) {
    expect(all).not.toContain(secret);
  }
});

test('no column of ours is missing but those that are left out on purpose', async () => {
  const anna = await aUser(api);
  await anInspection(api, anna);
  const { body } = await api.request('GET', '/api/v1/account/export', { as: anna });
  expect(body).toEqual({});
  const everything = JSON.parse((await unzipped(anna))['everything.json'] ?? '');
  for (const { name, columns } of exportTables({ domains })) {
    for (const row of everything[name]) {
      expect([name, Object.keys(row).sort()]).toEqual([name, [...columns].sort()]);
    }
  }
});

test('more rows than a page holds come whole and in order', async () => {
  const anna = await aUser(api);
  const hive = await aHive(api, anna);
  const { id: ownerId } = anna;
  const at = api.clock.now();
  const row = {
    user_id: ownerId,
    hive_id: hive.id,
    apiary_id: hive.location_id,
    inspected_at: at,
    time_zone: 'UTC',
    inspected_local: '2026-05-03 14:05:00',
    created_at: at,
    updated_at: at,
  };
  const rows = Array.from({ length: 1201 }, (_, index) => ({ ...row, notes: `visit ${index}` }));
  await api.database.db.insertInto('inspections').values(rows).execute();
  const files = await unzipped(anna);
  const { inspections } = JSON.parse(files['everything.json'] ?? '');
  expect(inspections.map(({ notes }: { notes: string }) => notes)).toEqual(rows.map(({ notes }) => notes));
  expect(files['tables/inspections.csv']?.split('\r\n')).toHaveLength(1203);
});

test('the email and the file that explains the others are in the language of the person', async () => {
  const anna = await aUser(api, { locale: 'nl' });
  const files = await unzipped(anna);
  expect(files['LEESMIJ.txt']).toContain('Alles van jou in Skep');
  expect(files['LEESMIJ.txt']).not.toMatch(/[{}]/);
  const mail = (await outboxMails(api.database)).find(({ recipient }) => recipient === anna.email);
  expect(mail?.subject).toBe('Je download uit Skep staat klaar');
  expect(mail?.text).toContain('/export\n');
  expect(mail?.text).toContain('7 dagen');
});

test('while one is under way a second is not begun; afterwards a new one takes its place', async () => {
  const anna = await aUser(api);
  const [first, again] = await Promise.all([begin(anna), begin(anna)]);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.id).toBe(first.body.id);
  expect(await exportOf(anna)).toMatchObject({ state: 'waiting', progressPercent: 0 });
  await api.runJobs();
  expect(await exportOf(anna)).toMatchObject({
    state: 'ready',
    progressPercent: 100,
    sizeBytes: expect.any(Number),
    deletedAt: expect.any(String),
  });
  const second = await begin(anna);
  expect(second.body.id).not.toBe(first.body.id);
  expect((await api.request('GET', fileOf(first.body.id), { as: anna })).status).toBe(404);
  expect((await api.request('GET', fileOf(second.body.id), { as: anna })).status).toBe(404);
  await api.runJobs();
  expect((await api.request('GET', fileOf(second.body.id), { as: anna })).status).toBe(200);
});

test('the file is there for seven days, and then nowhere', async () => {
  const anna = await aUser(api);
  const { id } = await anExport(api, anna);
  const answer = await api.request('GET', fileOf(id), { as: anna });
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="skep-\d{4}-\d\d-\d\d\.zip"$/);
  expect(answer.headers['cache-control']).toBe('no-store');
  const cleanUp = async () => {
    await api.app.jobs.queue.send('clean-up', {});
    await api.runJobs();
  };
  const { files } = api.app.contextFor('test');
  const fileCount = async () => (await files.names()).length;
  const before = await fileCount();
  await cleanUp();
  expect(await fileCount()).toBe(before);
  api.clock.advance({ days: 7 });
  expect(await exportOf(anna)).toBeUndefined();
  expect((await api.request('GET', fileOf(id), { as: anna })).status).toBe(404);
  api.clock.advance({ minutes: 1 });
  await cleanUp();
  expect(await fileCount()).toBe(0);
});

test('the file goes with the account', async () => {
  const anna = await aUser(api);
  await anExport(api, anna);
  await api.database.db.deleteFrom('users').where('id', '=', anna.id).execute();
  await api.app.jobs.queue.send('clean-up', {});
  await api.runJobs();
  expect(await api.app.contextFor('test').files.names()).toEqual([]);
});

test('an export that fails says so, is tried again, and can be started again', async () => {
  const anna = await aUser(api);
  await begin(anna);
  const context = api.app.contextFor('test');
  const found = await api.database.db
    .selectFrom('exports')
    .selectAll()
    .where('user_id', '=', anna.id)
    .executeTakeFirstOrThrow();
  const broken = {
    ...context,
    files: { ...context.files, write: () => Promise.reject(new Error('disk full')) },
  };
  await expect(writeExport(broken, { exportId: found.id })).rejects.toThrow('disk full');
  expect(await exportOf(anna)).toMatchObject({ state: 'failed' });
  await writeExport(context, { exportId: found.id });
  expect(await exportOf(anna)).toMatchObject({ state: 'ready' });
});

test('an export whose process was killed can be started again after two hours', async () => {
  const anna = await aUser(api);
  await begin(anna);
  await api.database.db
    .updateTable('exports')
    .set({ state: 'running' })
    .where('user_id', '=', anna.id)
    .execute();
  api.clock.advance({ minutes: 121 });
  await cleanUp(api.app.contextFor('test'));
  expect(await exportOf(anna)).toMatchObject({ state: 'failed' });
  expect((await begin(anna)).body.state).toBe('waiting');
});
