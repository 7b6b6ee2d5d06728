import { developmentDays } from '@skep/domain';
import { type Asking, isSeen } from '#hive-core/authorization.ts';
import { isThereNow, presentState } from '#hive-core/present-state-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { ApiaryId, HiveId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';

type Reading = Pick<Context, 'db' | 'clock'> & Asking;

/** Hives with bees of an apiary that the viewer sees, in the order of their owner. */
export function colonyNames(context: Reading, apiaryId: ApiaryId): Promise<{ id: HiveId; name: string }[]> {
  return context.db
    .selectFrom('hives')
    .innerJoin('apiaries', 'apiaries.id', 'hives.apiary_id')
    .leftJoinLateral(presentState, (join) => join.onTrue())
    .select(['hives.id', 'hives.name'])
    .where('hives.apiary_id', '=', apiaryId)
    .where('hives.deleted_at', 'is', null)
    .where('apiaries.deleted_at', 'is', null)
    .where(isSeen(context))
    .where(isThereNow)
    .orderBy('hives.sort_order', (order) => order.asc().nullsLast())
    .orderBy('hives.id')
    .execute();
}

export interface CountedItem {
  hiveId: HiveId;
  itemId: number;
  /** YYYY-MM-DD, by the clock of the inspection. */
  day: string;
  value: string;
}

/** What the inspections of the last weeks answered to these items. */
export async function countsOfHives(
  { db, clock }: Reading,
  hiveIds: readonly HiveId[],
  itemIds: readonly number[],
): Promise<CountedItem[]> {
  // One more day: days are those of the clock of each inspection.
  const since = new Date(clock.now().getTime() - (developmentDays + 1) * 24 * 60 * 60_000);
  const rows = await db
    .selectFrom('inspection_items')
    .innerJoin('inspections', 'inspections.id', 'inspection_items.inspection_id')
    .select(['hive_id', 'category_id', 'inspected_local', 'value'])
    .where('inspections.hive_id', '=', anyOf(hiveIds))
    .where('inspections.inspected_at', '>=', since)
    .where('inspections.deleted_at', 'is', null)
    .where('category_id', '=', anyOf(itemIds))
    .orderBy('inspection_items.id')
    .execute();
  return rows.map((row) => ({
    ...{
      hiveId: row.hive_id,
      itemId: row.category_id,
      day: row.inspected_local.slice(0, 10),
      value: row.value,
    },
  }));
}
