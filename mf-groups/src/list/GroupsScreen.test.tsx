import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server.ts';
import { anInvitation } from '../testing/groups.ts';
import { visit } from '../testing/visit.ts';
import { GroupsScreen } from './GroupsScreen.tsx';

test('groups are listed with who is in them and what is shared, and lead into each', async () => {
  visit(<GroupsScreen />, { answers: fakeServer() });
  const link = await screen.findByRole('link', { name: 'Open Valley club' });
  expect(link.getAttribute('href')).toBe('/groups/1/edit');
  expect(screen.getByText('Members: 2. Shared hives: 2.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New group' }).getAttribute('href')).toBe('/groups/create');
});

test('an empty screen says what groups are for, and how to begin one', async () => {
  visit(<GroupsScreen />, { answers: fakeServer({ groups: [] }) });
  expect(await screen.findByRole('heading', { name: 'You are not in any group yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New group' })).toBeTruthy();
});

test('an invitation says who invites into what, and a yes leads into the group', async () => {
  const answers = fakeServer({ groups: [], invitations: [anInvitation()] });
  const { user, services } = visit(<GroupsScreen />, { answers });
  expect(await screen.findByRole('heading', { name: 'Dora invites you to Heath and honey' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/groups/7/edit']));
  expect(services.seen.notices.map(({ text }) => text)).toEqual(['You are now a member of Heath and honey.']);
});
