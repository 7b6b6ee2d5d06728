import { notFoundState, useParams, useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { TaskRow } from '../agenda/TaskRow.tsx';
import { readFragment } from '../generated/fragment-masking.ts';
import { TaskForm } from './TaskForm.tsx';
import { AgendaTaskFragment, EditTaskQuery, TaskChoicesFragment } from './task.graphql.ts';
import { useIntl } from './use-task-intl.ts';

/** A task in its form; for who may only see it, as the agenda shows it. */
export function EditTaskScreen() {
  const { formatMessage } = useIntl();
  const { id = '' } = useParams();
  // Past the cache: a form begins with what is stored.
  const result = useQuery(EditTaskQuery, { variables: { id }, fetchPolicy: 'no-cache' });
  const task = readFragment(AgendaTaskFragment, result.data?.task);
  const choices = result.data && readFragment(TaskChoicesFragment, result.data);
  const state = notFoundState(useScreenState(result), task === null, {
    title: formatMessage({ id: 'tasks.notFoundTitle' }),
    text: formatMessage({ id: 'tasks.notFoundText' }),
    link: { to: '/agenda', label: formatMessage({ id: 'inspections.agenda' }) },
  });
  const title = task?.title ?? formatMessage({ id: 'tasks.task' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={state}>
        {task && choices && task.canEdit && <TaskForm key={task.id} task={task} choices={choices} />}
        {task && !task.canEdit && <TaskRow task={task} isOverdue={false} as="div" />}
      </ScreenStates>
    </Page>
  );
}
