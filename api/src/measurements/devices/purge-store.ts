import { sql } from 'kysely';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import { deleteBatch } from '#platform/database/delete-batch.ts';

const measurementsOfBatch = 10_000;

/**
 * Leaves the devices of a person whose account is deleted to the purge, as if they had been deleted long ago: together
 * with the account their measurements would be one statement of hours. Nothing in these rows names the person.
 */
export async function leaveDevicesToPurge({ db, jobs, user }: SignedInContext): Promise<void> {
  await db
    .updateTable('devices')
    .set({
      ...{ user_id: null, name: '', key: '', hardware_id: null, ble_pin: null },
      ...{ deleted_at: new Date(0), keeps_measurements: false },
    })
    .where('user_id', '=', user.id)
    .execute();
  await jobs.send('purge-deleted', {});
}

/**
 * Deletes a batch of the measurements of a device that was deleted before that time, or the device with all else of it
 * when it has none any more. Devices whose owners were promised to keep the measurements stay.
 */
export async function purgeDevices(context: Pick<Context, 'db'>, before: Date): Promise<number> {
  const device = await context.db
    .selectFrom('devices')
    .select('id')
    .where('deleted_at', '<', before)
    .where('keeps_measurements', '=', false)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (device === undefined) return 0;
  const { numAffectedRows } = await sql`
    delete from measurements where device_id = ${device.id} and measured_at <= (
      select max(measured_at) from (
        select measured_at from measurements where device_id = ${device.id}
        order by measured_at limit ${measurementsOfBatch}
      ) as oldest
    )`.execute(context.db);
  if (Number(numAffectedRows ?? 0) > 0) return Number(numAffectedRows);
  return deleteBatch(context, 'devices', sql<boolean>`id = ${device.id}`);
}
