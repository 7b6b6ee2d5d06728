import type { DeviceInboxStatus } from '@skep/domain';
import { retentionDays } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, InboxId } from '#platform/context/ids.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import type { InboxNote } from './outcome.ts';

/** A message as its device's owner sees it. */
export interface InboxEntry {
  id: InboxId;
  receivedAt: Date;
  /** Undefined where nothing was stored. */
  measuredAt: Date | undefined;
  source: string | undefined;
  status: DeviceInboxStatus;
  notes: readonly InboxNote[];
  valueCount: number;
  repeats: number;
}

export interface InboxPage {
  deviceId: DeviceId;
  status: DeviceInboxStatus | undefined;
  /** Only messages before this one. */
  before: InboxId | undefined;
  limit: number;
}

/** A device's messages, newest first. */
export async function inboxOfDevice({ db }: Pick<Context, 'db'>, page: InboxPage): Promise<InboxEntry[]> {
  let query = db
    .selectFrom('ingest_inbox')
    .select(['id', 'received_at', 'measured_at', 'source', 'status', 'notes', 'value_count', 'repeats'])
    .where('device_id', '=', page.deviceId)
    // The others are of no device.
    .$narrowType<{ status: DeviceInboxStatus }>()
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.status !== undefined) query = query.where('status', '=', page.status);
  if (page.before !== undefined) query = query.where('id', '<', page.before);
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    measuredAt: row.measured_at ?? undefined,
    source: row.source ?? undefined,
    status: row.status,
    notes: row.notes,
    valueCount: row.value_count,
    repeats: row.repeats,
  }));
}

/** What was sent, as it was sent. */
export function rawMessage({ db }: Pick<Context, 'db'>, deviceId: DeviceId, id: InboxId) {
  return db
    .selectFrom('ingest_inbox')
    .select('raw')
    .where('device_id', '=', deviceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function forgetOldMessages(context: Context): Promise<void> {
  const since = daysAgo(context, retentionDays.deviceMessages);
  await deleteInBatches(context, 'ingest_inbox', sql<boolean>`received_at < ${since}`);
}
