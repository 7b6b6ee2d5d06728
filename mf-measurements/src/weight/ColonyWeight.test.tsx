import { createFakeServices, fakeApolloClient, fakePerson } from '@skep/remote-kit/testing';
import { visiting } from '@skep/remote-kit/visit';
import { screen, waitFor } from '@testing-library/react';
import { dataMessages } from '../charts/data-messages.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { answering } from '../testing/gateway.ts';
import { aColonyWeight, aStep } from '../testing/weight.ts';
import { ColonyWeightQuery } from './ColonyWeight.graphql.ts';
import { ColonyWeight } from './ColonyWeight.tsx';

const visit = visiting(dataMessages);
const open = (surroundings: object = {}) =>
  visit(
    <ColonyWeight
      source={{ deviceId: '7' }}
      period={{ interval: 'DAY', back: 0 }}
      timeZone="Europe/Amsterdam"
    />,
    {
      answers: fakeServer(),
      ...surroundings,
    },
  );
const weighing = (part: object) =>
  answering(ColonyWeightQuery, () => ({ colonyWeight: aColonyWeight(part) }));
const question = () => screen.findByRole('heading', { name: /^What happened on / });
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

test('a step has its likely cause first, and is answered by one press', async () => {
  const { user, services } = open();
  await question();
  expect(screen.getByText(/6\.2.kg heavier/)).toBeTruthy();
  const [first] = screen.getAllByRole('button', { name: /^(Super added|Fed)$/ });
  expect(first?.textContent).toBe('Super added');
  await user.click(screen.getByRole('button', { name: 'Fed' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^What happened/ })).toBeNull());
  expect(plain(screen.getAllByText(/^Fed: /)[0]?.textContent)).toBe('Fed: +6.2 kg');
  expect(services.seen.notices.at(-1)).toMatchObject({ kind: 'success', action: { label: 'Undo' } });
});

test('an answer is taken back', async () => {
  const { user, services } = open();
  await question();
  await user.click(screen.getByRole('button', { name: 'Do not ask again' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: /^What happened/ })).toBeNull());
  services.seen.notices.at(-1)?.action?.run();
  await question();
  await user.click(screen.getByRole('button', { name: 'Super added' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Ask me again' })).toHaveLength(2));
  await user.click(screen.getAllByRole('button', { name: 'Ask me again' })[0] ?? document.body);
  await question();
});

test('what became lighter was neither feed nor a super', async () => {
  open({ answers: [weighing({ steps: [aStep({ kg: -2.6, supposed: 'BEES', kind: 'BEES' })] })] });
  await question();
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toContain('The bees');
  expect(names).not.toContain('Fed');
  expect(names).not.toContain('Super added');
});

test('a person who may not edit the hive reads the likely cause and cannot answer', async () => {
  open({ answers: [weighing({ steps: [aStep({ mayAnswer: false })] })] });
  expect(await screen.findByText('Assumed, not confirmed')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /^What happened/ })).toBeNull();
});

test('the year tells flows, what was eaten, and how long stores last by what the person says of them', async () => {
  const { user, services } = open();
  const year = await screen.findByRole('heading', { name: 'The last twelve months' });
  expect(year).toBeTruthy();
  expect(screen.getByText(/^\d+ \(strong: \d+\)$/)).toBeTruthy();
  expect(screen.getAllByText(/: 1\.2.kg$/).length).toBeGreaterThan(2);
  expect(screen.getByText(/^The stores last until about/)).toBeTruthy();
  const stores = screen.getByRole('spinbutton', { name: /^Stores on/ });
  await user.clear(stores);
  await user.type(stores, '5');
  expect(await screen.findByText(/^On this estimate the stores have run out/)).toBeTruthy();
  expect(services.preference('measurements:stores').get()).toBe('5');
});

test('weights are in the unit of the person', async () => {
  const person = { ...fakePerson, units: { weight: 'lb', temperature: 'celsius' } } as const;
  const apolloClient = fakeApolloClient(fakeServer());
  open({ services: createFakeServices({ apolloClient, session: { kind: 'signedIn', person } }) });
  await question();
  expect(screen.getByText(/13\.7.lb heavier/)).toBeTruthy();
});

test('without days there are no figures of the year', async () => {
  open({ answers: [weighing({ steps: [], days: [] })] });
  expect(await screen.findByRole('group', { name: 'Weight of the colony' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'The last twelve months' })).toBeNull();
});
