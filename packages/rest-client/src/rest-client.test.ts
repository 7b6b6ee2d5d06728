import { createRestClient } from './public.ts';

/** A service that records requests and answers this. */
function fakeService(status: number, body: unknown) {
  const requests: Request[] = [];
  const fetch = async (request: Request) => {
    requests.push(request);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  return { requests, fetch };
}

test('a call goes to its path with the given headers and its body', async () => {
  const { requests, fetch } = fakeService(200, { message: 'reminder_sent' });
  const client = createRestClient({
    baseUrl: 'http://api.test',
    headers: { 'accept-language': 'nl' },
    fetch,
  });
  const { data } = await client.POST('/api/user/reminder', { body: { email: 'anna@skep.example' } });
  expect(data?.message).toBe('reminder_sent');
  expect([requests[0]?.method, requests[0]?.url]).toEqual(['POST', 'http://api.test/api/user/reminder']);
  expect(requests[0]?.headers.get('accept-language')).toBe('nl');
  expect(await requests[0]?.json()).toEqual({ email: 'anna@skep.example' });
});

test('an error answer is a value, also when the wire says it as a bare text', async () => {
  const { fetch } = fakeService(400, 'email_not_verified');
  const client = createRestClient({ baseUrl: 'http://api.test', fetch });
  const body = { email: 'anna@skep.example', password: 'Honey-2026!' };
  const { data, error, response } = await client.POST('/api/login', { body });
  expect([data, error, response.status]).toEqual([undefined, 'email_not_verified', 400]);
});

test('half a pair in a query is sent as what it shows as', async () => {
  const { requests, fetch } = fakeService(200, {});
  const client = createRestClient({ baseUrl: 'http://api.test', fetch });
  await client.GET('/api/v1/colony-count', { params: { query: { day: 'bees \ud83d' } } });
  expect(new URL(requests[0]?.url ?? '').searchParams.get('day')).toBe('bees \ufffd');
});

test.each([['half a pair \ud83d'], [''], ['.'], ['..']])(
  'the id %j is sent as one that names nothing',
  async (id) => {
    const { requests, fetch } = fakeService(404, {});
    const client = createRestClient({ baseUrl: 'http://api.test', fetch });
    await client.DELETE('/api/v1/alert-rules/{id}', { params: { path: { id } } });
    const { pathname } = new URL(requests[0]?.url ?? '');
    expect(decodeURIComponent(pathname)).toMatch(/^\/api\/v1\/alert-rules\/.*\ufffd$/);
  },
);
