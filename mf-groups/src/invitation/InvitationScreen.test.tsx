import { screen, waitFor } from '@testing-library/react';
import { fakeServer } from '../testing/fake-server.ts';
import { aGroup, anInvitation, type TestGroup } from '../testing/groups.ts';
import { visit } from '../testing/visit.ts';
import { InvitationScreen } from './InvitationScreen.tsx';

const open = (invitation = anInvitation(), token = 'abc', groups: TestGroup[] = []) =>
  visit(<InvitationScreen />, {
    path: `/groups/7/token/${token}`,
    route: '/groups/:id/token/:token',
    answers: fakeServer({ invitations: [invitation], groups }),
  });

test('a no leads to the groups', async () => {
  const { user, services } = open();
  expect(await screen.findByRole('heading', { name: 'Dora invites you to Heath and honey' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(services.seen.paths).toEqual(['/groups']));
});

test('an invitation of somebody else says whose it is, and cannot be answered', async () => {
  open(anInvitation({ isMine: false, email: 'bram@skep.example' }));
  expect(await screen.findByText(/This invitation is for bram@skep\.example/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('a visitor who was invited by mail begins with the invited address', async () => {
  open(anInvitation({ email: 'bram@skep.example', isMine: null }));
  const back = '?email=bram%40skep.example&redirectFrom=%2Fgroups%2F7%2Ftoken%2Fabc';
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await screen.findByRole('link', { name: 'Sign in' });
  expect([href('Sign in'), href('Create an account')]).toEqual([`/sign-in${back}`, `/sign-up${back}`]);
});

test('a link that was used or taken back says so', async () => {
  open(anInvitation(), 'gone');
  expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeTruthy();
});

test('whoever has a link that is for everybody joins by it, and has nobody to say no to', async () => {
  const { user, services } = open(anInvitation({ email: null }));
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  await waitFor(() => expect(services.seen.paths).toEqual(['/groups/7/edit']));
});

test.each([
  [1, '/hives/1/inspections'],
  [2, '/groups/7/edit'],
])('a yes to a group with %s hives leads to %s', async (count, path) => {
  const group = aGroup({ id: '7' });
  const { user, services } = open(anInvitation(), 'abc', [{ ...group, hives: group.hives.slice(0, count) }]);
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(services.seen.paths).toEqual([path]));
});

test('a visitor reads who invites into what, and comes back from signing in or up', async () => {
  open(anInvitation({ email: null, isMine: null }));
  expect(await screen.findByRole('heading', { name: 'Dora invites you to Heath and honey' })).toBeTruthy();
  const back = '?redirectFrom=%2Fgroups%2F7%2Ftoken%2Fabc';
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Sign in')).toBe(`/sign-in${back}`);
  expect(href('Create an account')).toBe(`/sign-up${back}`);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});
