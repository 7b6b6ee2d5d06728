import { screen, within } from '@testing-library/react';
import { aCountedApiary, fakeHoney } from '../testing/honey.ts';
import { visit } from '../testing/visit.ts';
import { ColonyCountScreen } from './ColonyCountScreen.tsx';

test('colonies are counted by apiary for the day that the country asks about, with its source', async () => {
  visit(<ColonyCountScreen />, {
    path: '/registers/colony-count?country=nl',
    answers: fakeHoney(),
  });
  expect(await screen.findByRole('heading', { name: /^Colonies on .*Feb/ })).toBeTruthy();
  expect(screen.getByText(/^Counted every year on (.*1.*Feb|Feb.* 1)/)).toBeTruthy();
  const [, orchard] = within(await screen.findByRole('table')).getAllByRole('row');
  expect(orchard?.textContent).toMatch(/^Orchard behind the railwayLangestraat 12a · 3511 AB Utrecht.*121$/);
  expect(screen.getByText(/15/)).toBeTruthy();
});

test('official numbers have a column where an apiary has one', async () => {
  const [orchard, meadow] = [
    aCountedApiary('1', 'Orchard', 12),
    { ...aCountedApiary('2', 'Meadow', 3), registrationNumber: 'NL-0000' },
  ];
  visit(<ColonyCountScreen />, {
    path: '/registers/colony-count?country=nl',
    answers: fakeHoney({ apiaries: [orchard, meadow] }),
  });
  expect(await screen.findByRole('columnheader', { name: 'Registration number' })).toBeTruthy();
  const [, first, second] = screen.getAllByRole('row');
  expect([first?.textContent, second?.textContent]).toEqual([
    expect.stringMatching(/^OrchardLangestraat/),
    expect.stringMatching(/^MeadowNL-0000Langestraat/),
  ]);
});

test('a day without colonies says so', async () => {
  visit(<ColonyCountScreen />, {
    path: '/registers/colony-count?day=2019-01-01',
    answers: fakeHoney({ apiaries: [] }),
  });
  await screen.findByRole('heading', { name: /2019/ });
  expect(screen.queryByRole('table')).toBeNull();
});

test('a future day is not counted: today replaces it', async () => {
  visit(<ColonyCountScreen />, { path: '/registers/colony-count?day=2199-01-01', answers: fakeHoney() });
  const day = await screen.findByLabelText<HTMLInputElement>(/^Day/);
  expect(day.value).not.toContain('2199');
  expect(await screen.findByRole('table')).toBeTruthy();
});

test('every country can be chosen by its name, and those with a rule are marked', async () => {
  visit(<ColonyCountScreen />, { path: '/registers/colony-count?country=ua', answers: fakeHoney() });
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: /^Country/ });
  const names = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['Ukraine', 'Kenya', 'United States', 'Netherlands ✓']));
  expect([choice.value, names.filter((name) => name?.endsWith('✓')).length]).toEqual(['ua', 7]);
  expect(screen.getByText(/^Skep does not know what this country asks/)).toBeTruthy();
});
