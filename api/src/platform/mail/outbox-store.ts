import { retentionDays } from '@skep/domain';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import type { MailId } from '#platform/context/ids.ts';
import { deleteInBatches } from '#platform/database/delete-batch.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import type { Mail } from './transport.ts';

type Db = Pick<Context, 'db'>;

export async function insertMail(
  { db }: Db,
  { stopLink, attachment, ...mail }: Mail,
  at: Date,
): Promise<MailId> {
  const { id } = await db
    .insertInto('outbox_mails')
    .values({
      ...mail,
      stop_link: stopLink ?? null,
      attachment: attachment ? sql`${JSON.stringify(attachment)}::jsonb` : null,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function mailById({ db }: Db, id: MailId): Promise<Mail | undefined> {
  const row = await db
    .selectFrom('outbox_mails')
    .select(['recipient', 'subject', 'text', 'html', 'stop_link', 'attachment'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { stop_link: stopLink, attachment, ...mail } = row;
  return { ...mail, ...(stopLink !== null && { stopLink }), ...(attachment !== null && { attachment }) };
}

export async function deleteMail({ db }: Db, id: MailId): Promise<void> {
  await db.deleteFrom('outbox_mails').where('id', '=', id).execute();
}

export interface OutboxMail extends Mail {
  id: MailId;
  createdAt: Date;
}

/** The mails that wait in the outbox, newest first. */
export async function outboxMails({ db }: Db): Promise<OutboxMail[]> {
  return db
    .selectFrom('outbox_mails')
    .select(['id', 'recipient', 'subject', 'text', 'html', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export async function forgetUnsentMails(context: Context): Promise<void> {
  const since = daysAgo(context, retentionDays.files);
  await deleteInBatches(context, 'outbox_mails', sql<boolean>`created_at < ${since}`);
}

/** How many wait, and since when the oldest of them does. */
export async function waitingMails({ db }: Db): Promise<{ count: number; since: Date | null }> {
  return db
    .selectFrom('outbox_mails')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.min<Date | null>('created_at').as('since')])
    .executeTakeFirstOrThrow();
}
