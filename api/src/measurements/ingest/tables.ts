import type { InboxStatus } from '@skep/domain';
import type { ColumnType, Generated } from 'kysely';
import type { DeviceId, InboxId, UserId } from '#platform/context/ids.ts';
import type { InboxNote } from './outcome.ts';

declare module '#platform/database/tables.ts' {
  interface Database {
    ingest_inbox: IngestInboxTable;
    webhooks: WebhooksTable;
  }
}

/** How networks send a person's messages; no row: never requested, and no unsigned ones are accepted. */
interface WebhooksTable {
  user_id: UserId;
  /** Part of an address that only its owner knows. */
  secret: string;
  /** Whether a number that is printed on a device is enough. */
  takes_unsigned: boolean;
}

interface IngestInboxTable {
  id: Generated<InboxId>;
  /** Null: nobody's device has this key. */
  device_id: DeviceId | null;
  device_key: string;
  /** Through whose secret address it came; null: through none, or it is a device's. */
  owner_id: UserId | null;
  received_at: Date;
  /** Null where no time was read. */
  measured_at: Date | null;
  /** Tells senders of unknown devices and of quarantined messages apart, and not who they are; null for all others. */
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
