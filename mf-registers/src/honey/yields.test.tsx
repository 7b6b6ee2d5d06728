import { screen, within } from '@testing-library/react';
import { fakeHoney } from '../testing/honey.ts';
import { visit } from '../testing/visit.ts';
import { YieldsScreen } from './YieldsScreen.tsx';

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => row.textContent);

test('what hives gave is listed with the scale, the greatest first, and adds up', async () => {
  visit(<YieldsScreen />, { path: '/registers/yields?year=2026', answers: fakeHoney() });
  expect(await rows()).toEqual([
    'HiveHarvestedGain on the scale',
    'Hive 118.4 kg31.2 kg',
    'Hive 29.3 kg',
    'Total27.7 kg',
  ]);
});

test('by queen a scale says nothing: it weighs the hive for the whole year', async () => {
  visit(<YieldsScreen />, { path: '/registers/yields?year=2026&by=queen', answers: fakeHoney() });
  expect((await rows())[0]).toBe('QueenHarvested');
});

test('a year without a harvest says so', async () => {
  visit(<YieldsScreen />, {
    path: '/registers/yields?year=2019',
    answers: fakeHoney({ isWithoutHarvest: true }),
  });
  expect(await screen.findByText('No harvests entered for this year.')).toBeTruthy();
});

test.each(['99999', '1.5', '-1', '1700', 'last'])(
  'the year %s of an address is none: this one is shown',
  async (year) => {
    visit(<YieldsScreen />, { path: `/registers/yields?year=${year}`, answers: fakeHoney() });
    expect(await screen.findByRole('heading', { name: `Honey ${new Date().getFullYear()}` })).toBeTruthy();
  },
);

test('in the south a season is named by its two years', async () => {
  visit(<YieldsScreen />, {
    path: '/registers/yields?year=2025',
    answers: fakeHoney({ isSouthern: true }),
  });
  expect(await screen.findByRole('heading', { name: 'Honey 2025/26' })).toBeTruthy();
  expect(screen.getByRole('option', { name: '2024/25' })).toBeTruthy();
});
