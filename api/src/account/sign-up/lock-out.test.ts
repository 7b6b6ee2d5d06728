import { switchOn } from '#account/second-factor/test-authenticator.ts';
import type { UserId } from '#platform/context/ids.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { tryPassword } from './password-tries.ts';
import { codeIn, mailsTo } from './test-forms.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const login = (body: Record<string, unknown>) => api.request('POST', '/api/login', { body });
const credentials = ({ email, password }: TestUser) => ({ email, password });

/** A hundred tries, without the slow hashes of all their passwords. */
async function countTries(email: string, known: { id: UserId; browser: string } | undefined) {
  const tried = { email, userId: known?.id, knownBrowser: known?.browser };
  for (let time = 0; time < 100; time += 1) await tryPassword(api.app.contextFor('test'), tried);
}

/** A stranger has guessed so often that the account is closed to everybody who is not known. */
async function guessedAt(email: string) {
  await countTries(email, undefined);
  return login({ email: email.toUpperCase(), password: 'Wrong-1234!' });
}

describe('a stranger who guesses at a password', () => {
  test('is stopped after a hundred tries of an hour, from wherever they come; then also a right one tells nothing', async () => {
    const anna = await aUser(api);
    const refused = await guessedAt(anna.email);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '3600',
    ]);
    expect((await login(credentials(anna))).status).toBe(429);
    api.clock.advance({ minutes: 61 });
    expect((await login(credentials(anna))).status).toBe(200);
  });

  test('gives the same answer for an address that nobody has', async () => {
    expect((await guessedAt('nobody-at-all@skep.example')).status).toBe(429);
  });

  test('does not bar the owner from a browser in which they have signed in before', async () => {
    const anna = await aUser(api);
    const { body } = await login(credentials(anna));
    await guessedAt(anna.email);
    const known = { known_browser: body.known_browser };
    expect((await login({ ...credentials(anna), ...known })).status).toBe(200);
    // What is known of one person's browser says nothing of another's, and a made-up one says nothing at all.
    const berta = await aUser(api);
    await guessedAt(berta.email);
    for (const other of [body.known_browser, 'x.y', 'x']) {
      expect((await login({ ...credentials(berta), known_browser: other })).status).toBe(429);
    }
  });

  test('in a known browser is stopped as well', async () => {
    const anna = await aUser(api);
    const { known_browser } = (await login(credentials(anna))).body;
    const guess = { email: anna.email, password: 'Wrong-1234!', known_browser };
    await countTries(anna.email, { id: anna.id, browser: known_browser });
    expect((await login(guess)).status).toBe(429);
    expect((await login({ ...credentials(anna), known_browser })).status).toBe(429);
    expect((await login(credentials(anna))).status).toBe(200);
  });

  test('does not bar the owner who has a second factor', async () => {
    const anna = await aUser(api);
    const authenticator = await switchOn(api, anna);
    await guessedAt(anna.email);
    const answer = await login(credentials(anna));
    expect([answer.status, answer.body.code]).toEqual([400, 'second_factor_required']);
    const code = authenticator.freshCode();
    expect((await login({ ...credentials(anna), second_factor_code: code })).status).toBe(200);
  });

  test('uses up nobody’s code for a new password, and ends none by asking for another', async () => {
    const anna = await aUser(api);
    const remind = () => api.request('POST', '/api/user/reminder', { body: { email: anna.email } });
    await remind();
    const [first] = await mailsTo(api, anna.email);
    await remind();
    const reset = (token: string) =>
      api.request('POST', '/api/user/reset', {
        body: {
          email: anna.email,
          token,
          password: 'Clover-2027!',
          password_confirmation: 'Clover-2027!',
        },
      });
    for (let guess = 0; guess < 20; guess += 1) expect((await reset('AAAAAAAAAA')).status).toBe(400);
    const code = codeIn(first?.text ?? '', /\b([A-Z2-9]{10})\b/);
    expect((await reset(code)).status).toBe(200);
    // Both codes ended with their use.
    expect((await reset(code)).body.message).toBe('invalid_token');
  });
});

test('who signs in rightly a hundred times is not stopped', async () => {
  const anna = await aUser(api);
  for (let time = 0; time < 102; time += 1) expect((await login(credentials(anna))).status).toBe(200);
});

test('nobody gets more than six mails with codes in an hour, and the answers stay as they are', async () => {
  const anna = await aUser(api);
  const unproven = await aUser(api, { isVerified: false });
  for (let time = 0; time < 9; time += 1) {
    const reminder = await api.request('POST', '/api/user/reminder', { body: { email: anna.email } });
    expect([reminder.status, reminder.body.message]).toEqual([200, 'reminder_sent']);
    const resend = await api.request('POST', '/api/email/resend', { body: { email: unproven.email } });
    expect([resend.status, resend.body]).toEqual([200, 'email_verification_sent']);
  }
  expect(await mailsTo(api, anna.email)).toHaveLength(6);
  expect(await mailsTo(api, unproven.email)).toHaveLength(6);
  api.clock.advance({ minutes: 61 });
  await api.request('POST', '/api/user/reminder', { body: { email: anna.email } });
  expect(await mailsTo(api, anna.email)).toHaveLength(7);
});

test('a signed-in person cannot have a stranger’s mailbox flooded either', async () => {
  const anna = await aUser(api);
  const email = 'stranger@skep.example';
  const want = () =>
    api.request('PATCH', '/api/user', { as: anna, body: { email, password: anna.password } });
  for (let time = 0; time < 6; time += 1) expect((await want()).status).toBe(200);
  expect((await want()).status).toBe(429);
  expect(await mailsTo(api, email)).toHaveLength(6);
});

test('what must not tell who has an account is answered after the same time', async () => {
  const anna = await aUser(api);
  const paused = async (path: string, body: object) => {
    api.clock.paused.length = 0;
    await api.request('POST', path, { body });
    return api.clock.paused;
  };
  for (const email of [anna.email, 'nobody@skep.example']) {
    expect(await paused('/api/email/resend', { email })).toEqual([400]);
    expect(await paused('/api/user/reminder', { email })).toEqual([400]);
    expect(await paused('/api/v1/email-verification', { email, code: '123456' })).toEqual([400]);
    const password = 'Clover-2027!';
    const old = { email, token: 'AAAAAAAAAA', password, password_confirmation: password };
    expect(await paused('/api/user/reset', old)).toEqual([400]);
    const reset = { email, code: 'AAAAAAAAAA', password, passwordConfirmation: password };
    expect(await paused('/api/v1/password-reset', reset)).toEqual([400]);
    for (const path of ['/api/v1/email-verification/email', '/api/v1/password-reset/email'] as const)
      expect(await paused(path, { email })).toEqual([400]);
  }
});
