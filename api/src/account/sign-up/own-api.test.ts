import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { aSignUp, codeIn, newestMailTo } from './test-forms.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const post = (path: string, body: object) => api.request('POST', `/api/v1${path}`, { body });
const aPerson = () => {
  const name = `person-${crypto.randomUUID()}`;
  return { ...aSignUp(), name, email: `${name}@skep.example` };
};

test('a person signs up, proves the address, signs in and chooses a new password', async () => {
  const form = aPerson();
  const { name, email, password } = form;
  expect((await post('/sign-up', form)).status).toBe(204);
  expect((await post('/sign-in', { email, password })).body.code).toBe('email_not_verified');
  const proof = codeIn((await newestMailTo(api, email)).text, /\b(\d{6})\b/);
  const verified = await post('/email-verification', { email, code: proof });
  expect(verified.body.account).toMatchObject({ name, email, emailVerified: true, language: 'nl' });
  const { body } = await post('/sign-in', { email, password, secondFactorCode: '' });
  expect(body).toEqual({
    ...verified.body,
    ...{ token: expect.any(String), knownBrowser: expect.any(String) },
  });
  expect((await post('/sign-in', { email, password: 'wrong' })).body.code).toBe('wrong_credentials');
  await post('/password-reset/email', { email });
  const code = codeIn((await newestMailTo(api, email)).text, /\b([A-Z2-9]{10})\b/);
  const other = 'Clover-2027!';
  const reset = await post('/password-reset', { email, code, password: other, passwordConfirmation: other });
  expect(reset.body.account.email).toBe(email);
  expect((await post('/sign-in', { email, password: other })).status).toBe(200);
});

test('a request for a new password is answered alike for every address', async () => {
  const { email } = aPerson();
  const answers = [
    await post('/password-reset/email', { email }),
    await post('/email-verification/email', { email }),
  ];
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [204, ''],
    [204, ''],
  ]);
});

test('what is wrong is named by its field, and a language that nobody offers is refused', async () => {
  const wrong = { ...aPerson(), acceptedTermsVersion: 'no', passwordConfirmation: 'other', language: 'bg' };
  expect((await post('/sign-up', wrong)).body.problems).toEqual([
    { path: 'language', code: 'unknown_choice' },
  ]);
  const { body } = await post('/sign-up', { ...wrong, language: undefined });
  expect(body.problems).toEqual([{ path: 'passwordConfirmation', code: 'passwords_differ' }]);
  const outside = { ...aPerson(), redirectFrom: 'https://elsewhere.example' };
  expect((await post('/sign-up', outside)).body.problems).toEqual([
    { path: 'redirectFrom', code: 'invalid' },
  ]);
});
