import { screen, waitFor } from '@testing-library/react';
import { visit } from '../testing/visit.ts';
import { CodeScreen } from './CodeScreen.tsx';

const open = () => visit(<CodeScreen />, { path: '/dashboard', route: '/dashboard', answers: [] });

test('a code opens its dashboard, however it was typed', async () => {
  const { user, services } = open();
  await user.type(await screen.findByRole('textbox'), ' k7tm2-xq9pa ');
  await user.click(screen.getByRole('button', { name: 'Show the hives' }));
  expect(services.seen.paths).toEqual(['/dashboard/K7TM2XQ9PA']);
});

test('the code that this screen shows opens its dashboard again', async () => {
  const offlineStorage = { 'dashboard-code': { data: { code: 'K7TM2XQ9PA' }, at: new Date() } };
  const { services } = visit(<CodeScreen />, {
    ...{ path: '/dashboard', route: '/dashboard', answers: [], offlineStorage },
  });
  await waitFor(() => expect(services.seen.paths).toEqual(['/dashboard/K7TM2XQ9PA']));
});

test('what cannot be a code is said to be none, and stays as it was typed', async () => {
  const { user } = open();
  await user.type(await screen.findByRole('textbox'), 'bees');
  await user.click(screen.getByRole('button', { name: 'Show the hives' }));
  expect(await screen.findAllByText(/A code has ten letters and digits/)).not.toHaveLength(0);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('bees');
});
