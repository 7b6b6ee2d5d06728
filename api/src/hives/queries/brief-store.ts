import type { HiveState } from '@skep/domain';
import { accessTo, isSeen } from '#hive-core/authorization.ts';
import { queensOfHives } from '#hives/queens/store.ts';
import type { Access } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import type { Hive } from './hive.ts';
import { alwaysActive } from './state.ts';

/** A hive to be chosen from a list. */
export interface HiveInBrief extends Pick<Hive, 'queen'> {
  id: HiveId;
  apiaryId: ApiaryId;
  name: string;
  color: string | undefined;
  access: Access;
  state: HiveState;
  stateSince: string | undefined;
}

/** All that the person sees, in their order: one query, and one for queens. */
export async function hivesInBrief(
  context: SignedInContext,
  { hasQueens }: { hasQueens: boolean },
): Promise<HiveInBrief[]> {
  const rows = await context.db
    .selectFrom('hives')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('hive_states')
          .select(['state', 'since'])
          .whereRef('hive_states.hive_id', '=', 'hives.id')
          .orderBy('since', 'desc')
          .orderBy('hive_states.id', 'desc')
          .limit(1)
          .as('present'),
      (join) => join.onTrue(),
    )
    .select(['hives.id', 'apiary_id', 'name', 'color', 'present.state', 'present.since'])
    .select(accessTo(context).as('access'))
    .where(isSeen(context))
    .where('deleted_at', 'is', null)
    .orderBy('sort_order', (order) => order.asc().nullsLast())
    .orderBy('hives.id')
    .execute();
  const ids = rows.map(({ id }) => id);
  const queens = hasQueens && ids.length > 0 ? await queensOfHives(context, ids) : new Map();
  return rows.map((row) => ({
    id: row.id,
    apiaryId: row.apiary_id,
    name: row.name,
    color: row.color ?? undefined,
    access: row.access,
    state: row.state ?? alwaysActive.state,
    stateSince: row.since ?? undefined,
    queen: queens.get(row.id),
  }));
}
