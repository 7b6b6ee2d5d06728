import { useQuery, useScreenState, useTitle } from '@skep/remote-kit';
import { Page, ScreenStates } from '@skep/ui';
import { readFragment } from '../generated/fragment-masking.ts';
import { TaskForm } from './TaskForm.tsx';
import { NewTaskQuery, TaskChoicesFragment } from './task.graphql.ts';
import { useIntl } from './use-task-intl.ts';

export function NewTaskScreen() {
  const { formatMessage } = useIntl();
  const result = useQuery(NewTaskQuery);
  const choices = result.data && readFragment(TaskChoicesFragment, result.data);
  const title = formatMessage({ id: 'inspections.newTask' });
  useTitle(title);
  return (
    <Page title={title} maxWidth="readable">
      <ScreenStates state={useScreenState(result)}>
        {choices && (
          <TaskForm task={undefined} choices={choices} inspectionRhythm={result.data?.inspectionRhythm} />
        )}
      </ScreenStates>
    </Page>
  );
}
