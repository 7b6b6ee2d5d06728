import { aUser, type TestUser } from '@skep/api/testing';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { accountOperations, accountQueries } from './test-operations.ts';

let service: TestGateway;
let anna: TestUser;
beforeAll(async () => {
  service = await startTestGateway();
});
beforeEach(async () => {
  anna = await aUser(service.api);
});
afterAll(() => service.close());

const ways = async () => (await service.ask(accountQueries.ways, {}, anna)).data.ways;
const run = async (name: string, variables: Record<string, unknown>) =>
  (await service.ask(accountOperations[name] ?? name, variables, anna)).data[name];
const input = { name: 'Shed', kind: 'HOME_ASSISTANT', address: 'https://home.invalid/api/webhook/bees' };

test('a webhook is made, tried, switched on and removed', async () => {
  expect(await run('createWebhook', { input })).toEqual({ secret: expect.stringMatching(/^\w{40}$/) });
  const { webhooks } = await ways();
  expect(webhooks).toEqual([
    {
      ...{ id: expect.any(String), ...input, recipient: null },
      ...{ failingSince: null, switchedOffAt: null, deliveries: [] },
    },
  ]);
  const [{ id }] = webhooks;
  const moved = { name: 'Barn', address: 'https://barn.invalid/bees' };
  expect(await run('changeWebhook', { id, input: moved })).toEqual({ done: true });
  expect((await ways()).webhooks).toMatchObject([{ ...moved, kind: input.kind }]);
  expect(await run('renewWebhookSecret', { id })).toEqual({ secret: expect.stringMatching(/^\w{40}$/) });
  expect(await run('tryWebhook', { id })).toEqual({ isTaken: false, status: null, fault: 'UNKNOWN_HOST' });
  expect(await run('switchWebhookOn', { id })).toEqual({ done: true });
  expect(await run('removeWebhook', { id })).toEqual({ done: true });
  expect((await ways()).webhooks).toEqual([]);
  expect(await run('removeWebhook', { id })).toMatchObject({ code: 'NOT_FOUND' });
});

test('a fault of one is reported at its field', async () => {
  const wrong = { ...input, kind: 'MATRIX', address: 'http://127.0.0.1/' };
  const { code, fields } = await run('createWebhook', { input: wrong });
  expect([code, fields.map(({ path }: { path: string }) => path).sort()]).toEqual([
    'INVALID_INPUT',
    ['accessToken', 'recipient'],
  ]);
  const inside = await run('createWebhook', { input: { ...input, address: 'http://127.0.0.1/' } });
  expect(inside.fields).toMatchObject([{ path: 'address', code: 'not_a_web_address' }]);
});

test('a device gets notifications until it is removed', async () => {
  const endpoint = 'https://push.example/anna';
  const publicKey = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
  const auth = Buffer.alloc(16, 1).toString('base64url');
  expect(await run('addPushDevice', { endpoint, publicKey, auth })).toEqual({ done: true });
  const { pushDevices, pushKey } = await ways();
  expect(Buffer.from(pushKey, 'base64url')).toHaveLength(65);
  expect(pushDevices).toMatchObject([{ isCurrent: true, toldAt: null, fault: null }]);
  expect(await run('removePushDevice', { id: pushDevices[0].id })).toEqual({ done: true });
  expect((await ways()).pushDevices).toEqual([]);
});

test('the morning notice is off until it is set, and a wrong time is refused', async () => {
  const morning = async () => (await service.ask(accountQueries.morningNotice, {}, anna)).data.morningNotice;
  expect(await morning()).toMatchObject({ at: '07:00', isPushed: false, isMailed: false });
  const notice = { at: '06:30', timeZone: 'Europe/Amsterdam', isPushed: true, isMailed: false };
  expect(await run('setMorningNotice', { notice })).toEqual({ done: true });
  expect(await morning()).toEqual(notice);
  const wrong = await run('setMorningNotice', { notice: { ...notice, timeZone: 'Mars' } });
  expect(wrong.fields).toMatchObject([{ path: 'timeZone', code: 'invalid' }]);
});

test('quiet hours are set, corrected and taken away', async () => {
  const quietHours = { from: '22:00', until: '07:00', timeZone: 'Europe/Amsterdam' };
  expect(await run('setQuietHours', { quietHours })).toEqual({ done: true });
  expect((await ways()).quietHours).toEqual(quietHours);
  const wrong = await run('setQuietHours', { quietHours: { ...quietHours, from: 'ten' } });
  expect(wrong.fields).toMatchObject([{ path: 'from', code: 'invalid' }]);
  expect(await run('setQuietHours', { quietHours: null })).toEqual({ done: true });
  expect((await ways()).quietHours).toBeNull();
});
