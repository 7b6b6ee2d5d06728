import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { NewGroupScreen } from './NewGroupScreen.tsx';

const visitForm = () => visit(<NewGroupScreen />, { path: '/groups/create', answers: fakeServer() });

test('a new group leads on to its members and hives', async () => {
  const { user, services } = visitForm();
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Heath');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/groups/2/edit']));
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['Heath saved.']);
});

test('nothing is sent without a name', async () => {
  const { user, services } = visitForm();
  const field = await screen.findByRole('textbox', { name: /^Name/ });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(services.seen.paths).toEqual([]);
});
