import type { GeneratedAlways } from 'kysely';
import type { MailId } from '#platform/context/ids.ts';
import type { MailAttachment } from './transport.ts';

export interface MailTables {
  outbox_mails: OutboxMailsTable;
}

/** Mails that are not sent yet; without SMTP_URL they stay until they are cleaned away. */
interface OutboxMailsTable {
  id: GeneratedAlways<MailId>;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  stop_link: string | null;
  attachment: MailAttachment | null;
  created_at: Date;
}
