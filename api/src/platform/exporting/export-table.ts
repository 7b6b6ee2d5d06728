import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import type { RestoredTable } from './restored-table.ts';

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
  /** How it comes back from an archive. Undefined: it does not. */
  restored?: RestoredTable;
}

/** A table that a person may leave out. */
export function partOf(part: ExportPart, table: ExportTable): ExportTable {
  return { ...table, part };
}
