import { Link, loadWithRetries } from '@skep/remote-kit';
import {
  Button,
  Card,
  CardHeader,
  Checkbox,
  Chip,
  Heading,
  Icon,
  Menu,
  type MenuItem,
  Row,
  Skeleton,
  Stack,
  Text,
} from '@skep/ui';
import { lazy, Suspense, useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import type { AlertCardFragment as Alert } from '../generated/graphql.ts';
import { useIntl } from '../use-intl.ts';
import { AlertOutcome } from './AlertOutcome.tsx';
import { AlertReasonFragment } from './AlertsScreen.graphql.ts';
import { lengthText } from './length-text.ts';
import { measurementsPath } from './measurements-path.ts';
import { useAlertActions } from './useAlertActions.ts';
import { useReasonText } from './useReasonText.ts';

export interface AlertCardProps {
  alert: Alert;
  now: Date;
  /** Default: it is alone, and cannot be chosen among others. */
  choice?: { isChosen: boolean; onChoose: (isChosen: boolean) => void };
  /** Its curve is shown from the beginning. Default: false. */
  isOpened?: boolean;
}

// Most are read without it: what draws is loaded when somebody wants to see.
const AlertCurve = lazy(() =>
  loadWithRetries(async () => ({ default: (await import('./AlertCurve.tsx')).AlertCurve })),
);

/** One alert: where, what was found, since when, and what can be done about it. */
export function AlertCard({ alert, now, choice, isOpened = false }: AlertCardProps) {
  const { formatMessage } = useIntl();
  const [isCurveShown, setIsCurveShown] = useState(isOpened);
  const { markRead } = useAlertActions();
  const { reasonText } = useReasonText();
  const items = useAlertItems(alert);
  const where = [alert.hiveName ?? alert.deviceName, alert.apiaryName].filter((name) => name !== null);
  // Who looks closer has read it.
  function toggleCurve() {
    setIsCurveShown(!isCurveShown);
    if (!isCurveShown && !alert.isRead) void markRead([alert.id], true);
  }
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
        <AlertTimes alert={alert} now={now} />
        <AlertOutcome alert={alert} />
        <Row justify="between" gap={8}>
          {choice && (
            <Checkbox
              label={formatMessage({ id: 'alerts.choose' })}
              isChecked={choice.isChosen}
              onChange={choice.onChoose}
            />
          )}
          {alert.deviceId !== null && (
            <Button kind="quiet" icon="data" aria-expanded={isCurveShown} onClick={toggleCurve}>
              {formatMessage({ id: isCurveShown ? 'alerts.hideCurve' : 'alerts.showCurve' })}
            </Button>
          )}
        </Row>
        {isCurveShown && (
          <Suspense fallback={<Skeleton />}>
            <AlertCurve alert={alert} />
          </Suspense>
        )}
      </Stack>
    </Card>
  );
}

function AlertTimes({ alert, now }: { alert: Alert; now: Date }) {
  const intl = useIntl();
  const { formatMessage, formatDate } = intl;
  const written = (time: string) => formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  const { firstAt, lastAt, endedAt, snoozedUntil, count } = alert;
  const length = lengthText(
    intl,
    (endedAt === null ? now.getTime() : Date.parse(endedAt)) - Date.parse(firstAt),
  );
  return (
    <Text tone="muted" size="small">
      {firstAt === endedAt
        ? formatMessage({ id: 'alerts.at' }, { time: written(firstAt) })
        : endedAt === null
          ? formatMessage({ id: 'alerts.since' }, { time: written(firstAt), last: written(lastAt), count })
          : formatMessage({ id: 'alerts.over' }, { time: written(firstAt), end: written(endedAt), count })}
      {firstAt !== endedAt &&
        ` ${formatMessage({ id: endedAt === null ? 'alerts.lasts' : 'alerts.lasted' }, { length })}`}
      {snoozedUntil !== null &&
        ` ${formatMessage({ id: 'alerts.snoozed' }, { time: written(snoozedUntil) })}`}
    </Text>
  );
}

function useAlertItems(alert: Alert): MenuItem[] {
  const { formatMessage } = useIntl();
  const { markRead, snooze, wake, exclude, remove } = useAlertActions();
  const { id, ruleId, hiveId, hiveName, isRead, snoozedUntil, ruleState, ruleName } = alert;
  const path = measurementsPath(alert);
  const items: (MenuItem | false)[] = [
    path !== undefined && {
      id: 'data',
      icon: 'data',
      label: formatMessage({ id: 'alerts.measurements' }),
      href: path,
    },
    {
      id: 'read',
      icon: isRead ? 'eyeOff' : 'eye',
      label: formatMessage({ id: isRead ? 'alerts.markUnread' : 'alerts.markRead' }),
      onSelect: () => void markRead([id], !isRead),
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
      onSelect: () => void remove([id]),
    },
  ];
  return items.filter((item) => item !== false);
}
