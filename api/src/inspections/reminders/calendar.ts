import { instantOfWireTime } from '@skep/domain';
import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
} from 'ical-generator';
import type { Task } from '#inspections/tasks/task.ts';
import type { Context } from '#platform/context/context.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { Reminder } from './reminder.ts';

const { text } = textsOf('reminders');

const hourMs = 60 * 60 * 1000;
const wholeDayAlarmSeconds = 9 * 60 * 60;

/**
 * Reminders and tasks as a calendar (RFC 5545), an hour each, or a whole day where no hour was set. Times are instants in
 * UTC: each calendar shows them on its own clock, whatever it knows of zones. What has no day is not in it.
 */
export function calendarOf(
  { addresses, clock }: Pick<Context, 'addresses' | 'clock'>,
  reminders: readonly Reminder[],
  language: string,
  tasks: readonly Task[] = [],
): string {
  const { host } = new URL(addresses.webApp);
  const calendar = ical({
    name: text(language, 'calendar.name'),
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: 'Skep', product: 'Reminders', language: language.toUpperCase() },
    ttl: hourMs / 1000,
  });
  for (const reminder of reminders) {
    const start = reminder.dueLocal && instantOfWireTime(reminder.dueLocal, reminder.timeZone);
    if (!start) continue;
    const { hiveName: hive, apiaryName: apiary, text: what } = reminder;
    const event = calendar.createEvent({
      // The same for ever, so that a calendar that knows it already moves it.
      id: `reminder-${reminder.id}@${host}`,
      ...timesOf(reminder, start),
      stamp: clock.now(),
      summary: text(language, what === undefined ? 'calendar.event' : 'calendar.eventWithText', {
        hive: oneLine(hive),
        text: oneLine(what ?? ''),
      }),
      location: text(language, 'calendar.place', { apiary: oneLine(apiary), hive: oneLine(hive) }),
      url: `${addresses.webApp}/hives/${reminder.hiveId}/inspections/${reminder.id}`,
    });
    event
      .createAlarm({
        type: ICalAlarmType.display,
        // Of a whole day at nine, and not at midnight.
        trigger: isWholeDay(reminder) ? -wholeDayAlarmSeconds : 0,
        description: event.summary(),
      })
      .relatesTo(ICalAlarmRelatesTo.start);
  }
  for (const task of tasks) addTask(calendar, task, { addresses, clock });
  return calendar.toString();
}

/** A whole day, with its repetition: the calendar shows the days that are to come as well. */
function addTask(
  calendar: ICalCalendar,
  task: Task,
  { addresses, clock }: Pick<Context, 'addresses' | 'clock'>,
): void {
  if (task.day === undefined) return;
  const where = task.hives.map(({ name }) => name).join(', ') || (task.apiaryName ?? '');
  const event = calendar.createEvent({
    id: `task-${task.id}@${new URL(addresses.webApp).host}`,
    ...{ start: new Date(`${task.day}T00:00:00Z`), allDay: true, stamp: clock.now() },
    summary: oneLine(task.title),
    location: oneLine(where),
    url: `${addresses.webApp}/tasks/${task.id}`,
  });
  // Of what counts from the day on which it is done, nobody knows the days yet.
  if (task.repeat !== undefined && !task.countsFromDone) event.repeating(`RRULE:${task.repeat}`);
  event
    .createAlarm({
      type: ICalAlarmType.display,
      trigger: -wholeDayAlarmSeconds,
      description: event.summary(),
    })
    .relatesTo(ICalAlarmRelatesTo.start);
}

/** Who sets a day and no hour is reminded of the day. */
const isWholeDay = ({ dueLocal }: Reminder) => dueLocal?.endsWith(' 00:00:00') ?? false;

function timesOf(reminder: Reminder, start: Date) {
  if (!isWholeDay(reminder)) return { start, end: new Date(start.getTime() + hourMs) };
  return { start: new Date(`${reminder.dueLocal?.slice(0, 10)}T00:00:00Z`), allDay: true };
}

/** Control characters could begin a line of their own, and to some calendars so could Unicode's separators of lines. */
function oneLine(words: string): string {
  return words.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
