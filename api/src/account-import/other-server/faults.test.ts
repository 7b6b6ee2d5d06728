import { aUser, type TestUser } from '#testing/builders.ts';
import { callsOf } from './calls.ts';
import { fetchAccount } from './jobs.ts';
import { accountAsRead, aFullAccount } from './test-account.ts';
import { everyNth, hangUp, inTurns, say, silence } from './test-faults.ts';
import { begunMove, broughtMove, moveNow, type TwoServers, twoServers } from './test-servers.ts';

let servers: TwoServers;
let demo: TestUser;
let anna: TestUser;
beforeAll(async () => {
  servers = await twoServers();
  demo = await aFullAccount(servers.there);
});
beforeEach(async () => {
  anna = await aUser(servers.here);
  servers.calls.length = 0;
});
afterEach(() => servers.setFault(undefined));
afterAll(() => servers.close());

const start = () => servers.here.request('POST', '/api/v1/account/move/start', { as: anna });

test('an account comes whole from a server that is busy, fails and hangs up now and then', async () => {
  await begunMove(servers, demo, anna);
  servers.setFault(everyNth(3, inTurns(say(429, { 'retry-after': '7' }), say(500), hangUp, say(503))));
  servers.here.clock.paused.length = 0;
  await servers.here.runJobs();
  expect((await moveNow(servers, anna)).state).toBe('fetched');
  expect(servers.here.clock.paused).toContain(7000);
  await servers.here.request('POST', '/api/v1/account/restore/start', { as: anna });
  await servers.here.runJobs();
  const { checklists: _, ...here } = await accountAsRead(servers.here, anna);
  const { checklists: __, ...there } = await accountAsRead(servers.there, demo);
  expect(here).toEqual(there);
});

test('a server that does not answer in time is called again', async () => {
  const context = servers.here.app.contextFor('test');
  const { address } = servers;
  const calls = callsOf(context, {
    ...{ address, filePrefix: 'silent', token: 'any', answerMs: 500 },
    onAnswer: async () => undefined,
    isSliceOver: () => false,
  });
  const answers = [silence, say(200)];
  servers.setFault((call, answer) => answers.shift()?.(call, answer) ?? say(200)(call, answer));
  expect((await calls.answer({ path: '/locations' })).status).toBe(200);
});

test('calls keep the pace of the other server', async () => {
  await begunMove(servers, demo, anna);
  servers.here.clock.paused.length = 0;
  const before = servers.calls.length;
  await servers.here.runJobs();
  const pauses = servers.here.clock.paused.filter((milliseconds) => milliseconds === 1000);
  expect(pauses).toHaveLength(servers.calls.length - before - 1);
});

test('a server that is gone stops the move; it continues where it was and asks for nothing twice', async () => {
  await begunMove(servers, demo, anna);
  let left = 20;
  servers.setFault((call, answer) => {
    left -= 1;
    return left < 0 && hangUp(call, answer);
  });
  await servers.here.runJobs();
  expect(await moveNow(servers, anna)).toMatchObject({ state: 'failed', fault: 'unreachable' });
  servers.setFault(undefined);
  const answered = new Set(servers.calls.slice(0, 20));
  servers.calls.length = 0;
  expect((await start()).body.state).toBe('fetching');
  await servers.here.runJobs();
  expect((await moveNow(servers, anna)).state).toBe('fetched');
  const repeated = servers.calls.filter((path) => answered.has(path) && !path.endsWith('/export/csv'));
  expect(repeated).toEqual([]);
});

test('a process that is killed in between leaves everything for the next one', async () => {
  const { body } = await begunMove(servers, demo, anna);
  const context = servers.here.app.contextFor('test');
  let left = 15;
  const write: typeof context.restores.write = async (name, content) => {
    left -= 1;
    if (left < 0) throw new Error('killed');
    return context.restores.write(name, content);
  };
  const killed = fetchAccount({ ...context, restores: { ...context.restores, write } }, { moveId: body.id });
  await expect(killed).rejects.toThrow('killed');
  const before = servers.calls.length;
  await start();
  await servers.here.runJobs();
  expect((await moveNow(servers, anna)).state).toBe('fetched');
  expect(servers.calls.slice(before)).not.toContain('/api/locations');
});

test('a part that fails each time is left out and said', async () => {
  servers.setFault(
    (call, answer) => call.url?.startsWith('/api/hive-tags') === true && say(500)(call, answer),
  );
  const { move, restore } = await broughtMove(servers, demo, anna);
  expect([move.failedCalls, restore.state]).toEqual([['/hive-tags'], 'done']);
});

test('measurements come by period from a server that has no tables', async () => {
  servers.setFault((call, answer) => call.url === '/api/export/csv' && say(404)(call, answer));
  const { move, restore } = await broughtMove(servers, demo, anna);
  const came = restore.kinds.find(({ name }: { name: string }) => name === 'measurements');
  expect([move.failedCalls, came.fresh > 0, came.fresh]).toEqual([[], true, move.there.measurements]);
});

test.each([
  ['a host that is gone', 'http://127.0.0.1:9/photo.jpg'],
  ['an address that is none', 'http://'],
])('photos at %s are left out and counted, and all else comes', async (_what, image_url) => {
  servers.setFault((call, answer) => {
    if (call.url !== '/api/images') return false;
    const image = { id: 1, inspection_id: 1, image_url, date: '2026-05-03 14:05:00' };
    answer
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify([image, { ...image, id: 2 }]));
    return true;
  });
  const { move, restore } = await broughtMove(servers, demo, anna);
  expect([move.failedCalls, move.there.photos, restore.state]).toEqual([
    ['/images 1', '/images 2'],
    2,
    'done',
  ]);
});

test('a token that no longer opens anything ends the move', async () => {
  await begunMove(servers, demo, anna);
  servers.setFault(say(401));
  await servers.here.runJobs();
  expect(await moveNow(servers, anna)).toMatchObject({ state: 'failed', fault: 'wrong_credentials' });
});

test('what is no API of the old format is said', async () => {
  await begunMove(servers, demo, anna);
  servers.setFault((_call, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>');
    return true;
  });
  await servers.here.runJobs();
  expect(await moveNow(servers, anna)).toMatchObject({ state: 'failed', fault: 'unreadable' });
});
