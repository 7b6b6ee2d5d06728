import { aLogText, aStoredLog, seeds, sendLog } from '#flash-logs/device-log-import/test-flash-logs.ts';
import { aHive } from '#testing/bee-builders.ts';
import { aUser, type TestUser } from '#testing/builders.ts';
import { say } from './test-faults.ts';
import { broughtMove, fetchedMove, moveNow, type TwoServers, twoServers } from './test-servers.ts';

let servers: TwoServers;
let keeper: TestUser;
let anna: TestUser;
let deviceId: number;
beforeAll(async () => {
  servers = await twoServers();
});
beforeEach(async () => {
  keeper = await aUser(servers.there);
  anna = await aUser(servers.here);
  const { id: hive_id } = await aHive(servers.there, keeper, { name: 'Linden 1' });
  const { device } = await aStoredLog(servers.there, keeper, { device: { hive_id } });
  deviceId = device.id;
});
afterEach(() => servers.setFault(undefined));
afterAll(() => servers.close());

const logsOf = async (api = servers.here, as = anna) =>
  (await api.request('GET', '/api/flashlogs', { as })).body;
const textOf = async (id: number, api = servers.here, as = anna) =>
  (await api.request('GET', `/api/flashlogs/${id}/file?format=text`, { as })).text;
const logsIn = ({ kinds }: { kinds: { name: string; fresh: number }[] }) =>
  kinds.find(({ name }) => name === 'moved_flash_logs');

test('a flash log comes as it was handed over, and its blocks are looked for among what came', async () => {
  const { move, restore } = await broughtMove(servers, keeper, anna);
  expect([move.there.moved_flash_logs, move.failedCalls, move.unreadable]).toEqual([1, [], {}]);
  expect(logsIn(restore)).toMatchObject({ fresh: 1, present: 0, leftOut: 0 });
  await servers.here.runJobs();
  const [[log], [before]] = [await logsOf(), await logsOf(servers.there, keeper)];
  const { hive_name, created_at, log_messages, bytes_received } = before;
  expect(log).toMatchObject({ hive_name, created_at, log_messages, bytes_received });
  expect(hive_name).toBe('Linden 1');
  expect(await textOf(log.id)).toBe(await textOf(before.id, servers.there, keeper));
  const { body } = await servers.here.request('GET', `/api/v1/flash-logs/${log.id}`, { as: anna });
  expect(body.blocks).toMatchObject([{ placing: 'matched', matchCount: 10, missingPercent: 75 }]);
});

test('a second run brings the logs that are new', async () => {
  await broughtMove(servers, keeper, anna);
  await sendLog(servers.there, keeper, deviceId, aLogText([seeds(5, 500)]));
  const { move, restore } = await broughtMove(servers, keeper, anna);
  expect(move.there.moved_flash_logs).toBe(2);
  expect(logsIn(restore)).toMatchObject({ fresh: 1, present: 1, leftOut: 0 });
  expect(await logsOf()).toHaveLength(2);
});

test('logs are undone with the rest, and a further run brings them again', async () => {
  await broughtMove(servers, keeper, anna);
  await servers.here.request('POST', '/api/v1/account/move/undo', { as: anna });
  await servers.here.runJobs();
  expect([(await moveNow(servers, anna)).state, await logsOf()]).toEqual(['undone', []]);
  const { restore } = await fetchedMove(servers, keeper, anna);
  expect(logsIn(restore)).toMatchObject({ fresh: 1 });
});

test('a log of which something was imported here stays with its device when the move is undone', async () => {
  await broughtMove(servers, keeper, anna);
  await servers.here.runJobs();
  const [{ id }] = await logsOf();
  await servers.here.request('POST', `/api/flashlogs/${id}?block_id=0`, { as: anna });
  await servers.here.request('POST', '/api/v1/account/move/undo', { as: anna });
  await servers.here.runJobs();
  expect(await logsOf()).toHaveLength(1);
  expect((await servers.here.request('GET', '/api/devices', { as: anna })).body).toHaveLength(1);
});

/** The other server lists these logs, and has a text at an open address. */
function listing(logs: object[], text: string) {
  servers.setFault((call, answer) => {
    if (call.url === '/api/flashlogs') answer.writeHead(200).end(JSON.stringify(logs));
    else if (call.url === '/storage/log.txt') answer.writeHead(200).end(text);
    else return false;
    return true;
  });
}

test.each([
  ['at an open address', '/storage/log.txt', aLogText([seeds(3)]), { fresh: 1, failed: 0, unreadable: {} }],
  ['at a host that is gone', 'http://127.0.0.1:9/log', '', { fresh: 0, failed: 1, unreadable: {} }],
  ['that is none', '/storage/log.txt', 'hello', { fresh: 0, failed: 0, unreadable: { moved_flash_logs: 1 } }],
])(
  'a log %s, sent twice, counts once, and one of another device never',
  async (_what, log_file, text, came) => {
    const log = { id: 1, device_id: deviceId, created_at: '2026-05-03 14:05:00', log_file };
    const twice = came.fresh === 1 ? [log, { ...log, id: 3 }] : [log];
    listing([...twice, { ...log, id: 2, device_id: deviceId + 1000 }], text);
    const { move, restore } = await broughtMove(servers, keeper, anna);
    const { there, failedCalls, unreadable } = move;
    expect({ fresh: logsIn(restore)?.fresh, failed: failedCalls.length, unreadable }).toEqual(came);
    expect(there.moved_flash_logs).toBe(1);
  },
);

test('logs that a server leaves to its admins are left out and said', async () => {
  servers.setFault((call, answer) => call.url === '/api/flashlogs' && say(403)(call, answer));
  const { move, restore } = await broughtMove(servers, keeper, anna);
  expect([move.failedCalls, restore.state]).toEqual([['/flashlogs'], 'done']);
});
