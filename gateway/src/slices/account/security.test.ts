import { aPasskey, aUser, switchOn, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { accountOperations } from './test-operations.ts';

let service: TestGateway;
let anna: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
});
beforeEach(async () => {
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const security = `{ security {
  signIns { id browser system method beganAt lastUsedAt isCurrent }
  apiTokens { id name createdAt lastUsedAt }
  secondFactor { onSince hasApp recoveryCodesLeft }
  passkeys { id name createdAt lastUsedAt } } }`;

const askFor = async (as: TestUser) => (await service.ask(security, {}, as)).data.security;
const run = async (name: string, variables: Record<string, unknown>, as?: TestUser) =>
  (await service.ask(accountOperations[name] ?? name, variables, as)).data[name];
const anInstant = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3}Z|\+00:00)$/);

test('the security of an account is described to its person, with clean names', async () => {
  expect(await askFor(anna)).toEqual({
    signIns: [
      {
        id: expect.any(String),
        browser: null,
        system: null,
        method: 'PASSWORD',
        beganAt: anInstant,
        lastUsedAt: anInstant,
        isCurrent: true,
      },
    ],
    apiTokens: [],
    secondFactor: { onSince: null, hasApp: false, recoveryCodesLeft: 0 },
    passkeys: [],
  });
  const { errors } = await service.ask(security);
  expect(errors?.[0]?.extensions.code).toBe('NOT_SIGNED_IN');
});

test('devices are signed out one by one, and all others at once', async () => {
  const { email, password } = anna;
  const there = async () => ({
    ...anna,
    token: (await run('signIn', { input: { email, password } })).token,
  });
  const [first, second, third] = [await there(), await there(), await there()];
  const current = (await askFor(first)).signIns[0];
  expect(await run('endDeviceSignIn', { id: current.id }, anna)).toEqual({ done: true });
  expect(await run('endDeviceSignIn', { id: current.id }, anna)).toMatchObject({ code: 'NOT_FOUND' });
  const isIn = async (as: TestUser) => (await service.ask('{ viewer { id } }', {}, as)).data.viewer !== null;
  expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  const { data } = await service.ask('mutation { endOtherSignIns { ... on Done { done } } }', {}, anna);
  expect(data.endOtherSignIns).toEqual({ done: true });
  expect([await isIn(second), await isIn(third), await isIn(anna)]).toEqual([false, false, true]);
});

test('an API token is made, shown once, and revoked; with it nobody manages tokens', async () => {
  const made = await run('createApiToken', { name: 'Scale' }, anna);
  expect(made).toEqual({
    token: expect.stringMatching(/^skep_/),
    apiToken: {
      id: expect.any(String),
      name: 'Scale',
      isReadOnly: false,
      createdAt: anInstant,
      expiresAt: null,
      lastUsedAt: null,
    },
  });
  const program = { ...anna, token: made.token };
  expect((await service.ask('{ viewer { id } }', {}, program)).data.viewer.id).toBe(String(anna.id));
  expect(await run('createApiToken', { name: 'Stronger' }, program)).toMatchObject({ code: 'NOT_ALLOWED' });
  expect((await askFor(anna)).apiTokens[0].lastUsedAt).toEqual(anInstant);
  expect(await run('revokeApiToken', { id: made.apiToken.id }, anna)).toEqual({ done: true });
  expect((await service.ask('{ viewer { id } }', {}, program)).data.viewer).toBeNull();
  expect((await run('createApiToken', { name: ' ' }, anna)).fields).toEqual([
    { path: 'name', code: 'required', limit: null },
  ]);
});

test('an API token that only reads changes nothing, and tells when it ends', async () => {
  const made = await run('createApiToken', { name: 'Report', isReadOnly: true, expiresInDays: 30 }, anna);
  expect(made.apiToken).toMatchObject({ isReadOnly: true, expiresAt: anInstant });
  const program = { ...anna, token: made.token };
  expect((await service.ask('{ viewer { id } }', {}, program)).data.viewer.id).toBe(String(anna.id));
  const language = 'mutation { setLanguage(language: NL) { ... on Failure { code } } }';
  expect((await service.ask(language, {}, program)).data.setLanguage).toEqual({ code: 'NOT_ALLOWED' });
  expect((await run('createApiToken', { name: 'Report', expiresInDays: 0 }, anna)).fields).toEqual([
    { path: 'expiresInDays', code: 'too_small', limit: 1 },
  ]);
});

test('a code of the second factor is required, and the same form is sent again with it', async () => {
  const { email, password } = anna;
  const wrong = await run('beginSecondFactor', { password: 'Wrong-1234!' }, anna);
  expect(wrong.fields).toEqual([{ path: 'password', code: 'wrong_password', limit: null }]);
  const begun = await run('beginSecondFactor', { password }, anna);
  expect([begun.secret, begun.qrCode]).toEqual([
    expect.stringMatching(/^[A-Z2-7]{32}$/),
    expect.stringMatching(/^<svg/),
  ]);
  expect(await run('confirmSecondFactor', { code: '000000' }, anna)).toMatchObject({ code: 'INVALID_CODE' });

  const { freshCode } = await switchOn(service.api, anna);
  expect(await run('signIn', { input: { email, password } })).toMatchObject({
    code: 'SECOND_FACTOR_REQUIRED',
  });
  const signedIn = await run('signIn', { input: { email, password, secondFactorCode: freshCode() } });
  expect(signedIn.viewer.id).toBe(String(anna.id));
  expect((await askFor(anna)).secondFactor).toEqual({
    onSince: anInstant,
    hasApp: true,
    recoveryCodesLeft: 10,
  });
  const renewed = await run('renewRecoveryCodes', { password, code: freshCode() }, anna);
  expect(renewed.codes).toHaveLength(10);
  expect(await run('renewRecoveryCodes', { password, code: '000000' }, anna)).toMatchObject({
    code: 'INVALID_CODE',
  });
  expect(await run('switchOffSecondFactor', { password, code: freshCode() }, anna)).toEqual({ done: true });
  expect((await run('signIn', { input: { email, password } })).token).toEqual(expect.any(String));
});

test('a passkey is added, signs in, stands for the password, and is renamed and deleted', async () => {
  const { password } = anna;
  const wrong = await run('beginPasskey', { password: 'Wrong-1234!' }, anna);
  expect(wrong.fields).toEqual([{ path: 'password', code: 'wrong_password', limit: null }]);
  const passkey = aPasskey();
  const origin = service.api.app.contextFor('test').addresses.webApp;
  const begun = await run('beginPasskey', { password }, anna);
  const credential = passkey.create(begun.options, { origin });
  const added = await run('addPasskey', { name: 'Key', credential }, anna);
  expect((await askFor(anna)).passkeys).toEqual([
    { id: added.id, name: 'Key', createdAt: anInstant, lastUsedAt: null },
  ]);

  const sign = async (purpose: string) =>
    passkey.get((await run('requestPasskey', { purpose })).options, { origin });
  const signedIn = await run('signInWithPasskey', { credential: await sign('SIGN_IN') });
  expect(signedIn.viewer.id).toBe(String(anna.id));
  expect((await askFor({ ...anna, token: signedIn.token })).signIns[0].method).toBe('PASSKEY');
  expect(await run('signInWithPasskey', { credential: '{}' })).toMatchObject({ code: 'PASSKEY_REJECTED' });

  const code = async () =>
    (await run('exchangePasskey', { credential: await sign('SECOND_FACTOR') })).oneTimeCode;
  expect((await run('switchOnPasskeys', { code: await code() }, anna)).codes).toHaveLength(10);
  expect(await run('renamePasskey', { id: added.id, name: 'Blue key' }, anna)).toMatchObject({
    name: 'Blue key',
  });
  expect(await run('deletePasskey', { id: added.id, code: await code() }, anna)).toEqual({ done: true });
  expect((await askFor(anna)).passkeys).toEqual([]);
});
