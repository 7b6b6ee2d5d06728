import type { Context } from '#platform/context/context.ts';
import type { ExportTable } from '#platform/exporting/export-table.ts';
import type { ExportedFiles } from '#platform/exporting/exported-files.ts';
import type { RestoredTable } from '#platform/exporting/restored-table.ts';

export const exportStates = ['waiting', 'running', 'ready', 'failed'] as const;

export type ExportState = (typeof exportStates)[number];

/** An archive holds all there is and can be brought back; a workbook is for reading. */
export const exportFormats = ['zip', 'xlsx'] as const;

/** What a person wants to have in their file. */
export interface ExportOptions {
  format: (typeof exportFormats)[number];
  withGroups: boolean;
  /** What devices sent; by far the most of it. */
  withMeasurements: boolean;
  /** The mail that says it is ready brings the file, as old clients expect. Default: false. */
  isMailed?: boolean;
}

export const everything: ExportOptions = { format: 'zip', withGroups: true, withMeasurements: true };

/** Everything of a person that an export holds. */
export function exportTables(
  { domains }: Pick<Context, 'domains'>,
  { withGroups, withMeasurements }: ExportOptions = everything,
): ExportTable[] {
  const isWanted = { groups: withGroups, measurements: withMeasurements };
  return domains
    .flatMap((domain) => domain.exports ?? [])
    .filter(({ part }) => part === undefined || isWanted[part]);
}

/** Which of these come back from an archive, and what comes from other servers alone. */
export function restoredTables({ domains }: Pick<Context, 'domains'>): RestoredTable[] {
  return domains.flatMap(({ exports = [], restores = [] }) => [
    ...exports.flatMap(({ restored }) => restored ?? []),
    ...restores,
  ]);
}

/** And every file that these name. */
export function exportedFiles({ domains }: Pick<Context, 'domains'>): ExportedFiles[] {
  return domains.flatMap((domain) => domain.exportedFiles ?? []);
}
