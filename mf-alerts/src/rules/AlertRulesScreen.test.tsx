import { screen, waitFor, within } from '@testing-library/react';
import { anAlert } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { AlertRulesScreen } from './AlertRulesScreen.tsx';

const visitRules = (answers = fakeServer()) => visit(<AlertRulesScreen />, { answers, path: '/alertrules' });

const cardOf = (rule: string) => {
  const card = screen.getByRole('heading', { name: rule }).closest('li');
  if (!card) throw new Error(`${rule} stands on no card`);
  return within(card);
};

test('a rule is switched on and off, and mails, by a tap', async () => {
  const { user } = visitRules();
  await screen.findByRole('heading', { name: 'Brood too cold' });
  cardOf('Brood too cold').getByText('Not for 2 hives');
  await user.click(cardOf('Brood too cold').getByRole('switch', { name: 'On', checked: false }));
  await cardOf('Brood too cold').findByRole('switch', { name: 'On', checked: true });
  await user.click(cardOf('Swarm').getByRole('switch', { name: 'Also by e-mail' }));
  await cardOf('Swarm').findByRole('switch', { name: 'Also by e-mail', checked: true });
});

test('all are switched on, then off after a question', async () => {
  const { user, services } = visitRules();
  await user.click(await screen.findByRole('button', { name: 'Switch all on' }));
  const allOff = await screen.findByRole('button', { name: 'Switch all off' });
  expect(services.seen.questions).toEqual([]);
  await user.click(allOff);
  expect(services.seen.questions).toMatchObject([{ title: 'Switch all rules off?' }]);
  await waitFor(() => expect(screen.queryByRole('switch', { name: 'On', checked: true })).toBeNull());
});

test('a rule is deleted after a question', async () => {
  const { user, services } = visitRules();
  await user.click(await screen.findByRole('button', { name: 'Delete the rule Swarm' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Swarm' })).toBeNull());
  expect(services.seen.questions).toMatchObject([{ isDestructive: true }]);
});

test('who has none is led to ready-made ones', async () => {
  visitRules(fakeServer({ rules: [] }));
  await screen.findByRole('heading', { name: 'No rules yet' });
  screen.getByRole('link', { name: 'Add ready-made rules' });
});

test('each rule leads to its form, and a button to that of a new one', async () => {
  visitRules();
  const rule = await screen.findByRole('link', { name: 'Swarm' });
  expect(rule.getAttribute('href')).toBe('/alertrules/7/edit');
  expect(screen.getByRole('link', { name: 'New rule' }).getAttribute('href')).toBe('/alertrules/create');
});

test('a rule says how often it was right, and what to do where it mostly was not', async () => {
  const rated = (outcomes: readonly ('RIGHT' | 'FALSE_ALARM' | 'UNCLEAR')[], ruleId: string) =>
    outcomes.map((outcome, index) => anAlert({ id: `${ruleId}${index}`, ruleId, outcome }));
  const alerts = [
    ...rated(['RIGHT', 'FALSE_ALARM', 'FALSE_ALARM', 'FALSE_ALARM', 'UNCLEAR'], '7'),
    ...rated(['RIGHT'], '8'),
  ];
  visitRules(fakeServer({ alerts }));
  await screen.findByRole('heading', { name: 'Swarm' });
  cardOf('Swarm').getByText('Right 1 of 4 times in the last 12 months');
  cardOf('Swarm').getByText(/^More false alarms than right ones/);
  cardOf('Brood too cold').getByText('Right 1 of 1 time in the last 12 months');
  expect(cardOf('Brood too cold').queryByText(/^More false alarms/)).toBeNull();
});
