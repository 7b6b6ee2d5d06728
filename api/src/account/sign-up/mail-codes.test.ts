import { outboxMails } from '#platform/mail/outbox-store.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aForm, codeIn, newestMailTo } from './test-forms.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('proving the address', () => {
  async function signUp() {
    const form = aForm();
    await api.request('POST', '/api/register', { body: form });
    const { text } = await newestMailTo(api, form.email);
    return { form, code: codeIn(text, /\b(\d{6})\b/), link: codeIn(text, /(http\S+)/) };
  }

  test('the link leads to the sign-in page, and opening it twice does no harm', async () => {
    const { form, link } = await signUp();
    const path = link.replace('http://localhost:8080', '');
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await api.request('GET', path);
      expect(answer.status).toBe(302);
      expect(answer.headers.location).toBe(
        `http://localhost:8080/sign-in?msg=email_verified&email=${encodeURIComponent(form.email)}`,
      );
    }
    const login = await api.request('POST', '/api/login', {
      body: { email: form.email, password: form.password },
    });
    expect(login.status).toBe(200);
  });

  test('the link leads on to the page that was wanted first, also that of a mail that was sent again', async () => {
    const form = aForm();
    const redirect_from = '/groups/5/token/abc?x=1';
    await api.request('POST', '/api/register', { body: { ...form, redirect_from } });
    for (let mail = 0; mail < 2; mail += 1) {
      const { text } = await newestMailTo(api, form.email);
      const link = new URL(codeIn(text, /(http\S+)/));
      const { headers } = await api.request('GET', link.pathname + link.search);
      const { searchParams } = new URL(String(headers.location));
      expect(Object.fromEntries(searchParams)).toEqual({
        msg: 'email_verified',
        email: form.email,
        redirectFrom: redirect_from,
      });
      await api.database.db
        .updateTable('users')
        .set({ email_verified_at: null })
        .where('email', '=', form.email)
        .execute();
      await api.request('POST', '/api/email/resend', { body: { email: form.email, redirect_from } });
    }
  });

  test.each([
    [
      'another person',
      (link: URL) => link.pathname.replace(/\d+$/, (id) => String(Number(id) + 1)) + link.search,
    ],
    [
      'another moment',
      (link: URL) => link.pathname + link.search.replace(/expires=\d+/, 'expires=9999999999'),
    ],
    ['another address', (link: URL) => link.pathname + link.search.replace(/hash=\w/, 'hash=z')],
    ['no signature', (link: URL) => link.pathname + link.search.replace(/&signature=.*/, '')],
  ])('a link that was changed to %s is refused with 403', async (_what, change) => {
    const { link } = await signUp();
    const answer = await api.request('GET', change(new URL(link)));
    expect(answer.status).toBe(403);
  });

  test('a link for an address that the person no longer has proves nothing', async () => {
    const { form, link } = await signUp();
    await api.database.db
      .updateTable('users')
      .set({ email: `new-${form.email}` })
      .where('email', '=', form.email)
      .execute();
    expect((await api.request('GET', new URL(link).pathname + new URL(link).search)).status).toBe(403);
  });

  test('after 60 minutes neither link nor code work, and a browser is led to the sign-in page', async () => {
    const { form, link, code } = await signUp();
    api.clock.advance({ minutes: 61 });
    const path = new URL(link).pathname + new URL(link).search;
    expect((await api.request('GET', path)).status).toBe(403);
    const page = await api.request('GET', path, { headers: { accept: 'text/html' } });
    expect([page.status, page.headers.location]).toEqual([
      302,
      'http://localhost:8080/sign-in?msg=email_link_invalid',
    ]);
    const byCode = await api.request('POST', '/api/v1/email-verification', {
      body: { email: form.email, code },
    });
    expect([byCode.status, byCode.body.code]).toEqual([400, 'invalid_code']);
  });

  test('the code signs in, typed with blanks, and works once', async () => {
    const { form, code } = await signUp();
    const body = { email: form.email, code: ` ${code.slice(0, 3)} ${code.slice(3)}` };
    const first = await api.request('POST', '/api/v1/email-verification', { body });
    expect([first.status, first.body.account.email]).toEqual([200, form.email]);
    expect(first.body.token).toHaveLength(60);
    expect((await api.request('POST', '/api/v1/email-verification', { body })).body.code).toBe(
      'invalid_code',
    );
  });

  test('after 5 wrong codes the right one is refused too', async () => {
    const { form, code } = await signUp();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await api.request('POST', '/api/v1/email-verification', { body: { email: form.email, code: wrong } });
    }
    const answer = await api.request('POST', '/api/v1/email-verification', {
      body: { email: form.email, code },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_code']);
  });

  test('resend emails another code while the first stays valid, and answers alike for every address', async () => {
    const { form } = await signUp();
    const verified = await aUser(api);
    const mailsBefore = (await outboxMails(api.database)).length;
    for (const email of [form.email, verified.email, 'nobody@skep.example']) {
      const answer = await api.request('POST', '/api/email/resend', { body: { email } });
      expect([answer.status, answer.body]).toEqual([200, 'email_verification_sent']);
    }
    expect((await outboxMails(api.database)).length).toBe(mailsBefore + 1);
    const newCode = codeIn((await newestMailTo(api, form.email)).text, /\b(\d{6})\b/);
    const right = await api.request('POST', '/api/v1/email-verification', {
      body: { email: form.email, code: newCode },
    });
    expect(right.status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const newPassword = 'Wax-moths-0ut!';

  async function askFor(email: string) {
    await api.request('POST', '/api/user/reminder', { body: { email } });
    const { text } = await newestMailTo(api, email);
    const link = new URL(codeIn(text, /(http\S+)/));
    return { link, token: link.searchParams.get('code') ?? '' };
  }

  test('the mail holds code and link; the new password ends every sign-in and signs in', async () => {
    const user = await aUser(api);
    const { link, token } = await askFor(user.email);
    expect([link.pathname, link.searchParams.get('email')]).toEqual(['/password-reset', user.email]);
    const answer = await api.request('POST', '/api/user/reset', {
      body: { email: user.email, token, password: newPassword, password_confirmation: newPassword },
    });
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        data: { api_token: expect.stringMatching(/^\w{60}$/), known_browser: expect.any(String) },
        offset: 0,
        count: 1,
        total: 1,
      },
    ]);
    expect((await api.request('POST', '/api/authenticate', { as: user })).status).toBe(401);
    const signedIn = { ...user, token: String(answer.body.data.api_token) };
    expect((await api.request('POST', '/api/authenticate', { as: signedIn })).status).toBe(200);
    const again = await api.request('POST', '/api/user/reset', {
      body: { email: user.email, token, password: newPassword, password_confirmation: newPassword },
    });
    expect([again.status, again.body.message]).toEqual([400, 'invalid_token']);
  });

  test('keeps to the rule for passwords, and a refused one does not use up the code', async () => {
    const user = await aUser(api);
    const { token } = await askFor(user.email);
    const simple = await api.request('POST', '/api/user/reset', {
      body: { email: user.email, token, password: 'a', password_confirmation: 'a' },
    });
    expect([simple.status, simple.body.problems]).toEqual([
      400,
      [{ path: 'password', code: 'too_short', params: { min: 8 } }],
    ]);
    const right = await api.request('POST', '/api/user/reset', {
      body: {
        email: user.email,
        token: token.toLowerCase(),
        password: newPassword,
        password_confirmation: newPassword,
      },
    });
    expect(right.status).toBe(200);
  });

  test('the link carries along the page that was wanted first', async () => {
    const user = await aUser(api);
    const body = { email: user.email, redirect_from: '/groups/5/token/abc?x=1' };
    await api.request('POST', '/api/user/reminder', { body });
    const link = new URL(codeIn((await newestMailTo(api, user.email)).text, /(http\S+)/));
    expect(link.searchParams.get('redirectFrom')).toBe(body.redirect_from);
    const elsewhere = { ...body, redirect_from: 'https://other.example' };
    expect((await api.request('POST', '/api/user/reminder', { body: elsewhere })).status).toBe(400);
  });

  test('an unknown address gets invalid_user for the reminder, and invalid_token for the reset', async () => {
    const email = 'nobody@skep.example';
    const reminder = await api.request('POST', '/api/user/reminder', { body: { email } });
    expect([reminder.status, reminder.body.message]).toEqual([400, 'invalid_user']);
    const reset = await api.request('POST', '/api/user/reset', {
      body: { email, token: 'ABCDEFGHJK', password: newPassword, password_confirmation: newPassword },
    });
    expect([reset.status, reset.body.message]).toEqual([400, 'invalid_token']);
  });

  test('proves the address too, since the code came from there', async () => {
    const user = await aUser(api, { isVerified: false });
    const { token } = await askFor(user.email);
    await api.request('POST', '/api/user/reset', {
      body: { email: user.email, token, password: newPassword, password_confirmation: newPassword },
    });
    const login = await api.request('POST', '/api/login', {
      body: { email: user.email, password: newPassword },
    });
    expect(login.status).toBe(200);
  });
});
