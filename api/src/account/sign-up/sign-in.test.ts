import { languages, termsVersion } from '@skep/domain';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('signing in', () => {
  test('gives the person and a token of 60 characters, with the types that the apps compare', async () => {
    const user = await aUser(api, { locale: 'nl' });
    const answer = await api.request('POST', '/api/login', {
      body: { email: user.email.toUpperCase(), password: user.password },
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: user.id,
      name: user.name,
      email: user.email,
      avatar: expect.stringMatching(/^http/),
      api_token: expect.stringMatching(/^[A-Za-z0-9]{60}$/),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      updated_at: expect.any(String),
      last_login: expect.any(String),
      policy_accepted: termsVersion,
      email_verified_at: expect.any(String),
      known_browser: expect.stringMatching(/^\w{20}\.[0-9a-f]{64}$/),
      new_email: null,
      locale: 'nl',
      rate_limit_per_min: null,
      organization_id: null,
      app_debug: false,
      admin: false,
      permissions: null,
    });
  });

  test('each sign-in has its own token, and none of them is in the database', async () => {
    const user = await aUser(api);
    const body = { email: user.email, password: user.password };
    const tokens = await Promise.all(
      [1, 2].map(async () => String((await api.request('POST', '/api/login', { body })).body.api_token)),
    );
    expect(new Set([...tokens, user.token]).size).toBe(3);
    const rows = await api.database.db
      .selectFrom('sign_ins')
      .selectAll()
      .where('user_id', '=', user.id)
      .execute();
    expect(rows).toHaveLength(3);
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('a wrong password and an unknown address get the same answer', async () => {
    const user = await aUser(api);
    const wrong = await api.request('POST', '/api/login', {
      body: { email: user.email, password: 'Wrong-1234!' },
    });
    const unknown = await api.request('POST', '/api/login', {
      body: { email: 'nobody@skep.example', password: 'Wrong-1234!' },
    });
    for (const answer of [wrong, unknown]) {
      expect([answer.status, answer.body.message, answer.body.code]).toEqual([
        400,
        'invalid_user',
        'wrong_credentials',
      ]);
    }
  });

  test('an unconfirmed address cannot sign in, and only a right password reveals that', async () => {
    const user = await aUser(api, { isVerified: false });
    const right = await api.request('POST', '/api/login', {
      body: { email: user.email, password: user.password },
    });
    const wrong = await api.request('POST', '/api/login', {
      body: { email: user.email, password: 'Wrong-1234!' },
    });
    expect([right.status, right.body]).toEqual([400, 'email_not_verified']);
    expect(right.headers['x-error-code']).toBe('email_not_verified');
    expect(wrong.body.message).toBe('invalid_user');
  });

  test('authenticate returns the person with the token that was shown, and notes the visit', async () => {
    const user = await aUser(api, { permissions: ['dashboard'] });
    api.clock.advance({ minutes: 5 });
    const answer = await api.request('POST', '/api/authenticate', { as: user });
    expect([answer.status, answer.body.api_token, answer.body.permissions]).toEqual([
      200,
      user.token,
      ['dashboard'],
    ]);
    expect(answer.body.last_login).toBe(api.clock.now().toISOString().slice(0, 19).replace('T', ' '));
  });

  test('signing out ends this sign-in and no other', async () => {
    const user = await aUser(api);
    const login = await api.request('POST', '/api/login', {
      body: { email: user.email, password: user.password },
    });
    expect((await api.request('POST', '/api/v1/sign-out', { as: user })).status).toBe(204);
    expect((await api.request('POST', '/api/authenticate', { as: user })).status).toBe(401);
    const other = { ...user, token: String(login.body.api_token) };
    expect((await api.request('POST', '/api/authenticate', { as: other })).status).toBe(200);
  });

  test('a sign-in that nobody used for 180 days is over', async () => {
    const user = await aUser(api);
    api.clock.advance({ days: 179 });
    expect((await api.request('POST', '/api/authenticate', { as: user })).status).toBe(200);
    api.clock.advance({ days: 179 });
    expect((await api.request('POST', '/api/authenticate', { as: user })).status).toBe(200);
    api.clock.advance({ days: 181 });
    expect((await api.request('POST', '/api/authenticate', { as: user })).status).toBe(401);
  });
});

describe('the language', () => {
  test.each(['PATCH', 'PUT'] as const)('is set by %s userlocale', async (method) => {
    const user = await aUser(api);
    const answer = await api.request(method, '/api/userlocale', {
      as: user,
      body: { email: user.email, locale: 'DE' },
    });
    expect([answer.status, answer.body.locale, answer.body.api_token]).toEqual([200, 'de', user.token]);
  });

  test('is required and has two letters', async () => {
    const user = await aUser(api);
    const missing = await api.request('PATCH', '/api/userlocale', { as: user, body: {} });
    expect([missing.status, missing.body.message]).toEqual([400, 'locale_is_required']);
    const wrong = await api.request('PATCH', '/api/userlocale', { as: user, body: { locale: 'deu' } });
    expect([wrong.status, wrong.body.message]).toEqual([400, 'invalid_locale']);
  });

  test.each(['PATCH', 'PUT'] as const)(
    'is none that the interface has not or offers not, by %s',
    async (method) => {
      const user = await aUser(api);
      const prepared = languages.filter(({ isOffered }) => !isOffered).map(({ code }) => code);
      for (const locale of ['zz', ...prepared]) {
        const body = { email: user.email, locale };
        const answer = await api.request(method, '/api/userlocale', { as: user, body });
        expect([answer.status, answer.body.message]).toEqual([400, 'invalid_locale']);
      }
    },
  );
});
