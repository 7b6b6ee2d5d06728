import { languageFor, wireTimeOf } from '@skep/domain';
import { quietHoursOf } from '#notifications/delivery/news-store.ts';
import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { composeLinkMail } from '#platform/mail/link-mail.ts';
import { queueMail } from '#platform/mail/service.ts';
import { dueOnClock, isDue, isOfToday, type Reminder } from './reminder.ts';
import { authorsToNotify, markRemindersMailed, openReminders } from './store.ts';

declare module '#platform/jobs/job-payloads.ts' {
  interface JobPayloads {
    'mail-reminders': NoData;
  }
}

const { text } = textsOf('reminders');

const dayMs = 24 * 60 * 60 * 1000;

type Author = Awaited<ReturnType<typeof authorsToNotify>>[number];

/**
 * Push could be added here: `mailTo` finds whom to notify of what and marks it as sent, in one transaction; a second
 * channel would be queued with the email.
 *
 * Mails to each author what is due of their reminders, at the time of the first one of the day and with the rest of that
 * day: one email a day at most. Reminders that came due while nothing ran are sent for two days, older ones are not.
 *
 * The day is one of the person's own zone: that of their quiet hours, and for who has none that of each reminder, which
 * is the zone of the phone that it was written on.
 */
export async function mailReminders(context: Context): Promise<void> {
  const now = context.clock.now().getTime();
  // No zone is further away than fourteen hours: a day covers all of them.
  const from = wireTimeOf(new Date(now - 2 * dayMs), 'UTC');
  const until = wireTimeOf(new Date(now + dayMs), 'UTC');
  const authors = await authorsToNotify(context, from, until);
  const quietHours = await quietHoursOf(
    context,
    authors.map(({ id }) => id),
  );
  for (const author of authors) {
    const zone = quietHours.get(author.id)?.timeZone;
    await inTransaction(context, (inner) => mailTo(inner, author, from, zone));
  }
}

async function mailTo(context: Context, author: Author, from: string, ownZone?: string): Promise<void> {
  const now = context.clock.now();
  const guest = { kind: 'person', userId: author.id, isShownHivesOfOthers: true } as const;
  const open = await openReminders({ ...context, guest });
  const zoneOf = ({ timeZone }: Reminder) => ownZone ?? timeZone;
  // An open reminder that was sent does not bring the next email forward to midnight.
  const ofToday = open.filter(
    (one) =>
      one.authorId === author.id &&
      !one.isMailed &&
      isOfToday(one, now, zoneOf(one)) &&
      (one.dueLocal ?? '') >= from,
  );
  const first = ofToday.find((one) => isDue(one, now));
  if (first === undefined || wasMailedToday(author, zoneOf(first), now)) return;
  const mailedIds = await markRemindersMailed(
    context,
    author.id,
    ofToday.map(({ id }) => id),
    now,
  );
  const lines = ofToday
    .filter(({ id }) => mailedIds.includes(id))
    .map((one): Line => ({ ...one, time: dueOnClock(one, zoneOf(one))?.slice(11, 16) ?? '' }));
  if (lines.length > 0) await queueMail(context, reminderMail(context, author, lines));
}

function wasMailedToday({ told_at }: Author, zone: string, now: Date): boolean {
  if (told_at === null) return false;
  const dayOf = (at: Date) => wireTimeOf(at, zone).slice(0, 10);
  return dayOf(told_at) === dayOf(now);
}

interface Line extends Reminder {
  /** `HH:MM` on the person's clock. */
  time: string;
}

function reminderMail({ addresses }: Context, { email, locale }: Author, lines: readonly Line[]) {
  const language = languageFor(locale === null ? [] : [locale]);
  const say = (part: string, values = {}) => text(language, `mail.${part}`, values);
  return composeLinkMail({
    recipient: email,
    language,
    subject: say('subject'),
    intro: say('intro'),
    list: lines.map(({ hiveName: hive, apiaryName: apiary, text: what, time }) =>
      say(what === undefined ? 'line' : 'lineWithText', { hive, apiary, time, text: what }),
    ),
    button: say('button'),
    outro: say('outro'),
    link: `${addresses.webApp}/agenda`,
  });
}

export const reminderJobs: readonly Job[] = [
  { name: 'mail-reminders', run: mailReminders, queue: queues.scheduled, schedule: '*/5 * * * *' },
];
