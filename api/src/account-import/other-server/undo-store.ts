import { sql } from 'kysely';
import { deleteLog } from '#flash-logs/device-log-import/store.ts';
import { markHivesAndContentsDeleted } from '#hives/hive/service.ts';
import { markDeviceDeleted } from '#measurements/devices/store.ts';
import type { SignedInContext } from '#platform/context/context.ts';
import type { AccountMove } from './move.ts';

/**
 * Deletes what a move has brought and nobody has changed since, in all its runs: flash logs of which nothing was imported
 * since, devices that have got no measurement since, hives to which nothing was added, their inspections and queens,
 * apiaries without hives, checklists and questions.
 */
export async function takeMoveBack(
  context: SignedInContext,
  { origin, begunAt }: Pick<AccountMove, 'origin' | 'begunAt'>,
): Promise<void> {
  const { db, user, clock } = context;
  const at = clock.now();
  const brought = (kind: string) => sql`(select new_id from restored_rows
    where user_id = ${user.id} and origin = ${origin} and kind = ${kind})`;
  const isThere = sql<boolean>`user_id = ${user.id} and deleted_at is null`;
  // A log that is moved comes without an import.
  const isImported = sql`exists (select from flash_log_blocks where flash_log_id = flash_logs.id
    and state in ('importing', 'imported', 'undoing'))`;
  const logs = await db
    .selectFrom('flash_logs')
    .select('id')
    .where(sql<boolean>`id in ${brought('moved_flash_logs')} and user_id = ${user.id} and not ${isImported}`)
    .execute();
  for (const { id } of logs) await deleteLog(context, id);
  const devices = await db
    .selectFrom('devices')
    .select('id')
    .where(sql<boolean>`id in ${brought('devices')} and ${isThere}
      and (last_message_at is null or last_message_at <= ${begunAt})
      and not exists (select from flash_logs where device_id = devices.id and ${isImported})`)
    .execute();
  for (const { id } of devices) await markDeviceDeleted(context, id, at);
  const hives = await db
    .selectFrom('hives')
    .select('id')
    .where(sql<boolean>`id in ${brought('hives')} and ${isThere} and rev = 1
      and not exists (select from inspections where hive_id = hives.id and inspections.deleted_at is null
        and (rev > 1 or inspections.id not in ${brought('inspections')}))
      and not exists (select from device_hives where hive_id = hives.id and until is null)`)
    .execute();
  const hiveIds = hives.map(({ id }) => id);
  await markHivesAndContentsDeleted(context, hiveIds);
  for (const kind of ['inspections', 'checklists'] as const)
    await db
      .updateTable(kind)
      .set({ deleted_at: at })
      .where(sql<boolean>`id in ${brought(kind)} and ${isThere} and rev = 1`)
      .execute();
  await db
    .updateTable('apiaries')
    .set({ deleted_at: at })
    .where(sql<boolean>`id in ${brought('apiaries')} and ${isThere}
      and not exists (select from hives where apiary_id = apiaries.id and hives.deleted_at is null)`)
    .execute();
  await takeItemsBack(context, brought('checklist_items'));
  await db
    .deleteFrom('alert_rules')
    .where(sql<boolean>`id in ${brought('moved_alert_rules')} and user_id = ${user.id} and rev = 1`)
    .execute();
  await forgetBrought(context, origin);
}

/** Questions that no checklist and no answer needs. */
async function takeItemsBack({ db, user, clock }: SignedInContext, brought: ReturnType<typeof sql>) {
  await db
    .updateTable('own_items')
    .set({ removed_at: clock.now() })
    .where(sql<boolean>`id in ${brought} and user_id = ${user.id} and removed_at is null
      and not exists (select from checklists where user_id = ${user.id} and deleted_at is null
        and own_items.id = any(item_ids))
      and not exists (select from inspection_items join inspections on inspections.id = inspection_id
        where category_id = own_items.id and inspections.user_id = ${user.id} and deleted_at is null)`)
    .execute();
}

/** Of what an import recognises even when it is deleted: another run brings it again. */
async function forgetBrought({ db, user }: SignedInContext, origin: string): Promise<void> {
  await sql`delete from restored_rows where user_id = ${user.id} and origin = ${origin} and (
    (kind = 'devices' and new_id in (select id from devices where deleted_at is not null))
    or (kind = 'checklist_items' and new_id in (select id from own_items where removed_at is not null))
  )`.execute(db);
}
