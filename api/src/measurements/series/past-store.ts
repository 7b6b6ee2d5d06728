import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId } from '#platform/context/ids.ts';

type Db = Pick<Context, 'db'>;

/** Where a device stands now, and since when it had stood on no hive. */
export interface PresentPlace {
  since: Date;
  /** When it left its last hive; null: it was on none. */
  leftAt: Date | null;
  isPastAnswered: boolean;
}

/** Undefined: it stands nowhere. */
export function presentPlace({ db }: Db, deviceId: DeviceId): Promise<PresentPlace | undefined> {
  return db
    .selectFrom('device_hives as place')
    .select(['place.since', 'place.is_past_answered as isPastAnswered'])
    .select((query) =>
      query
        .selectFrom('device_hives as before')
        .select(sql<Date | null>`max(before.until)`.as('leftAt'))
        .whereRef('before.device_id', '=', 'place.device_id')
        .as('leftAt'),
    )
    .where('place.device_id', '=', deviceId)
    .where('place.until', 'is', null)
    .executeTakeFirst();
}

/** The owner has said since when it stands there, and is not asked again. Who edits the device notices. */
export async function answerPresentPlace(
  { db }: Db,
  deviceId: DeviceId,
  { since, at }: { since: Date | undefined; at: Date },
): Promise<void> {
  await db
    .updateTable('device_hives')
    .set({ is_past_answered: true, ...(since === undefined ? {} : { since }) })
    .where('device_id', '=', deviceId)
    .where('until', 'is', null)
    .execute();
  await db
    .updateTable('devices')
    .set((row) => ({ rev: row('rev', '+', 1), updated_at: at }))
    .where('id', '=', deviceId)
    .execute();
}
