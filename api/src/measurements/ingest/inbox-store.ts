import type { DeviceInboxStatus } from '@skep/domain';
import type { Context } from '#platform/context/context.ts';
import type { DeviceId, InboxId } from '#platform/context/ids.ts';
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

/** What a device sent is kept as it was sent for so long; its measurements stay. */
const retentionDays = 90;

export async function forgetOldMessages(context: Context): Promise<void> {
  await context.db
    .deleteFrom('ingest_inbox')
    .where('received_at', '<', daysAgo(context, retentionDays))
    .execute();
}
