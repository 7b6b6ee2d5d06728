import { aUser, type TestUser } from '@skep/api/testing';
import { createGateway, type Gateway, type GatewayOptions } from '../server.ts';
import { type FaultyFront, startFaultyFront } from '../testing/faulty-front.ts';
import {
  ask,
  gatewaySecret,
  type LogLine,
  logInto,
  startTestGateway,
  type TestGateway,
} from '../testing/test-gateway.ts';

let service: TestGateway;
let front: FaultyFront;
let anna: TestUser;
const logged: LogLine[] = [];
const gateways: Gateway[] = [];

beforeAll(async () => {
  service = await startTestGateway();
  front = await startFaultyFront(service.restUrl);
  anna = await aUser(service.api);
});
afterAll(async () => {
  for (const gateway of gateways) await gateway.close();
  await front.close();
  await service.close();
});

function gatewayBehindFront(limits: GatewayOptions['limits'] = {}): Gateway {
  const gateway = createGateway({
    restUrl: front.url,
    gatewaySecret,
    documents: new Map(),
    isDevelopment: true,
    log: logInto(logged),
    limits,
  });
  gateways.push(gateway);
  return gateway;
}

const change = 'mutation { setLanguage(language: DE) { ... on Failure { code } } }';
const catalogue = '{ hiveCatalogue { hiveTypes { id } beeRaces { id } } }';

test.each(['drop', 502, 503, 504, 'half an answer'] as const)(
  'a read that meets "%s" is tried once more',
  async (fault) => {
    front.next(fault);
    const { errors } = await ask(gatewayBehindFront(), catalogue, {}, anna);
    expect(errors).toBeUndefined();
    expect(front.seen.map(({ method }) => method)).toEqual(['GET', 'GET']);
  },
);

test('a read that fails twice is reported as maintenance, and not tried again', async () => {
  front.next(503, 'drop');
  const { errors } = await ask(gatewayBehindFront(), catalogue, {}, anna);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'MAINTENANCE', requestId: expect.any(String) });
  expect(front.seen).toHaveLength(2);
});

test('a read for which a front has waited twice in vain is reported as overload', async () => {
  front.next(504, 504);
  const { errors } = await ask(gatewayBehindFront(), catalogue, {}, anna);
  expect(errors?.[0]?.extensions.code).toBe('OVERLOADED');
});

test('a service that is overloaded is not called again, and says when it may be', async () => {
  front.next('overloaded');
  const { errors } = await ask(gatewayBehindFront(), catalogue, {}, anna);
  expect(errors?.[0]?.extensions.code).toBe('OVERLOADED');
  expect(front.seen).toHaveLength(1);
});

test('anything but a read is never sent twice', async () => {
  front.next('drop');
  const { data } = await ask(gatewayBehindFront(), change, {}, anna);
  expect(data.setLanguage.code).toBe('MAINTENANCE');
  expect(front.seen).toHaveLength(1);
});

test('a service that is too slow costs the time limit once, is not called again and not said to be maintained', async () => {
  front.next('hang', 'hang');
  const { errors } = await ask(gatewayBehindFront({ timeoutMs: 300 }), catalogue, {}, anna);
  expect(errors?.[0]?.extensions.code).toBe('OVERLOADED');
  expect(front.seen).toHaveLength(1);
});

test('a resource that a request needs twice is read once', async () => {
  front.next();
  const twice = '{ a: hiveCatalogue { hiveTypes { id } } b: hiveCatalogue { beeRaces { id } } }';
  const { data } = await ask(gatewayBehindFront(), twice, {}, anna);
  expect(data.a.hiveTypes.length).toBeGreaterThan(20);
  expect(data.b.beeRaces.length).toBeGreaterThan(5);
  expect(front.seen).toHaveLength(1);
});

test('a request that would need more calls than it may have is refused, and its line says how many it made', async () => {
  front.next();
  const { errors } = await ask(
    gatewayBehindFront({ upstreamCalls: 2 }),
    '{ a: hiveLog(hiveId: "1") { endCursor } b: hiveLog(hiveId: "2") { endCursor } c: hiveLog(hiveId: "3") { endCursor } }',
    {},
    anna,
  );
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['REQUEST_TOO_LARGE']);
  expect(front.seen).toHaveLength(2);
  expect(logged.at(-1)).toMatchObject({ message: 'operation', upstreamCalls: 2, errors: 1 });
});
