import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { queueMail } from '#platform/mail/service.ts';
import type { Claimed } from '../delivery/delivery-store.ts';
import { personToNotify } from '../delivery/person-store.ts';
import { saveTries, sendDue, triedAs } from '../delivery/sending.ts';
import { newsMail } from './news-mail.ts';

/**
 * One mail for all that is due, handed over to the outbox in the transaction that marks it sent: once and for all. The
 * outbox has tries of its own.
 */
async function sendTo(context: Context, userId: UserId, due: readonly Claimed[]): Promise<void> {
  await inTransaction(context, async (inner) => {
    const person = await personToNotify(inner, userId);
    const now = inner.clock.now();
    if (person?.isProved) await queueMail(inner, newsMail(inner, person, due));
    const outcome = person?.isProved
      ? ({ isTaken: true, status: 200 } as const)
      : ({ isTaken: false, fault: 'address', isFinal: true } as const);
    await saveTries(
      inner,
      'mail',
      due.map((one) => triedAs(one, outcome, now)),
      now,
    );
  });
}

export const sendNewsMailsJob: Job<'send-news-mails'> = {
  name: 'send-news-mails',
  run: (context) => sendDue(context, 'mail', (id, due) => sendTo(context, id as UserId, due)),
  queue: { ...queues.awaited, retryLimit: 0, deleteAfterSeconds: 60 * 60 },
  // What waits until the next mail is due.
  schedule: '* * * * *',
};
