import type { ExpressionBuilder } from 'kysely';
import type { Database } from '#platform/database/tables.ts';

/** What a hive is now and since when, to be joined; nothing for a hive of which nothing was said. */
export const presentState = (from: ExpressionBuilder<Database, 'hives'>) =>
  from
    .selectFrom('hive_states')
    .select(['state', 'since'])
    .whereRef('hive_states.hive_id', '=', 'hives.id')
    .orderBy('since', 'desc')
    .orderBy('hive_states.id', 'desc')
    .limit(1)
    .as('present');
