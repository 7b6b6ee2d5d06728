import type { CopySession } from './copy-session.ts';

/** A table as it is in an archive, or a part of a partitioned one. */
export interface DumpedTable {
  /** Its schema and name. */
  name: string;
  /** Where its rows go: itself, or the table that it is a part of. */
  into: string;
  /** What it is a part for, in the words of `create table … partition of …`; null for whole tables. */
  bound: string | null;
  columns: readonly string[];
  /** The columns of its key, by which its rows are in one order everywhere; empty: by all of them. */
  key: readonly string[];
}

/**
 * Of the queue the jobs alone: its other tables are made at each start. Of the steps that have run nothing: who restores
 * runs the same.
 */
const dumped = `(n.nspname = 'public' and c.relname not in ('kysely_migration', 'kysely_migration_lock')
  or n.nspname = 'pgboss' and c.relname = 'job')`;

/** Parts of the queue's tables are made by the queue. */
const isPlain = `(c.relkind = 'r' or n.nspname = 'pgboss')`;

/** Everything that holds rows, in the order of their names. */
export async function dumpedTables({ query }: CopySession): Promise<DumpedTable[]> {
  return query<DumpedTable>(`
    select n.nspname || '.' || c.relname as name,
      case when c.relispartition then pn.nspname || '.' || parent.relname
        else n.nspname || '.' || c.relname end as into,
      case when c.relispartition then pg_get_expr(c.relpartbound, c.oid) end as bound,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attname) as columns,
      array(select a.attname::text from pg_index i
        cross join unnest(i.indkey) with ordinality as part(number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = part.number
        where i.indrelid = c.oid and i.indisprimary order by part.place) as key
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_inherits h on h.inhrelid = c.oid and c.relispartition
    left join pg_class parent on parent.oid = h.inhparent
    left join pg_namespace pn on pn.oid = parent.relnamespace
    where c.relkind in ('r', 'p') and ${isPlain} and ${dumped}
    order by n.nspname || '.' || c.relname collate "C"`);
}

/** The query that gives a table's rows in an order that does not depend on how a server sorts texts. */
export async function selectOf({ query }: CopySession, table: DumpedTable): Promise<string> {
  const keys = table.key.length > 0 ? table.key : table.columns;
  const order = keys.map((column) => `${quoted(column)}::text collate "C"`).join(', ');
  const sorts = await query<{ name: string; isText: boolean }>(
    `select attname::text as name, attcollation <> 0 as "isText" from pg_attribute
     where attrelid = $1::regclass and attnum > 0`,
    [table.name],
  );
  const isText = new Map(sorts.map(({ name, isText: is }) => [name, is]));
  const byKey = keys
    .map((column) => (isText.get(column) ? `${quoted(column)} collate "C"` : quoted(column)))
    .join(', ');
  return `select ${table.columns.map(quoted).join(', ')} from ${qualified(table.name)}
    order by ${table.key.length > 0 ? byKey : order}`;
}

export interface Sequence {
  name: string;
  /** As text, since it may be larger than a number of JavaScript; null: nobody has used it. */
  last: string | null;
}

export function sequences({ query }: CopySession): Promise<Sequence[]> {
  return query<Sequence>(`
    select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' order by 1`);
}

export async function setSequences({ query }: CopySession, all: readonly Sequence[]): Promise<void> {
  for (const { name, last } of all)
    if (last !== null) await query('select setval($1::regclass, $2::bigint, true)', [qualified(name), last]);
}

/** The steps that have run, in their order. */
export async function stepsOf({ query }: CopySession): Promise<string[]> {
  const rows = await query<{ name: string }>('select name from kysely_migration order by name collate "C"');
  return rows.map(({ name }) => name);
}

/** The form of the queue's tables. */
export async function queueVersion({ query }: CopySession): Promise<number> {
  const [row] = await query<{ version: number }>('select version from pgboss.version');
  if (row === undefined) throw new Error('The queue of this database says no version.');
  return Number(row.version);
}

export async function serverVersion({ query }: CopySession): Promise<string> {
  const [row] = await query<{ version: string }>("select current_setting('server_version') as version");
  return row?.version ?? 'unknown';
}

/** Tables of the schemas that an archive fills; none: it is an empty place. */
export async function tablesThere({ query }: CopySession): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  );
  return row?.count ?? 0;
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Prepares the tables of migrations for rows: deletes what the migrations inserted, creates the partitions of the archive,
 * and switches off foreign keys and triggers.
 * @returns a function that switches keys and triggers on again, which checks every row
 */
export async function openForRows(
  session: CopySession,
  tables: readonly DumpedTable[],
): Promise<() => Promise<void>> {
  const { query } = session;
  const own = (await dumpedTables(session)).filter(({ name }) => name.startsWith('public.'));
  for (const { name, bound } of own) if (bound !== null) await query(`drop table ${qualified(name)}`);
  for (const { name, into, bound } of tables)
    if (bound !== null)
      await query(`create table ${qualified(name)} partition of ${qualified(into)} ${bound}`);
  const keys = await query<ForeignKey>(`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by oid`);
  for (const { table, name } of keys) await query(`alter table ${table} drop constraint ${quoted(name)}`);
  const roots = [...new Set(tables.map(({ into }) => into))].filter((name) => name.startsWith('public.'));
  for (const root of roots) await query(`alter table ${qualified(root)} disable trigger user`);
  await query(`truncate ${roots.map(qualified).join(', ')}`);
  return async () => {
    for (const { table, name, definition } of keys)
      await query(`alter table ${table} add constraint ${quoted(name)} ${definition}`);
    for (const root of roots) await query(`alter table ${qualified(root)} enable trigger user`);
  };
}

/** A name as SQL takes it, whatever characters it has. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function qualified(name: string): string {
  return name.split('.').map(quoted).join('.');
}
