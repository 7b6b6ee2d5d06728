import type { Context } from '#platform/context/context.ts';
import type { MailId } from '#platform/context/ids.ts';
import { daysAgo } from '#platform/jobs/clean-up.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import type { Mail } from './transport.ts';

/** Puts a mail into the outbox, in the running transaction: it leaves when and only when that commits. */
export async function queueMail({ db, jobs, clock }: Context, mail: Mail): Promise<void> {
  const { id } = await db
    .insertInto('outbox_mails')
    .values({ ...mail, created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  await jobs.send('send-mail', { mailId: id });
}

/**
 * Sends one mail and forgets it, since it holds a code. Without a transport it stays where it is, to be read there.
 * If the process dies between sending and forgetting, the mail goes out twice: better than never.
 */
export async function sendMail(
  { db, mail: transport }: Context,
  { mailId }: { mailId: MailId },
): Promise<void> {
  if (transport === undefined) return;
  const mail = await db
    .selectFrom('outbox_mails')
    .select(['recipient', 'subject', 'text', 'html'])
    .where('id', '=', mailId)
    .executeTakeFirst();
  if (mail === undefined) return;
  await transport.send(mail);
  await db.deleteFrom('outbox_mails').where('id', '=', mailId).execute();
}

export interface OutboxMail extends Mail {
  id: MailId;
  createdAt: Date;
}

/** The mails that wait in the outbox, newest first. */
export async function outboxMails({ db }: Pick<Context, 'db'>): Promise<OutboxMail[]> {
  return db
    .selectFrom('outbox_mails')
    .select(['id', 'recipient', 'subject', 'text', 'html', 'created_at as createdAt'])
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export const sendMailJob: Job<'send-mail'> = {
  name: 'send-mail',
  run: sendMail,
  // Eight tries with growing pauses span about four hours: longer than most mail servers are away.
  queue: { ...queues.awaited, retryLimit: 8, retryDelay: 60, retryBackoff: true },
};

/** A mail that was never sent holds a code. */
const unsentDays = 7;

export async function forgetUnsentMails(context: Context): Promise<void> {
  await context.db
    .deleteFrom('outbox_mails')
    .where('created_at', '<', daysAgo(context, unsentDays))
    .execute();
}
