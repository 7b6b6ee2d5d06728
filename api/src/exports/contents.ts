import type { Context } from '#platform/context/context.ts';
import type { ExportTable } from '#platform/exporting/export-table.ts';
import type { ExportedFiles } from '#platform/exporting/exported-files.ts';

/** Everything of a person that an export holds. */
export function exportTables({ domains }: Pick<Context, 'domains'>): ExportTable[] {
  return domains.flatMap((domain) => domain.exports ?? []);
}

/** And every file that these name. */
export function exportedFiles({ domains }: Pick<Context, 'domains'>): ExportedFiles[] {
  return domains.flatMap((domain) => domain.exportedFiles ?? []);
}
