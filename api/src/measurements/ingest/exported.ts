import { sql } from 'kysely';
import type { InboxId } from '#platform/context/ids.ts';
import { tableById } from '#platform/exporting/export-table.ts';

const columns = [
  'id',
  'device_id',
  'received_at',
  'measured_at',
  'source',
  'status',
  'notes',
  'value_count',
  'repeats',
] as const;

/** Without the messages as they were sent: each holds its device's key. What could be read of them is exported. */
export const exportedInbox = tableById('ingest_inbox', columns, async ({ db }, { ownerId, after, limit }) => {
  const rows = await db
    .selectFrom('ingest_inbox as message')
    .innerJoin('devices', 'devices.id', 'message.device_id')
    .select(['message.id', 'message.device_id', 'message.received_at', 'message.measured_at'])
    .select(['message.source', 'message.status', 'message.notes', 'message.value_count', 'message.repeats'])
    .where('devices.user_id', '=', ownerId)
    .where('message.id', '>', sql<InboxId>`${after}`)
    .orderBy('message.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, notes: JSON.stringify(row.notes) }));
});
