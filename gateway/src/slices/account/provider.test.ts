import { aUser, startProvider, type TestProvider, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { accountOperations } from './test-operations.ts';

let provider: TestProvider;
let service: TestGateway;
beforeAll(async () => {
  provider = await startProvider();
});
beforeAll(async () => {
  service = await startTestGateway({}, { environment: provider.environment });
});
afterAll(async () => {
  await service.close();
  await provider.close();
});

const run = async (name: string, variables: Record<string, unknown>, as?: TestUser) =>
  (await service.ask(accountOperations[name] ?? name, variables, as)).data[name];
const providerOf = async (as: TestUser) =>
  (await service.ask('{ security { provider { name linkedAt email hasPassword canUnlink } } }', {}, as)).data
    .security.provider;

test('a person signs in at the provider, links another account with it, and unlinks it', async () => {
  const anna = await aUser(service.api);
  const none = { name: 'the bee club', linkedAt: null, email: null, hasPassword: true, canUnlink: false };
  expect(await providerOf(anna)).toEqual(none);
  provider.people.set('anna', { email: anna.email, email_verified: true });
  const begun = await run('startProviderLink', { password: anna.password }, anna);
  const query = await provider.signIn(begun.address, 'anna');
  expect(await run('linkProvider', { query, browserKey: begun.browserKey }, anna)).toEqual({ done: true });
  expect(await providerOf(anna)).toEqual({
    ...none,
    linkedAt: expect.any(String),
    email: anna.email,
    canUnlink: true,
  });

  const { address, browserKey } = await run('startProviderSignIn', {});
  const again = await provider.signIn(address, 'anna');
  const signedIn = await run('signInWithProvider', { query: again, browserKey });
  expect(signedIn.viewer.id).toBe(String(anna.id));
  expect(await run('signInWithProvider', { query: again, browserKey })).toMatchObject({
    code: 'PROVIDER_SIGN_IN_EXPIRED',
  });
  expect(await run('unlinkProvider', { password: anna.password }, anna)).toEqual({ done: true });
  expect(await providerOf(anna)).toEqual(none);
});
