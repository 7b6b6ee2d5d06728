import { sql } from 'kysely';
import { type Asking, isPlaceShown, isSeen } from '#hive-core/authorization.ts';
import type { Access } from '#platform/access/access.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, HiveId, UserId } from '#platform/context/ids.ts';
import { earlierWhole } from '#platform/database/revisions.ts';
import { columnsOf, valuesOf } from '#platform/resource/fields.ts';
import { definitionsOfDevices } from './definition-store.ts';
import type { Device } from './device.ts';
import { type DeviceFields, deviceFields } from './device-fields.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

/** Their own, and those that stand now on a hive that they see. */
function isDeviceSeen(asking: Asking) {
  return sql<boolean>`(devices.user_id = ${asking.user?.id ?? null} or devices.id = any(array(
    select stay.device_id from device_hives as stay join hives on hives.id = stay.hive_id
    where stay.until is null and hives.deleted_at is null and ${isSeen(asking)}
  )))`;
}

/** A device's keys and what its values mean are its owner's; who sees its hive sees it. */
function accessToDevice(asking: Asking) {
  return sql<Access>`case when devices.user_id = ${asking.user?.id ?? null} then 'owner'
    when hives.id is not null and ${isSeen(asking)} then 'see' else 'none' end`;
}

/** Whether the viewer sees where it is: its owner does, and everyone who sees where its hive is. */
function isDevicePlaceShown(asking: Asking) {
  return sql<boolean>`(devices.user_id = ${asking.user?.id ?? null} is true or ${isPlaceShown(asking)})`;
}

function selectDevices(context: Reading) {
  return context.db
    .selectFrom('devices')
    .leftJoin('device_hives as place', (join) =>
      join.onRef('place.device_id', '=', 'devices.id').on('place.until', 'is', null),
    )
    .leftJoin('hives', (join) =>
      join.onRef('hives.id', '=', 'place.hive_id').on('hives.deleted_at', 'is', null),
    )
    .leftJoin('apiaries', 'apiaries.id', 'hives.apiary_id')
    .selectAll('devices')
    .select(['hives.id as hive_id', 'hives.name as hive_name', 'apiaries.name as apiary_name'])
    .select([accessToDevice(context).as('access'), isDevicePlaceShown(context).as('is_place_shown')])
    .select((query) =>
      query
        .selectFrom('ingest_inbox')
        .whereRef('ingest_inbox.device_id', '=', 'devices.id')
        .orderBy('ingest_inbox.id', 'desc')
        .limit(1)
        .select('ingest_inbox.source')
        .as('last_source'),
    )
    .select((query) =>
      query
        .selectFrom('ingest_inbox')
        .whereRef('ingest_inbox.device_id', '=', 'devices.id')
        .where('ingest_inbox.status', '=', 'quarantined')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('quarantined_count'),
    )
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('temperature_corrections')
          .whereRef('temperature_corrections.device_id', '=', 'devices.id')
          .select('temperature_corrections.device_id'),
      ).as('is_temperature_corrected'),
    )
    .where('devices.deleted_at', 'is', null)
    .orderBy('devices.id');
}

type DevicesQuery = ReturnType<typeof selectDevices>;
type DeviceRow = Awaited<ReturnType<DevicesQuery['execute']>>[number];

/** The devices that the viewer sees, oldest first: two queries, however many there are. */
export function seenDevices(context: Reading): Promise<Device[]> {
  return devicesFrom(context, selectDevices(context).where(isDeviceSeen(context)));
}

/** A person's own ones. */
export function devicesOfOwner(context: Reading, ownerId: UserId): Promise<Device[]> {
  return devicesFrom(context, selectDevices(context).where('devices.user_id', '=', ownerId));
}

export async function deviceById(context: Reading, id: DeviceId): Promise<Device | undefined> {
  return (await devicesFrom(context, selectDevices(context).where('devices.id', '=', id)))[0];
}

/** A device as it was in an older version, if that is still known; of its hive the id alone. */
export async function earlierDevice({ db }: Db, held: Device, rev: number): Promise<Device | undefined> {
  const earlier = await earlierWhole({ db }, { table: 'devices', id: held.id, rev }, 'device_hives');
  if (earlier === undefined) return undefined;
  const { row, parts } = earlier;
  const [place] = parts;
  const hive = place && { id: place.hive_id, name: '', apiaryName: '' };
  return { ...held, ...valuesOf(deviceFields, row), codecId: row.codec_id ?? undefined, hive };
}

/** Whoever's device has this key, whatever the case of its letters. */
export async function deviceByKey(context: Reading, key: string): Promise<Device | undefined> {
  const hasKey = sql<boolean>`lower(devices.key) = lower(${key})`;
  return (await devicesFrom(context, selectDevices(context).where(hasKey)))[0];
}

/** Whoever's devices say that they are this hardware. */
export function devicesOfHardware(context: Reading, hardwareId: string): Promise<Device[]> {
  const isHardware = sql<boolean>`lower(devices.hardware_id) = lower(${hardwareId})`;
  return devicesFrom(context, selectDevices(context).where(isHardware));
}

/**
 * Until the transaction ends no message of the device is taken: those that came before are all stored, those that come
 * after see what it has changed.
 */
export async function lockDevice({ db }: Db, id: DeviceId): Promise<void> {
  await db.selectFrom('devices').select('id').where('id', '=', id).forUpdate().execute();
}

/** A device as it is until the transaction ends: neither a person nor a message changes it. */
export async function deviceForEdit(context: Reading, id: DeviceId): Promise<Device | undefined> {
  await lockDevice(context, id);
  return deviceById(context, id);
}

/** Whether a message of this key came through the person's secret address, and none through its holder's. */
export async function isProvedInsteadOf(
  { db }: Db,
  { holder, key, ownerId }: { holder: DeviceId; key: string; ownerId: UserId },
): Promise<boolean> {
  const proof = await db
    .selectFrom('ingest_inbox')
    .innerJoin('devices', (join) => join.on('devices.id', '=', holder))
    .select('ingest_inbox.id')
    .where('devices.proved_at', 'is', null)
    .where('ingest_inbox.device_id', 'is', null)
    .where(sql<boolean>`lower(ingest_inbox.device_key) = lower(${key})`)
    .where('ingest_inbox.owner_id', '=', ownerId)
    .executeTakeFirst();
  return proof !== undefined;
}

/** What waits in quarantine under this key waits for its next holder. */
export async function releaseQuarantine({ db }: Db, holder: DeviceId, key: string): Promise<void> {
  await db
    .updateTable('ingest_inbox')
    .set({ device_id: null, status: 'unknown_device', fingerprint: null })
    .where('device_id', '=', holder)
    .where('status', '=', 'quarantined')
    .where(sql<boolean>`lower(device_key) = lower(${key})`)
    .execute();
}

/** Until the transaction ends nobody else takes this key. */
export async function lockKey({ db }: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('device_key:' || lower(${key}), 0))`.execute(db);
}

async function devicesFrom(context: Reading, query: DevicesQuery): Promise<Device[]> {
  const rows = await query.execute();
  const definitions = await definitionsOfDevices(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...valuesOf(deviceFields, row),
    id: row.id,
    ownerId: row.user_id,
    access: row.access,
    isPlaceShown: row.is_place_shown,
    hive: hiveOf(row),
    codecId: row.codec_id ?? undefined,
    hasClock: row.has_clock ?? undefined,
    clockTime: row.clock_time ?? undefined,
    clockOffsetSeconds: row.clock_offset_seconds ?? undefined,
    lastMessageAt: row.last_message_at ?? undefined,
    lastSource: row.last_source ?? undefined,
    quarantinedCount: Number(row.quarantined_count),
    isTemperatureCorrected: Boolean(row.is_temperature_corrected),
    createdAt: row.created_at,
    rev: row.rev,
    definitions: definitions.filter(({ deviceId }) => deviceId === row.id),
  }));
}

function hiveOf({ hive_id, hive_name, apiary_name }: DeviceRow): Device['hive'] {
  if (hive_id === null || hive_name === null) return undefined;
  return { id: hive_id, name: hive_name, apiaryName: apiary_name ?? '' };
}

export async function insertDevice(
  { db }: Db,
  ownerId: UserId,
  device: DeviceFields,
  at: Date,
): Promise<DeviceId> {
  const { id } = await db
    .insertInto('devices')
    .values({ ...columnsOf(deviceFields, device), user_id: ownerId, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Its revision goes up by one. */
export async function updateDevice({ db }: Db, id: DeviceId, device: DeviceFields, at: Date): Promise<void> {
  await db
    .updateTable('devices')
    .set((row) => ({ ...columnsOf(deviceFields, device), rev: row('rev', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();
}

/** Its key becomes free, it is on no hive any more; its measurements are purged with it, 30 days later. */
export async function markDeviceDeleted(context: Db, id: DeviceId, at: Date): Promise<void> {
  await context.db
    .updateTable('devices')
    .set({ deleted_at: at, updated_at: at })
    .where('id', '=', id)
    .execute();
  await placeDevice(context, id, undefined, at);
}

/** From now on the device is on that hive, or on none, and no longer where it was before. */
export async function placeDevice(
  { db }: Db,
  deviceId: DeviceId,
  hiveId: HiveId | undefined,
  at: Date,
): Promise<void> {
  await db
    .updateTable('device_hives')
    .set({ until: at })
    .where('device_id', '=', deviceId)
    .where('until', 'is', null)
    .execute();
  if (hiveId === undefined) return;
  await db.insertInto('device_hives').values({ device_id: deviceId, hive_id: hiveId, since: at }).execute();
}

/** The hives that the device stood on, the present one first. */
export function placesOfDevice({ db }: Db, deviceId: DeviceId) {
  return db
    .selectFrom('device_hives as place')
    .innerJoin('hives', 'hives.id', 'place.hive_id')
    .select(['place.hive_id as hiveId', 'hives.name as hiveName', 'place.since', 'place.until'])
    .where('place.device_id', '=', deviceId)
    .orderBy('place.since', 'desc')
    .orderBy('place.id', 'desc')
    .execute();
}
