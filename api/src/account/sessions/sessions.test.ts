import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anotherSignIn } from './test-sign-ins.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0';

test('a person sees where they are signed in: here first, then the last used, and nobody else’s', async () => {
  const anna = await aUser(api);
  await anotherSignIn(api, await aUser(api));
  const { device } = await anotherSignIn(api, anna, firefox);
  const { body } = await api.request('GET', '/api/v1/account/sign-ins', { as: anna });
  expect(body).toEqual([
    {
      id: expect.any(String),
      method: 'password',
      beganAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: true,
    },
    {
      id: expect.any(String),
      browser: 'Firefox',
      system: 'Android',
      method: 'password',
      beganAt: expect.any(String),
      lastUsedAt: expect.any(String),
      isCurrent: false,
    },
  ]);
  const there = await api.request('GET', '/api/v1/account/sign-ins', { as: device });
  expect(there.body[0]).toMatchObject({ browser: 'Firefox', isCurrent: true });
  expect(there.text).not.toContain(device.token);
});

test('a sign-in that was signed out is out at its next call, and the others stay', async () => {
  const anna = await aUser(api);
  const { id, device } = await anotherSignIn(api, anna);
  const end = () => api.request('DELETE', `/api/v1/account/sign-ins/${id}`, { as: anna });
  expect((await end()).status).toBe(204);
  expect((await api.request('POST', '/api/authenticate', { as: device })).status).toBe(401);
  expect((await api.request('POST', '/api/authenticate', { as: anna })).status).toBe(200);
  expect((await end()).status).toBe(404);
});

test('all others are signed out at once, and this one and other people stay', async () => {
  const anna = await aUser(api);
  const bram = await aUser(api);
  const others = [await anotherSignIn(api, anna), await anotherSignIn(api, anna)];
  expect((await api.request('DELETE', '/api/v1/account/sign-ins', { as: anna })).status).toBe(204);
  for (const { device } of others) {
    expect((await api.request('POST', '/api/authenticate', { as: device })).status).toBe(401);
  }
  for (const as of [anna, bram]) {
    expect((await api.request('POST', '/api/authenticate', { as })).status).toBe(200);
  }
});

test('when a sign-in was last used is written down every five minutes at most', async () => {
  const anna = await aUser(api);
  const lastUsed = async () => {
    const { body } = await api.request('GET', '/api/v1/account/sign-ins', { as: anna });
    return body[0].lastUsedAt;
  };
  const first = await lastUsed();
  api.clock.advance({ minutes: 4 });
  expect(await lastUsed()).toBe(first);
  api.clock.advance({ minutes: 2 });
  expect(await lastUsed()).toBe(api.clock.now().toISOString());
});
