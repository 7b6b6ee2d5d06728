import { nextMorning, wireTimeOf } from '@skep/domain';
import { notify } from '#notifications/delivery/delivery.ts';
import { personToNotify } from '#notifications/delivery/person-store.ts';
import { asPerson } from '#platform/context/as-person.ts';
import type { Context } from '#platform/context/context.ts';
import type { UserId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { runParts } from '#platform/jobs/run-parts.ts';
import { composeLinkMail } from '#platform/mail/link-mail.ts';
import { queueMail } from '#platform/mail/service.ts';
import { knownToday } from './facts.ts';
import { noticeStopLink } from './service.ts';
import { type DueNotice, lockDueNotice, peopleWithDueNotice, saveNextNotice } from './store.ts';
import { type NoticeTexts, noticeText, noticeTexts } from './text.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'send-morning-notices': NoData;
  }
}

/** What could not be sent for so long is no news of a morning any more. */
const latestMs = 4 * 60 * 60 * 1000;

/**
 * Sends each person whose time has come what matters today. A notice, its day and the next time are saved in one
 * transaction with a lock on the row, so that it is sent once however many processes do this.
 */
export async function sendMorningNotices(context: Context): Promise<void> {
  const ids = await peopleWithDueNotice(context, context.clock.now());
  await runParts(
    context,
    ids.map((id) => ({
      name: `morning notice of person ${id}`,
      run: () => inTransaction(context, (inner) => sendTo(inner, id)),
    })),
  );
}

async function sendTo(context: Context, userId: UserId): Promise<void> {
  const now = context.clock.now();
  const due = await lockDueNotice(context, userId, now);
  if (due === undefined) return;
  const nextAt = nextMorning(due, now);
  const day = wireTimeOf(now, due.timeZone).slice(0, 10);
  const isLate = now.getTime() - due.nextAt.getTime() > latestMs;
  if (isLate || due.lastDay === day) return saveNextNotice(context, userId, { nextAt });
  await saveNextNotice(context, userId, { nextAt, day });
  const person = await personToNotify(context, userId);
  if (person === undefined) return;
  const known = await knownToday(asPerson(context, userId, { isShownHivesOfOthers: true }), due.timeZone);
  const texts = noticeTexts(known, person.language);
  if (texts !== undefined) await send(context, { userId, day, due, person }, texts);
}

interface Recipient {
  userId: UserId;
  day: string;
  due: DueNotice;
  person: NonNullable<Awaited<ReturnType<typeof personToNotify>>>;
}

async function send(
  context: Context,
  { userId, day, due, person }: Recipient,
  { title, lines }: NoticeTexts,
): Promise<void> {
  if (due.isPushed)
    await notify(context, [
      {
        ...{ userId, key: `today ${day}`, kind: 'today', title, text: lines.join('\n'), path: '/today' },
        ...{ details: {}, isPushed: true, isMailed: false, webhookAddress: null },
      },
    ]);
  if (!due.isMailed || !person.isProved) return;
  const { email: recipient, language } = person;
  const say = (part: string) => noticeText(language, `mail.${part}`);
  const mail = composeLinkMail({
    ...{ recipient, language, subject: title, intro: say('intro'), list: lines },
    ...{ button: say('button'), outro: say('outro'), link: `${context.addresses.webApp}/today` },
  });
  await queueMail(context, { ...mail, stopLink: await noticeStopLink(context, userId) });
}

export const morningNoticeJob: Job<'send-morning-notices'> = {
  name: 'send-morning-notices',
  run: sendMorningNotices,
  queue: queues.scheduled,
  schedule: '*/5 * * * *',
};
