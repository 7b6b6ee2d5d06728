import { AppError, languageFor } from '@skep/domain';
import { hashToken, isDue } from '#account/sessions/sign-ins.ts';
import { openTasks } from '#inspections/tasks/store.ts';
import { requireRight } from '#platform/access/access.ts';
import type { Context, SignedInContext } from '#platform/context/context.ts';
import type { InspectionId } from '#platform/context/ids.ts';
import { calendarOf } from './calendar.ts';
import {
  type CalendarLink,
  calendarLinkOf,
  deleteCalendarLink,
  markCalendarRead,
  readerOfCalendar,
  replaceCalendarLink,
} from './calendar-link-store.ts';
import { openReminders, reminderById } from './store.ts';

/** As long as the token of a sign-in: nobody guesses one. */
const tokenLength = 60;

export function ownCalendarLink(context: SignedInContext): Promise<CalendarLink | undefined> {
  return calendarLinkOf(context, context.user.id);
}

/** Replaces the address. It is shown only now; the database has a hash of its secret. */
export async function makeCalendarLink(context: SignedInContext): Promise<string> {
  const token = context.random.token(tokenLength);
  await replaceCalendarLink(context, context.user.id, hashToken(token), context.clock.now());
  return `${context.addresses.api}/calendar/${token}.ics`;
}

export async function takeCalendarLinkAway(context: SignedInContext): Promise<void> {
  await deleteCalendarLink(context, context.user.id);
}

/** What is still to do of whoever gave their calendar this. @throws AppError not_found */
export async function calendarOfToken(context: Context, token: string): Promise<string> {
  const reader = await readerOfCalendar(context, hashToken(token));
  if (reader === undefined) throw new AppError('not_found');
  const now = context.clock.now();
  if (isDue(reader.lastReadAt ?? undefined, now)) await markCalendarRead(context, reader.id, now);
  const guest = { kind: 'person', userId: reader.id, isShownHivesOfOthers: true } as const;
  const asReader = { ...context, guest };
  const tasks = await openTasks(asReader);
  const language = languageFor(reader.locale === null ? [] : [reader.locale]);
  return calendarOf(context, await openReminders(asReader), language, tasks);
}

/** One reminder as a file for a calendar. @throws AppError not_found, also for one that has no day. */
export async function calendarOfReminder(context: SignedInContext, id: InspectionId): Promise<string> {
  const reminder = requireRight(context, 'see', await reminderById(context, id));
  if (reminder.dueLocal === undefined) throw new AppError('not_found');
  return calendarOf(context, [reminder], context.locale);
}
