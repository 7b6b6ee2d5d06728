import { hiveStates, isHiveThere } from '@skep/domain';
import { type ExpressionBuilder, sql } from 'kysely';
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

/** Of a hive with its joined state `present`: bees live in it, as in one of which nothing was said. */
export const isThereNow = sql<boolean>`(present.state is null
  or present.state in (${sql.join(hiveStates.filter(isHiveThere))}))`;
