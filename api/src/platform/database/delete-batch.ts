import { type RawBuilder, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { Database } from './tables.ts';

type Db = Pick<Context, 'db'>;

/** Few enough that nobody waits long for the locks of one statement. */
const batchSize = 500;

/**
 * Deletes some rows, and what hangs on them by foreign keys. Not for partitioned tables.
 * @returns how many
 */
export async function deleteBatch(
  { db }: Db,
  table: keyof Database,
  condition: RawBuilder<boolean>,
  limit = batchSize,
): Promise<number> {
  const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any(array(
    select ctid from ${sql.table(table)} where ${condition} limit ${limit}))`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Deletes all such rows, a batch at a time. Not for partitioned tables, nor within a transaction. */
export async function deleteInBatches(
  context: Db,
  table: keyof Database,
  condition: RawBuilder<boolean>,
  limit?: number,
): Promise<void> {
  while ((await deleteBatch(context, table, condition, limit)) > 0);
}

/** Deletes some of the rows that were marked as deleted before that time. @returns how many */
export function deleteMarked(context: Db, table: keyof Database, before: Date): Promise<number> {
  return deleteBatch(context, table, sql<boolean>`deleted_at < ${before}`);
}

/** Empties these columns of rows that still have something in one of them. @returns how many rows */
export async function emptyColumns(
  { db }: Db,
  table: keyof Database,
  columns: readonly string[],
  condition: RawBuilder<boolean>,
): Promise<number> {
  const names = columns.map((column) => sql.id(column));
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.join(names.map((name) => sql`${name} = null`))}
    where ${condition} and num_nonnulls(${sql.join(names)}) > 0`.execute(db);
  return Number(numAffectedRows ?? 0);
}
