import { buffer } from 'node:stream/consumers';
import type { Context } from '#platform/context/context.ts';
import type { MailId } from '#platform/context/ids.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { mailTried } from '#platform/observability/events.ts';
import { mailTransport } from './mail-server.ts';
import { deleteMail, insertMail, mailById } from './outbox-store.ts';
import type { Mail } from './transport.ts';

/** Puts a mail into the outbox, in the running transaction: it leaves when and only when that commits. */
export async function queueMail(context: Context, mail: Mail): Promise<void> {
  const mailId = await insertMail(context, mail, context.clock.now());
  await context.jobs.send('send-mail', { mailId });
}

/**
 * Sends one mail and forgets it, since it holds a code. Without a transport it stays where it is, to be read there.
 * If the process dies between sending and forgetting, the mail goes out twice: better than never.
 */
export async function sendMail(context: Context, { mailId }: { mailId: MailId }): Promise<void> {
  const transport = await mailTransport(context);
  if (transport === undefined) return;
  const mail = await mailById(context, mailId);
  if (mail === undefined) return;
  try {
    await transport.send(mail, { attached: await attachedContent(context, mail) });
  } catch (error) {
    mailTried.emit({ result: 'failed' });
    throw error;
  }
  mailTried.emit({ result: 'sent' });
  await deleteMail(context, mailId);
}

/** Undefined also for a file that is gone: the mail has a link to where it was. */
async function attachedContent({ files }: Context, { attachment }: Mail): Promise<Buffer | undefined> {
  const file = attachment && (await files.read(attachment.storedAs));
  return file && buffer(file.content);
}

export const sendMailJob: Job<'send-mail'> = {
  name: 'send-mail',
  run: sendMail,
  // Eight tries with growing pauses span about four hours: longer than most mail servers are away.
  queue: { ...queues.awaited, retryLimit: 8, retryDelay: 60, retryBackoff: true },
};
