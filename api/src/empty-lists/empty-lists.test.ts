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
  http.get('/flashlogs', async () => ['Log of May']);
  await http.register(emptyListsRoutes);
  expect((await http.inject('/flashlogs')).json()).toEqual(['Log of May']);
});

const get = (path: string) => api.request('GET', `/api/${path}`, { as: anna });

test.each([['flashlogs', []]])(
  'an old client that asks for %s goes on with an empty list',
  async (path, body) => {
    const answer = await get(path);
    expect([answer.status, answer.body]).toEqual([200, body]);
  },
);
