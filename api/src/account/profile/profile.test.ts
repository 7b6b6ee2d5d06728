import { termsVersion } from '@skep/domain';
import { anApiToken } from '#account/api-tokens/test-tokens.ts';
import { switchOn } from '#account/second-factor/test-authenticator.ts';
import { codeIn, newestMailTo } from '#account/sign-up/test-forms.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const change = (body: Record<string, unknown>, as = anna) => api.request('PATCH', '/api/user', { as, body });
const signIn = (email: string, password: string) =>
  api.request('POST', '/api/login', { body: { email, password } });
const isIn = async (as: TestUser) => (await api.request('POST', '/api/authenticate', { as })).status === 200;
const elsewhere = async ({ email, password }: TestUser): Promise<TestUser> => ({
  ...anna,
  token: (await signIn(email, password)).body.api_token,
});

describe('what the old app sends from its profile page', () => {
  test('everything at once, unchanged: nothing happens to anybody', async () => {
    const phone = await elsewhere(anna);
    const answer = await change({
      name: anna.name,
      email: anna.email.toUpperCase(),
      password: anna.password,
      password_new: '',
      password_confirmation: '',
      policy_accepted: termsVersion,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ name: anna.name, email: anna.email, api_token: anna.token });
    expect(answer.body.email_verified_at).not.toBeNull();
    expect([await isIn(anna), await isIn(phone)]).toEqual([true, true]);
  });

  test.each([
    ['a wrong password', { name: 'Other', password: 'Wrong-1234!' }, 'invalid_password'],
    ['a new password without the present one', { password_new: 'Beeswax-9!' }, 'no_password_match'],
    [
      'a new password with its twin, without the present one',
      { password_new: 'Beeswax-9!', password_confirmation: 'Beeswax-9!' },
      'password_is_required',
    ],
    [
      'a new password that is too simple',
      { password: 'Honey-2026!', password_new: 'beeswaxbees', password_confirmation: 'beeswaxbees' },
      'invalid_password',
    ],
    ['another address without the password', { email: 'new@skep.example' }, 'password_is_required'],
    ['no address', { email: 'new', password: 'Honey-2026!' }, 'no_valid_email'],
    ['a no to the terms', { policy_accepted: false }, 'policy_accepted_is_required'],
    ['somebody else’s address as name', { name: 'other@skep.example' }, 'invalid_name'],
  ])('%s is answered with one word, and nothing is changed', async (_what, body, message) => {
    const answer = await change(body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
    expect(await isIn(await elsewhere(anna))).toBe(true);
    expect((await change({})).body.name).toBe(anna.name);
  });
});

test('a name is changed without the password, unless somebody has it in whatever capitals', async () => {
  const other = await aUser(api);
  const name = `${anna.name} van den Berg`;
  expect((await change({ name })).body.name).toBe(name);
  const taken = await change({ name: other.name.toUpperCase() });
  expect([taken.status, taken.body.message]).toEqual([400, 'name_already_exists']);
  expect((await change({ name: ' ' })).body.name).toBe(name);
});

test('newer terms and another language are taken in, by PUT alike', async () => {
  const body = { policy_accepted: 'skep-terms-9', locale: 'NL' };
  const answer = await api.request('PUT', '/api/user', { as: anna, body });
  expect(answer.body).toMatchObject({ policy_accepted: 'skep-terms-9', locale: 'nl', email: anna.email });
  expect((await change({ policy_accepted: true })).body.policy_accepted).toBe(termsVersion);
});

describe('a new password', () => {
  const renew = (password = anna.password) =>
    change({ password, password_new: 'Beeswax-9!', password_confirmation: 'Beeswax-9!' });

  test('ends every other sign-in, all API tokens and a code for a forgotten password, and sends an email', async () => {
    const phone = await elsewhere(anna);
    const { program } = await anApiToken(api, anna);
    await api.request('POST', '/api/user/reminder', { body: { email: anna.email } });
    const code = codeIn((await newestMailTo(api, anna.email)).text, /\b([A-Z2-9]{10})\b/);
    expect((await renew()).status).toBe(200);
    expect([await isIn(anna), await isIn(phone), await isIn(program)]).toEqual([true, false, false]);
    expect((await signIn(anna.email, anna.password)).status).toBe(400);
    expect((await signIn(anna.email, 'Beeswax-9!')).status).toBe(200);
    expect((await newestMailTo(api, anna.email)).subject).toBe(
      'The password of your Skep account has been changed',
    );
    const reset = await api.request('POST', '/api/user/reset', {
      body: { email: anna.email, token: code, password: 'Hacker-66!', password_confirmation: 'Hacker-66!' },
    });
    expect(reset.body.message).toBe('invalid_token');
  });

  test('a wrong present one ends nothing', async () => {
    const phone = await elsewhere(anna);
    const { body } = await renew('Wrong-1234!');
    expect(body.problems).toEqual([{ path: 'currentPassword', code: 'wrong_password' }]);
    expect(await isIn(phone)).toBe(true);
  });

  test('guessing at the present one ends after ten tries a minute', async () => {
    const limited = await startTestApi({ environment: { RATE_LIMIT_SCALE: '1' } });
    try {
      const bea = await aUser(limited);
      const guess = () =>
        limited.request('PATCH', '/api/user', { as: bea, body: { name: 'B', password: 'Wrong-1234!' } });
      const answers = [];
      for (let i = 0; i < 11; i += 1) answers.push((await guess()).status);
      expect(answers.slice(9)).toEqual([400, 429]);
    } finally {
      await limited.close();
    }
  });
});

test('with a second factor, another address or password needs its code too, and a new name does not', async () => {
  const anna = await aUser(api);
  const authenticator = await switchOn(api, anna);
  const change = (body: object) => api.request('PATCH', '/api/user', { as: anna, body });
  const changes = [
    { email: 'anna-anew@skep.example', password: anna.password },
    { password: anna.password, password_new: 'Clover-2027!', password_confirmation: 'Clover-2027!' },
  ];
  for (const body of changes) {
    const refused = await change(body);
    expect([refused.status, refused.body.code]).toEqual([400, 'second_factor_required']);
    const wrong = await change({ ...body, second_factor_code: '000000' });
    expect([wrong.status, wrong.body.code]).toEqual([400, 'invalid_code']);
    const right = await change({ ...body, second_factor_code: authenticator.freshCode() });
    expect(right.status).toBe(200);
  }
  expect((await change({ name: `${anna.name} the second` })).status).toBe(200);
});
