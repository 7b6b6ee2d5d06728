import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { DeviceId, InboxId, UserId } from '../ids.ts';
import { quantityNamed } from '../measurements/quantities.ts';
import type { DeviceReport } from './device-report.ts';
import type { InboxNote, InboxStatus } from './outcome.ts';

type Db = Pick<Context, 'db'>;

export interface SendingDevice {
  id: DeviceId;
  ownerId: UserId;
  key: string;
}

/**
 * The devices that have one of these keys. Until the transaction ends no other message of theirs is taken, so that of
 * two equal ones the second finds the first.
 */
export function lockDevices({ db }: Db, keys: readonly string[]): Promise<SendingDevice[]> {
  const wanted = sql.join(keys.map((key) => sql`lower(${key})`));
  return db
    .selectFrom('devices')
    .select(['id', 'user_id as ownerId', 'key'])
    .where(sql<boolean>`lower(key) in (${wanted})`)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Counts a repeat of a message. @returns what became of the first one, or undefined when it is not a repeat. */
export async function countRepeat(
  { db }: Db,
  deviceId: DeviceId,
  fingerprint: string,
  since: Date,
): Promise<{ status: InboxStatus } | undefined> {
  return db
    .updateTable('ingest_inbox')
    .set((row) => ({ repeats: row('repeats', '+', 1) }))
    .where('device_id', '=', deviceId)
    .where('fingerprint', '=', fingerprint)
    .where('received_at', '>=', since)
    .returning('status')
    .executeTakeFirst();
}

export interface InboxMessage {
  deviceId: DeviceId | undefined;
  deviceKey: string;
  receivedAt: Date;
  measuredAt: Date | undefined;
  source: string | undefined;
  fingerprint: string | undefined;
  raw: string;
  status: InboxStatus;
  notes: readonly InboxNote[];
  valueCount: number;
}

export async function insertInboxMessage({ db }: Db, message: InboxMessage): Promise<InboxId> {
  const { id } = await db
    .insertInto('ingest_inbox')
    .values({
      device_id: message.deviceId ?? null,
      device_key: message.deviceKey,
      received_at: message.receivedAt,
      measured_at: message.measuredAt ?? null,
      source: message.source ?? null,
      fingerprint: message.fingerprint ?? null,
      raw: message.raw,
      status: message.status,
      notes: JSON.stringify(message.notes),
      value_count: message.valueCount,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface NewMeasurement {
  deviceId: DeviceId;
  time: Date;
  receivedAt: Date;
  values: Readonly<Record<string, number>>;
}

/**
 * Stores the values of one message in one statement: beside earlier values of the same time, whose names win nothing
 * against new ones; as the device's last values unless newer ones are known; and marks the day for its figures.
 */
export async function storeMeasurement({ db }: Db, measurement: NewMeasurement): Promise<void> {
  const { deviceId, time, receivedAt, values } = measurement;
  const columns = Object.entries(values).filter(([name]) => quantityNamed(name) !== undefined);
  const others = Object.entries(values).filter(([name]) => quantityNamed(name) === undefined);
  const extra = others.length === 0 ? null : JSON.stringify(Object.fromEntries(others));
  const day = time.toISOString().slice(0, 10);
  const names = listOf(columns.map(([name]) => sql`, ${sql.id(name)}`));
  const sent = listOf(columns.map(([, value]) => sql`, ${value}`));
  const merged = listOf(columns.map(([name]) => sql`, ${sql.id(name)} = excluded.${sql.id(name)}`));
  await sql`
    with stored as (
      insert into measurements (device_id, measured_at, received_at, extra${names})
      values (${deviceId}, ${time}, ${receivedAt}, ${extra}${sent})
      on conflict (device_id, measured_at) do update set extra =
        case when excluded.extra is null then measurements.extra
        else coalesce(measurements.extra, '{}') || excluded.extra end${merged}
    ), newest as (
      insert into device_last (device_id, measured_at, quantities)
      values (${deviceId}, ${time}, ${JSON.stringify(values)})
      on conflict (device_id) do update set
        quantities = case when excluded.measured_at > device_last.measured_at then excluded.quantities
          else device_last.quantities || excluded.quantities end,
        measured_at = excluded.measured_at
      where device_last.measured_at <= excluded.measured_at
    )
    insert into dirty_days (device_id, day, marked_at) values (${deviceId}, ${day}, ${receivedAt})
    on conflict (device_id, day) do update set marked_at = excluded.marked_at`.execute(db);
}

function listOf(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return parts.length === 0 ? sql`` : sql.join(parts, sql``);
}

/** The device was heard of, and told this about itself; its hardware id is taken once and for all. */
export async function noteReport(
  { db }: Db,
  deviceId: DeviceId,
  report: DeviceReport,
  at: Date,
): Promise<void> {
  const clockOffset = report.clockTime === undefined ? undefined : secondsBetween(at, report.clockTime);
  const told = {
    firmware_version: report.firmwareVersion,
    hardware_version: report.hardwareVersion,
    boot_count: report.bootCount,
    interval_minutes: report.intervalMinutes,
    transmission_ratio: report.transmissionRatio,
    battery_volts: report.batteryVolts,
    has_clock: report.hasClock,
    clock_time: report.clockTime,
    clock_offset_seconds: clockOffset,
  };
  await db
    .updateTable('devices')
    .set({ ...told, last_message_at: at })
    .$if(report.hardwareId !== undefined, (query) =>
      query.set({ hardware_id: sql<string>`coalesce(hardware_id, ${report.hardwareId})` }),
    )
    .where('id', '=', deviceId)
    .execute();
}

const largestInt4 = 2_147_483_647;

function secondsBetween(from: Date, to: Date): number {
  const seconds = Math.round((to.getTime() - from.getTime()) / 1000);
  return Math.max(-largestInt4, Math.min(largestInt4, seconds));
}
