import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';

let service: TestGateway;
let anna: TestUser;

beforeAll(async () => {
  service = await startTestGateway();
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const ask = async (document: string, variables = {}) => (await service.ask(document, variables, anna)).data;
const webhookOf = async () => (await ask('{ webhook { id path takesUnsigned } }')).webhook;

test('each person has one secret address, which is renewed', async () => {
  const first = await webhookOf();
  expect(first).toEqual({
    id: 'own',
    path: expect.stringMatching(/^\/api\/lora_sensors\/from\/\w{32}$/),
    takesUnsigned: false,
  });
  expect(await webhookOf()).toEqual(first);
  const { renewWebhook } = await ask('mutation { renewWebhook { ... on Webhook { id path } } }');
  expect(renewWebhook.path).not.toBe(first.path);
  expect((await webhookOf()).path).toBe(renewWebhook.path);
});

test('unsigned messages are allowed and forbidden', async () => {
  const set = async (takesUnsigned: boolean) =>
    (
      await ask(
        'mutation ($on: Boolean!) { setTakesUnsigned(takesUnsigned: $on) { ... on Webhook { takesUnsigned } } }',
        { on: takesUnsigned },
      )
    ).setTakesUnsigned;
  expect([await set(true), await set(false)]).toEqual([{ takesUnsigned: true }, { takesUnsigned: false }]);
});

test('messages that nothing proves wait for the owner, who accepts or discards them', async () => {
  const { createDevice } = await ask(
    'mutation ($input: NewDeviceInput!) { createDevice(input: $input) { ... on Device { id } } }',
    { input: { name: 'Scale', type: 'beep', key: '70b3d57ed0051234' } },
  );
  const send = (t: number) =>
    service.api.request('POST', '/api/sensors', { body: { key: '70b3d57ed0051234', t } });
  await ask('mutation { setTakesUnsigned(takesUnsigned: false) { ... on Webhook { id } } }');
  await send(18);
  const deviceId = createDevice.id;
  const waiting = async () =>
    (
      await ask(
        'query ($deviceId: ID!) { deviceQuarantine(deviceId: $deviceId) { id count firstReceivedAt } }',
        { deviceId },
      )
    ).deviceQuarantine;
  expect(await waiting()).toEqual({ id: deviceId, count: 1, firstReceivedAt: expect.any(String) });
  const change = (name: string) =>
    ask(
      `mutation ($deviceId: ID!) { ${name}(deviceId: $deviceId) { ... on DeviceQuarantine { id count } } }`,
      { deviceId },
    );
  expect(await change('discardQuarantine')).toEqual({ discardQuarantine: { id: deviceId, count: 0 } });
  await send(19);
  expect(await change('acceptQuarantine')).toEqual({ acceptQuarantine: { id: deviceId, count: 1 } });
  await service.api.runJobs();
  expect((await waiting()).count).toBe(0);
  expect((await webhookOf()).takesUnsigned).toBe(true);
});
