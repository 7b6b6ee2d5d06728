import { screen, within } from '@testing-library/react';
import { aTask } from '../testing/builders.ts';
import { type FakeData, fakeServer } from '../testing/fake-server.ts';
import { aTodayApiary, aTodayHive } from '../testing/fake-today.ts';
import { visit } from '../testing/visit.ts';
import { TodayScreen } from './TodayScreen.tsx';

const inspected = {
  lastInspection: {
    ...{ __typename: 'LastInspection' as const, id: '501' },
    ...{ inspectedAt: new Date().toISOString(), needsAttention: false },
  },
};
const withHives = (...hives: ReturnType<typeof aTodayHive>[]) => ({
  today: { apiaries: [aTodayApiary({ hives })] },
});
const open = (data: FakeData) =>
  visit(<TodayScreen />, { answers: fakeServer({ reminders: [], ...data }), path: '/today' });
const heading = { name: 'What you can do next' };

async function steps() {
  const card = (await screen.findByRole('heading', heading)).closest('section');
  if (!card) throw new Error('The steps are in no card');
  return within(card)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('a newcomer is led from the apiary to the first task', async () => {
  open({});
  expect(await steps()).toEqual(['New apiary', 'New hive', 'New inspection', 'New task']);
  expect(screen.getByRole('link', { name: 'New hive' }).getAttribute('href')).toBe('/hives/create');
});

test('what is done is ticked off', async () => {
  open(withHives(aTodayHive()));
  expect(await steps()).toEqual(['New apiary: done', 'New hive: done', 'New inspection', 'New task']);
});

test('the steps disappear once all are done', async () => {
  open({ ...withHives(aTodayHive(inspected)), tasks: [aTask({ id: '1', title: 'Mow', day: null })] });
  await screen.findByText('A good day');
  expect(screen.queryByRole('heading', heading)).toBeNull();
});

test('who has inspected two hives is no newcomer', async () => {
  open(withHives(aTodayHive(inspected), aTodayHive({ id: '12', ...inspected })));
  await screen.findByText('A good day');
  expect(screen.queryByRole('heading', heading)).toBeNull();
});

test('hives that others share are not the first hive', async () => {
  open(withHives(aTodayHive({ ...inspected, isOwner: false })));
  expect(await steps()).toEqual(['New apiary: done', 'New hive', 'New inspection', 'New task']);
});

test('who hides the steps does not see them again', async () => {
  const { user } = open(withHives(aTodayHive()));
  await steps();
  await user.click(screen.getByRole('button', { name: 'Hide these steps' }));
  expect(screen.queryByRole('heading', heading)).toBeNull();
});
