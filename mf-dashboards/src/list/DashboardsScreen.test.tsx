import { fakePerson } from '@skep/remote-kit/testing';
import { screen } from '@testing-library/react';
import { NewDashboardScreen } from '../edit-dashboard/NewDashboardScreen.tsx';
import { aDashboard } from '../testing/dashboards.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { DashboardsScreen } from './DashboardsScreen.tsx';

const withoutPermission = { kind: 'signedIn', person: { ...fakePerson, permissions: [] } } as const;

test.each([
  ['the list', <DashboardsScreen key="list" />],
  ['the form of a new one', <NewDashboardScreen key="form" />],
])('%s says at once that a permission is missing', async (_, page) => {
  visit(page, { path: '/', route: '/', answers: fakeServer({ dashboards: [] }), session: withoutPermission });
  expect(await screen.findByRole('heading', { name: 'You cannot make dashboards yet' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'New dashboard' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('a person whose permission was withdrawn still finds their dashboards, to delete them', async () => {
  const answers = fakeServer({ dashboards: [aDashboard()] });
  visit(<DashboardsScreen />, { path: '/', route: '/', answers, session: withoutPermission });
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'New dashboard' })).toBeNull();
});
