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
