import type { InboxStatus } from '@skep/domain';
import type { DeviceCodecId, DeviceId, UserId } from '#platform/context/ids.ts';
import { plannedOnce } from '#platform/database/prepared-statements.ts';
import { quantities } from '#platform/taxonomy/quantities.ts';

// What every message goes through. Rows come as one JSON text, whatever their number, so that the text of a statement
// is always the same. What is JSON itself is given as text: what a hostile sender quotes is not ours to read.

/** The codec that reads a device's messages. */
export interface SenderCodec {
  id: DeviceCodecId;
  rev: number;
  /** It took too long several times in a row, and is not called. */
  isResting: boolean;
}

export interface SenderRow {
  id: DeviceId;
  ownerId: UserId;
  key: string;
  /** Another one whenever the device's definitions, or the names that it has invented, have changed. */
  revision: number;
  /** What it has sent under names that no quantity of the catalogue has. */
  inventedNames: string[];
  /** A number that is printed on it is enough for its messages. */
  takesUnsigned: boolean;
  frameCount: number | null;
  hasDefinitions: boolean;
  /** Null: the formats that Skep knows. */
  codec: SenderCodec | null;
}

export interface StoredRow {
  deviceId: DeviceId;
  status: InboxStatus;
  /** It, or another message of its statement, is of a watched device. */
  isMarked: boolean;
}

/** $1: keys in lower case. */
export const findSendersStatement = plannedOnce<SenderRow>(`
  select id, user_id as "ownerId", key, definitions_revision as revision, invented_names as "inventedNames",
    frame_count as "frameCount",
    exists (select from webhooks where webhooks.user_id = devices.user_id and takes_unsigned) as "takesUnsigned",
    exists (select from sensor_definitions where device_id = devices.id) as "hasDefinitions",
    (select json_build_object('id', id, 'rev', rev, 'isResting', rests_since is not null)
      from device_codecs where device_codecs.id = codec_id) as codec
  from devices where lower(key) = any($1::text[]) and deleted_at is null`);

/**
 * $1: people. The zone that each has set, else that of their quiet hours, else that in which they recorded last.
 */
export const zonesOfOwnersStatement = plannedOnce<{ userId: UserId; zone: string | null }>(`
  select users.id as "userId", coalesce(
    (select value from user_settings where user_id = users.id and name = 'time_zone'),
    (select time_zone from quiet_hours where user_id = users.id),
    (select time_zone from inspections where user_id = users.id and deleted_at is null
      order by inspected_at desc limit 1),
    (select time_zone from alert_rules where user_id = users.id order by id desc limit 1)) as zone
  from users where id = any($1::int[])`);

const inboxFields = `"deviceId" int, "deviceKey" text, "receivedAt" timestamptz, "measuredAt" timestamptz,
  source text, fingerprint text, raw text, status text, notes text, "valueCount" int, sender text`;

const insertInbox = (more = '') => `
  insert into ingest_inbox (device_id, device_key, received_at, measured_at, source, fingerprint, raw, status, notes,
    value_count, sender${more && ', owner_id'})
  select "deviceId", "deviceKey", "receivedAt", "measuredAt", source, fingerprint, raw, status, notes::json,
    "valueCount", sender${more}`;

const each = (write: (column: string) => string) =>
  quantities.map(({ abbreviation }) => `, ${write(`"${abbreviation}"`)}`).join('');

const measuredFields = `extra text, quantities text${each((column) => `${column} float8`)}`;

/** @param receivedAt what a row that is there says of when it was received. */
const insertMeasurements = (source: string, receivedAt = 'excluded.received_at') => `
  insert into measurements (device_id, measured_at, received_at, extra${each((column) => column)})
  select "deviceId", "measuredAt", "receivedAt", extra::jsonb${each((column) => column)} from ${source}
  on conflict (device_id, measured_at) do update set received_at = ${receivedAt}, extra =
    case when excluded.extra is null then measurements.extra
    else coalesce(measurements.extra, '{}') || excluded.extra end${each(
      (column) => `${column} = coalesce(excluded.${column}, measurements.${column})`,
    )}`;

const insertNewest = (source: string) => `
  insert into device_last (device_id, measured_at, quantities)
  select "deviceId", "measuredAt", quantities::jsonb from ${source}
  on conflict (device_id) do update set
    quantities = case when excluded.measured_at > device_last.measured_at then excluded.quantities
      else device_last.quantities || excluded.quantities end,
    measured_at = excluded.measured_at
  where device_last.measured_at <= excluded.measured_at`;

const markDays = (source: string) => `
  insert into dirty_days (device_id, day, marked_at)
  select "deviceId", ("measuredAt" at time zone 'UTC')::date, max("receivedAt") from ${source} group by 1, 2
  on conflict (device_id, day) do update set marked_at = excluded.marked_at`;

const reportedFields = `"firmwareVersion" text, "hardwareVersion" text, "bootCount" bigint, "intervalMinutes" int,
  "transmissionRatio" int, "batteryVolts" float8, "hasClock" boolean, "clockTime" timestamptz,
  "clockOffsetSeconds" int, "hardwareId" text`;

/** A hardware id is taken once and for all. */
const updateDevices = (source: string, more = '') => `
  update devices set last_message_at = told."receivedAt",
    firmware_version = coalesce(told."firmwareVersion", devices.firmware_version),
    hardware_version = coalesce(told."hardwareVersion", devices.hardware_version),
    boot_count = coalesce(told."bootCount", devices.boot_count),
    interval_minutes = coalesce(told."intervalMinutes", devices.interval_minutes),
    transmission_ratio = coalesce(told."transmissionRatio", devices.transmission_ratio),
    battery_volts = coalesce(told."batteryVolts", devices.battery_volts),
    has_clock = coalesce(told."hasClock", devices.has_clock),
    clock_time = coalesce(told."clockTime", devices.clock_time),
    clock_offset_seconds = coalesce(told."clockOffsetSeconds", devices.clock_offset_seconds),
    hardware_id = coalesce(devices.hardware_id, told."hardwareId")${more}
  from ${source} as told where devices.id = told."deviceId"`;

/** What a message proves; and names that it is the first to bring, of which the revision tells who remembers the device. */
const addProof = `,
    frame_count = coalesce(told."frameCount", devices.frame_count),
    proved_at = coalesce(devices.proved_at, case when told."isSigned" then told."receivedAt" end),
    invented_names = devices.invented_names || coalesce(told."inventedNames", '{}'),
    definitions_revision = devices.definitions_revision + (told."inventedNames" is not null)::int`;

/** One for each watcher, with all messages that bring values; one that came again leaves none. */
export const leaveMarks = (source: string) => `
  insert into measurement_marks (watcher, device_ids, times)
  select watcher, array_agg("deviceId"), array_agg("measuredAt")
  from ${source} join watched_devices on device_id = "deviceId" group by watcher returning watcher`;

/** $1: a sender; $2, $3: how many messages of nobody's device are stored of it, and of all: the oldest go. */
export const forgetUnknownStatement = plannedOnce(`
  delete from ingest_inbox where device_id is null and (
    id <= (select id from ingest_inbox where device_id is null order by id desc offset $3 limit 1)
    or sender = $1 and id <=
      (select id from ingest_inbox where device_id is null and sender = $1 order by id desc offset $2 limit 1))`);

/** $1: messages of nobody's device. */
export const insertInboxStatement = plannedOnce(`
  ${insertInbox(', "ownerId"')} from json_to_recordset($1::json) as sent (${inboxFields}, "ownerId" int)`);

/**
 * Messages with all that they bring, each of another device: $1 the messages, $2 the ids of their devices. A device that
 * is no longer as it was when the message was read gets nothing. A message that came before is counted, when its first
 * one came after `repeatsSince`, and brings nothing. Ids are separate and are all that is queried of devices, so that the
 * planner looks for them in their index and in no other; in order, so that two processes wait for one another and never
 * both.
 * @returns a row for each message that is done.
 */
export const storeMessagesStatement = plannedOnce<StoredRow>(storeMessagesText(leaveMarks('stored')));

/** @param marks what leaves marks and returns a row for each; another one to measure what it costs. */
export function storeMessagesText(marks: string): string {
  return `
  with sent as materialized (
    select * from json_to_recordset($1::json) as sent ("ownerId" int, revision int, "repeatsSince" timestamptz,
      "inventedNames" text[], "frameCount" bigint, "isSigned" boolean, "isOrdered" boolean, ${inboxFields}, ${reportedFields}, ${measuredFields})
  ), device as materialized (
    select id, user_id, key, definitions_revision, deleted_at, frame_count from devices
    where id = any($2::int[]) order by id for no key update
  ), kept as (
    ${insertInbox()} from sent join device on device.id = sent."deviceId" and device.user_id = sent."ownerId"
      and device.key = sent."deviceKey" and device.definitions_revision = sent.revision
      and device.deleted_at is null and (not sent."isOrdered" or device.frame_count is null
        or sent."frameCount" >= device.frame_count or exists (select from ingest_inbox as earlier
          where earlier.device_id = device.id and earlier.fingerprint = sent.fingerprint))
    on conflict (device_id, fingerprint) where fingerprint is not null
    do update set repeats = ingest_inbox.repeats + 1
    where ingest_inbox.received_at >=
      (select "repeatsSince" from sent where sent."deviceId" = ingest_inbox.device_id)
    returning device_id, status, repeats
  ), fresh as (
    select sent.* from sent join kept on kept.device_id = sent."deviceId" where kept.repeats = 0
  ), stored as (
    select * from fresh where "valueCount" > 0
  ), measured as (${insertMeasurements('stored')}
  ), newest as (${insertNewest('stored')}
  ), dirtied as (${markDays('stored')}
  ), marked as (${marks}
  ), told as (${updateDevices('fresh', addProof)})
  select device_id as "deviceId", status, exists (select from marked) as "isMarked" from kept`;
}

/** $1: values that no message brought, as those that are made up; of a device any number, each of another time. */
export const storeValuesStatement = plannedOnce(`
  with stored as materialized (
    select * from json_to_recordset($1::json) as stored ("deviceId" int, "receivedAt" timestamptz,
      "measuredAt" timestamptz, ${reportedFields}, ${measuredFields})
  ), last as (
    select distinct on ("deviceId") * from stored order by "deviceId", "measuredAt" desc
  ), measured as (${insertMeasurements('stored')}
  ), newest as (${insertNewest('last')}
  ), dirtied as (${markDays('stored')}) ${updateDevices('last')}`);

/**
 * $1: values of the past, which no message brought just now: nothing is reported of their devices, nor to subscribers of
 * them. A row that is there still says when its message was received: what was changed since tells its time.
 */
export const storePastStatement = plannedOnce(`
  with stored as materialized (
    select * from json_to_recordset($1::json) as stored ("deviceId" int, "receivedAt" timestamptz,
      "measuredAt" timestamptz, ${measuredFields})
  ), last as (
    select distinct on ("deviceId") * from stored order by "deviceId", "measuredAt" desc
  ), measured as (${insertMeasurements('stored', 'measurements.received_at')}
  ), newest as (${insertNewest('last')}
  ) ${markDays('stored')}`);

/** $1: devices; $2: fingerprints; $3: before when a message no longer counts as the first of one that comes now. */
export const releaseFingerprintsStatement = plannedOnce(`
  update ingest_inbox set fingerprint = null
  from unnest($1::int[], $2::text[], $3::timestamptz[]) as again (device_id, fingerprint, since)
  where ingest_inbox.device_id = again.device_id and ingest_inbox.fingerprint = again.fingerprint
    and ingest_inbox.received_at < again.since`);
