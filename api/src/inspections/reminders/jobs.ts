import { languageFor, wireTimeOf } from '@skep/domain';
import { markTasksMailed, peopleToNotifyOfTasks } from '#inspections/tasks/mail-store.ts';
import { openTasks } from '#inspections/tasks/store.ts';
import type { Task } from '#inspections/tasks/task.ts';
import { quietHoursOf } from '#notifications/delivery/news-store.ts';
import type { Context } from '#platform/context/context.ts';
import type { InspectionId, TaskId } from '#platform/context/ids.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import { type Job, queues } from '#platform/jobs/job.ts';
import { composeLinkMail } from '#platform/mail/link-mail.ts';
import { queueMail } from '#platform/mail/service.ts';
import { type Due, dueOnClock, isDue, isOfToday, type Reminder } from './reminder.ts';
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
 * Mails to each author what is due of their reminders and tasks, at the time of the first one of the day and with the rest
 * of that day: one email a day at most. What came due while nothing ran is sent for two days, older entries are not.
 *
 * The day is one of the person's own zone: that of their quiet hours, and for who has none that of each entry, which
 * is the zone of the phone that it was written on.
 */
export async function mailReminders(context: Context): Promise<void> {
  const now = context.clock.now().getTime();
  // No zone is further away than fourteen hours: a day covers all of them.
  const from = wireTimeOf(new Date(now - 2 * dayMs), 'UTC');
  const until = wireTimeOf(new Date(now + dayMs), 'UTC');
  const found = [
    ...(await authorsToNotify(context, from, until)),
    ...(await peopleToNotifyOfTasks(context, from.slice(0, 10), until.slice(0, 10))),
  ];
  const people = [...new Map(found.map((person) => [person.id, person])).values()];
  const quietHours = await quietHoursOf(
    context,
    people.map(({ id }) => id),
  );
  for (const person of people) {
    const zone = quietHours.get(person.id)?.timeZone;
    await inTransaction(context, (inner) => mailTo(inner, person, from, zone));
  }
}

/** A reminder or a task that is not sent yet. */
interface Entry extends Due {
  /** The line of the email, when it is due at that time of the person's day. */
  lineAt: (time: string) => string;
  /** @returns whether no other run has sent it meanwhile */
  isStillUnsent: (sent: Sent) => boolean;
  inspectionId?: InspectionId;
  taskId?: TaskId;
}

interface Sent {
  inspections: ReadonlySet<InspectionId>;
  tasks: ReadonlySet<TaskId>;
}

async function mailTo(context: Context, author: Author, from: string, ownZone?: string): Promise<void> {
  const now = context.clock.now();
  const say = sayingTo(author);
  const guest = { kind: 'person', userId: author.id, isShownHivesOfOthers: true } as const;
  const asAuthor = { ...context, guest };
  const entries = [
    ...(await openReminders(asAuthor))
      .filter((one) => one.authorId === author.id && !one.isMailed)
      .map((one) => entryOfReminder(one, say)),
    ...(await openTasks(asAuthor))
      .filter((one) => (one.assigneeId ?? one.ownerId) === author.id && !one.isMailed)
      .map((one) => entryOfTask(one, ownZone ?? one.timeZone, say)),
  ];
  const zoneOf = ({ timeZone }: Entry) => ownZone ?? timeZone;
  // An open entry that was sent does not bring the next email forward to midnight.
  const ofToday = entries.filter((one) => isOfToday(one, now, zoneOf(one)) && (one.dueLocal ?? '') >= from);
  const first = ofToday.find((one) => isDue(one, now));
  if (first === undefined || wasMailedToday(author, zoneOf(first), now)) return;
  const sent: Sent = {
    inspections: new Set(
      await markRemindersMailed(
        context,
        author.id,
        ofToday.flatMap((one) => one.inspectionId ?? []),
        now,
      ),
    ),
    tasks: new Set(
      await markTasksMailed(
        context,
        ofToday.flatMap((one) => one.taskId ?? []),
        now,
      ),
    ),
  };
  const lines = ofToday
    .filter((one) => one.isStillUnsent(sent))
    .map((one) => one.lineAt(dueOnClock(one, zoneOf(one))?.slice(11, 16) ?? ''));
  if (lines.length > 0) await queueMail(context, reminderMail(context, author, lines));
}

function entryOfReminder(reminder: Reminder, say: Saying): Entry {
  const { id, text: what, hiveName: hive, apiaryName: apiary, dueLocal, timeZone } = reminder;
  return {
    ...{ dueLocal, timeZone, inspectionId: id },
    lineAt: (time) =>
      say(what === undefined ? 'line' : 'lineWithText', { hive, apiary, time, text: what ?? '' }),
    isStillUnsent: ({ inspections }) => inspections.has(id),
  };
}

/** It has no hour: it is sent at nine, wherever the person is. */
function entryOfTask({ id, title, day, hives, apiaryName }: Task, timeZone: string, say: Saying): Entry {
  const place = hives.map(({ name }) => name).join(', ') || apiaryName;
  return {
    ...{ dueLocal: day && `${day} ${taskHour}`, timeZone, taskId: id },
    lineAt: () => (place === undefined ? title : say('task', { title, place })),
    isStillUnsent: ({ tasks }) => tasks.has(id),
  };
}

const taskHour = '09:00:00';

function wasMailedToday({ told_at }: Author, zone: string, now: Date): boolean {
  if (told_at === null) return false;
  const dayOf = (at: Date) => wireTimeOf(at, zone).slice(0, 10);
  return dayOf(told_at) === dayOf(now);
}

const languageOf = ({ locale }: Author) => languageFor(locale === null ? [] : [locale]);

type Saying = (part: string, values?: Record<string, string>) => string;

function sayingTo(author: Author): Saying {
  const language = languageOf(author);
  return (part, values = {}) => text(language, `mail.${part}`, values);
}

function reminderMail({ addresses }: Context, author: Author, lines: readonly string[]) {
  const say = sayingTo(author);
  return composeLinkMail({
    recipient: author.email,
    language: languageOf(author),
    subject: say('subject'),
    intro: say('intro'),
    list: lines,
    button: say('button'),
    outro: say('outro'),
    link: `${addresses.webApp}/agenda`,
  });
}

export const reminderJobs: readonly Job[] = [
  { name: 'mail-reminders', run: mailReminders, queue: queues.scheduled, schedule: '*/5 * * * *' },
];
