import { codeIn, newestMailTo } from '#account/sign-up/test-forms.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
let wanted: string;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
  wanted = `new-${anna.email}`;
});
afterAll(() => api.close());

const want = (email: string, as = anna) =>
  api.request('PATCH', '/api/user', { as, body: { email, password: as.password } });
const confirm = (code: string, as = anna) =>
  api.request('POST', '/api/v1/account/new-email', { as, body: { code } });
const mailedCode = async (email: string) => codeIn((await newestMailTo(api, email)).text, /\b(\d{6})\b/);
const canSignIn = async (email: string) =>
  (await api.request('POST', '/api/login', { body: { email, password: anna.password } })).status === 200;

test('the old address counts until the code of the mail has proved the new one', async () => {
  const requested = await want(wanted);
  // The old app shows by the missing time that a mail waits.
  expect(requested.body).toMatchObject({ email: anna.email, new_email: wanted, email_verified_at: null });
  expect([await canSignIn(anna.email), await canSignIn(wanted)]).toEqual([true, false]);
  const signedIn = await api.request('POST', '/api/authenticate', { as: anna });
  expect(signedIn.body.email_verified_at).not.toBeNull();

  const confirmed = await confirm(await mailedCode(wanted));
  expect(confirmed.body).toMatchObject({ email: wanted });
  expect([await canSignIn(anna.email), await canSignIn(wanted)]).toEqual([false, true]);
  const mail = await newestMailTo(api, anna.email);
  expect(mail.text).toContain(wanted);
});

test('the mail leads to the profile page with the code, in the person’s language', async () => {
  anna = await aUser(api, { locale: 'nl' });
  wanted = `new-${anna.email}`;
  await want(wanted);
  const { subject, text } = await newestMailTo(api, wanted);
  expect(subject).toBe('Bevestig je nieuwe e-mailadres voor Skep');
  expect(text).toContain(`/profile?code=${await mailedCode(wanted)}`);
});

test('a code works once, for its person, for an hour, and five wrong ones end it', async () => {
  await want(wanted);
  const code = await mailedCode(wanted);
  const bram = await aUser(api);
  await want(`new-${bram.email}`, bram);
  expect((await confirm(code, bram)).body.code).toBe('invalid_code');
  const wrong = code === '111111' ? '222222' : '111111';
  for (let i = 0; i < 5; i += 1) expect((await confirm(wrong)).body.code).toBe('invalid_code');
  expect((await confirm(code)).body.code).toBe('invalid_code');

  await want(wanted);
  const late = await mailedCode(wanted);
  api.clock.advance({ minutes: 61 });
  expect((await confirm(late)).body.code).toBe('invalid_code');
  await want(wanted);
  const good = await mailedCode(wanted);
  expect((await confirm(good)).status).toBe(200);
  expect((await confirm(good)).body.code).toBe('invalid_code');
});

test('a later new address replaces an earlier one, whose code no longer works', async () => {
  await want(wanted);
  const first = await mailedCode(wanted);
  const other = `other-${anna.email}`;
  await want(other);
  const second = await mailedCode(other);
  if (first !== second) expect((await confirm(first)).body.code).toBe('invalid_code');
  expect((await confirm(second)).body.email).toBe(other);
});

test('who changes their mind keeps the old address, by a word or by sending it as it was', async () => {
  await want(wanted);
  const code = await mailedCode(wanted);
  const withdrawn = await api.request('DELETE', '/api/v1/account/new-email', { as: anna });
  expect(withdrawn.body).toMatchObject({ email: anna.email });
  expect(withdrawn.body).not.toHaveProperty('newEmail');
  expect((await confirm(code)).body.code).toBe('invalid_code');
  await want(wanted);
  expect((await want(anna.email)).body.new_email).toBeNull();
});

test('an address that somebody has is refused, also when they came first meanwhile', async () => {
  const bram = await aUser(api);
  expect((await want(bram.email.toUpperCase())).body.message).toBe('email_already_exists');
  await want(wanted);
  await aUser(api, { email: wanted });
  const late = await confirm(await mailedCode(wanted));
  expect(late.body.problems).toEqual([{ path: 'email', code: 'already_taken' }]);
  expect(await canSignIn(anna.email)).toBe(true);
});

test('a code for a new password that went to the old address is worth nothing afterwards', async () => {
  await api.request('POST', '/api/user/reminder', { body: { email: anna.email } });
  const token = codeIn((await newestMailTo(api, anna.email)).text, /\b([A-Z2-9]{10})\b/);
  await want(wanted);
  await confirm(await mailedCode(wanted));
  const passwords = { password: 'Hacker-66!', password_confirmation: 'Hacker-66!' };
  const reset = await api.request('POST', '/api/user/reset', {
    body: { email: wanted, token, ...passwords },
  });
  expect(reset.body.message).toBe('invalid_token');
});

test('who is called by their address is called by the new one, so that others may have the old', async () => {
  const email = `${crypto.randomUUID().slice(0, 8)}@skep.example`;
  anna = await aUser(api, { email, name: email });
  wanted = `new-${email}`;
  await want(wanted);
  expect((await confirm(await mailedCode(wanted))).body).toMatchObject({ name: wanted, email: wanted });
});
