import { aForm, codeIn, newestMailTo } from '#account/sign-up/test-forms.ts';
import { cleanUp } from '#platform/jobs/clean-up.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aHarvest, anEntry } from './test-entries.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const book = async (as: TestUser) =>
  (await api.request('GET', '/api/v1/register-entries', { as })).body.entries;

/** Signs up with this address and proves it. */
async function newPerson(email: string, isProved = true): Promise<TestUser> {
  const form = aForm({ email });
  expect((await api.request('POST', '/api/register', { body: form })).status).toBe(201);
  const person = await api.database.db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const rights = { isAdmin: false, isTranslator: false };
  const signedOut = { ...person, ...rights, email, password: form.password, token: '' };
  if (!isProved) return signedOut;
  const code = codeIn((await newestMailTo(api, email)).text, /\b(\d{6})\b/);
  await api.request('POST', '/api/v1/email-verification', { body: { email, code } });
  const { body } = await api.request('POST', '/api/login', { body: { email, password: form.password } });
  return { ...signedOut, token: body.api_token };
}

async function aLeftBook() {
  const anna = await aUser(api);
  const hive = await aHive(api, anna);
  await anEntry(api, anna, { hiveIds: [hive.id] });
  const post = (path: string, body: object) => api.request('POST', path, { as: anna, body });
  const harvest = await post('/api/v1/harvests', aHarvest([hive.id]));
  await post(`/api/v1/register-entries/${harvest.body.id}/strike`, { reason: 'It was not taken' });
  const before = await book(anna);
  const gone = await api.request('DELETE', '/api/user', { as: anna, body: { password: anna.password } });
  expect(gone.status).toBeLessThan(300);
  return { anna, before };
}

const leftBooks = () => api.database.db.selectFrom('left_books').selectAll().execute();

test('records outlive their account, and whoever confirms its address again gets them, with an intact chain', async () => {
  const { anna, before } = await aLeftBook();
  const again = await newPerson(anna.email);
  const entries = await book(again);
  const said = (of: { number: number; hash: string; authorName: string; correctedBy: number }[]) =>
    of.map(({ number, hash, authorName, correctedBy }) => ({ number, hash, authorName, correctedBy }));
  expect(said(entries)).toEqual(said(before));
  expect(entries[0].cameAt).toEqual(expect.any(String));
  const sheet = await api.request('GET', '/api/v1/register-sheet?year=2026', { as: again });
  expect(sheet.body).toEqual({ entries: expect.anything(), hash: before[0].hash });
  expect((await leftBooks()).filter(({ email_spelling }) => email_spelling === anna.email)).toEqual([]);
});

test('nobody has it who has not proved the address, or proves another', async () => {
  const { anna } = await aLeftBook();
  const unproved = await newPerson(anna.email, false);
  const [row] = await api.database.db
    .selectFrom('register_entries')
    .select('id')
    .where('user_id', '=', unproved.id)
    .execute();
  expect(row).toBeUndefined();
  expect(await book(await newPerson(`other.${anna.email}`))).toEqual([]);
});

test('an account without a register leaves nothing', async () => {
  const bram = await aUser(api);
  await api.request('DELETE', '/api/user', { as: bram, body: { password: bram.password } });
  expect((await leftBooks()).filter(({ email_spelling }) => email_spelling === bram.email)).toEqual([]);
});

test('five years after its last entry it is gone', async () => {
  const { anna } = await aLeftBook();
  const isRetained = async () =>
    (await leftBooks()).some(({ email_spelling }) => email_spelling === anna.email);
  const context = api.contextOf(anna);
  const on = (day: string) => ({
    ...context,
    clock: { ...context.clock, now: () => new Date(`${day}T12:00Z`) },
  });
  await cleanUp(on('2031-05-20'));
  expect(await isRetained()).toBe(true);
  await cleanUp(on('2031-05-21'));
  expect(await isRetained()).toBe(false);
});
