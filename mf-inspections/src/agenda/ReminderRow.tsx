import { useNow } from '@skep/remote-kit';
import { Button, Card, Icon, Menu, Row, Stack, Text } from '@skep/ui';
import { useIntl } from '../diary/use-diary-intl.ts';
import type { AgendaReminderFragment as Reminder } from '../generated/graphql.ts';
import { HiveLink } from '../inspection-form/HiveLink.tsx';
import { OffPaper } from '../inspection-form/print.ts';
import { CalendarMenu } from './CalendarMenu.tsx';
import { putOffs } from './put-offs.ts';
import { putOffTo } from './snooze.ts';
import { useChangeReminder } from './useChangeReminder.ts';

const dayFormat = { weekday: 'short', day: 'numeric', month: 'short' } as const;

export interface ReminderRowProps {
  reminder: Reminder;
  isOverdue: boolean;
}

/** One thing to do: where, when and what, and what can be done with it without going there. */
export function ReminderRow({ reminder, isOverdue }: ReminderRowProps) {
  const { id, text, dueAt, hiveId, hiveName, apiaryName, canEdit } = reminder;
  const { formatMessage, formatDate } = useIntl();
  const { tick, putOff, isRunning } = useChangeReminder(reminder);
  const now = useNow();
  return (
    <Card as="li">
      <Row gap={12} justify="between">
        <Stack gap={4}>
          {text && <Text isBold>{text}</Text>}
          <Row gap={8}>
            <HiveLink to={`/hives/${hiveId}/inspections/${id}`}>{hiveName}</HiveLink>
            <Text tone="muted" size="small">
              {apiaryName}
            </Text>
          </Row>
          {dueAt && (
            <Text size="small" tone={isOverdue ? 'problem' : 'muted'}>
              <time dateTime={dueAt}>{formatDate(dueAt, { dateStyle: 'full', timeStyle: 'short' })}</time>
            </Text>
          )}
        </Stack>
        <OffPaper>
          <Row gap={8}>
            {canEdit && (
              <>
                <Button icon="check" isBusy={isRunning} onClick={tick}>
                  {formatMessage({ id: 'inspections.reminderDone' })}
                </Button>
                <Menu
                  label={formatMessage({ id: 'inspections.putOff' }, { hive: hiveName })}
                  trigger={<Icon name="clock" />}
                  items={putOffs.map(({ days, label }) => {
                    const until = putOffTo(dueAt, days, now);
                    return {
                      id: String(days),
                      label: `${formatMessage({ id: label })} · ${formatDate(until, dayFormat)}`,
                      onSelect: () => void putOff(until),
                    };
                  })}
                />
              </>
            )}
            <CalendarMenu reminder={reminder} />
          </Row>
        </OffPaper>
      </Row>
    </Card>
  );
}
