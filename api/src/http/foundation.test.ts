import { aUser } from '../testing/builders.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('the service is healthy when its database answers', async () => {
  const answer = await api.request('GET', '/health');
  expect([answer.status, answer.body]).toEqual([200, { status: 'ok', database: 'ok' }]);
});

test('an unknown route is 404 with the code of the catalogue', async () => {
  const user = await aUser(api);
  const answer = await api.request('GET', '/api/nothing', { as: user });
  expect(answer.status).toBe(404);
  expect(answer.headers['x-error-code']).toBe('not_found');
  expect(answer.body).toEqual({
    message: 'not_found',
    code: 'not_found',
    request_id: answer.headers['x-request-id'],
  });
});
