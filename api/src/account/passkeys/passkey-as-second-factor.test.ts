import { switchOn } from '#account/second-factor/test-authenticator.ts';
import { newestMailTo } from '#account/sign-up/test-forms.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { addTestPasskey, passkeyCode, signInOptions } from './test-passkeys.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  anna = await aUser(api);
});
afterAll(() => api.close());

const login = (code?: string, { email, password } = anna) =>
  api.request('POST', '/api/login', { body: { email, password, second_factor_code: code } });
const outcome = ({ status, body }: Awaited<ReturnType<typeof login>>) => [status, body.code ?? 'in'];
const required = [400, 'second_factor_required'];
const invalid = [400, 'invalid_code'];
const signedIn = [200, 'in'];
const byPasskeys = (body: object) =>
  api.request('POST', '/api/v1/account/second-factor/passkeys', { as: anna, body });
const state = async () => (await api.request('GET', '/api/v1/account/second-factor', { as: anna })).body;
const remove = (id: number, body: object) =>
  api.request('DELETE', `/api/v1/account/passkeys/${id}`, { as: anna, body });

test('a passkey alone changes nothing for the password until the person switches it on', async () => {
  await addTestPasskey(api, anna);
  expect(outcome(await login())).toEqual(signedIn);
  expect(await state()).toEqual({ hasApp: false, recoveryCodesLeft: 0 });
});

test('without an app, passkeys and recovery codes pass, and nothing else', async () => {
  expect((await byPasskeys({ password: anna.password })).status).toBe(403);
  const passkey = await addTestPasskey(api, anna);
  expect((await byPasskeys({ password: 'Wrong-1234!' })).status).toBe(422);
  const { body } = await byPasskeys({ password: anna.password });
  expect(body.recoveryCodes).toHaveLength(10);
  expect(await state()).toEqual({ onSince: expect.any(String), hasApp: false, recoveryCodesLeft: 10 });
  expect(outcome(await login())).toEqual(required);
  expect(outcome(await login('000000'))).toEqual(invalid);
  const code = await passkeyCode(api, passkey);
  expect(outcome(await login(code))).toEqual(signedIn);
  expect(outcome(await login(code))).toEqual(invalid);
  expect(outcome(await login(body.recoveryCodes[0]))).toEqual(signedIn);
  expect((await byPasskeys({ password: anna.password })).status).toBe(403);
});

test('next to an app, a passkey passes as well, also a key that was not unlocked', async () => {
  const app = await switchOn(api, anna);
  const options = await api.request('POST', '/api/v1/account/passkeys/options', {
    as: anna,
    body: { password: anna.password },
  });
  expect(outcome(options)).toEqual(required);
  const passkey = await addTestPasskey(api, anna, 'Key', app.freshCode());
  expect(await state()).toMatchObject({ hasApp: true });
  expect(outcome(await login(await passkeyCode(api, passkey, { isUnlocked: false })))).toEqual(signedIn);
  expect(outcome(await login(app.freshCode()))).toEqual(signedIn);
  const alone = { credential: passkey.get(await signInOptions(api), { isUnlocked: false }) };
  expect(outcome(await api.request('POST', '/api/v1/sign-in/passkey', { body: alone }))).toEqual([
    400,
    'passkey_rejected',
  ]);
  expect((await remove(passkey.id, { password: anna.password, code: app.freshCode() })).status).toBe(204);
  expect(outcome(await login())).toEqual(required);
});

test('another’s passkey, and a code that is too old, pass nothing', async () => {
  const passkey = await addTestPasskey(api, anna);
  await byPasskeys({ password: anna.password });
  const bram = await addTestPasskey(api, await aUser(api));
  expect(outcome(await login(await passkeyCode(api, bram)))).toEqual(invalid);
  const old = await passkeyCode(api, passkey);
  api.clock.advance({ minutes: 6 });
  expect(outcome(await login(old))).toEqual(invalid);
});

test('the last passkey takes a second factor without an app along, and the person gets a mail', async () => {
  const first = await addTestPasskey(api, anna, 'First');
  const second = await addTestPasskey(api, anna, 'Second');
  await byPasskeys({ password: anna.password });
  expect(outcome(await remove(first.id, { password: anna.password }))).toEqual(required);
  expect((await remove(first.id, { code: await passkeyCode(api, first) })).status).toBe(204);
  expect(outcome(await login())).toEqual(required);
  expect((await remove(second.id, { code: await passkeyCode(api, second) })).status).toBe(204);
  expect(outcome(await login())).toEqual(signedIn);
  expect((await newestMailTo(api, anna.email)).text).toContain('Second');
  expect(await state()).toEqual({ hasApp: false, recoveryCodesLeft: 0 });
});

describe('in the security screen, an unlocked passkey stands for the password', () => {
  test.each([
    ['POST', '/api/v1/account/second-factor', 200],
    ['POST', '/api/v1/account/passkeys/options', 200],
    ['POST', '/api/v1/account/second-factor/passkeys', 200],
  ] as const)('%s %s', async (method, path, status) => {
    const passkey = await addTestPasskey(api, anna);
    const locked = await passkeyCode(api, passkey, { isUnlocked: false });
    expect((await api.request(method, path, { as: anna, body: { code: locked } })).status).toBe(422);
    const another = await passkeyCode(api, await addTestPasskey(api, await aUser(api)));
    expect((await api.request(method, path, { as: anna, body: { code: another } })).status).toBe(422);
    const code = await passkeyCode(api, passkey);
    expect((await api.request(method, path, { as: anna, body: { code } })).status).toBe(status);
  });

  test.each([
    ['POST', '/api/v1/account/second-factor/recovery-codes', 200],
    ['DELETE', '/api/v1/account/second-factor', 204],
  ] as const)('%s %s, and for the code too', async (method, path, status) => {
    const passkey = await addTestPasskey(api, anna);
    await byPasskeys({ password: anna.password });
    const code = await passkeyCode(api, passkey);
    expect((await api.request(method, path, { as: anna, body: { code } })).status).toBe(status);
  });
});
