import { screen, waitFor, within } from '@testing-library/react';
import { aFailure, anAlert, aReason, someAlerts } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { AlertsQuery, MarkAlertsReadMutation } from './AlertsScreen.graphql.ts';
import { AlertsScreen } from './AlertsScreen.tsx';

const visitAlerts = (surroundings: Parameters<typeof visit>[1] = {}) =>
  visit(<AlertsScreen />, { answers: fakeServer(), path: '/alerts', ...surroundings });

const cardOf = (rule: string) => {
  const card = screen.getByRole('heading', { name: rule }).closest('li');
  if (!card) throw new Error(`${rule} stands on no card`);
  return within(card);
};

type User = ReturnType<typeof visit>['user'];

async function choose(user: User, rule: string, action: string) {
  await user.click(cardOf(rule).getByRole('button', { name: new RegExp(`^Actions for ${rule}`) }));
  await user.click(screen.getByRole('menuitem', { name: action }));
}

test('an alert says where, what was found and since when; the tab counts the unread', async () => {
  const { services } = visitAlerts();
  await screen.findByRole('heading', { name: 'Swarm' });
  cardOf('Swarm').getByText('Hive 1, Orchard');
  cardOf('Swarm').getByText(/^Weight has fallen by 2\.1/);
  // For an hour of each day it is a whole number of days.
  cardOf('Brood too cold').getByText(/^Since .* \(14 times\) For \d+ days(, \d+ hours?)? so far\.$/);
  cardOf('No measurements').getByText(/Lasted 8 hours, 40 minutes\.$/);
  cardOf('No measurements').getByText('The device has sent nothing.');
  cardOf('No measurements').getByText('Rule deleted');
  await waitFor(() =>
    expect(services.tabBadges?.get().get('alerts')).toEqual({ count: 1, label: '1 unread alert' }),
  );
});

test('messages that came are counted, and only their absence is silence; what is over says that it ended', async () => {
  const messages = { quantity: 'message', name: 'message', unit: '', isCount: true, comparison: 'VALUE' };
  const reasons = [aReason({ ...messages, threshold: 0, comparator: 'GREATER_THAN', value: 12 })];
  const over = { ...anAlert({ reasons }), endedAt: '2026-05-17T11:40:00Z' };
  visitAlerts({ answers: fakeServer({ alerts: [over] }) });
  await screen.findByText('Messages received: 12 (> 0)');
  screen.getByText(/, ended .* \(\w+\)/);
  expect(screen.queryByText(/normal/)).toBeNull();
});

test('what is read is counted no more', async () => {
  const { user, services } = visitAlerts();
  await screen.findByRole('heading', { name: 'Swarm' });
  await choose(user, 'Swarm', 'Mark as read');
  await waitFor(() => expect(services.tabBadges?.get().get('alerts')).toBeUndefined());
  expect(screen.queryByText('New')).toBeNull();
});

test('what is put off waits, and can be taken up again', async () => {
  const { user, services } = visitAlerts();
  await screen.findByRole('heading', { name: 'Swarm' });
  await choose(user, 'Swarm', 'Snooze for a day');
  await cardOf('Swarm').findByText(/Snoozed until/);
  await waitFor(() => expect(services.tabBadges?.get().get('alerts')).toBeUndefined());
  await choose(user, 'Swarm', 'Stop snoozing');
  await waitFor(() => expect(cardOf('Swarm').queryByText(/Snoozed until/)).toBeNull());
});

test('one press says whether an alert was right, and another takes it back', async () => {
  const { user } = visitAlerts();
  await screen.findByRole('heading', { name: 'Swarm' });
  const answer = (name: string) =>
    within(cardOf('Swarm').getByRole('group', { name: 'Was this alert right?' })).getByRole('button', {
      name,
    });
  const isOn = (name: string) => answer(name).getAttribute('aria-pressed');
  await user.click(answer('False alarm'));
  await waitFor(() => expect(isOn('False alarm')).toBe('true'));
  await user.click(answer('Yes'));
  await waitFor(() => expect([isOn('Yes'), isOn('False alarm')]).toEqual(['true', 'false']));
  await user.click(answer('Yes'));
  await waitFor(() => expect(isOn('Yes')).toBe('false'));
});

test('what was entered at the hive is the answer until the person gives one', async () => {
  const { user } = visitAlerts({ answers: fakeServer({ alerts: [anAlert({ enteredOutcome: 'RIGHT' })] }) });
  await screen.findByText('By what you entered at the hive.');
  const answer = (name: string) => screen.getByRole('button', { name });
  expect(answer('Yes').getAttribute('aria-pressed')).toBe('true');
  await user.click(answer('False alarm'));
  await waitFor(() => expect(answer('False alarm').getAttribute('aria-pressed')).toBe('true'));
  expect(screen.queryByText('By what you entered at the hive.')).toBeNull();
});

test('a rule is turned off for the hive of its alert', async () => {
  const { user, services } = visitAlerts();
  await screen.findByRole('heading', { name: 'Swarm' });
  await choose(user, 'Swarm', 'Switch the rule off for this hive');
  await cardOf('Swarm').findByText('Rule is off');
  expect(services.seen.notices).toMatchObject([{ text: 'Swarm no longer watches Hive 1.' }]);
});

test('the chosen ones are deleted after a question, and else what the filters leave', async () => {
  const { user, services } = visitAlerts();
  await screen.findByRole('heading', { name: 'Swarm' });
  await user.click(cardOf('Swarm').getByRole('checkbox', { name: 'Choose' }));
  await user.click(screen.getByRole('button', { name: 'Delete 1 alert' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Swarm' })).toBeNull());
  expect(services.seen.questions).toMatchObject([{ title: 'Delete 1 alert', isDestructive: true }]);
  await user.click(screen.getByRole('button', { name: 'Ongoing' }));
  await user.click(screen.getByRole('button', { name: 'Delete 1 alert' }));
  await screen.findByText('No alerts match.');
  await user.click(screen.getByRole('button', { name: 'Ongoing' }));
  screen.getByRole('heading', { name: 'No measurements' });
});

test('a deleted alert does not come back by a list that was on its way while it was deleted', async () => {
  const lists = someAlerts().map((alert) => ({ ...alert, id: `late-${alert.id}` }));
  let count = 0;
  const late = answering(AlertsQuery, () => {
    count += 1;
    const name = count === 1 ? 'Brood too cold' : 'Brood still too cold';
    return {
      alerts: lists.map((alert) =>
        alert.ruleName === 'Brood too cold' ? { ...alert, ruleName: name } : alert,
      ),
      alertRules: [],
    };
  });
  const { user } = visitAlerts({ answers: [...fakeServer({ alerts: lists }), late] });
  await screen.findByRole('heading', { name: 'Swarm' });
  await choose(user, 'Swarm', 'Delete');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Swarm' })).toBeNull());
  // Has the list queried again.
  await choose(user, 'Brood too cold', 'Switch the rule off for this hive');
  await screen.findByRole('heading', { name: 'Brood still too cold' });
  expect(screen.queryByRole('heading', { name: 'Swarm' })).toBeNull();
});

test('a night of a thousand alerts is shown in parts', async () => {
  const alerts = Array.from({ length: 1000 }, (_, index) => anAlert({ id: String(index + 1) }));
  const { user } = visitAlerts({ answers: fakeServer({ alerts }) });
  expect(await screen.findAllByRole('heading', { name: 'Swarm' })).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('heading', { name: 'Swarm' })).toHaveLength(100);
});

test('who has no rules is led to ready-made ones', async () => {
  visitAlerts({ answers: fakeServer({ alerts: [], rules: [] }) });
  const link = await screen.findByRole('link', { name: 'Add ready-made rules' });
  expect(link.getAttribute('href')).toBe('/alertrules/default');
});

test('what could not be done is said, and stays', async () => {
  const answers = [
    ...fakeServer(),
    answering(MarkAlertsReadMutation, () => ({ markAlertsRead: aFailure('MAINTENANCE') })),
  ];
  const { user, services } = visitAlerts({ answers });
  await screen.findByRole('heading', { name: 'Swarm' });
  await choose(user, 'Swarm', 'Mark as read');
  await waitFor(() => expect(services.seen.notices).toMatchObject([{ kind: 'problem' }]));
  screen.getByText('New');
});

const withoutCount = { alerts: someAlerts().slice(1) };

test('a message leads to its alert alone, on its curve, and has been read with that', async () => {
  const { services } = visitAlerts({ path: '/alerts?alert=1' });
  await screen.findByRole('heading', { name: 'Swarm' });
  expect(screen.queryByRole('heading', { name: 'Brood too cold' })).toBeNull();
  await screen.findByRole('group', { name: 'Weight' });
  await waitFor(() => expect(services.tabBadges?.get().get('alerts')).toBeUndefined());
  expect(screen.queryByText('New')).toBeNull();
  expect(screen.getByRole('link', { name: 'All alerts' }).getAttribute('href')).toBe('/alerts');
});

test('a message of an alert that is deleted says so', async () => {
  visitAlerts({ path: '/alerts?alert=1', answers: fakeServer(withoutCount) });
  await screen.findByRole('heading', { name: 'Alert not found' });
});

test('the curve opens in its place, and who looks has read it', async () => {
  const { user } = visitAlerts();
  await screen.findByRole('heading', { name: 'Swarm' });
  screen.getByText('New');
  await user.click(cardOf('Swarm').getByRole('button', { name: 'Show the curve' }));
  await cardOf('Swarm').findByRole('group', { name: 'Weight' });
  await waitFor(() => expect(screen.queryByText('New')).toBeNull());
  await user.click(cardOf('Swarm').getByRole('button', { name: 'Hide the curve' }));
  expect(screen.queryByRole('group', { name: 'Weight' })).toBeNull();
});

test('the list is narrowed to a hive and a rule, and the address says so', async () => {
  const { user } = visitAlerts({ path: '/alerts?hive=12' });
  await screen.findByRole('heading', { name: 'Brood too cold' });
  expect(screen.queryByRole('heading', { name: 'Swarm' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hive' }), 'All hives');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Rule' }), 'Swarm');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

test('the menu leads to what was measured then, with room around it', async () => {
  const { user } = visitAlerts();
  await screen.findByRole('heading', { name: 'Swarm' });
  await user.click(cardOf('Swarm').getByRole('button', { name: /^Actions for Swarm/ }));
  const link = screen.getByRole('menuitem', { name: 'Show measurements' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://skep.example');
  expect(pathname).toBe('/measurements/3');
  const [start, end] = ['start', 'end'].map((name) => new Date(searchParams.get(name) ?? '').getTime());
  const at = Date.parse('2026-05-20T11:15:00Z');
  expect([start, end]).toEqual([at - 6 * 3_600_000, at + 6 * 3_600_000]);
});
