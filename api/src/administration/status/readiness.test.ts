import { sql } from 'kysely';
import { startTestApi, type TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ database: 'fresh' });
});
afterEach(() => api.close());

const readiness = async () => {
  const { status, body } = await api.request('GET', '/health/ready');
  return { answered: status, ...body };
};

test('a service whose database is up to date and has its queue is ready', async () => {
  expect(await readiness()).toEqual({
    answered: 200,
    status: 'ready',
    database: 'ok',
    migrations: 'ok',
    queue: 'ok',
  });
});

test('a step that has not run yet makes it unready, and it goes on living', async () => {
  await sql`delete from kysely_migration where name = (select max(name) from kysely_migration)`.execute(
    api.database.db,
  );
  expect(await readiness()).toMatchObject({ answered: 503, status: 'unready', migrations: 'missing' });
  expect(await api.request('GET', '/health/live')).toMatchObject({ status: 200, body: { status: 'live' } });
});

test('a migration of a newer version that runs at the same time does not', async () => {
  await sql`insert into kysely_migration (name, timestamp) values ('2999-01-01-0000-newer', 'then')`.execute(
    api.database.db,
  );
  expect(await readiness()).toMatchObject({ answered: 200 });
});

test('without its queue it is unready', async () => {
  await sql`drop schema pgboss cascade`.execute(api.database.db);
  expect(await readiness()).toMatchObject({ answered: 503, database: 'ok', queue: 'missing' });
});

test('of a database that does not answer nothing more is said', async () => {
  await sql`alter table kysely_migration drop column name`.execute(api.database.db);
  expect(await readiness()).toEqual({
    answered: 503,
    status: 'unready',
    database: 'unreachable',
    migrations: 'unknown',
    queue: 'unknown',
  });
});
