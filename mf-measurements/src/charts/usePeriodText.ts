import { seasonName } from '@skep/domain';
import { type Period, rangeOf } from './period.ts';
import { useIntl } from './use-data-intl.ts';

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const minute = { ...day, hour: '2-digit', minute: '2-digit' } as const;

/** A period as people write it: "16 – 22 Nov 2026", "November 2026", "22 Nov 2026, 14:00 – 15:00". */
export function usePeriodText(period: Period, clock: Date): string {
  const { formatDate, formatDateTimeRange } = useIntl();
  const { start, end } = rangeOf(period, clock);
  const last = new Date(end.getTime() - 1);
  // Clocks are written as if they were UTC.
  const zone = { timeZone: 'UTC' } as const;
  if (period.kind === 'calendar') {
    switch (period.interval) {
      case 'year':
        return period.isSouthern
          ? seasonName(start.getUTCFullYear(), true)
          : formatDate(start, { ...zone, year: 'numeric' });
      case 'month':
        return formatDate(start, { ...zone, month: 'long', year: 'numeric' });
      case 'day':
        return formatDate(start, { ...zone, ...day, weekday: 'short' });
      case 'week':
        return formatDateTimeRange(start, last, { ...zone, ...day });
      case 'hour':
        return formatDateTimeRange(start, end, { ...zone, ...minute });
    }
  }
  if (period.kind === 'own' && period.end.length === 10)
    return formatDateTimeRange(start, last, { ...zone, ...day });
  const isShort = period.kind === 'own' || period.interval === 'hour' || period.interval === 'day';
  return formatDateTimeRange(start, end, { ...zone, ...(isShort ? minute : day) });
}
