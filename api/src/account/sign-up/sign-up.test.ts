import { termsVersion } from '@skep/domain';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aForm, newestMailTo } from './test-forms.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const twice = (password: string, person = {}) => ({ password, password_confirmation: password, ...person });

describe('signing up', () => {
  test('makes an account, mails a proof in the person’s language, and signs nobody in', async () => {
    const form = aForm();
    const answer = await api.request('POST', '/api/register', { body: form });
    expect([answer.status, answer.body]).toEqual([201, ['email_verification_sent']]);
    const mail = await newestMailTo(api, form.email);
    expect(mail.subject).toBe('Bevestig je e-mailadres voor Skep');
    expect(mail.text).toMatch(/\b\d{6}\b/);
  });

  test('records which terms were accepted, also when an old client only says yes', async () => {
    const form = aForm({ policy_accepted: true });
    await api.request('POST', '/api/register', { body: form });
    const row = await api.database.db
      .selectFrom('users')
      .select(['accepted_terms_version', 'password_hash'])
      .where('email', '=', form.email)
      .executeTakeFirstOrThrow();
    expect(row.accepted_terms_version).toBe(termsVersion);
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('an old client that sends no name gets the address as its name', async () => {
    const { name, ...form } = aForm();
    const answer = await api.request('POST', '/api/register', { body: form });
    expect([name, answer.status]).toEqual([name, 201]);
  });

  test.each([
    ['email', { email: undefined }, 'email_is_required', 'required'],
    ['email', { email: 'anna' }, 'no_valid_email', 'not_an_email'],
    ['password', { password: undefined }, 'password_is_required', 'required'],
    ['password', { password: 'Shrt-A1', password_confirmation: 'Shrt-A1' }, 'invalid_password', 'too_short'],
    ['password', { password: 'lowercase-1' }, 'invalid_password', 'password_too_simple'],
    ['password', twice('Password1!'), 'invalid_password', 'password_common'],
    ['password', twice('P@ssw0rd'), 'invalid_password', 'password_common'],
    ['password', twice('!!Welcome1'), 'invalid_password', 'password_common'],
    ['password', twice('Magda-2026!', { name: 'Magda Imker' }), 'invalid_password', 'password_has_name'],
    [
      'password',
      twice('1-Bijen.Vriend', { email: 'bijen.vriend@a.nl' }),
      'invalid_password',
      'password_has_name',
    ],
    [
      'password_confirmation',
      { password_confirmation: 'Another-one-1' },
      'no_password_match',
      'passwords_differ',
    ],
    ['policy_accepted', { policy_accepted: undefined }, 'policy_accepted_is_required', 'required'],
    ['policy_accepted', { policy_accepted: false }, 'policy_accepted_is_required', 'terms_not_accepted'],
    ['name', { name: 'somebody@else.example' }, 'invalid_name', 'invalid'],
    ['name', { name: 'somebody＠else.example' }, 'invalid_name', 'invalid'],
    ['locale', { locale: 'dutch' }, 'invalid_locale', 'invalid'],
  ])('refuses a wrong %s (%j) with %s', async (field, wrong, message, code) => {
    const answer = await api.request('POST', '/api/register', { body: aForm(wrong) });
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(answer.body.errors[field]).toContain(code);
  });

  test('a taken address or name, in whatever case, is reported, and nothing is stored', async () => {
    const user = await aUser(api);
    const byEmail = await api.request('POST', '/api/register', {
      body: aForm({ email: user.email.toUpperCase() }),
    });
    const byName = await api.request('POST', '/api/register', {
      body: aForm({ name: user.name.toUpperCase() }),
    });
    expect([byEmail.status, byEmail.body.message]).toEqual([400, 'email_already_exists']);
    expect([byName.status, byName.body.message]).toEqual([400, 'name_already_exists']);
  });

  test('an address is taken in all its spellings, and signs in with each', async () => {
    const form = aForm({ email: 'jörg@bücher.example' });
    await api.request('POST', '/api/register', { body: form });
    await api.database.db
      .updateTable('users')
      .set({ email_verified_at: api.clock.now() })
      .where('email', '=', form.email)
      .execute();
    for (const email of ['JÖRG@BÜCHER.example', 'jörg@xn--bcher-kva.example', 'jo\u0308rg@bücher.example']) {
      const again = await api.request('POST', '/api/register', { body: aForm({ email }) });
      expect([again.status, again.body.message]).toEqual([400, 'email_already_exists']);
      const signedIn = await api.request('POST', '/api/login', { body: { email, password: form.password } });
      expect([signedIn.status, signedIn.body.email]).toEqual([200, form.email]);
    }
  });

  test.each([
    ['a blank of another kind', 'Melissa\u00A0de Boer'],
    ['what is not seen', 'Melis\u200Bsa de Boer'],
    ['letters of another script', 'Mеlissа de Bоer'],
  ])('a name that is one by %s is taken', async (_what, name) => {
    await api.request('POST', '/api/register', { body: aForm({ name: 'Melissa de Boer' }) });
    const answer = await api.request('POST', '/api/register', { body: aForm({ name }) });
    expect([answer.status, answer.body.message]).toEqual([400, 'name_already_exists']);
  });

  test('two people whose addresses look alike both have theirs as their name', async () => {
    for (const email of ['sven1@skep.example', 'svenl@skep.example', 'sνen1@skep.example']) {
      const { name: _name, ...form } = aForm({ email });
      expect((await api.request('POST', '/api/register', { body: form })).status).toBe(201);
    }
  });

  test('of two sign-ups with one address at once, one wins and the other gets an error', async () => {
    const form = aForm();
    const answers = await Promise.all([1, 2].map(() => api.request('POST', '/api/register', { body: form })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
  });
});
