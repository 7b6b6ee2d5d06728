import { isTemporaryId, Link, useNow } from '@skep/remote-kit';
import { Button, Card, Checkbox, Icon, Menu, Row, Stack, Text, tokens } from '@skep/ui';
import { localMinute } from '@skep/ui/form';
import { startTransition, useOptimistic } from 'react';
import styled from 'styled-components';
import type { AgendaTaskFragment as Task } from '../generated/graphql.ts';
import { HiveLink } from '../inspection-form/HiveLink.tsx';
import { OffPaper } from '../inspection-form/print.ts';
import { useIntl } from '../tasks/use-task-intl.ts';
import { useChangeTask, useDeleteTask } from '../tasks/useChangeTask.ts';
import { useRepeatText } from '../tasks/useRepeatText.ts';
import { putOffs } from './put-offs.ts';
import { putOffTo } from './snooze.ts';

/** A title of two lines does not lie on what follows it. */
const TitleLink = styled(HiveLink)`
  padding-block: ${tokens.space[12]};
`;

const dayFormat = { weekday: 'short', day: 'numeric', month: 'short' } as const;

export interface TaskRowProps {
  task: Task;
  isOverdue: boolean;
  /** Default: `li`. */
  as?: 'li' | 'div';
}

/** One task: what, where, when and by whom, with its steps, and what can be done with it without going there. */
export function TaskRow({ task, isOverdue, as = 'li' }: TaskRowProps) {
  const { id, title, note, canEdit, doneAt } = task;
  const { formatMessage } = useIntl();
  const change = useChangeTask(task);
  const isDone = Boolean(doneAt);
  return (
    <Card as={as}>
      <Row gap={12} justify="between">
        <Stack gap={4}>
          {canEdit && !isTemporaryId(id) ? (
            <TitleLink to={`/tasks/${id}`}>{title}</TitleLink>
          ) : (
            <Text isBold>{title}</Text>
          )}
          <TaskFacts task={task} isOverdue={isOverdue} />
        </Stack>
        {canEdit && (
          <OffPaper>
            {isDone ? (
              <Button icon="undo" isBusy={change.isRunning} onClick={change.reopen}>
                {formatMessage({ id: 'tasks.reopen' })}
              </Button>
            ) : (
              <Row gap={8}>
                <Button icon="check" isBusy={change.isRunning} onClick={change.tick}>
                  {formatMessage({ id: 'inspections.reminderDone' })}
                </Button>
                <PutOffMenu task={task} putOff={change.putOff} />
                {!isTemporaryId(id) && <TaskMenu task={task} />}
              </Row>
            )}
          </OffPaper>
        )}
      </Row>
      {note && <Text size="small">{note}</Text>}
      {task.steps.length > 0 && !isDone && <TaskSteps task={task} tickStep={change.tickStep} />}
    </Card>
  );
}

type TickStep = ReturnType<typeof useChangeTask>['tickStep'];

/** A tick is seen at once, and goes where it could not be saved. */
function TaskSteps({ task, tickStep }: { task: Task; tickStep: TickStep }) {
  const [steps, showTick] = useOptimistic(task.steps, (known, ticked: Task['steps'][number]) =>
    known.map((step) => (step.text === ticked.text ? ticked : step)),
  );
  return (
    <Stack gap={4}>
      {steps.map((step) => (
        <Checkbox
          key={step.text}
          label={step.text}
          isChecked={step.isDone}
          isDisabled={!task.canEdit}
          onChange={(isDone) =>
            startTransition(async () => {
              showTick({ ...step, isDone });
              await tickStep(step.text, isDone);
            })
          }
        />
      ))}
    </Stack>
  );
}

function TaskFacts({ task, isOverdue }: { task: Task; isOverdue: boolean }) {
  const { formatMessage, formatDate } = useIntl();
  const repeatText = useRepeatText()(task.repeat);
  const { hives, apiaryName, day, doneAt, assigneeName, plan } = task;
  const apiaries = [...new Set(hives.map((hive) => hive.apiaryName))];
  const place = hives.length > 0 ? apiaries.join(', ') : apiaryName;
  return (
    <>
      {(hives.length > 0 || place) && (
        <Row gap={8}>
          {hives.map((hive) => (
            <Link key={hive.id} to={`/hives/${hive.id}/inspections`}>
              {hive.name}
            </Link>
          ))}
          <Text tone="muted" size="small">
            {place}
          </Text>
        </Row>
      )}
      {day && (
        <Text size="small" tone={isOverdue ? 'problem' : 'muted'}>
          <time dateTime={day}>{formatDate(`${day}T00:00`, { dateStyle: 'full' })}</time>
        </Text>
      )}
      {doneAt && (
        <Text size="small" tone="muted">
          {formatMessage({ id: 'tasks.doneOn' }, { date: formatDate(doneAt, { dateStyle: 'full' }) })}
        </Text>
      )}
      {repeatText && (
        <Text size="small" tone="muted">
          {repeatText}
        </Text>
      )}
      {plan && hives[0] && (
        <Text size="small">
          <Link to={`/hives/${hives[0].id}/plans`}>{formatMessage({ id: 'tasks.ofPlan' })}</Link>
        </Text>
      )}
      {assigneeName && (
        <Text size="small" tone="muted">
          {formatMessage({ id: 'tasks.by' }, { name: assigneeName })}
        </Text>
      )}
    </>
  );
}

function PutOffMenu({ task, putOff }: { task: Task; putOff: (day: string) => void }) {
  const { formatMessage, formatDate } = useIntl();
  const now = useNow();
  return (
    <Menu
      label={formatMessage({ id: 'tasks.putOff' }, { title: task.title })}
      trigger={<Icon name="clock" />}
      items={putOffs.map(({ days, label }) => {
        const until = putOffTo(task.day && `${task.day}T00:00`, days, now);
        return {
          id: String(days),
          label: `${formatMessage({ id: label })} · ${formatDate(until, dayFormat)}`,
          onSelect: () => putOff(localMinute(until).slice(0, 10)),
        };
      })}
    />
  );
}

function TaskMenu({ task }: { task: Task }) {
  const { formatMessage } = useIntl();
  const remove = useDeleteTask(task);
  return (
    <Menu
      label={formatMessage({ id: 'tasks.menu' }, { title: task.title })}
      trigger={<Icon name="more" />}
      linkAs={Link}
      items={[
        { id: 'edit', label: formatMessage({ id: 'tasks.edit' }), icon: 'edit', href: `/tasks/${task.id}` },
        {
          ...{
            id: 'delete',
            label: formatMessage({ id: 'tasks.delete' }),
            icon: 'trash',
            isDestructive: true,
          },
          onSelect: () => void remove(),
        },
      ]}
    />
  );
}
