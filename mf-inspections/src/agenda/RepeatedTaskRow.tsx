import { isTemporaryId } from '@skep/remote-kit';
import { Card, Stack, Text } from '@skep/ui';
import type { AgendaTaskFragment as Task } from '../generated/graphql.ts';
import { HiveLink } from '../inspection-form/HiveLink.tsx';
import { useIntl } from '../tasks/use-task-intl.ts';
import { useRepeatText } from '../tasks/useRepeatText.ts';

/** A task on a later day of its repetition. It can be ticked off once the one before is done. */
export function RepeatedTaskRow({ task: { id, title, day, repeat, canEdit } }: { task: Task }) {
  const { formatMessage, formatDate } = useIntl();
  const repeatText = useRepeatText()(repeat);
  const date = day && formatDate(`${day}T00:00`, { day: 'numeric', month: 'long' });
  return (
    <Card as="li">
      <Stack gap={4}>
        {canEdit && !isTemporaryId(id) ? (
          <HiveLink to={`/tasks/${id}`}>{title}</HiveLink>
        ) : (
          <Text isBold>{title}</Text>
        )}
        <Text size="small" tone="muted">
          {repeatText}
        </Text>
        <Text size="small" tone="muted">
          {formatMessage({ id: 'tasks.afterDay' }, { date })}
        </Text>
      </Stack>
    </Card>
  );
}
