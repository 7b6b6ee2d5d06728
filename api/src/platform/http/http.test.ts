import Type from 'typebox';
import { rateLimits } from '#platform/rate-limits/rate-limits.ts';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import type { Routes } from './http-types.ts';
import { nullable } from './schemas.ts';

const Input = Type.Object({
  name: Type.String({ maxLength: 5 }),
  note: Type.Optional(nullable(Type.String())),
  password: Type.Optional(Type.String()),
  count: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 9 }))),
  is_queen: Type.Optional(Type.Boolean()),
  ids: Type.Optional(Type.Array(Type.Integer())),
});

/** Routes that say what they were given, and one that fails from the inside. */
const echoRoutes: Routes = async (http) => {
  const config = { access: 'public', limits: [rateLimits.open] } as const;
  http.post(
    '/echo',
    { config, schema: { operationId: 'echo', body: Input, response: { 200: Input } } },
    async (request) => ({ ...request.body, password_hash: 'what a service returns too much of' }),
  );
  http.get(
    '/echo',
    {
      config,
      schema: {
        operationId: 'echoQuery',
        querystring: Type.Partial(Input),
        response: { 200: Type.Partial(Input) },
      },
    },
    async (request) => request.query,
  );
  http.get(
    '/broken',
    { config, schema: { operationId: 'broken', response: { 200: Type.Null() } } },
    async () => {
      throw new Error('relation "secret_table" does not exist');
    },
  );
  http.get('/away', { config, schema: { operationId: 'away', response: { 200: Type.Null() } } }, async () => {
    throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' });
  });
  http.get('/full', { config, schema: { operationId: 'full', response: { 200: Type.Null() } } }, async () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
};

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({
    moreRoutes: [echoRoutes],
    environment: { ALLOWED_ORIGINS: 'https://app.example' },
  });
});
afterAll(() => api.close());

const echo = async (body: unknown) => (await api.request('POST', '/api/echo', { body })).body;

describe('input', () => {
  test('texts are trimmed, but not passwords', async () => {
    expect(await echo({ name: '  Jo ', password: ' Secret 1! ' })).toEqual({
      name: 'Jo',
      password: ' Secret 1! ',
    });
  });

  test.each([
    ['an override', 'Ho\u202ene\u202cy', 'Honey'],
    ['an embedding', '\u202bJo', 'Jo'],
    ['an isolate', ' \u2067Jo\u2069 ', 'Jo'],
    ['a mark, which stays', 'Jo\u200f', 'Jo\u200f'],
  ])('a text loses what turns the direction of others: %s', async (_what, sent, expected) => {
    expect(await echo({ name: sent })).toEqual({ name: expected });
  });

  test('a text of nothing but such characters is empty', async () => {
    expect((await echo({ name: '\u202e' })).problems).toEqual([{ path: 'name', code: 'required' }]);
  });

  test('an empty text is null; null stays where it is meant and counts as absent elsewhere', async () => {
    expect(await echo({ name: 'Jo', note: ' ', password: '', count: null })).toEqual({
      name: 'Jo',
      note: null,
      count: null,
    });
    expect((await echo({ name: '' })).problems).toEqual([{ path: 'name', code: 'required' }]);
  });

  test('numbers and yes or no may come as texts, as old clients send them', async () => {
    expect(await echo({ name: 'Jo', count: '3', is_queen: 1 })).toEqual({
      name: 'Jo',
      count: 3,
      is_queen: true,
    });
  });

  test('a length is counted in characters as people count them', async () => {
    expect(await echo({ name: '🐝🐝🐝🐝🐝' })).toEqual({ name: '🐝🐝🐝🐝🐝' });
    expect((await echo({ name: '🐝🐝🐝🐝🐝🐝' })).problems).toEqual([
      { path: 'name', code: 'too_long', params: { max: 5 } },
    ]);
  });

  test('all faults are sent at once, in the form of the old wire and with our codes', async () => {
    const answer = await api.request('POST', '/api/echo', {
      body: { name: 'too long', count: 12, ids: ['x'] },
    });
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({
      message: 'The given data was invalid.',
      code: 'invalid_input',
      request_id: answer.headers['x-request-id'],
      errors: { name: ['too_long'], count: ['too_large'], 'ids.0': ['not_whole'] },
      problems: [
        { path: 'name', code: 'too_long', params: { max: 5 } },
        { path: 'count', code: 'too_large', params: { max: 9 } },
        { path: 'ids.0', code: 'not_whole' },
      ],
    });
  });

  test('what no schema names reaches nobody, in and out', async () => {
    expect(await echo({ name: 'Jo', is_admin: true, user_id: 7 })).toEqual({ name: 'Jo' });
  });

  test.each([
    ['under a name of the schema', '{"name":', '}'],
    ['under any other name', '{"name":"Jo","other":', '}'],
    ['alone', '', ''],
  ])('lists or records in each other, 100,000 deep and %s, are refused', async (_what, before, after) => {
    for (const [open, middle, shut] of [
      ['[', '', ']'],
      ['{"a":', '1', '}'],
      ['[', '', ''],
    ] as const) {
      const body = before + open.repeat(100_000) + middle + shut.repeat(100_000) + after;
      const headers = { 'content-type': 'application/json' };
      const answer = await api.request('POST', '/api/echo', { body, headers });
      expect([answer.status, answer.body.code]).toEqual([400, 'unreadable_request']);
    }
  });

  test('forms are read like JSON, and lists in every way of writing them', async () => {
    const form = await api.request('POST', '/api/echo', {
      body: 'name=Jo&ids[]=1&ids[]=2',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.body).toEqual({ name: 'Jo', ids: [1, 2] });
    for (const query of ['ids=1&ids=2', 'ids[]=1&ids[]=2', 'ids[0]=1&ids[1]=2']) {
      expect((await api.request('GET', `/api/echo?${query}`)).body).toEqual({ ids: [1, 2] });
    }
    expect((await api.request('GET', '/api/echo?ids=1')).body).toEqual({ ids: [1] });
  });
});

describe('errors', () => {
  test('what was not foreseen is 500 with an id, and says nothing of the inside', async () => {
    const answer = await api.request('GET', '/api/broken', {
      headers: { 'x-request-id': 'from-the-gateway' },
    });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      message: 'Server Error',
      code: 'unexpected',
      request_id: 'from-the-gateway',
    });
  });

  test('a database that is away is 503: come back later', async () => {
    const answer = await api.request('GET', '/api/away');
    expect([answer.status, answer.body.code]).toEqual([503, 'maintenance']);
    expect(answer.text).not.toContain('10.0.0.5');
  });

  test('so is a full store of files: a photo that is sent later is stored', async () => {
    const answer = await api.request('GET', '/api/full');
    expect([answer.status, answer.body.code]).toEqual([503, 'maintenance']);
  });

  test('an unknown route is 404 with the code of the catalogue', async () => {
    const answer = await api.request('GET', '/api/nothing', { as: await aUser(api) });
    expect([answer.status, answer.headers['x-error-code'], answer.body.message]).toEqual([
      404,
      'not_found',
      'not_found',
    ]);
  });

  test.each([
    ['no token', {}],
    ['an unknown token', { authorization: 'Bearer unknown' }],
    ['a token in another form', { authorization: 'Basic dXNlcjpwYXNz' }],
  ])('%s is 401', async (_what, headers) => {
    const answer = await api.request('GET', '/api/settings', { headers });
    expect([answer.status, answer.body.message, answer.body.code]).toEqual([
      401,
      'Unauthenticated.',
      'not_signed_in',
    ]);
  });

  test('a token in the query or in the body is not looked at: it would end up in logs', async () => {
    const { token } = await aUser(api);
    expect((await api.request('GET', `/api/settings?api_token=${token}`)).status).toBe(401);
    expect(
      (await api.request('POST', '/api/settings', { body: { api_token: token, view: 'x' } })).status,
    ).toBe(401);
  });

  test('a token in a cookie opens nothing: browsers send cookies along for pages of other sites', async () => {
    const { token } = await aUser(api);
    const cookie = `skep.session=${token}; api_token=${token}; authorization=Bearer ${token}`;
    const form = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://evil.example',
      cookie,
    };
    const sent = await api.request('POST', '/api/settings', { body: 'view=x', headers: form });
    expect([
      sent.status,
      (await api.request('GET', '/api/settings', { headers: { cookie } })).status,
    ]).toEqual([401, 401]);
  });

  test('a body of a visitor is refused before it is read', async () => {
    const answer = await api.request('POST', '/api/settings', { body: { view: 'x'.repeat(10_000_000) } });
    expect(answer.status).toBe(401);
  });
});

describe('headers', () => {
  test('answers are for nobody’s cache, frame or guess of type', async () => {
    const { headers } = await api.request('GET', '/health');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  test('browsers that come by https get the order to use nothing else', async () => {
    const byTls = await startTestApi({ environment: { WEBAPP_URL: 'https://skep.example' } });
    const headers = [await byTls.request('GET', '/health'), await api.request('GET', '/health')].map(
      (answer) => answer.headers['strict-transport-security'],
    );
    await byTls.close();
    expect(headers).toEqual(['max-age=31536000', undefined]);
  });

  test('only a request id that looks like one is taken over', async () => {
    const given = await api.request('GET', '/health', { headers: { 'x-request-id': 'gateway-4711' } });
    const forged = await api.request('GET', '/health', { headers: { 'x-request-id': 'a b\tc<script>' } });
    expect(given.headers['x-request-id']).toBe('gateway-4711');
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('pages of other sites may call only when their origin is in the settings', async () => {
    const known = await api.request('GET', '/health', { headers: { origin: 'https://app.example' } });
    const unknown = await api.request('GET', '/health', { headers: { origin: 'https://evil.example' } });
    expect(known.headers['access-control-allow-origin']).toBe('https://app.example');
    expect(unknown.headers['access-control-allow-origin']).not.toBe('https://evil.example');
  });

  test('a page of an origin in the settings may call every route, with the headers that clients send', async () => {
    const sent = 'authorization, content-type, if-match, idempotency-key, x-client-version';
    for (const { path, method } of api.app.routes) {
      const { status, headers } = await api.request('OPTIONS', path.replaceAll(/:\w+/g, '1'), {
        headers: {
          origin: 'https://app.example',
          'access-control-request-method': method,
          'access-control-request-headers': sent,
        },
      });
      expect([path, status, headers['access-control-allow-origin']]).toEqual([
        path,
        204,
        'https://app.example',
      ]);
      expect(`${headers['access-control-allow-methods']}`.split(', ')).toContain(method);
      expect(headers['access-control-allow-headers']).toBe(sent);
    }
  });

  test('/api leads to the web app', async () => {
    const answer = await api.request('GET', '/api/');
    expect([answer.status, answer.headers.location]).toEqual([302, 'http://localhost:8080']);
  });
});
