import { useCallback } from 'react';
import { useIntl } from './i18n.ts';
import type { ChartMark } from './mark.ts';
import type { MomentText } from './useMomentText.ts';

/** A mark with its moment, in a line. */
export function useMarkText(momentText: MomentText): (mark: ChartMark) => string {
  const { formatMessage } = useIntl();
  return useCallback(
    ({ time, label }) => formatMessage({ id: 'chart.mark' }, { moment: momentText(time), label }),
    [formatMessage, momentText],
  );
}
