import { retentionDays } from '@skep/domain';
import { type Selectable, sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import { deleteInBatches } from './delete-batch.ts';
import type { Database } from './tables.ts';

type Db = Pick<Context, 'db'>;

/** Where a version is looked for. */
interface VersionOf<Table extends keyof Database> {
  table: Table;
  id: number;
  rev: number;
}

/** A row as it was before it got a newer revision; undefined when that is too long ago, or never was. */
export async function earlierRow<Table extends keyof Database>(
  { db }: Db,
  { table, id, rev }: VersionOf<Table>,
): Promise<Selectable<Database[Table]> | undefined> {
  const { rows } = await sql<Selectable<Database[Table]>>`
    select row.* from earlier_versions as version,
      jsonb_populate_record(null::${sql.table(table)}, version.fields) as row
    where version.kind = ${table} and version.id = ${id} and version.rev = ${rev}`.execute(db);
  return rows[0];
}

/** The same with the rows of another table that were a part of it then. */
export async function earlierWhole<Table extends keyof Database, Part extends keyof Database>(
  { db }: Db,
  version: VersionOf<Table>,
  part: Part,
): Promise<{ row: Selectable<Database[Table]>; parts: Selectable<Database[Part]>[] } | undefined> {
  const row = await earlierRow({ db }, version);
  return row && { row, parts: await earlierParts({ db }, version, part) };
}

async function earlierParts<Table extends keyof Database, Part extends keyof Database>(
  { db }: Db,
  { table, id, rev }: VersionOf<Table>,
  part: Part,
): Promise<Selectable<Database[Part]>[]> {
  const { rows } = await sql<Selectable<Database[Part]>>`
    select part.* from earlier_versions as version,
      jsonb_populate_recordset(null::${sql.table(part)}, version.fields -> ${part}) as part
    where version.kind = ${table} and version.id = ${id} and version.rev = ${rev}`.execute(db);
  return rows;
}

export async function forgetEarlierVersions(context: Context): Promise<void> {
  const until = daysAgo(context, retentionDays.revisions);
  await deleteInBatches(context, 'earlier_versions', sql<boolean>`replaced_at < ${until}`);
}
