import { aTask } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { InspectionsStory } from '../testing/InspectionsStory.tsx';
import { EditTaskScreen } from './EditTaskScreen.tsx';
import { NewTaskScreen } from './NewTaskScreen.tsx';

export default { title: 'Inspections/Tasks', parameters: { frame: 'none' } };

const task = aTask({
  ...{ title: 'Inspect', note: 'Queen cells, room, stores', day: '2026-06-03' },
  ...{
    repeat: 'FREQ=DAILY;INTERVAL=9;BYMONTH=4,5,6,7',
    countsFromDone: true,
    isInspection: true,
    hiveIds: ['11', '12'],
  },
  steps: ['Smoker', 'Marking pen'].map((text) => ({ __typename: 'TaskStep' as const, text, isDone: false })),
});
const at = { answers: fakeServer({ tasks: [task] }), path: '/tasks/801', route: '/tasks/:id' };
const isNew = { answers: fakeServer(), path: '/tasks/create' };

export const New = () => <InspectionsStory screen={<NewTaskScreen />} {...isNew} />;

export const Edited = () => <InspectionsStory screen={<EditTaskScreen />} {...at} />;

export const Dark = () => <InspectionsStory screen={<EditTaskScreen />} {...at} theme="dark" />;

export const Narrow = () => <InspectionsStory screen={<EditTaskScreen />} {...at} isNarrow />;

export const Greek = () => <InspectionsStory screen={<EditTaskScreen />} {...at} language="el" isNarrow />;

export const NotFound = () => (
  <InspectionsStory screen={<EditTaskScreen />} answers={fakeServer()} path="/tasks/9" route="/tasks/:id" />
);

export const Unchangeable = () => (
  <InspectionsStory
    screen={<EditTaskScreen />}
    {...at}
    answers={fakeServer({ tasks: [{ ...task, canEdit: false }] })}
  />
);
