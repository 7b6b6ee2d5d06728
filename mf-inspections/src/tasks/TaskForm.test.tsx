import { screen, waitFor, within } from '@testing-library/react';
import { aTask } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { EditTaskScreen } from './EditTaskScreen.tsx';
import { NewTaskScreen } from './NewTaskScreen.tsx';
import { ChangeTaskMutation, CreateTaskMutation } from './task.graphql.ts';

const visitNew = (search = '', answers = fakeServer()) =>
  visit(<NewTaskScreen />, { answers, path: `/tasks/create${search}` });
const visitEdit = (answers = fakeServer({ tasks: [aTask()] })) =>
  visit(<EditTaskScreen />, { answers, path: '/tasks/801', route: '/tasks/:id' });

const titleField = () => screen.findByRole('textbox', { name: /^What is to be done/ });

test('a task with hives, a repetition, steps and somebody who does it is made', async () => {
  const sent: unknown[] = [];
  const answers = [
    ...fakeServer(),
    answering(CreateTaskMutation, ({ input }) => {
      sent.push(input);
      return { createTask: aTask({ id: '99' }) };
    }),
  ];
  const { user, services } = visitNew('?hiveIds=11', answers);
  await user.type(await titleField(), 'Feed');
  await user.type(screen.getByRole('textbox', { name: 'Day' }), '6/3/2026');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Repeat' }), 'In days');
  const interval = await screen.findByRole('spinbutton', { name: /^Interval/ });
  await user.clear(interval);
  await user.type(interval, '9');
  await user.click(screen.getByRole('button', { name: 'May' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Who does it/ }), 'Bram');
  await user.click(screen.getByRole('button', { name: 'Add a step' }));
  await user.type(screen.getByRole('textbox', { name: 'Step 1' }), 'Two litres');
  await user.click(screen.getByRole('button', { name: 'To take along' }));
  await user.type(screen.getByRole('spinbutton', { name: 'Packs of fondant' }), '2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ text: 'Feed saved.' }]));
  expect(sent).toEqual([
    {
      ...{ title: 'Feed', note: null, hiveIds: ['11'], apiaryId: null, assigneeId: '2' },
      ...{ day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), repeat: 'FREQ=DAILY;INTERVAL=9;BYMONTH=5' },
      ...{ countsFromDone: false, isInspection: false, steps: [{ text: 'Two litres', isDone: false }] },
      pack: [{ item: 'FONDANT', count: 2 }],
    },
  ]);
});

test('a repetition needs a day, and a task needs a title', async () => {
  const { user } = visitNew();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Repeat' }), 'In weeks');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await titleField()).getAttribute('aria-invalid')).toBe('true'));
  await user.type(await titleField(), 'Feed');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Day' }).getAttribute('aria-invalid')).toBe('true'),
  );
});

test('two versions of a task are shown side by side, and a person chooses', async () => {
  let calls = 0;
  const answers = [
    ...fakeServer({ tasks: [aTask()] }),
    answering(ChangeTaskMutation, ({ input }) => {
      calls += 1;
      if (calls > 1) return { changeTask: aTask({ title: input.title ?? '', revision: 3 }) };
      return { changeTask: { __typename: 'TaskConflict', current: aTask({ title: 'Scythe', revision: 2 }) } };
    }),
  ];
  const { user, services } = visitEdit(answers);
  await user.type(await titleField(), ' today');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Scythe');
  dialog.getByText('Mow the grass today');
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ text: 'Mow the grass today saved.' }]));
});

test('a task is deleted after a question', async () => {
  const { user, services } = visitEdit();
  await titleField();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(services.seen.questions).toMatchObject([{ title: 'Delete Mow the grass?' }]));
});

test('who may not change a task sees it without a form', async () => {
  visitEdit(fakeServer({ tasks: [aTask({ canEdit: false, note: 'Behind the shed' })] }));
  await screen.findByText('Behind the shed');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('inspections of the swarming season are filled in at a press, and what is said stays', async () => {
  const { user } = visitNew();
  await user.type(await titleField(), 'Look for cells');
  await user.click(screen.getByRole('button', { name: 'Plan inspections' }));
  const interval = await screen.findByRole<HTMLInputElement>('spinbutton', { name: /^Interval/ });
  expect(interval.value).toBe('9');
  expect(screen.getAllByRole('button', { pressed: true }).map(({ title }) => title)).toEqual([
    ...['April', 'May', 'June', 'July'],
  ]);
  expect(((await titleField()) as HTMLInputElement).value).toBe('Look for cells');
  screen.getByRole('checkbox', { name: /^Count from the day/, checked: true });
  screen.getByRole('checkbox', { name: /^Done when all these hives/, checked: true });
});
