import type { ColumnType, Generated } from 'kysely';
import type { DeviceId, InboxId } from '#platform/context/ids.ts';
import type { InboxNote, InboxStatus } from './outcome.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    ingest_inbox: IngestInboxTable;
  }
}

interface IngestInboxTable {
  id: Generated<InboxId>;
  /** Null: nobody's device has this key. */
  device_id: DeviceId | null;
  device_key: string;
  received_at: Date;
  /** Null where no time was read. */
  measured_at: Date | null;
  /** Tells senders of unknown devices apart, and not who they are; null for messages of known ones. */
  sender: string | null;
  /** Which network server's format it was; null where none was known. */
  source: string | null;
  /** Tells the same message when it comes again; null where a message says nothing that could. */
  fingerprint: string | null;
  /** How often the same message came again. */
  repeats: Generated<number>;
  /** `{ body, query }` as it was sent, as JSON. */
  raw: string;
  status: InboxStatus;
  notes: ColumnType<InboxNote[], string, string>;
  value_count: number;
}
