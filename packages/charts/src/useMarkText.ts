import { useCallback } from 'react';
import type { ChartMark } from './mark.ts';
import { useIntl } from './words.ts';

/** A mark with its moment, in a line. */
export function useMarkText(timeZone: string): (mark: ChartMark) => string {
  const { formatDate, formatMessage } = useIntl();
  return useCallback(
    ({ time, label }) => {
      const moment = formatDate(time, { timeZone, dateStyle: 'medium', timeStyle: 'short' });
      return formatMessage({ id: 'chart.mark' }, { moment, label });
    },
    [formatDate, formatMessage, timeZone],
  );
}
