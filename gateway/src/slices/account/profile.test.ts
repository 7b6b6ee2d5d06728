import { outboxMails } from '@skep/api';
import { aUser, switchOn, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { accountOperations } from './test-operations.ts';

let service: TestGateway;
let anna: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  await aUser(service.api, { isAdmin: true });
});
beforeEach(async () => {
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const run = async (name: string, variables: Record<string, unknown> = {}, as = anna) =>
  (await service.ask(accountOperations[name] ?? name, variables, as)).data[name];
const upstreamCalls = () =>
  Number(service.logged.findLast(({ message }) => message === 'operation')?.upstreamCalls);

test('the whole profile page costs three calls', async () => {
  const page = `{ viewer { id name email newEmail memberSince acceptedTermsVersion language
    units { weight temperature } storage { usedBytes maxBytes kinds { kind bytes } } } }`;
  const { data } = await service.ask(page, {}, anna);
  expect(data.viewer).toMatchObject({
    name: anna.name,
    newEmail: null,
    units: { weight: 'KG', temperature: 'CELSIUS' },
    storage: { usedBytes: 0, maxBytes: 4_000_000_000 },
  });
  expect(data.viewer.storage.kinds).toContainEqual({ kind: 'DEVICE_LOGS', bytes: 0 });
  expect(upstreamCalls()).toBe(3);
});

test('a name and newer terms are changed by one call each, and faults have the names of the form', async () => {
  expect(await run('changeName', { name: `${anna.name} Jansen` })).toMatchObject({
    name: `${anna.name} Jansen`,
  });
  expect(upstreamCalls()).toBe(1);
  const other = await aUser(service.api);
  expect(await run('changeName', { name: other.name })).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [{ path: 'name', code: 'already_taken' }],
  });
  expect(await run('acceptTerms', { version: 'skep-terms-9' })).toMatchObject({
    acceptedTermsVersion: 'skep-terms-9',
  });
});

test('another address waits for the code of its mail, which is confirmed or withdrawn', async () => {
  const email = `new-${anna.email}`;
  const currentPassword = anna.password;
  const wrong = await run('changeEmail', { email, currentPassword: 'Wrong-1234!' });
  expect(wrong.fields).toEqual([{ path: 'currentPassword', code: 'wrong_password', limit: null }]);
  const changed = await run('changeEmail', { email, currentPassword });
  expect(changed).toMatchObject({ email: anna.email, newEmail: email, emailVerified: true });
  expect(await run('confirmNewEmail', { code: '00' })).toMatchObject({ code: 'INVALID_CODE' });
  expect(await run('withdrawNewEmail')).toMatchObject({ email: anna.email, newEmail: null });

  await run('changeEmail', { email, currentPassword });
  const mail = (await outboxMails(service.api.database)).find(({ recipient }) => recipient === email);
  const code = /\b(\d{6})\b/.exec(mail?.text ?? '')?.[1];
  expect(await run('confirmNewEmail', { code })).toMatchObject({ email, newEmail: null });
});

test('a new password keeps this sign-in, and tells each fault at its own field', async () => {
  const input = {
    currentPassword: anna.password,
    password: 'Beeswax-9!',
    passwordConfirmation: 'Beeswax-8!',
  };
  expect((await run('changePassword', { input })).fields).toEqual([
    { path: 'passwordConfirmation', code: 'passwords_differ', limit: null },
  ]);
  const simple = { ...input, password: 'beeswaxbees', passwordConfirmation: 'beeswaxbees' };
  expect((await run('changePassword', { input: simple })).fields).toMatchObject([
    { path: 'password', code: 'password_too_simple' },
  ]);
  const right = { ...input, passwordConfirmation: input.password };
  expect(await run('changePassword', { input: right })).toMatchObject({ id: String(anna.id) });
  const phone = await run('signIn', { input: { email: anna.email, password: 'Beeswax-9!' } });
  expect(phone.token).toEqual(expect.any(String));
});

test('a time zone is saved with the account, and nothing else is one', async () => {
  const ask = async () => (await service.ask('{ viewer { timeZone } }', {}, anna)).data.viewer.timeZone;
  expect(await ask()).toBeNull();
  expect(await run('setTimeZone', { timeZone: 'America/Chicago' })).toEqual({ done: true });
  expect(await ask()).toBe('America/Chicago');
  expect(await run('setTimeZone', { timeZone: 'Nowhere' })).toMatchObject({ code: 'INVALID_INPUT' });
  expect(await ask()).toBe('America/Chicago');
});

test('units are kept with the account, and what another app kept there is not believed', async () => {
  const units = { weight: 'LB', temperature: 'FAHRENHEIT' };
  expect(await run('setUnits', { units })).toEqual(units);
  const ask = async () => (await service.ask('{ viewer { units { weight temperature } } }', {}, anna)).data;
  expect((await ask()).viewer.units).toEqual(units);
  await run('setUnits', { units: { temperature: 'CELSIUS' } });
  expect((await ask()).viewer.units).toEqual({ weight: 'LB', temperature: 'CELSIUS' });
  expect(await run('setUnits', { units: { temperature: 'FAHRENHEIT' } })).toEqual(units);
  // A person who is signing in came without a token, and gets them anyway.
  const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) {
    ... on SignedIn { viewer { units { weight temperature } } } } }`;
  const { email, password } = anna;
  expect((await service.ask(signIn, { input: { email, password } })).data.signIn.viewer.units).toEqual(units);
  await service.api.request('POST', '/api/settings', { as: anna, body: { weight_unit: 'stone' } });
  expect((await ask()).viewer.units).toEqual({ weight: 'KG', temperature: 'FAHRENHEIT' });
});

test('losses are listed, and the account is deleted with password and second factor', async () => {
  await service.api.request('POST', '/api/locations', { as: anna, body: { name: 'Wood', prefix: 'Hive' } });
  const losses = '{ accountLosses { apiaries hives queens inspections } }';
  expect((await service.ask(losses, {}, anna)).data.accountLosses).toEqual({
    apiaries: 1,
    hives: 1,
    queens: 0,
    inspections: 0,
  });
  const { freshCode } = await switchOn(service.api, anna);
  const { password } = anna;
  const wrong = await run('deleteAccount', { password: 'Wrong-1234!' });
  expect(wrong.fields).toEqual([{ path: 'password', code: 'wrong_password', limit: null }]);
  expect(await run('deleteAccount', { password })).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' });
  expect(await run('deleteAccount', { password, secondFactorCode: freshCode() })).toEqual({ done: true });
  expect((await service.ask('{ viewer { id } }', {}, anna)).data.viewer).toBeNull();
});
