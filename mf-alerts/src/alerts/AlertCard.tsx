import { Link } from '@skep/remote-kit';
import {
  Card,
  CardHeader,
  Checkbox,
  Chip,
  Heading,
  Icon,
  Menu,
  type MenuItem,
  Row,
  Stack,
  Text,
} from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import type { AlertCardFragment as Alert } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { AlertReasonFragment } from './AlertsScreen.graphql.ts';
import { useAlertActions } from './useAlertActions.ts';
import { useReasonText } from './useReasonText.ts';

export interface AlertCardProps {
  alert: Alert;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** One alert: where, what was found, since when, and what can be done about it. */
export function AlertCard({ alert, isChosen, onChoose }: AlertCardProps) {
  const { formatMessage } = useIntl();
  const reasonText = useReasonText();
  const items = useAlertItems(alert);
  const where = [alert.hiveName ?? alert.deviceName, alert.apiaryName].filter((name) => name !== null);
  return (
    <Card as="li">
      <CardHeader
        actions={
          <Menu
            label={formatMessage({ id: 'alerts.menu' }, { rule: alert.ruleName, hive: where[0] ?? '' })}
            trigger={<Icon name="more" />}
            items={items}
            linkAs={Link}
          />
        }
      >
        <Heading level={2} look={3}>
          {alert.ruleName}
        </Heading>
        {!alert.isRead && <Chip tone="problem">{formatMessage({ id: 'alerts.unread' })}</Chip>}
        {alert.ruleState === 'OFF' && <Chip>{formatMessage({ id: 'alerts.ruleOff' })}</Chip>}
        {alert.ruleState === 'DELETED' && <Chip>{formatMessage({ id: 'alerts.ruleDeleted' })}</Chip>}
      </CardHeader>
      <Stack gap={8}>
        <Text>{where.join(', ')}</Text>
        {alert.reasons.map((masked) => {
          const reason = readFragment(AlertReasonFragment, masked);
          return <Text key={`${reason.quantity} ${reason.threshold}`}>{reasonText(reason)}</Text>;
        })}
        <AlertTimes alert={alert} />
        <Row gap={8}>
          <Checkbox label={formatMessage({ id: 'alerts.choose' })} isChecked={isChosen} onChange={onChoose} />
        </Row>
      </Stack>
    </Card>
  );
}

function AlertTimes({ alert }: { alert: Alert }) {
  const { formatMessage, formatDate } = useIntl();
  const written = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  const { firstAt, lastAt, endedAt, snoozedUntil, count } = alert;
  return (
    <Text tone="muted" size="small">
      {firstAt === endedAt
        ? formatMessage({ id: 'alerts.at' }, { time: written(firstAt) })
        : endedAt === null
          ? formatMessage({ id: 'alerts.since' }, { time: written(firstAt), last: written(lastAt), count })
          : formatMessage({ id: 'alerts.over' }, { time: written(firstAt), end: written(endedAt), count })}
      {snoozedUntil !== null &&
        ` ${formatMessage({ id: 'alerts.snoozed' }, { time: written(snoozedUntil) })}`}
    </Text>
  );
}

function useAlertItems(alert: Alert): MenuItem[] {
  const { formatMessage } = useIntl();
  const { markRead, snooze, wake, exclude, remove } = useAlertActions();
  const { id, ruleId, hiveId, hiveName, deviceId, isRead, snoozedUntil, ruleState, ruleName } = alert;
  const day = alert.firstAt.slice(0, 10);
  const items: (MenuItem | false)[] = [
    deviceId !== null && {
      id: 'data',
      icon: 'data',
      label: formatMessage({ id: 'alerts.measurements' }),
      href: `/measurements/${deviceId}?interval=day&date=${day}`,
    },
    {
      id: 'read',
      icon: isRead ? 'eyeOff' : 'eye',
      label: formatMessage({ id: isRead ? 'alerts.markUnread' : 'alerts.markRead' }),
      onSelect: () => markRead([id], !isRead),
    },
    {
      id: 'snooze',
      icon: 'clock',
      label: formatMessage({ id: snoozedUntil === null ? 'alerts.snooze' : 'alerts.wake' }),
      onSelect: () => (snoozedUntil === null ? snooze(id) : wake(id)),
    },
    ruleId !== null && {
      id: 'rule',
      icon: 'edit',
      label: formatMessage({ id: 'rules.edit' }),
      href: `/alertrules/${ruleId}/edit`,
    },
    ruleState === 'ACTIVE' &&
      ruleId !== null &&
      hiveId !== null && {
        id: 'exclude',
        icon: 'minus',
        label: formatMessage({ id: 'alerts.exclude' }),
        onSelect: () => void exclude({ ruleId, hiveId, rule: ruleName, hive: hiveName ?? '' }),
      },
    {
      id: 'delete',
      icon: 'trash',
      label: formatMessage({ id: 'alerts.delete' }),
      isDestructive: true,
      onSelect: () => remove([id]),
    },
  ];
  return items.filter((item) => item !== false);
}
