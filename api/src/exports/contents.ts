import type { Context } from '#platform/context/context.ts';
import type { ExportTable } from '#platform/exporting/export-table.ts';

/** Everything of a person that an export holds. */
export function exportTables({ domains }: Pick<Context, 'domains'>): ExportTable[] {
  return domains.flatMap((domain) => domain.exports ?? []);
}
