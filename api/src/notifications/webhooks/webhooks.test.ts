import { createHmac } from 'node:crypto';
import type { UserId } from '#platform/context/ids.ts';
import { outboxMails } from '#platform/mail/outbox-store.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { claimDue } from '../delivery/delivery-store.ts';
import {
  allowedForTests,
  notifySome,
  type Receiver,
  runScheduled,
  startReceiver,
  startSilentServer,
} from '../delivery/test-receiver.ts';
import { aWebhook } from './test-webhooks.ts';

let api: TestApi;
let receiver: Receiver;
let anna: TestUser;
beforeAll(async () => {
  receiver = await startReceiver();
  api = await startTestApi({ database: 'fresh', environment: allowedForTests });
});
afterAll(async () => {
  await api.close();
  receiver.close();
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.status = 200;
  anna = await aUser(api);
});

const ownHook = (overrides: object = {}) =>
  aWebhook(api, anna, { address: `${receiver.url}/bees`, ...overrides });
async function shown() {
  const { body } = await api.request('GET', '/api/v1/notifications/channels', { as: anna });
  return body.webhooks.map(({ deliveries, ...webhook }: { deliveries: object[] }) => ({
    ...{ failingSince: null, switchedOffAt: null, ...webhook },
    deliveries: deliveries.map((delivery) => ({ fault: null, nextTryAt: null, ...delivery })),
  }));
}
const bodies = () => receiver.received.map(({ body }) => JSON.parse(body.toString()));

test('a message has its version, is signed with the secret that was shown once, and is logged', async () => {
  const { secret } = await ownHook();
  const { title } = await notifySome(api, anna);
  await api.runJobs();
  const [got] = receiver.received;
  expect(bodies()).toEqual([
    {
      version: 1,
      id: expect.stringMatching(/^news-\d+$/),
      kind: 'alert_began',
      title,
      text: 'Hive 3: weight fell',
      link: 'http://localhost:8080/alerts/7',
      created_at: api.clock.now().toISOString(),
      details: { alert_id: 7 },
    },
  ]);
  const [, seconds, signature] =
    /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(got?.headers['skep-signature'])) ?? [];
  const expected = createHmac('sha256', secret).update(`${seconds}.${got?.body}`).digest('hex');
  expect(signature).toBe(expected);
  expect(await shown()).toMatchObject([
    { failingSince: null, deliveries: [{ title, state: 'sent', tries: 1, status: 200, fault: null }] },
  ]);
  const rows = await api.database.db.selectFrom('own_webhooks').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('news with the same key is sent once', async () => {
  await ownHook();
  const news = await notifySome(api, anna);
  await notifySome(api, anna, news);
  await api.runJobs();
  expect(receiver.received).toHaveLength(1);
});

test('it is tried five times, later each time, and then given up', async () => {
  await ownHook();
  receiver.status = 503;
  await notifySome(api, anna);
  await api.runJobs();
  const aMinuteLater = new Date(api.clock.now().getTime() + 60_000).toISOString();
  expect(await shown()).toMatchObject([{ deliveries: [{ state: 'waiting', nextTryAt: aMinuteLater }] }]);
  const triesAfter = async (minutes: number) => {
    api.clock.advance({ minutes });
    await runScheduled(api, 'send-webhooks');
    return receiver.received.length;
  };
  expect([await triesAfter(0.5), await triesAfter(0.5), await triesAfter(4)]).toEqual([1, 2, 2]);
  expect([await triesAfter(1), await triesAfter(25), await triesAfter(125), await triesAfter(1000)]).toEqual([
    3, 4, 5, 5,
  ]);
  expect(new Set(bodies().map(({ id }) => id)).size).toBe(1);
  expect(await shown()).toMatchObject([
    { deliveries: [{ state: 'failed', tries: 5, status: 503, fault: 'status', nextTryAt: null }] },
  ]);
});

test('after a day of failure it is switched off and its person notified; it is switched on again by hand', async () => {
  const { id } = await ownHook();
  receiver.status = 500;
  await notifySome(api, anna);
  await api.runJobs();
  api.clock.advance({ days: 1 });
  await notifySome(api, anna);
  await runScheduled(api, 'send-webhooks');
  expect(await shown()).toMatchObject([{ switchedOffAt: expect.any(String) }]);
  await api.runJobs();
  const mails = (await outboxMails(api.database)).filter(({ recipient }) => recipient === anna.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['“Shed” is switched off']);
  const before = receiver.received.length;
  await notifySome(api, anna);
  await runScheduled(api, 'send-webhooks');
  expect(receiver.received).toHaveLength(before);
  receiver.status = 200;
  const on = await api.request('POST', `/api/v1/notifications/webhooks/${id}/on`, { as: anna });
  expect(on.body).not.toHaveProperty('switchedOffAt');
  expect(on.body).not.toHaveProperty('failingSince');
  await notifySome(api, anna);
  await api.runJobs();
  expect(receiver.received).toHaveLength(before + 1);
});

test('one that fails does not block the others', async () => {
  await ownHook({ name: 'Broken', address: 'http://127.0.0.1:1/' });
  await ownHook();
  await notifySome(api, anna);
  await api.runJobs();
  expect(receiver.received).toHaveLength(1);
  expect(await shown()).toMatchObject([
    {
      name: 'Broken',
      failingSince: expect.any(String),
      deliveries: [{ fault: 'unreachable', state: 'waiting' }],
    },
    { name: 'Shed', failingSince: null },
  ]);
});

test('one that cannot be reached costs one try, however much waits for it, and what is new waits too', async () => {
  await ownHook();
  receiver.status = 503;
  for (let count = 0; count < 3; count += 1) await notifySome(api, anna);
  await api.runJobs();
  await notifySome(api, anna);
  await runScheduled(api, 'send-webhooks');
  expect(receiver.received).toHaveLength(1);
  receiver.status = 200;
  api.clock.advance({ minutes: 1.5 });
  await runScheduled(api, 'send-webhooks');
  expect(receiver.received).toHaveLength(5);
  expect(await shown()).toMatchObject([{ failingSince: null }]);
});

test('a message that an address refuses holds up no other message', async () => {
  await ownHook();
  receiver.status = 400;
  await notifySome(api, anna);
  await notifySome(api, anna);
  await api.runJobs();
  expect(receiver.received).toHaveLength(2);
});

test('people whose addresses never answer hold up nobody', async () => {
  const silent = await startSilentServer();
  for (let people = 0; people < 3; people += 1) {
    const person = await aUser(api);
    for (const path of ['one', 'two', 'three', 'four', 'five'])
      await aWebhook(api, person, { address: `${silent.url}/${path}` });
    await notifySome(api, person);
  }
  await ownHook();
  await notifySome(api, anna);
  const sending = api.runJobs();
  // The silent ones are still waited for when the others have arrived.
  await receiver.next();
  // What comes meanwhile is sent too.
  const second = receiver.next();
  await notifySome(api, anna);
  await second;
  silent.close();
  await sending;
});

test('three targets of a person are served at once, and none while others of theirs are', async () => {
  const context = api.app.contextFor('test');
  const now = () => api.clock.now();
  for (const path of ['one', 'two', 'three', 'four'])
    await aWebhook(api, anna, { address: `${receiver.url}/${path}` });
  await notifySome(api, anna);
  const claim = async (except: UserId[]) =>
    (await claimDue(context, 'webhook', now(), { targetsMax: 20, except })).length;
  expect([await claim([]), await claim([anna.id as UserId]), await claim([])]).toEqual([3, 0, 1]);
});

test('what the service itself cannot send is given up after five tries as well', async () => {
  const { id } = await ownHook();
  // As after SKEP_SECRET was changed.
  await api.database.db
    .updateTable('own_webhooks')
    .set({ secret: 'database:AAAA' })
    .where('id', '=', id as never)
    .execute();
  await notifySome(api, anna);
  await api.runJobs();
  for (let tries = 0; tries < 6; tries += 1) {
    api.clock.advance({ minutes: 300 });
    await runScheduled(api, 'send-webhooks');
  }
  expect(await shown()).toMatchObject([{ deliveries: [{ state: 'failed', tries: 5 }] }]);
});

test('a process that dies while it sends leaves the message to the next one', async () => {
  await ownHook();
  await notifySome(api, anna);
  // As claimed by one that then ended: taken up, and nothing reported.
  expect(
    await claimDue(api.app.contextFor('test'), 'webhook', api.clock.now(), { targetsMax: 20, except: [] }),
  ).toHaveLength(1);
  await api.runJobs();
  expect(receiver.received).toHaveLength(0);
  api.clock.advance({ minutes: 3 });
  await runScheduled(api, 'send-webhooks');
  expect(receiver.received).toHaveLength(1);
});

test('news that names an address goes to that webhook alone, and news for none to none', async () => {
  await ownHook({ name: 'Other', address: `${receiver.url}/other` });
  await ownHook();
  await notifySome(api, anna, { webhookAddress: `${receiver.url}/bees` });
  await notifySome(api, anna, { webhookAddress: null });
  await api.runJobs();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/bees']);
});

test('the test button sends at once and tells how that went', async () => {
  const { id } = await ownHook();
  const press = () => api.request('POST', `/api/v1/notifications/webhooks/${id}/test`, { as: anna });
  expect((await press()).body).toEqual({ isTaken: true, status: 200 });
  receiver.status = 404;
  expect((await press()).body).toEqual({ isTaken: false, status: 404, fault: 'status' });
  expect(bodies()).toMatchObject([{ kind: 'test', title: 'A test from Skep' }, { kind: 'test' }]);
});

const kinds: [kind: string, overrides: object, expected: object, body: string][] = [
  ['home_assistant', {}, { method: 'POST', path: '/bees' }, '"version":1'],
  [
    'ntfy',
    { accessToken: 'tk_1' },
    {
      method: 'POST',
      path: '/bees',
      headers: {
        title: '=?UTF-8?B?U2Now7Zu?=',
        click: 'http://localhost:8080/alerts/7',
        authorization: 'Bearer tk_1',
      },
    },
    'Hive 3: weight fell',
  ],
  [
    'telegram',
    { address: '', recipient: '-42', accessToken: '12:AB' },
    { method: 'POST', path: '/bot12:AB/sendMessage' },
    '"chat_id":"-42"',
  ],
  [
    'matrix',
    { address: '', recipient: '!room:bees.example', accessToken: 'syt' },
    {
      method: 'PUT',
      path: expect.stringMatching(
        /^\/_matrix\/client\/v3\/rooms\/!room%3Abees.example\/send\/m.room.message\/news-\d+$/,
      ),
      headers: { authorization: 'Bearer syt' },
    },
    '"msgtype":"m.text"',
  ],
];

test.each(kinds)('%s gets what it understands', async (kind, overrides, expected, body) => {
  await ownHook({ kind, ...overrides, ...('address' in overrides && { address: receiver.url }) });
  await notifySome(api, anna, { title: 'Schön' });
  await api.runJobs();
  expect(receiver.received).toMatchObject([expected]);
  expect(receiver.received[0]?.body.toString()).toContain(body);
});

test.each([
  ['http://10.0.0.1/', 'address', 'not_a_web_address'],
  ['http://[::1]/', 'address', 'not_a_web_address'],
  ['ftp://hooks.example/', 'address', 'not_a_web_address'],
  ['https://anna:secret@hooks.example/', 'address', 'not_a_web_address'],
  [`https://hooks.example/${'x'.repeat(1000)}`, 'address', 'too_long'],
])('the address %s is refused at its field', async (address, path, code) => {
  const body = { name: 'Shed', kind: 'plain', address };
  const answer = await api.request('POST', '/api/v1/notifications/webhooks', { as: anna, body });
  expect([answer.status, answer.body.problems[0]]).toMatchObject([422, { path, code }]);
});

test('a bot without its token or its chat is refused at that field', async () => {
  const body = { name: 'Bot', kind: 'telegram', address: 'https://api.telegram.org' };
  const answer = await api.request('POST', '/api/v1/notifications/webhooks', { as: anna, body });
  expect(answer.body.problems.map(({ path }: { path: string }) => path).sort()).toEqual([
    'accessToken',
    'recipient',
  ]);
});

test('a person has at most ten', async () => {
  for (let count = 0; count < 10; count += 1) await ownHook();
  const body = { name: 'Shed', kind: 'plain', address: receiver.url };
  const answer = await api.request('POST', '/api/v1/notifications/webhooks', { as: anna, body });
  expect(answer.body.problems).toEqual([{ path: 'name', code: 'too_many', params: { max: 10 } }]);
});

describe('one that is edited', () => {
  const edit = (id: number, body: object) =>
    api.request('PATCH', `/api/v1/notifications/webhooks/${id}`, { as: anna, body });

  test('gets messages at its new address, under its new name, with its secret, and counts failures from zero', async () => {
    const { id, secret } = await ownHook({ address: 'http://127.0.0.1:1/' });
    await notifySome(api, anna);
    await api.runJobs();
    expect(await shown()).toMatchObject([{ failingSince: expect.any(String) }]);
    const answer = await edit(id, { name: 'Barn', address: `${receiver.url}/barn` });
    expect(answer.body).toMatchObject({ id: String(id), name: 'Barn', address: `${receiver.url}/barn` });
    expect(answer.body).not.toHaveProperty('failingSince');
    await notifySome(api, anna);
    await api.runJobs();
    const got = receiver.received.at(-1);
    const [, seconds, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(got?.headers['skep-signature'])) ?? [];
    expect([got?.path, signature]).toEqual([
      '/barn',
      createHmac('sha256', secret).update(`${seconds}.${got?.body}`).digest('hex'),
    ]);
  });

  test('with a renewed secret signs by that', async () => {
    const { id, secret: old } = await ownHook();
    const { body } = await api.request('POST', `/api/v1/notifications/webhooks/${id}/secret`, { as: anna });
    expect(body.secret).toMatch(/^\w{40}$/);
    expect(body.secret).not.toBe(old);
    await api.request('POST', `/api/v1/notifications/webhooks/${id}/test`, { as: anna });
    const [got] = receiver.received;
    const signed = String(got?.headers['skep-signature']);
    const [, seconds] = /^t=(\d+)/.exec(signed) ?? [];
    expect(signed).toContain(
      createHmac('sha256', body.secret).update(`${seconds}.${got?.body}`).digest('hex'),
    );
  });

  test('keeps its access token, but hands it to nobody else', async () => {
    const bot = { kind: 'telegram', address: receiver.url, recipient: '-42', accessToken: '12:AB' };
    const { id } = await ownHook(bot);
    expect((await edit(id, { recipient: '-43' })).body).toMatchObject({ recipient: '-43' });
    await notifySome(api, anna);
    await api.runJobs();
    expect(receiver.received).toMatchObject([{ path: '/bot12:AB/sendMessage' }]);
    const elsewhere = await edit(id, { address: 'https://bots.example' });
    expect(elsewhere.body.problems).toMatchObject([{ path: 'accessToken', code: 'required' }]);
    expect((await edit(id, { address: 'https://bots.example', accessToken: '13:CD' })).status).toBe(200);
  });

  test.each([
    [{ address: 'http://10.0.0.1/' }, 'address', 'not_a_web_address'],
    [{ address: 'bees' }, 'address', 'not_a_web_address'],
    [{ name: 'x'.repeat(101) }, 'name', 'too_long'],
  ])('is refused with %j, and stays as it was', async (changes, path, code) => {
    const { id } = await ownHook();
    const answer = await edit(id, changes);
    expect(answer.body.problems).toMatchObject([{ path, code }]);
    expect(await shown()).toMatchObject([{ name: 'Shed', address: `${receiver.url}/bees` }]);
  });

  test('gets the alerts of the rules that name it, at whatever address', async () => {
    const address = `${receiver.url}/rule`;
    const rule = { name: 'Cold', quantity: 't_i', threshold_value: 20, webhook_url: address };
    const { body: made } = await api.request('POST', '/api/alert-rules', { as: anna, body: rule });
    const [{ id }] = await shown();
    await edit(id, { address: `${receiver.url}/moved` });
    const { body } = await api.request('GET', `/api/alert-rules/${made.id}`, { as: anna });
    expect(body).toMatchObject({ webhook_url: `${receiver.url}/moved`, rev: made.rev + 1 });
  });
});
