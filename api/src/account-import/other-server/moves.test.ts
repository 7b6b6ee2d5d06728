import { aUser, type TestUser } from '#testing/builders.ts';
import { accountAsRead, aFullAccount } from './test-account.ts';
import { broughtMove, fetchedMove, moveNow, type TwoServers, twoServers } from './test-servers.ts';

let servers: TwoServers;
let demo: TestUser;
beforeAll(async () => {
  servers = await twoServers();
  demo = await aFullAccount(servers.there);
});
afterEach(() => servers.setFault(undefined));
afterAll(() => servers.close());

interface Kind {
  name: string;
  fresh: number;
  present: number;
}

const countsOf = ({ kinds }: { kinds: Kind[] }) =>
  Object.fromEntries(kinds.map(({ name, fresh, present }) => [name, fresh + present]));

test('an account comes whole: what the old API says of it is the same at both servers', async () => {
  const anna = await aUser(servers.here);
  const { move, restore } = await broughtMove(servers, demo, anna);
  expect([move.state, restore.state, move.unreadable, move.failedCalls]).toEqual(['fetched', 'done', {}, []]);
  const [here, there] = [await accountAsRead(servers.here, anna), await accountAsRead(servers.there, demo)];
  const { checklists: checklistsHere, ...restHere } = here;
  const { checklists, ...restThere } = there;
  expect(restHere).toEqual(restThere);
  expect(checklistsHere).toEqual(expect.arrayContaining(checklists));
  expect(countsOf(restore)).toMatchObject(move.there);
});

test('a second run brings nothing twice, and what is new there', async () => {
  const anna = await aUser(servers.here);
  await broughtMove(servers, demo, anna);
  const again = await fetchedMove(servers, demo, anna);
  expect(again.restore.kinds.filter(({ fresh }: Kind) => fresh > 0)).toEqual([]);
  await servers.there.request('POST', '/api/locations', { as: demo, body: { name: 'New', hive_amount: 2 } });
  const later = await fetchedMove(servers, demo, anna);
  const fresh = Object.fromEntries(later.restore.kinds.map((kind: Kind) => [kind.name, kind.fresh]));
  expect([fresh.apiaries, fresh.hives, fresh.inspections, fresh.measurements]).toEqual([1, 2, 0, 0]);
});

test('a move is undone as one, but for what was changed since', async () => {
  const anna = await aUser(servers.here);
  await broughtMove(servers, demo, anna);
  const ask = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
    servers.here.request(method, `/api${path}`, { as: anna, ...(body && { body }) });
  const [changed] = (await ask('GET', '/hives')).body.hives;
  await ask('PATCH', `/hives/${changed.id}`, { ...changed, name: 'Mine by now', rev: undefined });
  expect((await ask('POST', '/v1/account/move/undo')).status).toBe(200);
  await servers.here.runJobs();
  expect((await moveNow(servers, anna)).state).toBe('undone');
  const { locations } = (await ask('GET', '/locations')).body;
  const names = locations.map(({ hives }: { hives: { name: string }[] }) => hives.map(({ name }) => name));
  expect(names).toEqual([['Mine by now']]);
  expect((await ask('GET', '/devices')).body).toBe('no_devices_found');
  const { restore } = await fetchedMove(servers, demo, anna);
  const counts = Object.fromEntries(restore.kinds.map((kind: Kind) => [kind.name, kind.fresh]));
  expect([counts.devices, counts.checklist_items]).toEqual([4, 1]);
});
