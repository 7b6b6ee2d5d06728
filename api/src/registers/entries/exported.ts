import { sql } from 'kysely';
import { tableById } from '#platform/exporting/export-table.ts';
import type { EntryId } from './tables.ts';

const columns = ['id', 'number', 'kind', 'day', 'corrects_id', 'is_struck', 'content', 'hash'] as const;

/**
 * With hashes, so that a copy can be checked: see `chain.ts`. `came_as` says what entries that came from another archive
 * call hives and apiaries of this one.
 */
export const exportedEntries = tableById(
  'register_entries',
  [...columns, 'came_as'],
  ({ db }, { ownerId, after, limit }) =>
    db
      .selectFrom('register_entries')
      .select([...columns])
      .select(sql<string | null>`came_as::text`.as('came_as'))
      .where('user_id', '=', ownerId)
      .where('id', '>', after as EntryId)
      .orderBy('id')
      .limit(limit)
      .execute(),
);
