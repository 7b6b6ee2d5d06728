import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { seal, unseal } from './sealing.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const secret = 'JBSWY3DPEHPK3PXP';

test.each([undefined, 'a-secret-of-the-environment'])(
  'what was sealed opens again for its owner alone (SKEP_SECRET: %s)',
  async (serverSecret) => {
    const [anna, bram] = [await aUser(api), await aUser(api)];
    const context = { ...api.contextOf(anna), serverSecret };
    const sealed = await seal(context, anna.id, secret);
    expect(sealed).not.toContain(secret);
    expect(await unseal(context, anna.id, sealed)).toBe(secret);
    await expect(unseal(context, bram.id, sealed)).rejects.toThrow();
    expect(await seal(context, anna.id, secret)).not.toBe(sealed);
  },
);

test('with SKEP_SECRET the database alone opens nothing', async () => {
  const anna = await aUser(api);
  const context = { ...api.contextOf(anna), serverSecret: 'a-secret-of-the-environment' };
  const sealed = await seal(context, anna.id, secret);
  await expect(unseal(api.contextOf(anna), anna.id, sealed)).rejects.toThrow('SKEP_SECRET');
  const other = { ...context, serverSecret: 'another-secret-altogether' };
  await expect(unseal(other, anna.id, sealed)).rejects.toThrow();
});

test('what was sealed before there was a SKEP_SECRET still opens', async () => {
  const anna = await aUser(api);
  const sealed = await seal(api.contextOf(anna), anna.id, secret);
  const later = { ...api.contextOf(anna), serverSecret: 'a-secret-of-the-environment' };
  expect(await unseal(later, anna.id, sealed)).toBe(secret);
});
