import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';

/** The content of a cell; an instant is written as RFC 3339 in UTC. */
export type ExportCell = string | number | boolean | Date | null | readonly (string | number)[];

export type ExportRow = Readonly<Record<string, ExportCell>>;

export type ExportPart = 'groups' | 'measurements';

/** One kind of a person's things, as an export holds it: a list in its JSON and a CSV file. */
export interface ExportTable {
  /** Also the name of its CSV file. */
  name: string;
  /** In the order of the CSV file. */
  columns: readonly string[];
  /** What a person may leave out: what groups bring, and what devices sent. Default: it is always there. */
  part?: ExportPart;
  /** The person's rows, a page at a time, so that ten years need no more memory than one. */
  pages: (context: Context, ownerId: UserId) => AsyncIterable<readonly ExportRow[]>;
}

const pageRows = 500;

export interface PageRequest {
  ownerId: UserId;
  /** Rows whose id is larger. */
  after: number;
  limit: number;
}

/** A table that a person may leave out. */
export function partOf(part: ExportPart, table: ExportTable): ExportTable {
  return { ...table, part };
}

/** A table that is read in the order of its ids; every row must have its `id`. */
export function tableById<Row extends ExportRow & { id: number }>(
  name: string,
  columns: readonly (keyof Row & string)[],
  read: (context: Context, page: PageRequest) => Promise<readonly Row[]>,
): ExportTable {
  async function* pages(context: Context, ownerId: UserId) {
    let after = 0;
    for (;;) {
      const rows = await read(context, { ownerId, after, limit: pageRows });
      const last = rows.at(-1);
      if (last === undefined) return;
      yield rows;
      if (rows.length < pageRows) return;
      after = last.id;
    }
  }
  return { name, columns, pages };
}

/** A table of so few rows that they are read at once. */
export function smallTable<Row extends ExportRow>(
  name: string,
  columns: readonly (keyof Row & string)[],
  read: (context: Context, ownerId: UserId) => Promise<readonly Row[]>,
): ExportTable {
  async function* pages(context: Context, ownerId: UserId) {
    yield await read(context, ownerId);
  }
  return { name, columns, pages };
}
