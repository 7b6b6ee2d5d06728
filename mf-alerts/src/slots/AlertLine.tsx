import { Link, type SlotProps } from '@skep/remote-kit';
import { Chip, focusRing, tokens } from '@skep/ui';
import styled from 'styled-components';
import { useIntl } from './use-home-intl.ts';
import { useOpenAlerts } from './useOpenAlerts.ts';

/** On a hive's card: what its rules have found. One leads to itself, several to the list of that hive. */
export function AlertLine({ hiveId, hiveName, size }: SlotProps['hive-card/v1']) {
  const { formatMessage } = useIntl();
  const alerts = (useOpenAlerts() ?? []).filter((alert) => alert.hiveId === hiveId);
  const [first] = alerts;
  if (first === undefined) return null;
  const isOne = alerts.length === 1;
  const count = formatMessage({ id: 'alerts.count' }, { count: alerts.length });
  const text = isOne && size === 'large' ? first.ruleName : count;
  return (
    <Line
      to={isOne ? `/alerts?alert=${first.id}` : `/alerts?hive=${hiveId}`}
      aria-label={formatMessage({ id: 'alerts.ofHive' }, { hive: hiveName, alerts: text })}
    >
      <Chip tone="problem" icon="alert">
        {text}
      </Chip>
    </Line>
  );
}

const Line = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  min-height: ${tokens.size.target};
  border-radius: ${tokens.radius.small};
  text-decoration: none;
  ${focusRing}
`;
