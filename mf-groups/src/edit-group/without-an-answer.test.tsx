import { screen, waitFor, within } from '@testing-library/react';
import { InvitationScreen } from '../invitation/InvitationScreen.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { anInvitation } from '../testing/groups.ts';
import { visit } from '../testing/visit.ts';
import { EditGroupScreen } from './EditGroupScreen.tsx';

/** Queries are answered; a mutation gets no answer. */
const questions = (given: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer(given).filter(({ operationName }) => /^(EditGroup|GroupInvitation)$/.test(operationName));

const shownProblem = { kind: 'problem', text: expect.stringContaining('Skep cannot be reached') };

test('sharing without an answer is not shown as saved, and the choice remains', async () => {
  const { user, services } = visit(<EditGroupScreen />, {
    path: '/groups/1/edit',
    route: '/groups/:id/edit',
    answers: questions(),
  });
  const rights = within(await screen.findByRole('radiogroup', { name: 'Hive 2' }));
  await user.click(rights.getByRole('radio', { name: 'Edit' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.seen.notices).toMatchObject([shownProblem]));
  expect(rights.getByRole<HTMLInputElement>('radio', { name: 'Edit' }).checked).toBe(true);
  expect(screen.getByText('1 hive changed')).toBeTruthy();
  expect(services.seen.isUnsaved).toBe(true);
});

test('who says yes to an invitation and gets no answer is not in the group, and can say it again', async () => {
  const { user, services } = visit(<InvitationScreen />, {
    path: '/groups/7/token/abc',
    route: '/groups/:id/token/:token',
    answers: questions({ invitations: [anInvitation()] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(services.seen.notices).toMatchObject([shownProblem]));
  expect(services.seen.paths).toEqual([]);
  expect(screen.getByRole('button', { name: 'Accept' }).getAttribute('aria-disabled')).not.toBe('true');
});
