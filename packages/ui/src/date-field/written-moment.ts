import { isCalendarDate } from '@skep/domain';

type DatePart = 'year' | 'month' | 'day';

const digits = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' } as const;

/**
 * A day or a moment as the person writes it: `14.06.2026 10:30` in German, `06/14/2026 10:30` in the USA.
 * The clock has 24 hours everywhere. What is no moment comes back as it is.
 * @param value `YYYY-MM-DD`, with `THH:mm` or without
 */
export function writtenMoment(value: string, locale: string): string {
  const [day = '', time] = value.split('T');
  if (!isCalendarDate(day)) return value;
  const written = new Intl.DateTimeFormat(locale, digits).format(new Date(`${day}T00:00Z`));
  return time === undefined ? written : `${written} ${time}`;
}

/**
 * Returns a day in words, with its day of the week, where the device writes day, month and year in another order than the
 * person reads them; elsewhere undefined. A native field follows the device, whatever the language of the page.
 */
export function dayInWords(
  value: string,
  locale: string,
  deviceLocale = new Intl.DateTimeFormat().resolvedOptions().locale,
): string | undefined {
  const [day = ''] = value.split('T');
  if (!isCalendarDate(day) || orderOf(locale).join() === orderOf(deviceLocale).join()) return undefined;
  const words = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
  return words.format(new Date(`${day}T00:00Z`));
}

/**
 * What a typed text means, in the language's order of day and month; the year may come first in every
 * language. A day alone means its beginning where a time is needed. Undefined: no moment.
 */
export function readMoment(text: string, locale: string, hasTime: boolean): string | undefined {
  const numbers = text.match(/\d+/g) ?? [];
  const isYearFirst = numbers[0]?.length === 4;
  const order: readonly DatePart[] = isYearFirst ? ['year', 'month', 'day'] : orderOf(locale);
  const part = (name: DatePart) => numbers[order.indexOf(name)] ?? '';
  const year = part('year');
  const day = `${year.length === 2 ? `20${year}` : year}-${two(part('month'))}-${two(part('day'))}`;
  if (!isCalendarDate(day) || numbers.length > (hasTime ? 5 : 3)) return undefined;
  if (!hasTime) return day;
  const [hour = '0', minute = '0'] = numbers.slice(3);
  const hours = hoursOfDay(Number(hour), text);
  return hours > 23 || Number(minute) > 59 ? undefined : `${day}T${two(String(hours))}:${two(minute)}`;
}

function orderOf(locale: string): DatePart[] {
  return new Intl.DateTimeFormat(locale, digits)
    .formatToParts(0)
    .flatMap(({ type }) => (type === 'year' || type === 'month' || type === 'day' ? [type] : []));
}

/** Who is used to twelve hours types "3:30 pm". */
function hoursOfDay(hours: number, text: string): number {
  if (hours > 12 || !/\d ?[ap]\.?m/i.test(text)) return hours;
  return (hours % 12) + (/\d ?p/i.test(text) ? 12 : 0);
}

const two = (number: string) => number.padStart(2, '0');
