import { sql } from 'kysely';
import { openMoments } from '#measurements/compressed-chunks/decompress.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, RestoreId, UserId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import type { Database } from '#platform/database/tables.ts';
import type { RestoredRow, RestoredTable } from '#platform/exporting/restored-table.ts';

type Db = Pick<Context, 'db'>;

/** Which rows of an archive came already, and as what. */
export interface CameAs {
  oldId: number;
  newId: number;
  /** Undefined: all of that restore has come. */
  restoreId: RestoreId | undefined;
}

interface Origin {
  ownerId: UserId;
  origin: string;
  kind: string;
}

export async function cameBefore(
  { db }: Db,
  { ownerId, origin, kind }: Origin,
  oldIds: readonly number[],
): Promise<CameAs[]> {
  const rows = await db
    .selectFrom('restored_rows')
    .select(['old_id', 'new_id', 'restore_id'])
    .where('user_id', '=', ownerId)
    .where('origin', '=', origin)
    .where('kind', '=', kind)
    .where('old_id', '=', anyOf(oldIds))
    .execute();
  return rows.map(({ old_id, new_id, restore_id }) => ({
    oldId: old_id,
    newId: new_id,
    restoreId: restore_id ?? undefined,
  }));
}

export async function noteCame(
  { db }: Db,
  { ownerId, origin, kind }: Origin,
  came: readonly CameAs[],
): Promise<void> {
  if (came.length === 0) return;
  await db
    .insertInto('restored_rows')
    .values(
      came.map(({ oldId, newId, restoreId }) => ({
        user_id: ownerId,
        origin,
        kind,
        old_id: oldId,
        new_id: newId,
        restore_id: restoreId ?? null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'origin', 'kind', 'old_id']).doUpdateSet((eb) => ({
        new_id: eb.ref('excluded.new_id'),
        restore_id: eb.ref('excluded.restore_id'),
      })),
    )
    .execute();
}

/** All of a restore has come: nothing that it made waits for a part of it any more. */
export async function settleCame({ db }: Db, ownerId: UserId, restoreId: RestoreId): Promise<void> {
  await db
    .updateTable('restored_rows')
    .set({ restore_id: null })
    .where('user_id', '=', ownerId)
    .where('restore_id', '=', restoreId)
    .execute();
}

/** Which of these wholes have a part in a table. */
export async function wholesWithParts(
  { db }: Db,
  table: keyof Database,
  column: string,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select distinct ${sql.id(column)} as id from ${sql.table(table)}
    where ${sql.id(column)} = any(${ids}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Which of these the person has, by their ids here. */
export async function thoseThere(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { table, among }: Pick<RestoredTable, 'table' | 'among'>,
  ownerId: UserId,
  ids: readonly number[],
): Promise<Set<number>> {
  if (among === undefined || ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${ids}::int[]) and ${among(ownerId, { clock })}`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** One of the person's that is equal in these columns, and not deleted where its table keeps what is. */
export async function equalOne(
  { db }: Db,
  table: keyof Database,
  ownerId: UserId,
  row: RestoredRow,
  columns: readonly string[],
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select found.id from ${sql.table(table)} as found, ${typedRows(table, [row])} as wanted
    where found.user_id = ${ownerId} and to_jsonb(found) ->> 'deleted_at' is null and ${sql.join(
      columns.map((column) => sql`found.${sql.id(column)} is not distinct from wanted.${sql.id(column)}`),
      sql` and `,
    )} order by found.id limit 1`.execute(db);
  return rows[0]?.id;
}

/** JSON as rows of a table: the database reads each cell as its column's type. */
const typedRows = (table: keyof Database, rows: readonly RestoredRow[]) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;

/** @returns their ids in this order, where the table has any; without ids a row whose key is taken stays as it is */
export async function insertRows(
  { db }: Db,
  table: keyof Database,
  rows: readonly RestoredRow[],
  hasIds: boolean,
): Promise<number[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = sql.join(Object.keys(first).map((column) => sql.id(column)));
  // Rows are inserted, and returned, in the order of the list.
  const inserted = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${typedRows(table, rows)}
    ${hasIds ? sql`returning id` : sql`on conflict do nothing returning 0 as id`}`.execute(db);
  return inserted.rows.map(({ id }) => id);
}

export async function nameOther(
  { db }: Db,
  table: keyof Database,
  column: string,
  { id, otherId }: { id: number; otherId: number },
): Promise<void> {
  await sql`update ${sql.table(table)} set ${sql.id(column)} = ${otherId} where id = ${id}`.execute(db);
}

/** Which of these moments of devices, of which there is one at least, are stored. */
export async function momentsThere(
  { db }: Db,
  moments: readonly { deviceId: DeviceId; measuredAt: string }[],
): Promise<Set<string>> {
  await openMoments(
    { db },
    moments.map(({ deviceId, measuredAt }) => ({ deviceId, time: new Date(measuredAt) })),
  );
  const times = moments.map(({ measuredAt }) => measuredAt);
  const sorted = times.toSorted();
  // Between these two, or each month's partition would be looked through.
  const { rows } = await sql<{ device_id: number; measured_at: Date }>`
    select device_id, measured_at from measurements
    where measured_at >= ${sorted[0]}::timestamptz and measured_at <= ${sorted.at(-1)}::timestamptz
      and (device_id, measured_at) in (
        select * from unnest(${moments.map(({ deviceId }) => deviceId)}::int[], ${times}::timestamptz[])
      )`.execute(db);
  return new Set(rows.map((row) => momentKey(row.device_id, row.measured_at)));
}

export const momentKey = (deviceId: number, measuredAt: Date) => `${deviceId} ${measuredAt.getTime()}`;
