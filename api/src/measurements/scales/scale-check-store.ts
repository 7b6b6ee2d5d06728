import type { Context } from '#platform/context/context.ts';
import type { DeviceId, ReferenceWeighingId } from '#platform/context/ids.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import {
  type CorrectionFields,
  correctionFields,
  type ReferenceFields,
  referenceFields,
} from './scale-check-fields.ts';

type Db = Pick<Context, 'db'>;

export interface KnownWeighing extends ReferenceFields {
  id: ReferenceWeighingId;
}

/** Undefined: its owner has accepted none. */
export async function correctionOf({ db }: Db, deviceId: DeviceId): Promise<CorrectionFields | undefined> {
  const row = await db
    .selectFrom('temperature_corrections')
    .selectAll()
    .where('device_id', '=', deviceId)
    .executeTakeFirst();
  return row && valuesOf(correctionFields, row);
}

/** In place of the former one. */
export async function saveCorrection(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  deviceId: DeviceId,
  correction: CorrectionFields,
): Promise<void> {
  const columns = { ...columnsOf(correctionFields, correction), created_at: clock.now() };
  await db
    .insertInto('temperature_corrections')
    .values({ ...columns, device_id: deviceId })
    .onConflict((known) => known.column('device_id').doUpdateSet(columns))
    .execute();
}

export async function deleteCorrection({ db }: Db, deviceId: DeviceId): Promise<void> {
  await db.deleteFrom('temperature_corrections').where('device_id', '=', deviceId).execute();
}

/** The oldest first. */
export async function referencesOf({ db }: Db, deviceId: DeviceId): Promise<KnownWeighing[]> {
  const rows = await db
    .selectFrom('reference_weighings')
    .selectAll()
    .where('device_id', '=', deviceId)
    .orderBy('weighed_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...valuesOf(referenceFields, row), id: row.id }));
}

export async function insertReference(
  { db }: Db,
  deviceId: DeviceId,
  weighing: ReferenceFields,
): Promise<ReferenceWeighingId> {
  const { id } = await db
    .insertInto('reference_weighings')
    .values({ ...columnsOf(referenceFields, weighing), device_id: deviceId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether it was there. */
export async function deleteReference(
  { db }: Db,
  deviceId: DeviceId,
  id: ReferenceWeighingId,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('reference_weighings')
    .where('device_id', '=', deviceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
