import type { HiveState } from '@skep/domain';
import { accessTo, isSeen } from '#hive-core/authorization.ts';
import { presentState } from '#hive-core/present-state-store.ts';
import { queensOfHives } from '#hives/queens/store.ts';
import type { Access } from '#platform/access/access.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import type { Hive } from './hive.ts';
import { alwaysActive } from './state.ts';
import { hivesInOrder } from './store.ts';

/** A hive to be chosen from a list. */
export interface HiveToChoose extends Pick<Hive, 'queen'> {
  id: HiveId;
  apiaryId: ApiaryId;
  name: string;
  color: string | undefined;
  access: Access;
  state: HiveState;
  stateSince: string | undefined;
}

/** All that the person sees, in their order: one query, and one for queens. */
export async function hivesToChoose(
  context: SignedInContext,
  { hasQueens }: { hasQueens: boolean },
): Promise<HiveToChoose[]> {
  const rows = await hivesInOrder(context)
    .leftJoinLateral(presentState, (join) => join.onTrue())
    .select(['hives.id', 'apiary_id', 'hives.name', 'hives.color', 'present.state', 'present.since'])
    .select(accessTo(context).as('access'))
    .where(isSeen(context))
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
