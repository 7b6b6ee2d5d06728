import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { isUnreachable } from './database-unavailable.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import { noteFailedWrite } from './writable.ts';

const lines: string[] = [];
let name: string;
let direct: OpenDatabase;
/** Between the service and its database; frozen, it takes everything and passes nothing on. */
let between: Server;
let isFrozen = false;
let database: OpenDatabase;
let api: TestApi;
const sockets = new Set<Socket>();
beforeAll(async () => {
  direct = await openTestDatabase();
  const server = new URL(direct.url);
  name = server.pathname.slice(1);
  const folder = server.searchParams.get('host');
  const port = Number(server.port || '5432');
  between = createServer((socket) => {
    const ahead = folder === null ? connect(port, server.hostname) : connect(`${folder}/.s.PGSQL.${port}`);
    for (const [from, to] of [[socket, ahead] as const, [ahead, socket] as const]) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (data) => {
        if (!isFrozen) to.write(data);
      });
    }
  });
  await new Promise<void>((done) => between.listen(0, '127.0.0.1', done));
  const url = new URL(direct.url);
  url.hostname = '127.0.0.1';
  url.port = String((between.address() as AddressInfo).port);
  url.searchParams.delete('host');
  database = await openDatabase({ kind: 'server', url: url.href }, { deadlineMs: 300 });
  api = await startTestApi({
    database,
    environment: { LOG_LEVEL: 'warn' },
    logStream: { write: (line) => void lines.push(line) },
  });
});
beforeEach(() => {
  isFrozen = false;
});
afterAll(async () => {
  isFrozen = false;
  await api.close();
  await database.close();
  for (const socket of sockets) socket.destroy();
  between.close();
  await direct.close();
});

const signIn = () =>
  api.request('POST', '/api/login', { body: { email: 'a@bees.example', password: 'none' } });

test('a request to a database that is frozen ends with 503, and the next one after it thaws is answered', async () => {
  expect((await signIn()).status).toBe(400);
  isFrozen = true;
  const answers = await Promise.all([signIn(), signIn()]);
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [503, 'maintenance'],
    [503, 'maintenance'],
  ]);
  isFrozen = false;
  expect((await signIn()).status).toBe(400);
});

test('a transaction over a connection that breaks ends with 503, not with 500', async () => {
  await sql`select 1`.execute(database.db);
  const failing = database.db.transaction().execute(async (transaction) => {
    for (const socket of sockets) socket.destroy();
    await sql`select 1`.execute(transaction.withoutPlugins());
  });
  const error: unknown = await failing.catch((reason: unknown) => reason);
  expect(isUnreachable(error)).toBe(true);
  expect(lines.join('')).toContain('a database connection broke');
});

test('a service whose database takes no writes is not ready until it takes them again', async () => {
  const ready = async () => (await api.request('GET', '/health/ready')).body.database;
  expect(await ready()).toBe('ok');
  noteFailedWrite(database.db, Object.assign(new Error('could not extend file'), { code: '53100' }));
  // It is tried, and there is room again.
  expect(await ready()).toBe('ok');
  await sql.raw(`alter database ${name} set default_transaction_read_only = on`).execute(direct.db);
  for (const socket of sockets) socket.destroy();
  await expect(
    sql`update users set name = name`
      .execute(database.db)
      .catch(() => sql`update users set name = name`.execute(database.db)),
  ).rejects.toThrow('read-only');
  expect(await ready()).toBe('unwritable');
  expect((await signIn()).status).toBe(503);
  await sql.raw(`alter database ${name} reset default_transaction_read_only`).execute(direct.db);
  for (const socket of sockets) socket.destroy();
});
