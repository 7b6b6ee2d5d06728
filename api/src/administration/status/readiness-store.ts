import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';

/** Whether the database has the table of steps that have run, and that of jobs. */
export async function foundTables({
  db,
}: Pick<Context, 'db'>): Promise<{ hasSteps: boolean; hasQueue: boolean }> {
  const { rows } = await sql<{ hasSteps: boolean; hasQueue: boolean }>`
    select to_regclass('kysely_migration') is not null as "hasSteps",
      to_regclass('pgboss.job') is not null as "hasQueue"`.execute(db);
  return rows[0] ?? { hasSteps: false, hasQueue: false };
}

/** The names of the steps that have run. */
export async function stepsDone({ db }: Pick<Context, 'db'>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}
