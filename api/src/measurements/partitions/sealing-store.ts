import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

/** A table of measurements, and the column that orders the rows of a device. */
export interface SealedTable {
  name: string;
  time: 'measured_at' | 'day';
}

/** Copies are no part of a backup, which holds the tables of the schema `public`. */
const schema = 'sealing';
const copyOf = ({ name }: SealedTable) => sql.id(schema, name);
const changesOf = ({ name }: SealedTable) => sql.id(schema, `${name}_changed`);
const keyOf = ({ time }: SealedTable) => sql`device_id, ${sql.id(time)}`;

/** Few enough for a statement of some seconds. */
const devicesAtOnce = 100;

/**
 * Creates an empty copy of the table, and a trigger that notes which rows change from now on. Waits for those who are
 * writing to the table; within a transaction.
 * @throws what `isBusy` recognises
 */
export async function beginCopy({ db }: Db, table: SealedTable): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`create schema if not exists ${sql.id(schema)}`.execute(db);
  await sql`drop table if exists ${copyOf(table)}, ${changesOf(table)}`.execute(db);
  await sql`create table ${copyOf(table)} (like ${sql.id(table.name)} including all)`.execute(db);
  for (const { name, definition } of await foreignKeys({ db }, table))
    await sql`alter table ${copyOf(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(db);
  const place = await partitionOf({ db }, table);
  // Without it, attaching would read all rows to see whether they belong there.
  if (place !== undefined)
    await sql`alter table ${copyOf(table)} add constraint in_place check (${sql.raw(place.condition)})`.execute(
      db,
    );
  await sql`create table ${changesOf(table)} as select ${keyOf(table)} from ${sql.id(table.name)}
    with no data`.execute(db);
  await sql`create or replace function sealing.note_changed_row() returns trigger language plpgsql as $$ declare
      statement text := format('insert into sealing.%I values ($1.device_id, $1.%I)', tg_table_name || '_changed', tg_argv[0]);
    begin
      if tg_op <> 'INSERT' then execute statement using old; end if;
      if tg_op <> 'DELETE' then execute statement using new; end if;
      return null;
    end $$`.execute(db);
  await sql`create or replace trigger note_changed_row after insert or update or delete on ${sql.id(table.name)}
    for each row execute function sealing.note_changed_row(${sql.lit(table.time)})`.execute(db);
}

async function foreignKeys({ db }: Db, { name }: SealedTable) {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = ${name}::regclass and contype = 'f'`.execute(db);
  return rows;
}

/** Copies the rows of the next devices in their order. @returns the last of these devices; undefined: none is left */
export async function copyDevices(
  { db }: Db,
  table: SealedTable,
  after: DeviceId | undefined,
): Promise<DeviceId | undefined> {
  const { rows } = await sql<{ last: DeviceId | null }>`
    with piece as (
      select id from devices where id > ${after ?? 0} order by id limit ${devicesAtOnce}
    ), copied as (
      insert into ${copyOf(table)} select original.* from ${sql.id(table.name)} as original
      join piece on piece.id = device_id order by ${keyOf(table)}
    )
    select max(id) as last from piece`.execute(db);
  return rows[0]?.last ?? undefined;
}

/** Written again in some tens of milliseconds, for which messages wait at the end. */
const rowsAtOnce = 2000;

/**
 * Writes rows to the copy again that have changed since they were copied; within a transaction.
 * @returns whether more of them may be left
 */
export async function copyChanges({ db }: Db, table: SealedTable): Promise<boolean> {
  const [original, copy, changes] = [sql.id(table.name), copyOf(table), changesOf(table)];
  const time = sql.id(table.time);
  // A change that is not committed yet is not taken, and comes with the next piece.
  const { rows } = await sql<{ device: DeviceId; time: string }>`
    delete from ${changes} where ctid = any(array(select ctid from ${changes} limit ${rowsAtOnce}))
    returning device_id as device, ${time}::text as time`.execute(db);
  const changed = sql`(select distinct unnest(${rows.map((row) => row.device)}::int[]) as device_id,
    unnest(${rows.map((row) => row.time)}::text[])::${sql.raw(table.time === 'day' ? 'date' : 'timestamptz')} as ${time})
    as changed`;
  await sql`delete from ${copy} as stale using ${changed}
    where stale.device_id = changed.device_id and stale.${time} = changed.${time}`.execute(db);
  await sql`insert into ${copy} select present.* from ${original} as present
    join ${changed} using (device_id, ${time})`.execute(db);
  return rows.length === rowsAtOnce;
}

/**
 * Brings the copy up to date and puts it in the place of the table, which others wait for meanwhile: for as long as
 * the last changed rows need. Within a transaction.
 * @throws what `isBusy` recognises
 */
export async function replaceByCopy({ db }: Db, table: SealedTable): Promise<void> {
  const [original, copy] = [sql.id(table.name), copyOf(table)];
  await sql`set local lock_timeout = '500ms'`.execute(db);
  const place = await partitionOf({ db }, table);
  // In the order in which messages are stored; a table with a foreign key locks devices when it is dropped.
  if (place !== undefined) await sql`lock table only measurements in access exclusive mode`.execute(db);
  await sql`lock table devices in access exclusive mode`.execute(db);
  await sql`lock table ${original} in access exclusive mode`.execute(db);
  while (await copyChanges({ db }, table));
  await sql`drop table ${original}, ${changesOf(table)}`.execute(db);
  await sql`alter table ${copy} set schema public`.execute(db);
  await sql`alter table ${original} cluster on ${sql.id(`${table.name}_pkey`)}`.execute(db);
  if (place === undefined) return;
  await sql`alter table measurements attach partition ${original} ${sql.raw(place.bounds)}`.execute(db);
  await sql`alter table ${original} drop constraint in_place`.execute(db);
}

/** How the table is part of all measurements; undefined: it is a table of its own. */
async function partitionOf({ db }: Db, { name }: SealedTable) {
  const { rows } = await sql<{ bounds: string; condition: string }>`
    select pg_get_expr(relpartbound, oid) as bounds, pg_get_partition_constraintdef(oid) as condition
    from pg_class where oid = ${name}::regclass and relispartition`.execute(db);
  return rows[0];
}

/** Removes what a copy that did not end has left. */
export async function forgetCopy({ db }: Db, table: SealedTable): Promise<void> {
  await sql`set local lock_timeout = '2s'`.execute(db);
  await sql`drop trigger if exists note_changed_row on ${sql.id(table.name)}`.execute(db);
  await sql`drop table if exists ${copyOf(table)}, ${changesOf(table)}`.execute(db);
}

export async function analyze({ db }: Db, { name }: SealedTable): Promise<void> {
  await sql`analyze ${sql.id(name)}`.execute(db);
}
