import type { SlotProps } from '@skep/remote-kit';
import { FilterChip } from '@skep/ui';
import { useEffect, useMemo } from 'react';
import { useIntl } from './use-home-intl.ts';
import { useFreshOpenAlerts } from './useOpenAlerts.ts';

const mark = 'alerts';

/** Next to the filters of home: the hives whose alerts go on or are unread. Not offered while there are none. */
export function AlertFilter({ chosen, onChoose, onMarked }: SlotProps['hive-marks/v1']) {
  const { formatMessage } = useIntl();
  const alerts = useFreshOpenAlerts();
  const hiveIds = useMemo(
    () => alerts && [...new Set(alerts.flatMap(({ hiveId }) => hiveId ?? []))],
    [alerts],
  );
  useEffect(() => {
    if (hiveIds) onMarked(mark, hiveIds);
  }, [hiveIds, onMarked]);
  const isOn = chosen.includes(mark);
  if (!isOn && !hiveIds?.length) return null;
  return (
    <FilterChip
      label={formatMessage({ id: 'alerts.title' })}
      sign="alert"
      isBare="onPhone"
      isOn={isOn}
      onChange={(isChosen) => onChoose(mark, isChosen)}
    />
  );
}
