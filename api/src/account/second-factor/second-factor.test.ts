import { anApiToken } from '#account/api-tokens/test-tokens.ts';
import { codeIn, newestMailTo } from '#account/sign-up/test-forms.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { beginAuthenticator, switchOn } from './test-authenticator.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const login = ({ email, password }: TestUser, code?: string) =>
  api.request('POST', '/api/login', { body: { email, password, second_factor_code: code } });
const outcome = ({ status, body }: Awaited<ReturnType<typeof login>>) => [status, body.code ?? 'in'];
const required = [400, 'second_factor_required'];
const invalid = [400, 'invalid_code'];
const signedIn = [200, 'in'];

describe('switching on', () => {
  test('gives the secret as text and as a QR code, and asks nothing of anybody before a code confirms it', async () => {
    const anna = await aUser(api);
    const { status, body } = await api.request('POST', '/api/v1/account/second-factor', {
      as: anna,
      body: { password: anna.password },
    });
    expect(status).toBe(200);
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(body.address).toContain(`secret=${body.secret}`);
    expect(decodeURIComponent(body.address)).toContain(`Skep:${anna.email}`);
    expect(body.qrCode).toMatch(/^<svg[^>]*>.*<\/svg>$/s);
    expect(outcome(await login(anna))).toEqual(signedIn);
  });

  test('needs the password', async () => {
    const anna = await aUser(api);
    const answer = await api.request('POST', '/api/v1/account/second-factor', {
      as: anna,
      body: { password: 'Wrong-1234!' },
    });
    expect([answer.status, answer.body.problems]).toEqual([
      422,
      [{ path: 'password', code: 'wrong_password' }],
    ]);
  });

  test('takes the right code alone, and then tells ten recovery codes once', async () => {
    const anna = await aUser(api);
    const authenticator = await beginAuthenticator(api, anna);
    const confirm = (code: string) =>
      api.request('POST', '/api/v1/account/second-factor/confirm', { as: anna, body: { code } });
    expect(outcome(await confirm('000000'))).toEqual(invalid);
    const { body } = await confirm(authenticator.freshCode());
    expect(new Set(body.recoveryCodes).size).toBe(10);
    const state = await api.request('GET', '/api/v1/account/second-factor', { as: anna });
    expect(state.body).toEqual({ onSince: expect.any(String), hasApp: true, recoveryCodesLeft: 10 });
    expect((await confirm(authenticator.freshCode())).status).toBe(403);
    const again = { as: anna, body: { password: anna.password } };
    expect((await api.request('POST', '/api/v1/account/second-factor', again)).status).toBe(403);
  });

  test('keeps neither the secret nor a recovery code as it is', async () => {
    const anna = await aUser(api);
    const begun = await api.request('POST', '/api/v1/account/second-factor', {
      as: anna,
      body: { password: anna.password },
    });
    const { recoveryCodes } = await switchOn(api, await aUser(api));
    const rows = JSON.stringify([
      await api.database.db.selectFrom('second_factors').selectAll().execute(),
      await api.database.db.selectFrom('recovery_codes').selectAll().execute(),
    ]);
    for (const secret of [begun.body.secret, ...recoveryCodes]) expect(rows).not.toContain(secret);
  });
});

describe('signing in with a second factor', () => {
  test('asks for a code after the password, and never tells of it before', async () => {
    const anna = await aUser(api);
    const { freshCode } = await switchOn(api, anna);
    expect(outcome(await login(anna))).toEqual(required);
    expect(outcome(await login({ ...anna, password: 'Wrong-1234!' }))).toEqual([400, 'wrong_credentials']);
    expect(outcome(await login(anna, '000000'))).toEqual(invalid);
    expect(outcome(await login(anna, freshCode()))).toEqual(signedIn);
  });

  test('a code counts once, and an earlier one not after it', async () => {
    const anna = await aUser(api);
    const { code, freshCode } = await switchOn(api, anna);
    const earlier = freshCode();
    const later = freshCode();
    expect(outcome(await login(anna, later))).toEqual(signedIn);
    expect(outcome(await login(anna, later))).toEqual(invalid);
    expect(outcome(await login(anna, earlier))).toEqual(invalid);
    expect(outcome(await login(anna, code()))).toEqual(invalid);
    expect(outcome(await login(anna, freshCode()))).toEqual(signedIn);
  });

  test('of two sign-ins at once with one code only one gets in', async () => {
    const anna = await aUser(api);
    const { freshCode } = await switchOn(api, anna);
    const code = freshCode();
    const answers = await Promise.all([login(anna, code), login(anna, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('a recovery code works once, as people type it', async () => {
    const anna = await aUser(api);
    const { recoveryCodes } = await switchOn(api, anna);
    const [first = ''] = recoveryCodes;
    const typed = ` ${first.slice(0, 5).toLowerCase()}-${first.slice(5)}`;
    expect(outcome(await login(anna, typed))).toEqual(signedIn);
    expect(outcome(await login(anna, first))).toEqual(invalid);
    const state = await api.request('GET', '/api/v1/account/second-factor', { as: anna });
    expect(state.body.recoveryCodesLeft).toBe(9);
  });

  test('after ten wrong codes an hour passes before the next, also before a right one', async () => {
    const anna = await aUser(api);
    const { code, freshCode } = await switchOn(api, anna);
    for (let tries = 0; tries < 10; tries += 1) expect(outcome(await login(anna, '000000'))).toEqual(invalid);
    const late = await login(anna, freshCode());
    expect([late.status, Number(late.headers['retry-after'])]).toEqual([429, 3600]);
    api.clock.advance({ minutes: 61 });
    expect(outcome(await login(anna, code()))).toEqual(signedIn);
  });

  test('a program’s token goes on as before', async () => {
    const anna = await aUser(api);
    const { program } = await anApiToken(api, anna);
    await switchOn(api, anna);
    expect((await api.request('POST', '/api/authenticate', { as: program })).status).toBe(200);
  });
});

describe('no other way in leads past it', () => {
  test('a new password by mail needs the code too; without it the old password stays', async () => {
    const anna = await aUser(api);
    const { freshCode } = await switchOn(api, anna);
    const { program } = await anApiToken(api, anna);
    await api.request('POST', '/api/user/reminder', { body: { email: anna.email } });
    const token = codeIn((await newestMailTo(api, anna.email)).text, /\b([A-Z2-9]{10})\b/);
    const password = 'Beeswax-2027!';
    const reset = (code?: string) =>
      api.request('POST', '/api/user/reset', {
        body: {
          email: anna.email,
          token,
          password,
          password_confirmation: password,
          second_factor_code: code,
        },
      });
    expect(outcome(await reset())).toEqual(required);
    expect(outcome(await reset('000000'))).toEqual(invalid);
    expect(outcome(await login(anna, freshCode()))).toEqual(signedIn);
    expect(outcome(await reset(freshCode()))).toEqual(signedIn);
    // What somebody else may have made with the old password ends with it.
    for (const as of [anna, program]) {
      expect((await api.request('POST', '/api/authenticate', { as })).status).toBe(401);
    }
  });

  test('proving an address by the code of the mail needs the code of the app too', async () => {
    const anna = await aUser(api);
    const { freshCode } = await switchOn(api, anna);
    await api.database.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', anna.id)
      .execute();
    await api.request('POST', '/api/email/resend', { body: { email: anna.email } });
    const code = codeIn((await newestMailTo(api, anna.email)).text, /\b(\d{6})\b/);
    const verify = (secondFactorCode?: string) =>
      api.request('POST', '/api/v1/email-verification', {
        body: { email: anna.email, code, secondFactorCode },
      });
    expect(outcome(await verify())).toEqual(required);
    expect(outcome(await verify('000000'))).toEqual(invalid);
    expect(outcome(await verify(freshCode()))).toEqual(signedIn);
  });

  test('a person without a second factor needs no code, and one that is sent anyway does no harm', async () => {
    const anna = await aUser(api);
    expect(outcome(await login(anna))).toEqual(signedIn);
    expect(outcome(await login(anna, '123456'))).toEqual(signedIn);
  });
});

describe('other recovery codes', () => {
  const renew = (as: TestUser, body: { password: string; code: string }) =>
    api.request('POST', '/api/v1/account/second-factor/recovery-codes', { as, body });

  test('take the place of those of before, and the app goes on', async () => {
    const anna = await aUser(api);
    const { freshCode, recoveryCodes } = await switchOn(api, anna);
    await login(anna, recoveryCodes[0]);
    const { status, body } = await renew(anna, { password: anna.password, code: freshCode() });
    expect([status, new Set([...body.recoveryCodes, ...recoveryCodes]).size]).toEqual([200, 20]);
    const state = await api.request('GET', '/api/v1/account/second-factor', { as: anna });
    expect(state.body).toEqual({ onSince: expect.any(String), hasApp: true, recoveryCodesLeft: 10 });
    expect(outcome(await login(anna, recoveryCodes[1]))).toEqual(invalid);
    expect(outcome(await login(anna, body.recoveryCodes[0]))).toEqual(signedIn);
    expect(outcome(await login(anna, freshCode()))).toEqual(signedIn);
  });

  test('are made by the last of the old ones too', async () => {
    const anna = await aUser(api);
    const { recoveryCodes } = await switchOn(api, anna);
    const { body } = await renew(anna, { password: anna.password, code: recoveryCodes[0] ?? '' });
    expect(body.recoveryCodes).toHaveLength(10);
  });

  test('need password and code, and a second factor that is on; else the old ones stay', async () => {
    const anna = await aUser(api);
    expect((await renew(anna, { password: anna.password, code: '123456' })).status).toBe(403);
    const { freshCode, recoveryCodes } = await switchOn(api, anna);
    const wrongPassword = await renew(anna, { password: 'Wrong-1234!', code: freshCode() });
    expect(wrongPassword.body.problems).toEqual([{ path: 'password', code: 'wrong_password' }]);
    expect(outcome(await renew(anna, { password: anna.password, code: '000000' }))).toEqual(invalid);
    expect(outcome(await login(anna, recoveryCodes[0]))).toEqual(signedIn);
  });
});

describe('switching off', () => {
  const off = (as: TestUser, body: { password: string; code: string }) =>
    api.request('DELETE', '/api/v1/account/second-factor', { as, body });

  test('needs password and code, and then the password is enough again', async () => {
    const anna = await aUser(api);
    const { freshCode } = await switchOn(api, anna);
    const wrongPassword = await off(anna, { password: 'Wrong-1234!', code: freshCode() });
    expect(wrongPassword.body.problems).toEqual([{ path: 'password', code: 'wrong_password' }]);
    expect(outcome(await off(anna, { password: anna.password, code: '000000' }))).toEqual(invalid);
    expect((await off(anna, { password: anna.password, code: freshCode() })).status).toBe(204);
    expect(outcome(await login(anna))).toEqual(signedIn);
  });

  test('works with a recovery code, and another secret may follow', async () => {
    const anna = await aUser(api);
    const { recoveryCodes } = await switchOn(api, anna);
    expect((await off(anna, { password: anna.password, code: recoveryCodes[0] ?? '' })).status).toBe(204);
    const { freshCode } = await switchOn(api, anna);
    expect(outcome(await login(anna, recoveryCodes[1]))).toEqual(invalid);
    expect(outcome(await login(anna, freshCode()))).toEqual(signedIn);
  });
});
