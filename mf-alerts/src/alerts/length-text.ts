import type { IntlShape } from 'react-intl';

const minuteMs = 60_000;

/** How long something lasted in the two largest units that it has, as "2 days, 3 hours"; a minute at least. */
export function lengthText(
  { formatNumber, formatList }: Pick<IntlShape, 'formatNumber' | 'formatList'>,
  ms: number,
): string {
  const minutes = Math.max(1, Math.round(ms / minuteMs));
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const units: [number, 'day' | 'hour' | 'minute'][] =
    days > 0
      ? [
          [days, 'day'],
          [hours, 'hour'],
        ]
      : [
          [hours, 'hour'],
          [minutes % 60, 'minute'],
        ];
  const parts = units
    .filter(([count]) => count > 0)
    .map(([count, unit]) => formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' }));
  return formatList(parts, { type: 'unit' });
}
