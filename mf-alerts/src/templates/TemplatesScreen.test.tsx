import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { TemplatesScreen } from './TemplatesScreen.tsx';

test('the chosen ones become rules, and it leads to the list', async () => {
  const { user, services } = visit(<TemplatesScreen />, {
    answers: fakeServer(),
    path: '/alertrules/default',
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Swarm' }));
  await user.click(screen.getByRole('checkbox', { name: 'No measurements' }));
  await user.click(screen.getByRole('button', { name: 'Add 2 rules' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/alertrules']));
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['2 rules added.']);
});

test('all are chosen by one tap, and none by another', async () => {
  const { user } = visit(<TemplatesScreen />, { answers: fakeServer(), path: '/alertrules/default' });
  await user.click(await screen.findByRole('button', { name: 'Choose all' }));
  screen.getByRole('button', { name: 'Add 11 rules' });
  await user.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(screen.getByRole('button', { name: 'Add rules' }).getAttribute('aria-disabled') ?? 'true').toBe(
    'true',
  );
});
