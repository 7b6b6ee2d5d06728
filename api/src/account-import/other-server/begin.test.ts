import { aUser, type TestUser } from '#testing/builders.ts';
import { begunMove, moveNow, type TwoServers, twoServers } from './test-servers.ts';

let servers: TwoServers;
let there: TestUser;
let anna: TestUser;
beforeAll(async () => {
  servers = await twoServers();
  there = await aUser(servers.there, { email: 'anna@there.example' });
});
beforeEach(async () => {
  anna = await aUser(servers.here);
});
afterAll(() => servers.close());

const password = 'Honey-2026!';
const problemOf = ({
  status,
  body,
}: {
  status: number;
  body: { problems?: { path: string; code: string }[] };
}) => [status, body.problems?.map(({ path, code }) => `${path} ${code}`)];

test('an email and a password open the other account once, and are stored nowhere', async () => {
  const signIn = { token: undefined, email: 'anna@there.example', password };
  const { status } = await begunMove(servers, there, anna, signIn);
  expect(status).toBe(200);
  const tables = await servers.here.database.db.selectFrom('account_moves').selectAll().execute();
  const stored = JSON.stringify(tables);
  expect([stored.includes(password), stored.includes('anna@there.example')]).toEqual([false, false]);
  await servers.here.runJobs();
  expect((await moveNow(servers, anna)).state).toBe('fetched');
  const row = await servers.here.database.db.selectFrom('account_moves').select('sealed_token').execute();
  expect(row).toEqual([{ sealed_token: null }]);
});

test.each([
  [
    'a wrong password',
    { token: undefined, email: 'anna@there.example', password: 'wrong-one' },
    'password wrong_password',
  ],
  ['a wrong token', { token: 'of-nobody' }, 'token wrong_token'],
  ['neither', { token: undefined }, 'token required'],
  ['a private address', { address: 'http://192.168.1.9' }, 'address not_a_web_address'],
  ['an address that is none', { address: 'ftp://there.example' }, 'address not_a_web_address'],
  ['an address with a password', { address: 'http://a:b@there.example' }, 'address not_a_web_address'],
  ['a server that is not there', { address: 'http://127.0.0.1:9' }, 'address no_server_there'],
])('%s is refused at its field', async (_what, more, problem) => {
  const answer = await begunMove(servers, there, anna, more);
  expect(problemOf(answer)).toEqual([422, expect.arrayContaining([problem])]);
  expect(await moveNow(servers, anna)).toBeUndefined();
});

test('nobody begins a second move while one is under way; one can be ended', async () => {
  await begunMove(servers, there, anna);
  expect((await begunMove(servers, there, anna)).status).toBe(409);
  expect((await servers.here.request('DELETE', '/api/v1/account/move', { as: anna })).status).toBe(204);
  await servers.here.runJobs();
  expect(await moveNow(servers, anna)).toBeUndefined();
  const names = await servers.here.app.contextFor('test').restores.names();
  expect(names.filter((name) => name.endsWith('.gz'))).toEqual([]);
});
