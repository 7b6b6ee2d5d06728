import { sql } from 'kysely';
import type { SampleCodeId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';

const columns = ['id', 'code', 'hive_id', 'queen_id', 'sampled_local', 'created_at'] as const;

export const exportedSampleCodes = tableById('sample_codes', columns, ({ db }, { ownerId, after, limit }) =>
  db
    .selectFrom('sample_codes')
    .select(columns)
    .where('user_id', '=', ownerId)
    .where('id', '>', sql<SampleCodeId>`${after}`)
    .orderBy('id')
    .limit(limit)
    .execute(),
);
