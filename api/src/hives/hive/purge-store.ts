import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { deleteBatch, emptyColumns } from '#platform/database/delete-batch.ts';
import type { Database } from '#platform/database/tables.ts';

/** What belongs to a hive alone. */
export const ownTablesOfHives = [
  'alerts',
  'attachments',
  'chart_notes',
  'dashboard_hives',
  'device_hives',
  'favourite_hives',
  'group_hives',
  'hive_grants',
  'hive_layers',
  'hive_log',
  'hive_plans',
  'hive_tags',
  'home_assistant_hives',
  'import_made',
  'inspections',
  'sample_codes',
] as const satisfies (keyof Database)[];

/** What ties a hive to the colonies of other hives, to queens and to entries of the records. */
export const sharedTablesOfHives = [
  'colony_events',
  'hive_places',
  'hive_states',
  'queen_reigns',
  'queens',
  'register_hives',
] as const satisfies (keyof Database)[];

const columnsEmptied = [
  ...['client_id', 'color', 'sort_order', 'colony_size', 'sample_code', 'checklist_id', 'changed_by'],
  ...['brood_box_width_cm', 'brood_box_depth_cm', 'brood_box_height_cm', 'frame_width_cm', 'frame_height_cm'],
];

/**
 * Deletes some of the hives that were deleted before that time, with all that belongs to them. Of a hive that the history
 * of another colony, a queen or an entry of the records names, its name and where it stood stay, and nothing else.
 */
export async function purgeHives(context: Pick<Context, 'db'>, before: Date): Promise<number> {
  const wasDeleted = sql<boolean>`deleted_at < ${before}`;
  const hives = sql`(select id from hives where ${wasDeleted})`;
  let count = 0;
  for (const table of ownTablesOfHives)
    count += await deleteBatch(context, table, sql<boolean>`hive_id in ${hives}`);
  count += await emptyColumns(context, 'hives', columnsEmptied, wasDeleted);
  const isOfNoOther = sql<boolean>`hive_id in ${hives}
    and (other_hive_id is null or other_hive_id in ${hives})`;
  count += await emptyColumns(context, 'colony_events', ['note'], isOfNoOther);
  return (
    count + (await deleteBatch(context, 'hives', sql<boolean>`${wasDeleted} and not ${isNamed(before)}`, 20))
  );
}

/** By a queen who is not deleted, an entry of the records, or a colony that shares its past and is not deleted. */
const isNamed = (before: Date) => sql<boolean>`(
  exists (select from queens where queens.hive_id = hives.id and queens.deleted_at is null)
  or exists (select from queen_reigns join queens on queens.id = queen_reigns.queen_id
    where queen_reigns.hive_id = hives.id and queens.deleted_at is null)
  or exists (select from register_hives where register_hives.hive_id = hives.id)
  or hives.id in (
    with recursive linked as (
      select hive_id as id, other_hive_id as other_id from colony_events where other_hive_id is not null
      union select other_hive_id, hive_id from colony_events where other_hive_id is not null
    ), named as (
      select linked.id from linked join hives as there on there.id = linked.id
      where there.deleted_at is null or there.deleted_at >= ${before}
      union select linked.other_id from named join linked on linked.id = named.id
    )
    select id from named
  )
)`;
