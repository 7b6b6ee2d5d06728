import { matchesMin } from '@skep/device-codecs';
import type { FlashLogState } from '@skep/domain';
import { sql } from 'kysely';
import { type Asking, accessTo } from '#hive-core/authorization.ts';
import { isAdminInPerson } from '#platform/access/access.ts';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, FlashLogId, HiveId, UserId } from '#platform/context/ids.ts';
import type { FlashLog } from './flash-log.ts';
import type { MetaData } from './wire-meta-data-body.ts';

type Db = Pick<Context, 'db'>;
type Reading = Db & Asking;

/**
 * A log is its device's: the device's owner and admins do everything with it, and who may edit the hive where the
 * device stood sees it.
 */
function accessToLog(context: Asking) {
  const { user } = context;
  const isAdmin = isAdminInPerson(user);
  return sql<
    FlashLog['access']
  >`case when devices.user_id = ${user?.id ?? null} or ${isAdmin}::boolean then 'owner'
    when hives.id is not null and ${accessTo(context)} in ('owner', 'edit') then 'see' else 'none' end`;
}

function selectLogs(context: Reading) {
  return context.db
    .selectFrom('flash_logs as log')
    .innerJoin('devices', 'devices.id', 'log.device_id')
    .innerJoin('users', 'users.id', 'log.user_id')
    .leftJoin('hives', (join) =>
      join.onRef('hives.id', '=', 'log.hive_id').on('hives.deleted_at', 'is', null),
    )
    .select([
      'log.id',
      'log.device_id',
      'devices.name as device_name',
      'devices.user_id as owner_id',
      'devices.has_clock',
      'hives.id as hive_id',
      'hives.name as hive_name',
      'log.user_id',
      'users.name as user_name',
      'log.created_at',
      'log.file_name',
      'log.line_count',
      'log.byte_count',
      'log.lost_bytes',
      'log.expected_bytes',
      'log.may_be_erased',
      'log.record_count',
      'log.measurement_count',
      'log.weighed_count',
      'log.timed_count',
      'log.state',
      'log.progress',
      'log.equal_min',
      'log.matches_min',
      withoutDays.as('meta_data'),
      accessToLog(context).as('access'),
    ])
    .select((query) =>
      query
        .selectFrom('flash_log_blocks as block')
        .whereRef('block.flash_log_id', '=', 'log.id')
        .select(
          sql<BlockSums>`json_build_object(
            'count', coalesce(sum(imported_count), 0), 'days', coalesce(sum(imported_days), 0),
            'blocks', coalesce(array_agg(block order by block) filter (where state in ('importing', 'imported')), '{}'),
            'timed', coalesce(sum(measurement_count) filter (where starts_at is not null), 0),
            'seconds', coalesce(sum(extract(epoch from ends_at - starts_at)), 0),
            'intervals', coalesce(sum(measurement_count - 1) filter (where starts_at is not null), 0),
            'isBusy', coalesce(bool_or(state in ('importing', 'undoing')), false),
            'firstMs', extract(epoch from min(starts_at)) * 1000, 'lastMs', extract(epoch from max(ends_at)) * 1000
          )`.as('sums'),
        )
        .as('sums'),
    )
    .orderBy('log.id', 'desc');
}

/** A list is read often, and its days by nobody. */
const withoutDays = sql<MetaData | null>`log.meta_data - array['valid_data_points', 'lowest_bv', 'port2_times_device']`;

interface BlockSums {
  count: number;
  days: number;
  blocks: number[];
  timed: number;
  /** From the first to the last measurement of each block, and how many intervals that was. */
  seconds: number;
  intervals: number;
  isBusy: boolean;
  firstMs: number | null;
  lastMs: number | null;
}

const daySeconds = 24 * 60 * 60;

/** As many as a page can show; older ones are found by their device. */
const mostLogs = 1000;

/** Logs that the viewer sees, the newest first. */
export async function seenLogs(context: Reading): Promise<FlashLog[]> {
  const isSeen = sql<boolean>`${accessToLog(context)} <> 'none'`;
  return (await selectLogs(context).where(isSeen).limit(mostLogs).execute()).map(logOf);
}

export async function logById(context: Reading, id: FlashLogId): Promise<FlashLog | undefined> {
  const row = await selectLogs(context).where('log.id', '=', id).executeTakeFirst();
  return row && logOf(row);
}

type LogRow = Awaited<ReturnType<ReturnType<typeof selectLogs>['execute']>>[number];

function logOf(row: LogRow): FlashLog {
  const { sums } = row;
  return {
    id: row.id,
    device: {
      id: row.device_id,
      name: row.device_name,
      ownerId: row.owner_id,
      hasClock: row.has_clock ?? false,
    },
    hive: row.hive_id === null ? undefined : { id: row.hive_id, name: row.hive_name ?? '' },
    user: { id: row.user_id, name: row.user_name },
    createdAt: row.created_at,
    fileName: row.file_name ?? undefined,
    lineCount: row.line_count,
    byteCount: row.byte_count,
    lostBytes: row.lost_bytes,
    expectedBytes: row.expected_bytes ?? undefined,
    mayBeErased: row.may_be_erased,
    recordCount: row.record_count,
    measurementCount: row.measurement_count,
    weighedCount: row.weighed_count,
    timedCount: row.timed_count,
    state: row.state,
    progressPercent: row.progress,
    equalMin: row.equal_min,
    matchesMin: row.matches_min,
    isBusy: sums?.isBusy ?? false,
    placedCount: Number(sums?.timed ?? 0),
    placedDays: Number(sums?.seconds ?? 0) / daySeconds,
    placedIntervals: Number(sums?.intervals ?? 0),
    imported: { count: Number(sums?.count ?? 0), days: Number(sums?.days ?? 0), blocks: sums?.blocks ?? [] },
    firstAt: sums?.firstMs == null ? undefined : new Date(sums.firstMs),
    lastAt: sums?.lastMs == null ? undefined : new Date(sums.lastMs),
    metaData: row.meta_data ?? undefined,
    access: row.access,
  };
}

export interface NewLog
  extends Pick<
    FlashLog,
    | 'fileName'
    | 'lineCount'
    | 'byteCount'
    | 'lostBytes'
    | 'expectedBytes'
    | 'mayBeErased'
    | 'recordCount'
    | 'measurementCount'
    | 'weighedCount'
    | 'timedCount'
    | 'equalMin'
  > {
  deviceId: DeviceId;
  userId: UserId;
  hiveId: HiveId | undefined;
  at: Date;
  content: Buffer;
  contentHash: string;
}

/** @returns its id; undefined when the device's log is there already. */
export async function insertLog({ db }: Db, log: NewLog): Promise<FlashLogId | undefined> {
  const row = await db
    .insertInto('flash_logs')
    .values({
      device_id: log.deviceId,
      user_id: log.userId,
      hive_id: log.hiveId ?? null,
      created_at: log.at,
      file_name: log.fileName ?? null,
      content: log.content,
      content_hash: log.contentHash,
      line_count: log.lineCount,
      byte_count: log.byteCount,
      lost_bytes: log.lostBytes,
      expected_bytes: log.expectedBytes ?? null,
      may_be_erased: log.mayBeErased,
      record_count: log.recordCount,
      measurement_count: log.measurementCount,
      weighed_count: log.weighedCount,
      timed_count: log.timedCount,
      state: 'waiting',
      equal_min: log.equalMin,
      matches_min: matchesMin,
    })
    .onConflict((conflict) => conflict.columns(['device_id', 'content_hash']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Whether a device has a log that says this. */
export async function hasLog({ db }: Db, deviceId: DeviceId, contentHash: string): Promise<boolean> {
  const query = db.selectFrom('flash_logs').select('id').where('device_id', '=', deviceId);
  return (await query.where('content_hash', '=', contentHash).executeTakeFirst()) !== undefined;
}

/** The device's log that says the same; the answer to its app may be another one now. */
export async function sentAgain(
  { db }: Db,
  { deviceId, contentHash, expectedBytes, mayBeErased }: NewLog,
): Promise<FlashLogId | undefined> {
  const row = await db
    .updateTable('flash_logs')
    .set((row) => ({
      expected_bytes: sql`coalesce(${expectedBytes ?? null}::integer, ${row.ref('expected_bytes')})`,
      may_be_erased: sql`${row.ref('may_be_erased')} or ${mayBeErased}::boolean`,
    }))
    .where('device_id', '=', deviceId)
    .where('content_hash', '=', contentHash)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Compressed, as it was stored. */
export async function contentOf({ db }: Db, id: FlashLogId): Promise<Buffer | undefined> {
  const row = await db.selectFrom('flash_logs').select('content').where('id', '=', id).executeTakeFirst();
  return row && Buffer.from(row.content);
}

/** Bytes of all logs that somebody has uploaded, compressed as they are stored. */
export async function logBytesOf({ db }: Db, userId: UserId): Promise<number> {
  const { bytes } = await db
    .selectFrom('flash_logs')
    .select(sql<number>`coalesce(sum(octet_length(content)), 0)`.as('bytes'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Day by day too; undefined until its blocks have been looked for. */
export async function wholeMetaData({ db }: Db, id: FlashLogId): Promise<MetaData | undefined> {
  const row = await db.selectFrom('flash_logs').select('meta_data').where('id', '=', id).executeTakeFirst();
  return row?.meta_data ?? undefined;
}

export async function writeMetaData({ db }: Db, id: FlashLogId, metaData: MetaData): Promise<void> {
  await db
    .updateTable('flash_logs')
    .set({ meta_data: JSON.stringify(metaData) })
    .where('id', '=', id)
    .execute();
}

export async function updateLog(
  { db }: Db,
  id: FlashLogId,
  changes: { state?: FlashLogState; progress?: number; equal_min?: number; matches_min?: number },
): Promise<void> {
  await db.updateTable('flash_logs').set(changes).where('id', '=', id).execute();
}

export async function deleteLog({ db }: Db, id: FlashLogId): Promise<void> {
  await db.deleteFrom('flash_log_values').where('flash_log_id', '=', id).execute();
  await db.deleteFrom('flash_logs').where('id', '=', id).execute();
}
