import { useQuery, useScreenState } from '@skep/remote-kit';
import { Button, ScreenStates, Stack, Text } from '@skep/ui';
import { useState } from 'react';
import { readFragment } from '../generated/fragment-masking.ts';
import { AgendaTaskFragment, DoneTasksQuery } from '../tasks/task.graphql.ts';
import { useIntl } from '../tasks/use-task-intl.ts';
import { TaskRow } from './TaskRow.tsx';

/** What was done in the last month, behind a button: it can be opened again. */
export function DoneTasks() {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack gap={12} as="section">
      <Button
        kind="quiet"
        icon={isOpen ? 'chevronUp' : 'chevronDown'}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {formatMessage({ id: 'tasks.showDone' })}
      </Button>
      {isOpen && <DoneList />}
    </Stack>
  );
}

function DoneList() {
  const { formatMessage } = useIntl();
  const result = useQuery(DoneTasksQuery, { fetchPolicy: 'cache-and-network' });
  const tasks = (result.data?.doneTasks ?? [])
    .map((task) => readFragment(AgendaTaskFragment, task))
    .filter(({ doneAt }) => doneAt);
  return (
    <ScreenStates state={useScreenState(result)}>
      {tasks.length === 0 && <Text tone="muted">{formatMessage({ id: 'tasks.noneDone' })}</Text>}
      <Stack as="ul" gap={12}>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} isOverdue={false} />
        ))}
      </Stack>
    </ScreenStates>
  );
}
