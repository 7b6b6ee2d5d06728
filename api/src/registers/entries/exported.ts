import { tableById } from '#platform/exporting/export-table.ts';
import type { EntryId } from './tables.ts';

const columns = ['id', 'number', 'kind', 'day', 'corrects_id', 'is_struck', 'content', 'hash'] as const;

/** With hashes, so that a copy can be checked: see `chain.ts`. */
export const exportedEntries = tableById('register_entries', columns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('register_entries')
    .select([...columns])
    .where('user_id', '=', ownerId)
    .where('id', '>', after as EntryId)
    .orderBy('id')
    .limit(limit)
    .execute(),
);
