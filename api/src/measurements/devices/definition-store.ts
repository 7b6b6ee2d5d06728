import type { Selectable } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, SensorDefinitionId } from '#platform/context/ids.ts';
import { anyOf } from '#platform/database/any-of.ts';
import { earlierRow } from '#platform/database/revisions.ts';
import type { Database } from '#platform/database/tables.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import type { SensorDefinition } from './definition.ts';
import { type DefinitionFields, definitionFields } from './definition-fields.ts';

type Db = Pick<Context, 'db'>;

/** Definitions of these devices, oldest first. */
export async function definitionsOfDevices(
  { db }: Db,
  deviceIds: readonly DeviceId[],
): Promise<SensorDefinition[]> {
  if (deviceIds.length === 0) return [];
  const rows = await db
    .selectFrom('sensor_definitions')
    .selectAll()
    .where('device_id', '=', anyOf(deviceIds))
    .orderBy('valid_from')
    .orderBy('id')
    .execute();
  return rows.map(definitionOf);
}

/** A definition as it was in an older version, if that is still known. */
export async function earlierDefinition(
  { db }: Db,
  id: SensorDefinitionId,
  rev: number,
): Promise<SensorDefinition | undefined> {
  const row = await earlierRow({ db }, { table: 'sensor_definitions', id, rev });
  return row && definitionOf(row);
}

const definitionOf = (row: Selectable<Database['sensor_definitions']>): SensorDefinition => ({
  ...valuesOf(definitionFields, row),
  ...{ id: row.id, deviceId: row.device_id, rev: row.rev, createdAt: row.created_at },
});

export async function insertDefinition(
  { db }: Db,
  deviceId: DeviceId,
  fields: DefinitionFields,
  at: Date,
): Promise<SensorDefinition> {
  const row = await db
    .insertInto('sensor_definitions')
    .values({ ...columnsOf(definitionFields, fields), device_id: deviceId, created_at: at })
    .returningAll()
    .executeTakeFirstOrThrow();
  return definitionOf(row);
}

/** Its revision goes up by one. */
export async function updateDefinition(
  { db }: Db,
  id: SensorDefinitionId,
  fields: DefinitionFields,
): Promise<SensorDefinition> {
  const row = await db
    .updateTable('sensor_definitions')
    .set((row) => ({ ...columnsOf(definitionFields, fields), rev: row('rev', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return definitionOf(row);
}

export async function deleteDefinition({ db }: Db, id: SensorDefinitionId): Promise<void> {
  await db.deleteFrom('sensor_definitions').where('id', '=', id).execute();
}
