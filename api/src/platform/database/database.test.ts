import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { aUser } from '#testing/builders.ts';
import { startTestApi, type TestApi } from '#testing/test-api.ts';
import { createOrFind } from './client-id.ts';
import { migrate } from './migrate.ts';
import { inTransaction } from './transaction.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const context = () => api.app.contextFor('test');
const at = () => api.clock.now();

test('values come back exact, days and moments in forms of their own', async () => {
  const { rows } = await sql`select
    9007199254740991::int8 as "int8", count(*) as "count", 1.50::numeric as "numeric", '2026-06-03'::date as "date",
    '2026-06-03 14:05:00.123+02'::timestamptz as "timestamptz",
    '2026-06-03 14:05:00'::timestamp as "timestamp", 0.1::float8 as "float8", 42.4::real as "real", true as "boolean",
    array['a', null, 'b,c'] as "texts", array[1, 2] as "numbers", '{"a": [1, null]}'::jsonb as "jsonb", null::text as "null"
    `.execute(api.database.db);
  expect(rows[0]).toEqual({
    int8: 9_007_199_254_740_991,
    count: 1,
    numeric: '1.50',
    date: '2026-06-03',
    timestamptz: new Date('2026-06-03T12:05:00.123Z'),
    timestamp: '2026-06-03 14:05:00',
    float8: 0.1,
    real: 42.4,
    boolean: true,
    texts: ['a', null, 'b,c'],
    numbers: [1, 2],
    jsonb: { a: [1, null] },
    null: null,
  });
});

test('a number that JavaScript cannot hold is an error and not another number', async () => {
  await expect(sql`select 9007199254740993::int8`.execute(api.database.db)).rejects.toThrow(
    'too large to be exact',
  );
});

test('values go in as they were meant', async () => {
  const time = new Date('2026-06-03T12:05:00.123Z');
  const { rows } =
    await sql`select ${time}::timestamptz as "time", ${7}::int8 as "int8", ${['a', 'b']}::text[] as "texts",
    ${JSON.stringify({ a: 1 })}::jsonb as "jsonb", ${'1.5'}::numeric as "numeric", ${null}::int4 as "null"`.execute(
      api.database.db,
    );
  expect(rows[0]).toEqual({ time, int8: 7, texts: ['a', 'b'], jsonb: { a: 1 }, numeric: '1.5', null: null });
});

test('every foreign key has an index that begins with its columns', async () => {
  const { rows } = await sql<{ key: string }>`
    select conrelid::regclass || '.' || conname as key from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0 and not exists (
      select 1 from pg_index
      where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
    )`.execute(api.database.db);
  expect(rows).toEqual([]);
});

test('migrations are all there already, and running them again changes nothing', async () => {
  await expect(migrate(api.database.db)).resolves.toBeUndefined();
});

test('a version of before starts on a database that a newer one has widened', async () => {
  const { db } = api.database;
  const newer = { '9100-newer': { up: async () => undefined } };
  await migrate(db, newer);
  await expect(migrate(db)).resolves.toBeUndefined();
  const { rows } = await sql`select from kysely_migration where name = '9100-newer'`.execute(db);
  expect(rows).toHaveLength(1);
  await sql`delete from kysely_migration where name = '9100-newer'`.execute(db);
});

test('a step that fails undoes all steps of its run', async () => {
  const steps = {
    '9001-good': {
      up: async (db: TestApi['database']['db']) =>
        void (await sql`create table half_done (id int)`.execute(db)),
    },
    '9002-bad': { up: () => Promise.reject(new Error('no')) },
  };
  await expect(migrate(api.database.db, steps)).rejects.toThrow();
  const tables = await api.database.db.introspection.getTables();
  expect(tables.map(({ name }) => name)).not.toContain('half_done');
});

describe('a transaction', () => {
  const insert = (db: TestApi['database']['db'], name: string) =>
    db.insertInto('secrets').values({ name, value: 'x' }).execute();
  const names = async () =>
    (await api.database.db.selectFrom('secrets').select('name').execute()).map(({ name }) => name);

  test('leaves nothing behind when its work throws', async () => {
    const work = inTransaction(context(), async ({ db }) => {
      await insert(db, 'undone');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await names()).not.toContain('undone');
  });

  test('within a transaction is part of it', async () => {
    const work = inTransaction(context(), async (outer) => {
      await inTransaction(outer, ({ db }) => insert(db, 'inner'));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await names()).not.toContain('inner');
  });

  test('a query of another request is neither part of it nor lost with it', async () => {
    const isOpen = Promise.withResolvers<void>();
    const work = inTransaction(context(), async ({ db }) => {
      await insert(db, 'of the transaction');
      isOpen.resolve();
      await pause(30);
      throw new Error('no');
    });
    await isOpen.promise;
    const other = insert(api.database.db, 'of another request');
    await expect(work).rejects.toThrow('no');
    await other;
    expect(await names()).toEqual(expect.arrayContaining(['of another request']));
    expect(await names()).not.toContain('of the transaction');
  });

  test('a statement that fails does not poison what follows', async () => {
    const broken = inTransaction(context(), ({ db }) => sql`select 1 / 0`.execute(db));
    await expect(broken).rejects.toThrow('division by zero');
    await inTransaction(context(), ({ db }) => insert(db, 'afterwards'));
    expect(await names()).toContain('afterwards');
  });

  test('twenty at once all come through', async () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      inTransaction(context(), async (inner) => {
        await insert(inner.db, `many ${index}`);
        await inner.jobs.send('clean-up', {});
      }),
    );
    await Promise.all(many);
    expect((await names()).filter((name) => name.startsWith('many'))).toHaveLength(20);
  });

  test('a query outside of it, made from inside, is an error at once and does not wait for ever', async () => {
    const work = inTransaction(context(), () => insert(api.database.db, 'beside'));
    await expect(work).rejects.toThrow('use the Context that inTransaction gives');
    const another = inTransaction(context(), () => inTransaction(context(), async () => undefined));
    await expect(another).rejects.toThrow('use the Context that inTransaction gives');
  });
});

describe('a client’s own id', () => {
  const steps = {
    find: ({ db }: { db: TestApi['database']['db'] }, name: string) =>
      db.selectFrom('user_settings').select('value').where('name', '=', name).executeTakeFirst(),
    create: async ({ db, user }: Parameters<Parameters<typeof createOrFind>[2]['create']>[0]) => {
      const row = { user_id: user.id, name: 'client-id', value: String(Math.random()), created_at: at() };
      return db.insertInto('user_settings').values(row).returning('value').executeTakeFirstOrThrow();
    },
  };

  test('makes a create that is sent five times at once one create', async () => {
    const user = api.contextOf(await aUser(api));
    const made = await Promise.all(Array.from({ length: 5 }, () => createOrFind(user, 'client-id', steps)));
    expect(new Set(made.map(({ value }) => value)).size).toBe(1);
  });
});
