import { addTestPasskey } from '#account/passkeys/test-passkeys.ts';
import { switchOn } from '#account/second-factor/test-authenticator.ts';
import { codeIn, newestMailTo } from '#account/sign-up/test-forms.ts';
import type { UserId } from '#platform/context/ids.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { forgetOldAttempts } from './attempts.ts';
import { startProvider, type TestProvider } from './test-provider.ts';

let provider: TestProvider;
let api: TestApi;
let people = 0;

beforeAll(async () => {
  provider = await startProvider();
});
beforeAll(async () => {
  const environment = { ...provider.environment, OIDC_ADMIN_CLAIM: 'groups', OIDC_ADMIN_VALUE: 'board' };
  api = await startTestApi({ environment });
});
afterAll(async () => {
  await api.close();
  await provider.close();
});

/** Somebody whom the provider knows. */
function aMember(claims: Parameters<TestProvider['people']['set']>[1] = {}) {
  people += 1;
  const login = `member-${people}-${process.pid}`;
  const email = `${login}@club.example`;
  provider.people.set(login, { email, email_verified: true, name: `Member ${login}`, ...claims });
  return { login, email: claims.email ?? email };
}

async function start() {
  const { status, body } = await api.request('POST', '/api/v1/sign-in/provider/start');
  expect(status).toBe(200);
  return { address: String(body.address), browserKey: String(body.browserKey) };
}

const finish = (body: object) => api.request('POST', '/api/v1/sign-in/provider', { body });

async function signIn(login: string) {
  const { address, browserKey } = await start();
  return finish({ query: await provider.signIn(address, login), browserKey });
}

const outcome = ({ status, body }: Awaited<ReturnType<typeof finish>>) => [status, body.code ?? 'in'];
const expired = [400, 'provider_sign_in_expired'];
const personOf = ({ body }: Awaited<ReturnType<typeof finish>>): TestUser => ({
  id: Number(body.account.id) as UserId,
  name: body.account.name,
  email: body.account.email,
  password: '',
  token: body.token,
  isAdmin: body.account.isAdmin,
  isTranslator: false,
});
const ofProvider = async (as: TestUser) =>
  (await api.request('GET', '/api/v1/account/provider', { as })).body.provider;

describe('who is new', () => {
  test('gets an account without terms and password, and the same one the next time', async () => {
    const { login, email } = aMember();
    const first = await signIn(login);
    expect(outcome(first)).toEqual([200, 'in']);
    expect(first.body.account).toMatchObject({
      email,
      name: `Member ${login}`,
      acceptedTermsVersion: '',
      emailVerified: true,
    });
    expect((await signIn(login)).body.account.id).toBe(first.body.account.id);
    const { body: signIns } = await api.request('GET', '/api/v1/account/sign-ins', { as: personOf(first) });
    expect(signIns[0].method).toBe('provider');
    expect(await ofProvider(personOf(first))).toMatchObject({ name: 'the bee club', hasPassword: false });
  });

  test.each([{ name: 'taken' }, { name: 'somebody@else.example' }, { name: 'x'.repeat(101) }])(
    'is called by the address where the name cannot be used: %j',
    async (claims) => {
      if (claims.name === 'taken') await aUser(api, { name: 'taken' });
      const { login, email } = aMember(claims);
      expect((await signIn(login)).body.account).toMatchObject({ name: email, email });
    },
  );

  test('has a name without what turns the direction of other texts', async () => {
    const { login } = aMember();
    provider.people.set(login, {
      email: `${login}@club.example`,
      email_verified: true,
      name: `\u202e${login}`,
    });
    expect((await signIn(login)).body.account.name).toBe(login);
  });

  test.each([{ email_verified: false }, { email: 'no-address' }])(
    'gets no account without a verified address: %j',
    async (claims) => {
      expect(outcome(await signIn(aMember(claims).login))).toEqual([400, 'provider_email_not_verified']);
    },
  );

  test.each([
    ['invitation', [200, 'in']],
    ['closed', [403, 'sign_up_closed']],
  ])('where sign-up is set to %s, the provider counts as an invitation', async (SIGN_UP, expected) => {
    const environment = { ...provider.environment, SIGN_UP };
    const other = await startTestApi({ environment });
    const { body } = await other.request('POST', '/api/v1/sign-in/provider/start');
    const query = await provider.signIn(String(body.address), aMember().login);
    const answer = await other.request('POST', '/api/v1/sign-in/provider', {
      body: { query, browserKey: body.browserKey },
    });
    await other.close();
    expect(outcome(answer)).toEqual(expected);
  });
});

describe('who has an account', () => {
  test('is linked by the verified address, in whatever spelling, and mailed', async () => {
    const anna = await aUser(api);
    const { login } = aMember({ email: anna.email.toUpperCase() });
    expect((await signIn(login)).body.account).toMatchObject({ id: String(anna.id), email: anna.email });
    expect((await newestMailTo(api, anna.email)).text).toContain('the bee club');
    expect(await ofProvider(anna)).toMatchObject({ hasPassword: true, canUnlink: true });
  });

  test('is not linked by an address that the provider has not verified', async () => {
    const anna = await aUser(api);
    const { login } = aMember({ email: anna.email, email_verified: false });
    expect(outcome(await signIn(login))).toEqual([400, 'provider_email_not_verified']);
    expect(await ofProvider(anna)).not.toHaveProperty('linkedAt');
  });

  test('keeps it when the provider gives the address to another person', async () => {
    const { email } = await aUser(api);
    await signIn(aMember({ email }).login);
    expect(outcome(await signIn(aMember({ email }).login))).toEqual([409, 'provider_already_linked']);
  });

  test('gets it without the password of somebody who signed up with the address and never proved it', async () => {
    const { id, email, password } = await aUser(api, { isVerified: false });
    expect((await signIn(aMember({ email }).login)).body.account.id).toBe(String(id));
    const login = await api.request('POST', '/api/login', { body: { email, password } });
    expect(login.status).toBe(400);
  });

  test('still passes the second factor, with the same answer of the provider', async () => {
    const anna = await aUser(api);
    const { freshCode } = await switchOn(api, anna);
    const { login } = aMember({ email: anna.email });
    const { address, browserKey } = await start();
    const body = { query: await provider.signIn(address, login), browserKey };
    expect(outcome(await finish(body))).toEqual([400, 'second_factor_required']);
    expect(outcome(await finish({ ...body, secondFactorCode: '000000' }))).toEqual([400, 'invalid_code']);
    expect((await finish({ ...body, secondFactorCode: freshCode() })).body.account.id).toBe(String(anna.id));
    expect(outcome(await finish({ ...body, secondFactorCode: freshCode() }))).toEqual(expired);
  });
});

describe('an attempt', () => {
  test('works once, in time, in the browser that began it, with the state that it began with', async () => {
    const { login } = aMember();
    const { address, browserKey } = await start();
    const query = await provider.signIn(address, login);
    const other = await start();
    expect(outcome(await finish({ query, browserKey: other.browserKey }))).toEqual(expired);
    const otherState = query.replace(/state=\w+/, 'state=another');
    expect(outcome(await finish({ query: otherState, browserKey }))).toEqual(expired);
    expect(outcome(await finish({ query, browserKey }))).toEqual([200, 'in']);
    expect(outcome(await finish({ query, browserKey }))).toEqual(expired);

    const late = await start();
    const lateQuery = await provider.signIn(late.address, login);
    api.clock.advance({ minutes: 11 });
    expect(outcome(await finish({ query: lateQuery, browserKey: late.browserKey }))).toEqual(expired);
  });

  test('takes no code of another attempt: of its nonce and verifier, the browser has neither', async () => {
    const [mine, theirs] = [await start(), await start()];
    const stolen = new URLSearchParams(await provider.signIn(theirs.address, aMember().login));
    stolen.set('state', new URL(mine.address).searchParams.get('state') ?? '');
    const body = { query: `?${stolen}`, browserKey: mine.browserKey };
    expect(outcome(await finish(body))).toEqual([400, 'provider_refused']);
  });

  test('ends when the person turns back at the provider', async () => {
    const { address, browserKey } = await start();
    const query = await provider.refuse(address);
    expect(query).toContain('error=access_denied');
    expect(outcome(await finish({ query, browserKey }))).toEqual([400, 'provider_refused']);
  });

  test('is forgotten when it has expired', async () => {
    await start();
    api.clock.advance({ minutes: 11 });
    await forgetOldAttempts(api.app.contextFor('test'));
    const left = await api.database.db
      .selectFrom('oidc_attempts')
      .select('attempt_hash')
      .where('expires_at', '<', api.clock.now())
      .execute();
    expect(left).toEqual([]);
  });
});

describe('the claim of admins', () => {
  const rightsLog = async (id: number) =>
    (
      await api.database.db
        .selectFrom('right_changes')
        .selectAll()
        .where('user_id', '=', id as UserId)
        .execute()
    ).map(({ right_name: right, granted, admin_id: adminId }) => [right, granted, adminId]);

  test('makes an admin, and its absence ends that; both are in the log', async () => {
    const { login, email } = aMember({ groups: ['members', 'board'] });
    const first = await signIn(login);
    expect(first.body.account.isAdmin).toBe(true);
    provider.people.set(login, { email, email_verified: true, groups: ['members'] });
    expect((await signIn(login)).body.account).toMatchObject({ id: first.body.account.id, isAdmin: false });
    expect(await rightsLog(Number(first.body.account.id))).toEqual([
      ['admin', true, null],
      ['admin', false, null],
    ]);
  });

  test('takes nothing from an admin whom another admin has made', async () => {
    const { email } = await aUser(api, { isAdmin: true });
    const { login } = aMember({ email, groups: ['board'] });
    expect((await signIn(login)).body.account.isAdmin).toBe(true);
    provider.people.set(login, { email, email_verified: true });
    expect((await signIn(login)).body.account.isAdmin).toBe(true);
  });
});

describe('somebody who is signed in', () => {
  async function linkAs(as: TestUser, login: string) {
    const begun = await api.request('POST', '/api/v1/account/provider/start', {
      as,
      body: { password: as.password },
    });
    const query = await provider.signIn(begun.body.address, login);
    const body = { query, browserKey: begun.body.browserKey };
    return { body, answer: await api.request('POST', '/api/v1/account/provider', { as, body }) };
  }

  test('links the account with any address at the provider, after the password', async () => {
    const anna = await aUser(api);
    const wrong = await api.request('POST', '/api/v1/account/provider/start', {
      as: anna,
      body: { password: 'Wrong-1!' },
    });
    expect(wrong.body.problems).toEqual([{ path: 'password', code: 'wrong_password' }]);
    const { login } = aMember({ email_verified: false });
    const { body, answer } = await linkAs(anna, login);
    expect(answer.status).toBe(204);
    expect((await signIn(login)).body.account.id).toBe(String(anna.id));
    const { query, browserKey } = body;
    expect(outcome(await finish({ query, browserKey }))).toEqual(expired);
    expect(outcome(await api.request('POST', '/api/v1/account/provider', { as: anna, body }))).toEqual(
      expired,
    );
  });

  test('cannot finish the link of somebody else, nor use a sign-in as one', async () => {
    const [anna, ben] = [await aUser(api), await aUser(api)];
    const begun = await api.request('POST', '/api/v1/account/provider/start', {
      as: anna,
      body: { password: anna.password },
    });
    const query = await provider.signIn(begun.body.address, aMember().login);
    const link = (as: TestUser, body: object) =>
      api.request('POST', '/api/v1/account/provider', { as, body });
    expect(outcome(await link(ben, { query, browserKey: begun.body.browserKey }))).toEqual(expired);
    const { address, browserKey } = await start();
    const signInQuery = await provider.signIn(address, aMember().login);
    expect(outcome(await link(ben, { query: signInQuery, browserKey: browserKey }))).toEqual(expired);
  });

  test('cannot link a person of the provider who has another account', async () => {
    const { login } = aMember();
    await signIn(login);
    const { answer } = await linkAs(await aUser(api), login);
    expect(outcome(answer)).toEqual([409, 'provider_already_linked']);
  });

  test('unlinks while a password or a passkey remains, and is no admin by the claim any more', async () => {
    const { login } = aMember({ groups: ['board'] });
    const made = personOf(await signIn(login));
    const unlink = (as: TestUser, body: object) =>
      api.request('DELETE', '/api/v1/account/provider', { as, body });
    expect(outcome(await unlink(made, { password: 'Honey-2026!' }))).toEqual([409, 'last_sign_in_method']);
    const { email } = made;
    await api.request('POST', '/api/user/reminder', { body: { email } });
    const token = codeIn((await newestMailTo(api, email)).text, /\b([A-Z2-9]{10})\b/);
    const password = 'Bees-are-2-nice';
    const reset = await api.request('POST', '/api/user/reset', {
      body: { email, token, password, password_confirmation: password },
    });
    const as = { ...made, token: reset.body.data.api_token, password };
    expect(await ofProvider(as)).toMatchObject({ hasPassword: true, canUnlink: true });
    expect((await unlink(as, { password })).status).toBe(204);
    expect(await ofProvider(as)).toEqual({ name: 'the bee club', hasPassword: true, canUnlink: false });
    const { body } = await api.request('POST', '/api/authenticate', { as });
    expect(body.admin).toBe(false);
    expect((await newestMailTo(api, email)).subject).toContain('the bee club');
    expect(outcome(await unlink(as, { password }))).toEqual([404, 'not_found']);
  });

  test('may unlink with a passkey alone', async () => {
    const anna = await aUser(api);
    await signIn(aMember({ email: anna.email }).login);
    await addTestPasskey(api, anna);
    await api.database.db
      .updateTable('users')
      .set({ is_without_password: true })
      .where('id', '=', anna.id)
      .execute();
    expect(await ofProvider(anna)).toMatchObject({ canUnlink: true, hasPassword: false });
  });

  test('takes the link along in the download, and it goes with the account', async () => {
    const anna = await aUser(api);
    const { login } = aMember({ email: anna.email });
    await signIn(login);
    await api.request('DELETE', '/api/user', { as: anna, body: { password: anna.password } });
    expect((await signIn(login)).body.account.id).not.toBe(String(anna.id));
  });
});
