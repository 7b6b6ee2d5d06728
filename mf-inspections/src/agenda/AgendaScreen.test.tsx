import { act, screen, waitFor, within } from '@testing-library/react';
import { aFailure, aReminder, aTask } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { TickReminderMutation } from './AgendaScreen.graphql.ts';
import { AgendaScreen } from './AgendaScreen.tsx';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const reminders = [
  aReminder({ id: '1', text: 'Strips out', dueAt: inDays(-3) }),
  aReminder({ id: '2', text: 'Harvest', dueAt: inDays(30), apiaryId: '2', apiaryName: 'Orchard' }),
  aReminder({ id: '3', text: 'Paint boxes', canEdit: false }),
];

const rowOf = (text: string) => {
  const row = screen.getByText(text).closest('li');
  if (!row) throw new Error(`${text} stands in no row`);
  return within(row);
};

function visitAgenda(surroundings: Parameters<typeof visit>[1] = {}) {
  return visit(<AgendaScreen />, { answers: fakeServer({ reminders }), path: '/agenda', ...surroundings });
}

test('an open reminder is below its due day, with the way to its inspection', async () => {
  visitAgenda();
  const overdue = within(
    (await screen.findByRole('heading', { name: 'Overdue' })).closest('section') as never,
  );
  overdue.getByText('Strips out');
  screen.getByRole('heading', { name: 'Later' });
  screen.getByRole('heading', { name: 'Some day' });
  expect(screen.queryByRole('heading', { name: 'Today' })).toBeNull();
  const link = rowOf('Strips out').getByRole('link', { name: 'Hive 1' });
  expect(link.getAttribute('href')).toBe('/hives/11/inspections/1');
  expect(rowOf('Paint boxes').queryByRole('button', { name: 'Done' })).toBeNull();
});

test('what is done goes at once, and comes back when it was not meant', async () => {
  const { user, services } = visitAgenda();
  await screen.findByText('Strips out');
  await user.click(rowOf('Strips out').getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('Strips out')).toBeNull());
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ action: { label: 'Undo' } }]));
  act(() => services.seen.notices[0]?.action?.run());
  await screen.findByText('Strips out');
});

test('a snoozed reminder is at its new day', async () => {
  const { user } = visitAgenda();
  await screen.findByText('Strips out');
  await user.click(rowOf('Strips out').getByRole('button', { name: 'Put off the reminder for Hive 1' }));
  await user.click(screen.getByRole('menuitem', { name: /^Three days later · / }));
  await screen.findByRole('heading', { name: 'In the next six days' });
  expect(screen.queryByRole('heading', { name: 'Overdue' })).toBeNull();
});

test('one apiary can be chosen, which the address keeps', async () => {
  const { user } = visitAgenda();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Apiary' }), 'Orchard');
  screen.getByText('Harvest');
  expect(screen.queryByText('Strips out')).toBeNull();
});

test('what could not be done is said, and stays', async () => {
  const answers = [
    ...fakeServer({ reminders }),
    answering(TickReminderMutation, () => ({ tickReminder: aFailure('NOT_ALLOWED') })),
  ];
  const { user, services } = visitAgenda({ answers });
  await screen.findByText('Strips out');
  await user.click(rowOf('Strips out').getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ kind: 'problem' }]));
  screen.getByText('Strips out');
});

test('mails can be switched off', async () => {
  const { user } = visitAgenda();
  const mails = await screen.findByRole('switch', { name: /E-mail me/, checked: true });
  await user.click(mails);
  await screen.findByRole('switch', { name: /E-mail me/, checked: false });
});

test('the coming week can be looked at alone, what is overdue with it, which the address keeps', async () => {
  const { user } = visitAgenda();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Period' }), 'The next week');
  screen.getByText('Strips out');
  expect(screen.queryByText('Harvest')).toBeNull();
  expect(screen.queryByText('Paint boxes')).toBeNull();
});

test('the number at the tab and in the drawer says what is due', async () => {
  const { services } = visitAgenda();
  await screen.findByText('Strips out');
  await waitFor(() =>
    expect([...(services.tabBadges?.get().keys() ?? [])].toSorted()).toEqual(['agenda', 'diary']),
  );
  expect(services.tabBadges?.get().get('agenda')).toEqual({
    count: 1,
    label: '1 entry in the agenda is due',
  });
});

test('an address for a calendar is made, shown once, replaced after a question, and deleted', async () => {
  const { user, services } = visitAgenda();
  await user.click(await screen.findByRole('button', { name: 'Create an address' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Address for your calendar/ });
  expect(field.value).toBe('https://skep.example/api/calendar/secret.ics');
  expect(services.seen.questions).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Create a new address' }));
  await waitFor(() => expect(services.seen.questions).toMatchObject([{ isDestructive: true }]));
  await user.click(screen.getByRole('button', { name: 'Delete the address' }));
  await screen.findByRole('button', { name: 'Create an address' });
  expect(screen.queryByRole('textbox', { name: /^Address/ })).toBeNull();
});

test('a reminder with a day can be put into a calendar, one without cannot', async () => {
  const { user } = visitAgenda();
  await screen.findByText('Strips out');
  await user.click(
    rowOf('Strips out').getByRole('button', { name: 'Add the reminder for Hive 1 to a calendar' }),
  );
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Calendar file (.ics)',
    'Google Calendar',
    'Outlook.com',
    'Office 365',
  ]);
  expect(rowOf('Paint boxes').queryByRole('button', { name: /calendar$/ })).toBeNull();
});

const day = (days: number) => inDays(days).slice(0, 10);

function visitTasks() {
  const tasks = [
    aTask({ id: '1', title: 'Mow', day: day(-3), repeat: 'FREQ=WEEKLY;INTERVAL=2' }),
    aTask({ id: '2', title: 'Feed', steps: [{ __typename: 'TaskStep', text: 'Two litres', isDone: false }] }),
  ];
  return visitAgenda({ answers: fakeServer({ reminders, tasks }) });
}

test('tasks stand among the reminders, with their repetition, and lead to their form', async () => {
  visitTasks();
  const overdue = within(
    (await screen.findByRole('heading', { name: 'Overdue' })).closest('section') as never,
  );
  overdue.getByText('Strips out');
  overdue.getByText('Every 2 weeks');
  expect(overdue.getByRole('link', { name: 'Mow' }).getAttribute('href')).toBe('/tasks/1');
});

test('a task that is done goes at once, can be undone, and is found below', async () => {
  const { user, services } = visitTasks();
  await screen.findByText('Mow');
  await user.click(rowOf('Mow').getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText('Mow')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Tasks done in the last month' }));
  await screen.findByText('Mow');
  rowOf('Mow').getByRole('button', { name: 'Not done after all' });
  act(() => services.seen.notices[0]?.action?.run());
  await waitFor(() => rowOf('Mow').getByRole('button', { name: 'Done' }));
});

test('a task is put off, which can be undone, and a step of it is ticked', async () => {
  const { user, services } = visitTasks();
  await screen.findByText('Mow');
  await user.click(rowOf('Mow').getByRole('button', { name: 'Put off Mow' }));
  await user.click(screen.getByRole('menuitem', { name: /^Three days later · / }));
  await screen.findByRole('heading', { name: 'In the next six days' });
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ action: { label: 'Undo' } }]));
  await user.click(rowOf('Feed').getByRole('checkbox', { name: 'Two litres' }));
  await waitFor(() => rowOf('Feed').getByRole('checkbox', { name: 'Two litres', checked: true }));
});
