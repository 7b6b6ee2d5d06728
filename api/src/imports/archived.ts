import { archiveTable, only } from '#platform/exporting/archive-table.ts';

/** The files that a person has uploaded; what they brought is among the measurements. */
export const archivedImports = archiveTable(
  'imports',
  only('id', 'name', 'size_bytes', 'source', 'state', 'stored', 'created_at', 'imported_at'),
);
