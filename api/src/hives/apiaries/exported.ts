import { sql } from 'kysely';
import type { ApiaryId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';
import { exportedColumns } from '#platform/resource/fields.ts';
import { apiaryFields } from './apiary.ts';

const columns = ['id', ...exportedColumns(apiaryFields), 'created_at', 'updated_at'] as const;

export const exportedApiaries = tableById(
  'apiaries',
  [...columns, 'favourite'],
  ({ db }, { ownerId, after, limit }) =>
    db
      .selectFrom('apiaries')
      .select(columns)
      .select(
        sql<boolean>`exists (
        select 1 from favourite_apiaries as favourite
        where favourite.apiary_id = apiaries.id and favourite.user_id = ${ownerId}
      )`.as('favourite'),
      )
      .where('user_id', '=', ownerId)
      .where('deleted_at', 'is', null)
      .where('id', '>', sql<ApiaryId>`${after}`)
      .orderBy('id')
      .limit(limit)
      .execute(),
);
