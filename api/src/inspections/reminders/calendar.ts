import { instantOfWireTime } from '@skep/domain';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { Context } from '#platform/context/context.ts';
import { textsOf } from '#platform/i18n/texts.ts';
import type { Reminder } from './reminder.ts';

const { text } = textsOf('reminders');

const hourMs = 60 * 60 * 1000;

/**
 * Reminders as a calendar (RFC 5545), an hour each. Times are instants in UTC: each calendar shows them on its own clock,
 * whatever it knows of zones. What has no day stands in none.
 */
export function calendarOf(
  { addresses, clock }: Pick<Context, 'addresses' | 'clock'>,
  reminders: readonly Reminder[],
  language: string,
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
      start,
      end: new Date(start.getTime() + hourMs),
      stamp: clock.now(),
      summary: text(language, what === undefined ? 'calendar.event' : 'calendar.eventWithText', {
        hive: oneLine(hive),
        text: oneLine(what ?? ''),
      }),
      location: text(language, 'calendar.place', { apiary: oneLine(apiary), hive: oneLine(hive) }),
      url: `${addresses.webApp}/hives/${reminder.hiveId}/inspections/${reminder.id}`,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: 0, description: event.summary() });
  }
  return calendar.toString();
}

/** Control characters could begin a line of their own, and to some calendars so could Unicode's separators of lines. */
function oneLine(words: string): string {
  return words.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
