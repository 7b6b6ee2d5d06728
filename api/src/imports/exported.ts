import type { ImportId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';

const columns = [
  'id',
  'name',
  'size_bytes',
  'source',
  'state',
  'stored',
  'created_at',
  'imported_at',
] as const;

/** The files that a person has uploaded; what they brought is among the measurements. */
export const exportedImports = tableById('imports', columns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('imports')
    .select([...columns])
    .where('user_id', '=', ownerId)
    .where('id', '>', after as ImportId)
    .orderBy('id')
    .limit(limit)
    .execute(),
);
