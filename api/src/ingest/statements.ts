import { plannedOnce } from '../db/plan-once.ts';
import type { DeviceId, InboxId, UserId } from '../ids.ts';
import { quantities } from '../measurements/quantities.ts';
import type { InboxStatus } from './outcome.ts';

// What every message goes through. Rows come as one JSON text each, whatever their number, so that the text of a
// statement is always the same. What is JSON itself is given as text: what a hostile sender quotes is not ours to read.

export interface SendingDevice {
  id: DeviceId;
  ownerId: UserId;
  key: string;
  hasDefinitions: boolean;
}

/** $1: keys in lower case. In order, so that two transactions wait for one another and never both. */
export const lockDevicesStatement = plannedOnce<SendingDevice>(`
  select id, user_id as "ownerId", key,
    exists (select from sensor_definitions where device_id = devices.id) as "hasDefinitions"
  from devices
  where lower(key) = any($1::text[]) and deleted_at is null order by id for update`);

/**
 * $1: what may be repeats; $2: since when a first one counts. Lateral: looked up one by one, since the plan is kept while
 * the inbox grows.
 */
export const findFirstsStatement = plannedOnce<FirstMessage>(`
  select first.id, again."deviceId", again.fingerprint, first.status
  from json_to_recordset($1::json) as again ("deviceId" int, fingerprint text)
  cross join lateral (
    select id, status from ingest_inbox
    where device_id = again."deviceId" and fingerprint = again.fingerprint and received_at >= $2 limit 1
  ) as first`);

export interface FirstMessage {
  id: InboxId;
  deviceId: DeviceId;
  fingerprint: string;
  status: InboxStatus;
}

const insertInbox = `
  insert into ingest_inbox (device_id, device_key, received_at, measured_at, source, fingerprint, repeats, raw, status,
    notes, value_count)
  select "deviceId", "deviceKey", "receivedAt", "measuredAt", source, fingerprint, repeats, raw, status, notes::json,
    "valueCount"
  from json_to_recordset($1::json) as sent ("deviceId" int, "deviceKey" text, "receivedAt" timestamptz,
    "measuredAt" timestamptz, source text, fingerprint text, repeats int, raw text, status text, notes text,
    "valueCount" int)`;

const each = (write: (column: string) => string) =>
  quantities.map(({ abbreviation }) => `, ${write(`"${abbreviation}"`)}`).join('');

const insertMeasurements = `
  insert into measurements (device_id, measured_at, received_at, extra${each((column) => column)})
  select "deviceId", time, "receivedAt", extra::jsonb${each((column) => column)}
  from json_to_recordset($2::json) as sent ("deviceId" int, time timestamptz, "receivedAt" timestamptz,
    extra text${each((column) => `${column} float8`)})
  on conflict (device_id, measured_at) do update set extra =
    case when excluded.extra is null then measurements.extra
    else coalesce(measurements.extra, '{}') || excluded.extra end${each(
      (column) => `${column} = coalesce(excluded.${column}, measurements.${column})`,
    )}`;

const insertNewest = `
  insert into device_last (device_id, measured_at, quantities)
  select "deviceId", time, quantities::jsonb
  from json_to_recordset($3::json) as sent ("deviceId" int, time timestamptz, quantities text)
  on conflict (device_id) do update set
    quantities = case when excluded.measured_at > device_last.measured_at then excluded.quantities
      else device_last.quantities || excluded.quantities end,
    measured_at = excluded.measured_at
  where device_last.measured_at <= excluded.measured_at`;

const markDays = `
  insert into dirty_days (device_id, day, marked_at)
  select "deviceId", day, at
  from json_to_recordset($4::json) as sent ("deviceId" int, day date, at timestamptz)
  on conflict (device_id, day) do update set marked_at = excluded.marked_at`;

/** A hardware id is taken once and for all. */
const updateDevices = `
  update devices set last_message_at = told.at,
    firmware_version = coalesce(told.firmware_version, devices.firmware_version),
    hardware_version = coalesce(told.hardware_version, devices.hardware_version),
    boot_count = coalesce(told.boot_count, devices.boot_count),
    interval_minutes = coalesce(told.interval_minutes, devices.interval_minutes),
    transmission_ratio = coalesce(told.transmission_ratio, devices.transmission_ratio),
    battery_volts = coalesce(told.battery_volts, devices.battery_volts),
    has_clock = coalesce(told.has_clock, devices.has_clock),
    clock_time = coalesce(told.clock_time, devices.clock_time),
    clock_offset_seconds = coalesce(told.clock_offset_seconds, devices.clock_offset_seconds),
    hardware_id = coalesce(devices.hardware_id, told.hardware_id)
  from json_to_recordset($5::json) as told ("deviceId" int, at timestamptz, firmware_version text,
    hardware_version text, boot_count bigint, interval_minutes int, transmission_ratio int, battery_volts float8,
    has_clock boolean, clock_time timestamptz, clock_offset_seconds int, hardware_id text)
  where devices.id = told."deviceId"`;

/** $1: messages. */
export const insertInboxStatement = plannedOnce(insertInbox);

/**
 * All that messages bring, at once: $1 the messages; $2 their values, beside earlier ones of the same time, whose names
 * win nothing against new ones; $3 the devices' last values, unless newer ones are known; $4 marks of days whose
 * figures are to be made anew; $5 what the devices told about themselves.
 */
export const storeMessagesStatement = plannedOnce(`
  with received as (${insertInbox}), measured as (${insertMeasurements}), newest as (${insertNewest}),
    marked as (${markDays}) ${updateDevices}`);
