import type { HiveState } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { HiveId } from '#platform/context/ids.ts';

export interface HiveStateSince {
  state: HiveState;
  /** YYYY-MM-DD; undefined for a hive that has always been active. */
  since: string | undefined;
}

/** A hive of which nothing was said. */
export const alwaysActive: HiveStateSince = { state: 'active', since: undefined };

/** What each hive is now; those without an entry have always been active. */
export async function statesOfHives(
  { db }: Pick<Context, 'db'>,
  hiveIds: readonly HiveId[],
): Promise<Map<HiveId, HiveStateSince>> {
  const rows = await db
    .selectFrom('hive_states')
    .select(['hive_id', 'state', 'since'])
    .distinctOn('hive_id')
    .where('hive_id', '=', sql<HiveId>`any(${hiveIds}::int[])`)
    .orderBy('hive_id')
    .orderBy('since', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ hive_id, state, since }) => [hive_id, { state, since }]));
}
