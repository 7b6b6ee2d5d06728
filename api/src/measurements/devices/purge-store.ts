import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { deleteBatch } from '#platform/database/delete-batch.ts';

const measurementsOfBatch = 10_000;

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
