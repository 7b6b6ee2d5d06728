import Fastify from 'fastify';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { emptyListsRoutes } from './routes.ts';

let api: TestApi;
let anna: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  anna = await aUser(api);
});
afterAll(() => api.close());

test('a domain that has come answers itself', async () => {
  const http = Fastify();
  http.get('/alerts', async () => ({ alerts: ['Honey harvest'] }));
  await http.register(emptyListsRoutes);
  expect((await http.inject('/alerts')).json()).toEqual({ alerts: ['Honey harvest'] });
  expect(http.hasRoute({ method: 'GET', url: '/alert-rules' })).toBe(true);
});

const get = (path: string) => api.request('GET', `/api/${path}`, { as: anna });

test.each([
  ['dashboardgroups', []],
  ['flashlogs', []],
])('an old client that asks for %s goes on with an empty list', async (path, body) => {
  const answer = await get(path);
  expect([answer.status, answer.body]).toEqual([200, body]);
});

test.each([
  ['alerts', 'no alerts available'],
  ['alert-rules', 'no alert_rules available'],
  ['alert-rules-default', 'no default alert rules available'],
])('%s that are none are the 404 that old clients take for an empty list', async (path, error) => {
  const answer = await get(path);
  expect([answer.status, answer.body.error]).toEqual([404, error]);
});
