import { dayAfter } from '@skep/domain';
import { localMinute } from '@skep/ui/form';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aPlan, fakePlans } from '../testing/fake-plans.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { sampleHives } from '../testing/sample-inspections.ts';
import { visit } from '../testing/visit.ts';
import { AgendaScreen } from './AgendaScreen.tsx';

const today = () => localMinute(new Date()).slice(0, 10);

function visitAgenda(startDay: string) {
  const plan = aPlan({ startDay });
  const answers = [...fakeServer({ tasks: plan.tasks, reminders: [] }), ...fakePlans([plan], sampleHives)];
  return visit(<AgendaScreen />, { answers, path: '/agenda' });
}

async function tickFirst(user: ReturnType<typeof visit>['user']) {
  const row = (await screen.findByText('Title of move_parent')).closest('li');
  if (!row) throw new Error('It is in no row');
  expect(within(row).getByRole('link', { name: 'Step of a method' }).getAttribute('href')).toBe(
    '/hives/11/plans',
  );
  await user.click(within(row).getByRole('button', { name: 'Done' }));
}

test('a step of a method that is done on another day proposes to move what follows', async () => {
  const { user, services } = visitAgenda(dayAfter(today(), -2));
  await tickFirst(user);
  await waitFor(() =>
    expect(services.seen.notices).toMatchObject([{ action: { label: 'Move what follows' } }]),
  );
  act(() => services.seen.notices[0]?.action?.run());
  await waitFor(() => expect(services.seen.notices.at(-1)?.text).toBe('The plan is moved.'));
  const days = screen.getAllByRole('time').map((time) => time.getAttribute('datetime'));
  expect(days).toContain(dayAfter(today(), 6));
});

test('one that is done on its day proposes nothing', async () => {
  const { user, services } = visitAgenda(today());
  await tickFirst(user);
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ action: { label: 'Undo' } }]));
});
