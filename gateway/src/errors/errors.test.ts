import { aUser, type TestUser } from '@skep/api/testing';
import { createGateway, type Gateway } from '../server.ts';
import { type FaultyFront, startFaultyFront } from '../testing/faulty-front.ts';
import { ask, type LogLine, logInto, startTestGateway, type TestGateway } from '../testing/test-gateway.ts';

let service: TestGateway;
let front: FaultyFront;
let gateway: Gateway;
let anna: TestUser;
const logged: LogLine[] = [];

beforeAll(async () => {
  service = await startTestGateway({}, { environment: { RATE_LIMIT_SCALE: '1' } });
  front = await startFaultyFront(service.restUrl);
  gateway = createGateway({
    restUrl: front.url,
    documents: new Map(),
    isDevelopment: true,
    log: logInto(logged),
  });
  anna = await aUser(service.api);
});
afterAll(async () => {
  await gateway.close();
  await front.close();
  await service.close();
});

const viewer = '{ viewer { id } }';
const resend = `mutation { resendVerification(email: "nobody@skep.example") {
  ... on Failure { code requestId retryAfterSeconds } } }`;

test.each([500, 'a page'] as const)(
  'what nobody foresaw (%s) is masked, and logged under its id',
  async (fault) => {
    front.next(fault);
    const { errors } = await ask(gateway, viewer, {}, anna);
    expect(errors).toEqual([
      {
        message: 'Unexpected error.',
        path: ['viewer'],
        locations: expect.any(Array),
        extensions: { code: 'UNEXPECTED', requestId: expect.any(String) },
      },
    ]);
    expect(logged.findLast(({ level }) => level === 'error')).toMatchObject({
      requestId: errors?.[0]?.extensions.requestId,
      path: 'viewer',
      err: expect.any(Error),
    });
  },
);

test('a mutation that fails unexpectedly is an error, not a failure to show in its form', async () => {
  front.next(500);
  const { data, errors } = await ask(gateway, resend);
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.extensions.code).toBe('UNEXPECTED');
});

test('wrong variables and senseless documents get different errors', async () => {
  const signIn = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
  const codeOf = async (query: string, variables = {}) =>
    (await ask(gateway, query, variables)).errors?.[0]?.extensions.code;
  expect(await codeOf(signIn, { input: { email: 5, password: 'x' } })).toBe('INVALID_INPUT');
  expect(await codeOf(signIn, {})).toBe('INVALID_INPUT');
  expect(await codeOf('{ nonsense }')).toBe('UNREADABLE_REQUEST');
  expect(await codeOf('{ viewer { id }')).toBe('UNREADABLE_REQUEST');
  expect(await codeOf('query A { viewer { id } } query B { viewer { id } }')).toBe('UNREADABLE_REQUEST');
});

test('a time without a zone is no time', async () => {
  const create = `mutation ($at: DateTime!) { createInspection(input: { hiveId: "1", inspection: {
    inspectedAt: $at, timeZone: "Europe/Amsterdam", items: [] } }) { __typename } }`;
  for (const at of ['2026-06-03T14:05:00', '2026-02-30T14:05:00Z', 'yesterday', 5]) {
    expect((await ask(gateway, create, { at })).errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
  }
});

test('what comes too often says when to try again', async () => {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (let i = 0; i < 5; i += 1) answers.push(await ask(service.gateway, resend));
  expect(answers.at(-1)?.data.resendVerification).toEqual({
    code: 'TOO_MANY_REQUESTS',
    requestId: expect.any(String),
    retryAfterSeconds: expect.any(Number),
  });
  // No socket in this test and so no address: the service counts the gateway's own.
  const stranger = { ...anna, token: 'y'.repeat(40) };
  for (let i = 0; i < 61; i += 1) answers.push(await ask(service.gateway, viewer, {}, stranger));
  expect(answers.at(-1)?.errors?.[0]?.extensions).toEqual({
    code: 'TOO_MANY_REQUESTS',
    requestId: expect.any(String),
    retryAfterSeconds: expect.any(Number),
  });
});

test('no line of the log holds a token, a password or an address', async () => {
  const signIn = `mutation { signIn(input: { email: "${anna.email}", password: "${anna.password}" }) { __typename } }`;
  await ask(gateway, signIn);
  await ask(gateway, viewer, {}, anna);
  const lines = JSON.stringify(logged, (_key, value) => (value instanceof Error ? value.stack : value));
  for (const secret of [anna.token, anna.password, anna.email]) expect(lines).not.toContain(secret);
});
