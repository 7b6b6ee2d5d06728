import { aDevice } from '#measurements/devices/test-devices.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { anApiToken } from './test-tokens.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('a token is shown once, works like that of a sign-in, and is not in the database', async () => {
  const anna = await aUser(api);
  const { program } = await anApiToken(api, anna, { name: 'Scale at the shed' });
  expect(program.token).toMatch(/^skep_[A-Za-z0-9]{55}$/);
  const who = await api.request('POST', '/api/authenticate', { as: program });
  expect([who.status, who.body.id]).toEqual([200, anna.id]);
  expect((await api.request('GET', '/api/locations', { as: program })).status).toBe(200);
  const list = await api.request('GET', '/api/v1/account/api-tokens', { as: anna });
  expect(list.body).toEqual([
    {
      id: expect.any(String),
      name: 'Scale at the shed',
      isReadOnly: false,
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    },
  ]);
  const rows = await api.database.db.selectFrom('api_tokens').selectAll().execute();
  expect(list.text + JSON.stringify(rows)).not.toContain(program.token);
});

test('a token that nobody has used says so', async () => {
  const anna = await aUser(api);
  await anApiToken(api, anna);
  const { body } = await api.request('GET', '/api/v1/account/api-tokens', { as: anna });
  expect(body[0]).not.toHaveProperty('lastUsedAt');
});

test('a revoked token is refused at its next call', async () => {
  const anna = await aUser(api);
  const { id, program } = await anApiToken(api, anna);
  const revoke = () => api.request('DELETE', `/api/v1/account/api-tokens/${id}`, { as: anna });
  expect((await revoke()).status).toBe(204);
  expect((await api.request('POST', '/api/authenticate', { as: program })).status).toBe(401);
  expect((await revoke()).status).toBe(404);
});

test('a token outlives the sign-in that made it', async () => {
  const anna = await aUser(api);
  const { program } = await anApiToken(api, anna);
  await api.request('POST', '/api/v1/sign-out', { as: anna });
  expect((await api.request('POST', '/api/authenticate', { as: program })).status).toBe(200);
});

test('a token that ends is from then on like one that nobody made', async () => {
  const anna = await aUser(api);
  const { program } = await anApiToken(api, anna, { expiresInDays: 30 });
  const ask = (as: TestUser) => api.request('GET', '/api/locations', { as });
  api.clock.advance({ days: 29 });
  expect((await ask(program)).status).toBe(200);
  const { body } = await api.request('GET', '/api/v1/account/api-tokens', { as: anna });
  const dayMs = 24 * 60 * 60 * 1000;
  expect(body[0].expiresAt).toBe(new Date(api.clock.now().getTime() + dayMs).toISOString());
  api.clock.advance({ days: 1 });
  const [ended, unknown] = [await ask(program), await ask({ ...program, token: `skep_${'x'.repeat(55)}` })];
  expect([ended.status, ended.body.message]).toEqual([unknown.status, unknown.body.message]);
  expect(ended.status).toBe(401);
});

test('a token that only reads changes nothing, and sees no secret by which it could', async () => {
  const anna = await aUser(api);
  const device = await aDevice(api, anna);
  const { program } = await anApiToken(api, anna, { isReadOnly: true });
  const write = await api.request('PATCH', `/api/devices/${device.id}`, { as: program, body: { name: 'B' } });
  expect([write.status, write.headers['x-error-code']]).toEqual([403, 'not_allowed']);
  const { body } = await api.request('GET', `/api/devices/${device.id}`, { as: program });
  expect(body).toMatchObject({ owner: true, key: '', hardware_id: null, ble_pin: null });
  expect((await api.request('POST', '/api/authenticate', { as: program })).body.id).toBe(anna.id);
});

test.each([
  ['', 'required'],
  ['  ', 'required'],
  ['x'.repeat(101), 'too_long'],
])('a name of %j is refused', async (name, code) => {
  const answer = await api.request('POST', '/api/v1/account/api-tokens', {
    as: await aUser(api),
    body: { name },
  });
  expect([answer.status, answer.body.problems[0]]).toMatchObject([422, { path: 'name', code }]);
});

test.each([0, 3651])('a token for %d days is refused', async (days) => {
  const body = { name: 'Scale', expiresInDays: days };
  const answer = await api.request('POST', '/api/v1/account/api-tokens', { as: await aUser(api), body });
  expect([answer.status, answer.body.problems[0].path]).toEqual([422, 'expiresInDays']);
});

test('a person has at most fifty tokens', async () => {
  const anna = await aUser(api);
  for (let count = 0; count < 50; count += 1) await anApiToken(api, anna);
  const answer = await api.request('POST', '/api/v1/account/api-tokens', {
    as: anna,
    body: { name: 'One more' },
  });
  expect([answer.status, answer.body.problems]).toEqual([
    422,
    [{ path: 'name', code: 'too_many', params: { max: 50 } }],
  ]);
});
