import { announceFirstRun } from '#announce-first-run.ts';
import type { OpenDatabase } from '#platform/database/open-database.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { openTestDatabase } from '#testing/test-database.ts';

const form = {
  name: 'Ada Imker',
  email: 'ada@skep.example',
  password: 'Bees-are-2-nice',
  passwordConfirmation: 'Bees-are-2-nice',
  language: 'nl',
};
// Its own, which has no account before a test makes one.
let database: OpenDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(async () => {
  await api.close();
  await database.db.deleteFrom('users').execute();
  await database.db.deleteFrom('first_run_codes').execute();
});

/** A service without any account, and the code that its start logged. */
async function start(environment: Record<string, string> = {}) {
  api = await startTestApi({ database, environment });
  return (await api.app.beginFirstRun()) ?? '';
}

const make = (body: object) => api.request('POST', '/api/v1/first-account', { body: { ...form, ...body } });
const isFirstRun = async () => (await api.request('GET', '/api/v1/page-settings')).body.isFirstRun;
const signUp = () =>
  api.request('POST', '/api/v1/sign-up', {
    body: { ...form, name: 'Eve', email: 'eve@skep.example', acceptedTermsVersion: '1' },
  });

test('who has the code of the log makes the first account: signed in, verified and admin', async () => {
  const code = await start();
  expect(await isFirstRun()).toBe(true);
  const { status, body } = await make({ code: ` ${code.slice(0, 5)}-${code.slice(5).toLowerCase()}` });
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      account: expect.objectContaining({ isAdmin: true, language: 'nl', emailVerified: true }),
      knownBrowser: expect.any(String),
    }),
  ]);
  const headers = { authorization: `Bearer ${body.token}` };
  expect((await api.request('GET', '/api/v1/administration/people', { headers })).status).toBe(200);
});

test('the start writes one line with the code and where it is typed', async () => {
  const lines = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  api = await startTestApi({ database });
  announceFirstRun(await api.app.beginFirstRun(), 'https://skep.example');
  const written = lines.mock.calls.map(([line]) => String(line));
  lines.mockRestore();
  expect(written).toEqual([expect.stringContaining('https://skep.example/first-run')]);
  const [code = ''] = /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(written.join()) ?? [];
  expect((await make({ code })).status).toBe(200);
});

test('once there is an account, page and route are as if they were not there, and no code is made', async () => {
  const code = await start();
  await make({ code });
  expect(await isFirstRun()).toBe(false);
  expect((await make({ code, email: 'eve@skep.example' })).status).toBe(404);
  expect(await api.app.beginFirstRun()).toBeUndefined();
});

test('of two who send the code at the same moment one becomes the admin', async () => {
  const code = await start();
  const answers = await Promise.all([make({ code }), make({ code, name: 'Eve', email: 'eve@skep.example' })]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await api.database.db.selectFrom('users').select('is_admin').execute()).toEqual([
    { is_admin: true },
  ]);
});

test('a wrong code makes no account, and wrong tries use it up', async () => {
  const code = await start();
  expect((await make({ code: 'AAAAAAAAAA' })).body).toMatchObject({ code: 'invalid_code' });
  expect(await isFirstRun()).toBe(true);
  await api.database.db.updateTable('first_run_codes').set({ attempts_left: 1 }).execute();
  await make({ code: 'AAAAAAAAAA' });
  expect((await make({ code })).status).toBe(400);
});

test('a password that is too simple costs no try', async () => {
  const code = await start();
  const { body } = await make({ code: 'AAAAAAAAAA', password: 'bees', passwordConfirmation: 'bees' });
  expect(body.problems).toMatchObject([{ path: 'password' }]);
  expect((await make({ code })).status).toBe(200);
});

test('each start makes a code, and those of earlier starts end', async () => {
  const first = await start();
  api.clock.advance({ minutes: 11 });
  const second = (await api.app.beginFirstRun()) ?? '';
  expect((await make({ code: first })).status).toBe(400);
  expect((await make({ code: second })).status).toBe(200);
});

test('nobody else signs up before the first account is there', async () => {
  const code = await start();
  expect((await signUp()).status).toBe(403);
  await make({ code });
  expect((await signUp()).status).toBe(204);
});

test('where ADMIN_EMAIL names the admin, everything is as it was', async () => {
  expect(await start({ ADMIN_EMAIL: 'ada@skep.example' })).toBe('');
  expect(await isFirstRun()).toBe(false);
  expect((await signUp()).status).toBe(204);
});

test('an installation that has people gets no code', async () => {
  await start();
  await aUser(api);
  expect(await api.app.beginFirstRun()).toBeUndefined();
  expect(await isFirstRun()).toBe(false);
});
