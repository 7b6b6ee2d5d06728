import { Notice, Stack } from '@skep/ui';
import type { MeasurementHealthQuery } from '../generated/graphql.ts';
import { useIntl } from './use-health-intl.ts';

export interface HealthVerdictProps {
  health: MeasurementHealthQuery['measurementHealth'];
}

/** In one sentence whether all is well, or one for each thing that is not, with what to do. */
export function HealthVerdict({ health }: HealthVerdictProps) {
  const { formatMessage } = useIntl();
  const { accepted, stored, alarms } = health;
  if (alarms.length === 0) {
    return <Notice kind="success">{formatMessage({ id: 'health.well' }, { count: accepted })}</Notice>;
  }
  const values = { missing: accepted - stored, days: health.waitingDays, left: health.withoutMonth };
  return (
    <Stack gap={8}>
      {alarms.map((alarm) => (
        <Notice key={alarm} kind={alarm === 'MEASUREMENTS_MISSING' ? 'problem' : 'warning'}>
          {formatMessage({ id: `health.alarm.${alarm}` }, values)}
        </Notice>
      ))}
    </Stack>
  );
}
