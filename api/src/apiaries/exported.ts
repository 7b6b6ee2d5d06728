import { sql } from 'kysely';
import { tableById } from '../exports/export-table.ts';
import type { ApiaryId } from '../ids.ts';

const columns = [
  'id',
  'name',
  'description',
  'color',
  'is_roofed',
  'location_type',
  'country_code',
  'city',
  'street',
  'street_number',
  'postal_code',
  'latitude',
  'longitude',
  'created_at',
  'updated_at',
] as const;

export const exportedApiaries = tableById('apiaries', columns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('apiaries')
    .select(columns)
    .where('user_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .where('id', '>', sql<ApiaryId>`${after}`)
    .orderBy('id')
    .limit(limit)
    .execute(),
);
