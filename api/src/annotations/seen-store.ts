import { sql } from 'kysely';
import { type Asking, isSeen } from '#hive-core/authorization.ts';
import { inspectionRow } from '#inspections/inspections/store.ts';
import type { Context } from '#platform/context/context.ts';
import { categoryIds } from '#platform/taxonomy/catalogue.ts';
import type { HiveTimeRange } from './annotation.ts';
import { isDuring, wholeDays } from './time-range-store.ts';

type Reading = Pick<Context, 'db'> & Asking;

/** Inspections of hives while they count, and what the service noted of moves and other builds; the newest. */
export function inspectionsOf(context: Reading, timeRanges: readonly HiveTimeRange[], limit: number) {
  return (
    context.db
      .selectFrom('inspections')
      .innerJoin('hives', 'hives.id', 'inspections.hive_id')
      .select([
        'inspections.id',
        'inspections.inspected_at as time',
        'inspections.notes',
        'inspections.is_event',
      ])
      .select(['hives.id as hiveId', 'hives.name as hiveName'])
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('inspection_items as item')
            .select('item.id')
            .whereRef('item.inspection_id', '=', 'inspections.id')
            .where('item.category_id', '=', categoryIds.currentApiary),
        ).as('is_move'),
      )
      .where('inspections.deleted_at', 'is', null)
      .where('hives.deleted_at', 'is', null)
      // A reminder of the register's is noted as an event that changed nothing.
      .where(
        sql<boolean>`(not inspections.is_event or exists (
        select 1 from inspection_items where inspection_items.inspection_id = inspections.id))`,
      )
      .where(isSeen(context, inspectionRow))
      .where(isDuring(timeRanges, { hiveId: 'inspections.hive_id', at: 'inspections.inspected_at' }))
      .orderBy('inspections.inspected_at', 'desc')
      .limit(limit)
      .execute()
  );
}

/** What happened to the colonies of these hives, of days that may lie in their stretches; the newest. */
export function colonyEventsOf(context: Reading, timeRanges: readonly HiveTimeRange[], limit: number) {
  return context.db
    .selectFrom('colony_events as event')
    .innerJoin('hives', (join) => join.on(sql<boolean>`hives.id in (event.hive_id, event.other_hive_id)`))
    .select(['event.id', 'event.kind', 'event.happened_on as day', 'event.note'])
    .select(['hives.id as hiveId', 'hives.name as hiveName'])
    .where('hives.deleted_at', 'is', null)
    .where(isSeen(context))
    .where(isDuring(wholeDays(timeRanges), { hiveId: 'hives.id', at: 'event.happened_on' }))
    .orderBy('event.happened_on', 'desc')
    .limit(limit)
    .execute();
}
