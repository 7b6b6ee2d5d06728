import { screen, waitFor } from '@testing-library/react';
import { aReminder, aTask } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { AgendaScreen } from './AgendaScreen.tsx';

const tasks = [
  aTask({ id: '1', title: 'Mow', day: '2026-06-10' }),
  aTask({ id: '2', title: 'Feed', day: '2026-06-11' }),
];
// Of this machine's clock.
const atNine = new Date('2026-06-11T09:00:00').toISOString();
const reminders = [aReminder({ id: '3', text: 'Strips out', dueAt: atNine })];

const visitDay = (search: string) =>
  visit(<AgendaScreen />, { answers: fakeServer({ tasks, reminders }), path: `/agenda${search}` });

test('a month has what is due on its days, and shows all of the day that is chosen', async () => {
  const { user } = visitDay('?view=month&day=2026-06-10');
  await screen.findByRole('heading', { name: 'June 2026' });
  screen.getByRole('link', { name: 'Mow' });
  expect(screen.queryByRole('link', { name: 'Feed' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Thursday, 11 June 2026: 2 entries' }));
  screen.getByRole('link', { name: 'Feed' });
  screen.getByRole('link', { name: 'Hive 1' });
  expect(screen.getByRole('link', { name: /^New task on this day/ }).getAttribute('href')).toBe(
    '/tasks/create?day=2026-06-11',
  );
});

test('keys go by days, weeks and months, and the focus goes with them', async () => {
  const { user } = visitDay('?view=month&day=2026-06-10');
  const chosen = await screen.findByRole('button', { pressed: true });
  chosen.focus();
  const focused = () => document.activeElement?.firstElementChild?.textContent;
  for (const [key, day] of [
    ['{ArrowRight}', 'Thursday, 11 June 2026: 2 entries'],
    ['{ArrowDown}', 'Thursday, 18 June 2026: nothing'],
    // Also in this browser, which speaks American English.
    ['{Home}', 'Monday, 15 June 2026: nothing'],
    ['{End}', 'Sunday, 21 June 2026: nothing'],
    ['{ArrowUp}', 'Sunday, 14 June 2026: nothing'],
    ['{PageDown}', 'Tuesday, 14 July 2026: nothing'],
    ['{PageUp}', 'Sunday, 14 June 2026: nothing'],
    ['{ArrowLeft}', 'Saturday, 13 June 2026: nothing'],
  ] as const) {
    await user.keyboard(key);
    await waitFor(() => expect(focused()).toBe(day));
  }
});

test('a week has its seven days, and leads to the one before and after', async () => {
  const { user } = visitDay('?view=week&day=2026-06-10');
  await screen.findByRole('link', { name: 'Mow' });
  expect(screen.getAllByText('Nothing on this day.')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(screen.getAllByText('Nothing on this day.')).toHaveLength(7));
  await user.click(screen.getByRole('button', { name: 'Earlier' }));
  await screen.findByRole('link', { name: 'Mow' });
});

test('the list, a week and a month are chosen above the agenda, which the address has', async () => {
  const { user } = visitDay('?apiary=1');
  await user.click(await screen.findByRole('radio', { name: 'Month' }));
  await screen.findByRole('grid');
  await user.click(screen.getByRole('radio', { name: 'List' }));
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
});
