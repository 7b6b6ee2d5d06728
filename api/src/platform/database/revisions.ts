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

/** A row with the rows of another table that were a part of it then. */
export interface Whole<Table extends keyof Database, Part extends keyof Database> {
  row: Selectable<Database[Table]>;
  parts: Selectable<Database[Part]>[];
}

/** How many versions of a thing are shown at most. */
const versionsMax = 50;

/** All versions of a thing that are still stored, the newest first, and when the next one took their place. */
export async function earlierRows<Table extends keyof Database>(
  { db }: Db,
  { table, id }: Omit<VersionOf<Table>, 'rev'>,
): Promise<{ row: Selectable<Database[Table]>; replacedAt: Date }[]> {
  const { rows } = await sql<{ rev: number; replaced_at: Date }>`
    select rev, replaced_at from earlier_versions where kind = ${table} and id = ${id}
    order by rev desc limit ${versionsMax}`.execute(db);
  const found: { row: Selectable<Database[Table]>; replacedAt: Date }[] = [];
  for (const { rev, replaced_at: replacedAt } of rows) {
    const row = await earlierRow({ db }, { table, id, rev });
    if (row !== undefined) found.push({ row, replacedAt });
  }
  return found;
}

/** All versions of a thing that are still stored, the newest first, with their parts. */
export async function earlierWholes<Table extends keyof Database, Part extends keyof Database>(
  { db }: Db,
  { table, id }: Omit<VersionOf<Table>, 'rev'>,
  part: Part,
): Promise<Whole<Table, Part>[]> {
  const { rows } = await sql<{ rev: number }>`
    select rev from earlier_versions where kind = ${table} and id = ${id}
    order by rev desc limit ${versionsMax}`.execute(db);
  const wholes: Whole<Table, Part>[] = [];
  for (const { rev } of rows) {
    const whole = await earlierWhole({ db }, { table, id, rev }, part);
    if (whole !== undefined) wholes.push(whole);
  }
  return wholes;
}

/** The same with the rows of another table that were a part of it then. */
export async function earlierWhole<Table extends keyof Database, Part extends keyof Database>(
  { db }: Db,
  version: VersionOf<Table>,
  part: Part,
): Promise<Whole<Table, Part> | undefined> {
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
