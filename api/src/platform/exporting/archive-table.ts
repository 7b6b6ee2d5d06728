import { type RawBuilder, sql } from 'kysely';
import * as v from 'valibot';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { Database } from '#platform/database/tables.ts';
import type { ExportCell, ExportRow, ExportTable } from './export-table.ts';
import { type Reference, type RestoredRow, type RestoredTable, rowId, yesNo } from './restored-table.ts';

// A table is described once for both ways: what an export holds of it, and what comes back from an archive.

/** Which rows of a table belong to a person. */
export type Whose = NonNullable<RestoredTable['among']>;

export const own: Whose = (ownerId) => sql`user_id = ${ownerId}`;
export const ownUndeleted: Whose = (ownerId) => sql`user_id = ${ownerId} and deleted_at is null`;
export const ofDevices: Whose = (ownerId) =>
  sql`device_id in (select id from devices where user_id = ${ownerId})`;
export const ofHives: Whose = (ownerId) =>
  sql`hive_id in (select id from hives where user_id = ${ownerId} and deleted_at is null)`;

/** A column of an archive. Without anything it is exported as it is, and does not come back. */
export interface ArchiveColumn {
  /** What is read for it. Default: the column of its name. */
  from?: string | RawBuilder<unknown>;
  /** What the archive holds for what was read. */
  show?: (value: never, row: ExportRow) => ExportCell;
  /** What may come back. */
  restored?: v.GenericSchema;
  reference?: Reference;
  favourite?: RestoredTable['favourite'];
}

/** A schema stands for a column that is exported as it is and comes back. */
type Columns = Readonly<Record<string, ArchiveColumn | v.GenericSchema>>;

/** Columns for reading, which do not come back. */
export const only = (...names: readonly string[]): Columns =>
  Object.fromEntries(names.map((name) => [name, {}]));

/** Without the row of another kind that it names there is no row. */
export const requires = (to: string, restored: v.GenericSchema = rowId): ArchiveColumn => ({
  restored,
  reference: { to, isRequired: true },
});

/** A column that is empty where the row of another kind does not come. */
export const mayName = (to: string): ArchiveColumn => ({
  restored: v.nullish(rowId, null),
  reference: { to, isRequired: false },
});

/** A name that another table has for what the column names. */
export const nameIn = (table: keyof Database, column: string): ArchiveColumn => ({
  from: sql`(select named.name from ${sql.table(table)} as named where named.id = ${sql.ref(column)})`,
});

/** JSON of the database, as text. */
export const asJson = (restored?: v.GenericSchema): ArchiveColumn => ({
  show: (value: unknown) => (value === null ? null : JSON.stringify(value)),
  ...(restored && { restored }),
});

/** Whether it is a favourite of its owner. @param column of the table of favourites, which names it */
export const favouriteIn = (favourites: keyof Database, column: string, of: string): ArchiveColumn => ({
  from: sql`exists (select 1 from ${sql.table(favourites)} as favourite
    where favourite.${sql.id(column)} = ${sql.ref(`${of}.id`)} and favourite.user_id = ${sql.ref(`${of}.user_id`)})`,
  restored: v.optional(yesNo, false),
  favourite: { table: favourites, column },
});

interface ArchiveOptions {
  /** In the archive. Default: that of the table. */
  name?: string;
  /** Default: those with the person's `user_id`. */
  whose?: Whose;
  /** Tables that are read together. Default: the table alone. */
  from?: RawBuilder<unknown>;
  /** A unique column, by which pages are read. Default: `id`. */
  key?: string;
  /** Of few rows, which are read at once. */
  order?: readonly string[];
  /** Adds what no query of the table says. */
  complete?: (context: Context, rows: readonly ExportRow[]) => Promise<readonly ExportRow[]>;
  /** How it comes back. Default: it does not. */
  restore?: Omit<RestoredTable, 'name' | 'table' | 'row' | 'references' | 'favourite'>;
}

const pageRows = 500;

const isSchema = (column: ArchiveColumn | v.GenericSchema): column is v.GenericSchema => 'kind' in column;

/** A table of the database as exports and archives hold it. */
export function archiveTable(
  table: keyof Database,
  columns: Columns,
  options: ArchiveOptions = {},
): ExportTable {
  const { name = table, whose = own, from = sql.table(table), key = 'id', order, complete } = options;
  const entries = Object.entries(columns).map(([column, said]): [string, ArchiveColumn] => [
    column,
    isSchema(said) ? { restored: said } : said,
  ]);
  const selected = sql.join(
    entries.map(([column, said]) => sql`${readOf(column, said)} as ${sql.id(column)}`),
  );
  const shown = (row: ExportRow): ExportRow =>
    Object.fromEntries(
      entries.map(([column, { show }]) => {
        const value = row[column] ?? null;
        return [column, show === undefined ? value : show(value as never, row)];
      }),
    );
  const read = async (context: Context, ownerId: UserId, rest: RawBuilder<unknown>) => {
    const query = sql<ExportRow>`select ${selected} from ${from} where (${whose(ownerId, context)}) ${rest}`;
    const { rows } = await query.execute(context.db);
    return {
      read: rows,
      shown: complete === undefined ? rows.map(shown) : await complete(context, rows.map(shown)),
    };
  };
  async function* pages(context: Context, ownerId: UserId) {
    if (order !== undefined) {
      const by = sql.join(order.map((column) => sql.ref(column)));
      yield (await read(context, ownerId, sql`order by ${by}`)).shown;
      return;
    }
    for (let after: ExportCell = 0; ; ) {
      const by = sql.ref(`${table}.${key}`);
      const page = await read(context, ownerId, sql`and ${by} > ${after} order by ${by} limit ${pageRows}`);
      yield page.shown;
      if (page.read.length < pageRows) return;
      after = page.read.at(-1)?.[key] ?? null;
    }
  }
  const restored =
    options.restore && restoredFrom(table, name, entries, { among: whose, ...options.restore });
  return { name, columns: entries.map(([column]) => column), pages, ...(restored && { restored }) };
}

const readOf = (column: string, { from = column }: ArchiveColumn) =>
  typeof from === 'string' ? sql.ref(from) : from;

function restoredFrom(
  table: keyof Database,
  name: string,
  entries: readonly (readonly [string, ArchiveColumn])[],
  { among, ...how }: NonNullable<ArchiveOptions['restore']>,
): RestoredTable {
  const said = <Key extends keyof ArchiveColumn>(key: Key) =>
    entries.flatMap(([column, { [key]: value }]) => (value === undefined ? [] : [[column, value] as const]));
  const [favourite] = said('favourite');
  return {
    ...{ name, table, ...how },
    row: v.object(Object.fromEntries(said('restored'))) as v.GenericSchema<unknown, RestoredRow>,
    references: Object.fromEntries(said('reference')),
    // A part comes with its whole: it is not looked for.
    ...(how.partBy === undefined && among && { among }),
    ...(favourite && { favourite: favourite[1] }),
  };
}
