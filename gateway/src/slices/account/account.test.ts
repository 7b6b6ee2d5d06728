import { outboxMails } from '@skep/api';
import { aUser, type TestUser } from '@skep/api/testing';
import { languages, termsVersion } from '@skep/domain';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let service: TestGateway;
let anna: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api, { name: 'Anna', permissions: ['dashboard'] });
});

afterAll(() => service.close());

const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';
const signedIn = '... on SignedIn { token viewer { id name email emailVerified language deviceTypes } }';
const viewerQuery = `{ viewer { id name email emailVerified language isAdmin permissions deviceTypes
  acceptedTermsVersion memberSince } }`;

async function codeMailedTo(email: string): Promise<string> {
  const mails = await outboxMails(service.api.database);
  const text = mails.find(({ recipient }) => recipient === email)?.text ?? '';
  return /\b(\d{6})\b/.exec(text)?.[1] ?? '';
}

const signUp = (input: Record<string, unknown>) =>
  service.ask(
    `mutation ($input: SignUpInput!) { signUp(input: $input) { ... on Done { done } ${failure} } }`,
    {
      input,
    },
  );

const signIn = (email: string, password: string) =>
  service.ask(`mutation ($input: SignInInput!) { signIn(input: $input) { ${signedIn} ${failure} } }`, {
    input: { email, password },
  });

const aSignUp = {
  name: 'Bram',
  email: 'bram@skep.example',
  password: 'Bees-are-2-nice',
  passwordConfirmation: 'Bees-are-2-nice',
  acceptedTermsVersion: termsVersion,
  language: 'NL',
};

test('a visitor is nobody, and so is a token that has ended', async () => {
  expect(await service.ask(viewerQuery)).toEqual({ data: { viewer: null } });
  const stale = { ...anna, token: 'x'.repeat(60) };
  expect(await service.ask(viewerQuery, {}, stale)).toEqual({ data: { viewer: null } });
});

test('the signed-in person has clean names', async () => {
  const { data } = await service.ask(viewerQuery, {}, anna);
  expect(data.viewer).toEqual({
    id: String(anna.id),
    name: 'Anna',
    email: anna.email,
    emailVerified: true,
    language: null,
    isAdmin: false,
    permissions: ['dashboard'],
    deviceTypes: [],
    acceptedTermsVersion: termsVersion,
    memberSince: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
});

test('the types of a person’s devices are listed once each, also at sign-in', async () => {
  const carla = await aUser(service.api, { name: 'Carla' });
  const devices = [1, 2].map((n) => ({ name: `Scale ${n}`, key: `carla-${n}`, type: 'beep' }));
  await service.api.request('POST', '/api/devices/multiple', { as: carla, body: devices });
  expect((await service.ask(viewerQuery, {}, carla)).data.viewer.deviceTypes).toEqual(['beep']);
  const { data } = await signIn(carla.email, carla.password);
  expect(data.signIn.viewer.deviceTypes).toEqual(['beep']);
});

test('signing up, proving the address by its code and signing in', async () => {
  expect((await signUp(aSignUp)).data).toEqual({ signUp: { done: true } });
  expect((await signIn(aSignUp.email, aSignUp.password)).data.signIn).toMatchObject({
    code: 'EMAIL_NOT_VERIFIED',
  });
  const verify = (code: string) =>
    service.ask(
      `mutation ($email: String!, $code: String!) { verifyEmail(email: $email, code: $code) { ${signedIn} ${failure} } }`,
      { email: aSignUp.email, code },
    );
  expect((await verify('000000')).data.verifyEmail).toMatchObject({ code: 'INVALID_CODE', fields: [] });
  const { data } = await verify(await codeMailedTo(aSignUp.email));
  expect(data.verifyEmail).toMatchObject({ viewer: { name: 'Bram', emailVerified: true, language: 'NL' } });
  const again = await signIn(aSignUp.email, aSignUp.password);
  expect(again.data.signIn.viewer.email).toBe(aSignUp.email);
  expect(again.data.signIn.token).not.toBe(data.verifyEmail.token);
});

test('a fault of a sign-up is reported at its field', async () => {
  const fieldsOf = async (wrong: Record<string, unknown>) => {
    const { data } = await signUp({ ...aSignUp, name: 'Cor', email: 'cor@skep.example', ...wrong });
    expect(data.signUp.code).toBe('INVALID_INPUT');
    return data.signUp.fields;
  };
  expect(await fieldsOf({ email: 'no address' })).toEqual([
    { path: 'email', code: 'not_an_email', limit: null },
  ]);
  expect(await fieldsOf({ passwordConfirmation: 'Other-123' })).toEqual([
    { path: 'passwordConfirmation', code: 'passwords_differ', limit: null },
  ]);
  expect(await fieldsOf({ password: 'aB1!', passwordConfirmation: 'aB1!' })).toEqual([
    { path: 'password', code: 'too_short', limit: 8 },
  ]);
  expect(await fieldsOf({ acceptedTermsVersion: 'no' })).toEqual([
    { path: 'acceptedTermsVersion', code: 'terms_not_accepted', limit: null },
  ]);
  expect(await fieldsOf({ email: anna.email })).toEqual([
    { path: 'email', code: 'already_taken', limit: null },
  ]);
});

test('a wrong password is a failure with the id of its request', async () => {
  const { data } = await signIn(anna.email, 'Wrong-1234');
  expect(data.signIn).toEqual({
    code: 'WRONG_CREDENTIALS',
    fields: [],
    requestId: expect.stringMatching(/^[\w-]{8,}$/),
    retryAfterSeconds: null,
  });
});

test('signing out ends the sign-in, and doing it twice is no failure', async () => {
  const person = await aUser(service.api);
  const signOut = `mutation { signOut { ... on Done { done } ${failure} } }`;
  expect((await service.ask(signOut, {}, person)).data).toEqual({ signOut: { done: true } });
  expect((await service.ask(viewerQuery, {}, person)).data).toEqual({ viewer: null });
  expect((await service.ask(signOut, {}, person)).data).toEqual({ signOut: { done: true } });
  expect((await service.ask(signOut)).data).toEqual({ signOut: { done: true } });
});

test('who asks for a code does not learn whether somebody has the address', async () => {
  const request = `mutation ($email: String!) { requestPasswordReset(email: $email) { ... on Done { done } ${failure} } }`;
  const { data } = await service.ask(request, { email: 'nobody@skep.example' });
  expect(data).toEqual({ requestPasswordReset: { done: true } });
});

test('a forgotten password is replaced by the code of the mail, which signs in', async () => {
  const person = await aUser(service.api);
  const request = `mutation ($email: String!) { requestPasswordReset(email: $email) { ... on Done { done } ${failure} } }`;
  expect((await service.ask(request, { email: person.email })).data).toEqual({
    requestPasswordReset: { done: true },
  });
  const mails = await outboxMails(service.api.database);
  const text = mails.find(({ recipient }) => recipient === person.email)?.text ?? '';
  const code = /code=([\w-]+)/.exec(text)?.[1] ?? (await codeMailedTo(person.email));
  const reset = (input: Record<string, unknown>) =>
    service.ask(
      `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ${signedIn} ${failure} } }`,
      {
        input: {
          email: person.email,
          code,
          password: 'New-Honey-1',
          passwordConfirmation: 'New-Honey-1',
          ...input,
        },
      },
    );
  expect((await reset({ code: 'nonsense' })).data.resetPassword).toMatchObject({ code: 'INVALID_CODE' });
  expect((await reset({})).data.resetPassword).toMatchObject({ viewer: { id: String(person.id) } });
  expect((await service.ask(viewerQuery, {}, person)).data).toEqual({ viewer: null });
});

test('a code can be mailed again', async () => {
  const person = await aUser(service.api, { isVerified: false });
  const resend = `mutation ($email: String!) { resendVerification(email: $email) { ... on Done { done } ${failure} } }`;
  expect((await service.ask(resend, { email: person.email })).data).toEqual({
    resendVerification: { done: true },
  });
  expect(await codeMailedTo(person.email)).toMatch(/^\d{6}$/);
});

test('a language that is being prepared is not for people yet', async () => {
  const set = `mutation ($language: Language!) { setLanguage(language: $language) { __typename ${failure} } }`;
  for (const { code, isOffered } of languages) {
    const { data } = await service.ask(set, { language: code.toUpperCase() }, anna);
    expect(data.setLanguage).toMatchObject(isOffered ? { __typename: 'Viewer' } : { code: 'INVALID_INPUT' });
  }
});

test('the language of screens and emails is stored', async () => {
  const set = `mutation { setLanguage(language: UA) { ... on Viewer { id language } ${failure} } }`;
  expect((await service.ask(set, {}, anna)).data.setLanguage).toEqual({
    id: String(anna.id),
    language: 'UA',
  });
  expect((await service.ask(set, {}, anna)).data.setLanguage).toMatchObject({ language: 'UA' });
  const anonymous = await service.ask(set);
  expect(anonymous.errors?.[0]?.extensions).toMatchObject({
    code: 'NOT_SIGNED_IN',
    requestId: expect.any(String),
  });
});
