import { forgetOldPasskeyCodes } from '#account/second-factor/passkey-codes.ts';
import { newestMailTo } from '#account/sign-up/test-forms.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { forgetOldChallenges } from './challenges.ts';
import { addTestPasskey, aPasskey, passkeyCode, signInOptions } from './test-passkeys.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const signIn = (credential: string) =>
  api.request('POST', '/api/v1/sign-in/passkey', { body: { credential } });
const outcome = ({ status, body }: Awaited<ReturnType<typeof signIn>>) => [status, body.code ?? 'in'];
const rejected = [400, 'passkey_rejected'];
const begin = (body: object, as = anna) =>
  api.request('POST', '/api/v1/account/passkeys/options', { as, body });

describe('adding', () => {
  const add = (credential: string, as = anna) =>
    api.request('POST', '/api/v1/account/passkeys', { as, body: { name: 'Key', credential } });

  test('needs the password, and mails that there is one more', async () => {
    const wrong = await begin({ password: 'Wrong-1234!' });
    expect([wrong.status, wrong.body.problems]).toEqual([
      422,
      [{ path: 'password', code: 'wrong_password' }],
    ]);
    expect((await begin({})).body.problems).toEqual([{ path: 'password', code: 'required' }]);
    const { id } = await addTestPasskey(api, anna, 'Blue key');
    const { body } = await api.request('GET', '/api/v1/account/passkeys', { as: anna });
    expect(body).toEqual([{ id: String(id), name: 'Blue key', createdAt: expect.any(String) }]);
    expect((await newestMailTo(api, anna.email)).text).toContain('Blue key');
  });

  test('takes a challenge once, of the same person, in time, from this address', async () => {
    const options = async () => (await begin({ password: anna.password })).body.options;
    const first = await options();
    const passkey = aPasskey();
    expect((await add(passkey.create(first))).status).toBe(200);
    expect(outcome(await add(aPasskey().create(first)))).toEqual(rejected);
    expect(outcome(await add(passkey.create(await options())))).toEqual(rejected);
    expect(outcome(await add(aPasskey().create(await options()), await aUser(api)))).toEqual(rejected);
    expect(
      outcome(await add(aPasskey().create(await options(), { origin: 'https://evil.example' }))),
    ).toEqual(rejected);
    expect(outcome(await add(aPasskey().create(await options(), { rpId: 'evil.example' })))).toEqual(
      rejected,
    );
    const old = await options();
    api.clock.advance({ minutes: 6 });
    expect(outcome(await add(aPasskey().create(old)))).toEqual(rejected);
  });

  test('names those that are there, so that no device gets a second one', async () => {
    const { credentialId } = await addTestPasskey(api, anna);
    const { body } = await begin({ password: anna.password });
    expect(JSON.parse(body.options).excludeCredentials).toEqual([
      { type: 'public-key', id: credentialId, transports: ['usb'] },
    ]);
  });
});

describe('signing in', () => {
  test('needs nothing else, and is listed with the session and the passkey', async () => {
    const passkey = await addTestPasskey(api, anna);
    const { status, body } = await signIn(passkey.get(await signInOptions(api)));
    expect([status, body.account.email]).toEqual([200, anna.email]);
    expect(body.knownBrowser).toEqual(expect.any(String));
    const sessions = await api.request('GET', '/api/v1/account/sign-ins', {
      as: { ...anna, token: body.token },
    });
    expect(sessions.body.map(({ method }: { method: string }) => method)).toEqual(['passkey', 'password']);
    const { body: list } = await api.request('GET', '/api/v1/account/passkeys', { as: anna });
    expect(list[0].lastUsedAt).toEqual(expect.any(String));
  });

  test('asks everybody for the same, so that nobody learns who has an account', async () => {
    const { challenge, ...rest } = JSON.parse(await signInOptions(api));
    expect(challenge).toMatch(/^[\w-]{40,}$/);
    expect(rest).toEqual({ rpId: 'localhost', timeout: 300_000, userVerification: 'required' });
  });

  test.each([
    ['from another address', { origin: 'https://evil.example' }],
    ['for another service', { rpId: 'evil.example' }],
    ['without unlocking', { isUnlocked: false }],
    ['in another’s name', { userHandle: 'AAAA' }],
  ])('is refused %s', async (_how, signing) => {
    const passkey = await addTestPasskey(api, anna);
    expect(outcome(await signIn(passkey.get(await signInOptions(api), signing)))).toEqual(rejected);
  });

  test('is refused with a challenge that is used, old, or made for something else', async () => {
    const passkey = await addTestPasskey(api, anna);
    const options = await signInOptions(api);
    expect((await signIn(passkey.get(options))).status).toBe(200);
    expect(outcome(await signIn(passkey.get(options)))).toEqual(rejected);
    const old = await signInOptions(api);
    api.clock.advance({ minutes: 6 });
    expect(outcome(await signIn(passkey.get(old)))).toEqual(rejected);
    const { challenge } = JSON.parse((await begin({ password: anna.password })).body.options);
    const forAdding = JSON.stringify({ challenge, rpId: 'localhost' });
    expect(outcome(await signIn(passkey.get(forAdding)))).toEqual(rejected);
  });

  test('is refused, alike, with an unknown, a deleted and another’s passkey, and with nonsense', async () => {
    const passkey = await addTestPasskey(api, anna);
    expect(outcome(await signIn(aPasskey().get(await signInOptions(api))))).toEqual(rejected);
    const forged = JSON.parse(aPasskey().get(await signInOptions(api)));
    const named = { ...forged, id: passkey.credentialId, rawId: passkey.credentialId };
    expect(outcome(await signIn(JSON.stringify(named)))).toEqual(rejected);
    for (const text of ['null', '{}', '[]', '{"id":1}', '{"id":"x","response":{"clientDataJSON":"x"}}'])
      expect(outcome(await signIn(text))).toEqual(rejected);
    const body = { password: anna.password };
    await api.request('DELETE', `/api/v1/account/passkeys/${passkey.id}`, { as: anna, body });
    expect(outcome(await signIn(passkey.get(await signInOptions(api))))).toEqual(rejected);
  });

  test('is refused with words when the passkey counts backwards: there may be a copy', async () => {
    const passkey = await addTestPasskey(api, anna);
    expect((await signIn(passkey.get(await signInOptions(api), { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0])
      expect(outcome(await signIn(passkey.get(await signInOptions(api), { counter })))).toEqual([
        400,
        'passkey_copied',
      ]);
    expect((await signIn(passkey.get(await signInOptions(api), { counter: 8 }))).status).toBe(200);
  });

  test('works again and again with a passkey that does not count', async () => {
    const passkey = aPasskey();
    const { body } = await begin({ password: anna.password });
    const credential = passkey.create(body.options, { counter: 0 });
    await api.request('POST', '/api/v1/account/passkeys', { as: anna, body: { name: 'Phone', credential } });
    for (const counter of [0, 0])
      expect((await signIn(passkey.get(await signInOptions(api), { counter }))).status).toBe(200);
  });
});

test('a passkey is renamed by its owner', async () => {
  const { id } = await addTestPasskey(api, anna);
  const rename = (name: string) =>
    api.request('PATCH', `/api/v1/account/passkeys/${id}`, { as: anna, body: { name } });
  expect((await rename('Blue key')).body).toMatchObject({ id: String(id), name: 'Blue key' });
  expect((await rename(' ')).body.problems).toMatchObject([{ path: 'name', code: 'required' }]);
});

test('an account has twenty at most', async () => {
  const { db } = api.database;
  const rows = Array.from({ length: 20 }, (_, index) => ({
    user_id: anna.id,
    name: 'Key',
    credential_id: `${anna.id}-${index}`,
    public_key: Buffer.from([0]),
    counter: '0',
    transports: [],
    created_at: new Date(),
  }));
  await db.insertInto('passkeys').values(rows).execute();
  expect((await begin({ password: anna.password })).body.problems).toEqual([
    { path: 'name', code: 'too_many', params: { max: 20 } },
  ]);
});

test('old challenges and codes are cleaned up', async () => {
  const passkey = await addTestPasskey(api, anna);
  await signInOptions(api);
  await passkeyCode(api, passkey);
  api.clock.advance({ minutes: 6 });
  const context = api.app.contextFor('test');
  await forgetOldChallenges(context);
  await forgetOldPasskeyCodes(context);
  const old = (table: 'passkey_challenges' | 'passkey_codes') =>
    api.database.db.selectFrom(table).selectAll().where('expires_at', '<', api.clock.now()).execute();
  for (const table of ['passkey_challenges', 'passkey_codes'] as const) expect(await old(table)).toEqual([]);
});
