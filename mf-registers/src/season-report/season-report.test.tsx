import { screen, within } from '@testing-library/react';
import { aSeasonReport, fakeSeasonReport } from '../testing/season-report.ts';
import { visit } from '../testing/visit.ts';
import { SeasonReportScreen } from './SeasonReportScreen.tsx';

const open = (report = aSeasonReport(), path = '/registers/season-report?year=2025&apiaryId=1') =>
  visit(<SeasonReportScreen />, { path, answers: fakeSeasonReport(report) });

const rows = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => row.textContent);

const figure = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;

test('a season says how many colonies there were, which came and left, and how many were lost', async () => {
  open();
  expect(await screen.findByRole('heading', { name: /^Season 2025 · Orchard/ })).toBeTruthy();
  expect(await figure('Colonies at the beginning')).toBe('3');
  expect(await figure('Came')).toBe('2');
  expect(await figure('Left')).toBe('2');
  expect(await figure('Of which lost')).toBe('1 of 5 (20%)');
  expect(await rows('Colonies that came or left')).toEqual([
    'DayHiveWhat happened',
    '2 May 2025Hive 4Made by a split',
    '11 Jun 2025Hive 5Moved here from another apiary',
    '30 Sept 2025Hive 3United with another hive',
    '20 Nov 2025Hive 4Lost',
  ]);
});

test('queens, honey, treatments and mites each have their table', async () => {
  open();
  expect(await rows('Queens')).toEqual([
    'HiveQueenSinceUntil',
    'Hive 1Beatrix1 Jul 202330 Jun 2025: Dead',
    'Hive 2Queen of Hive 220 May 2024',
  ]);
  expect((await rows('Harvest by hive and queen')).at(-1)).toBe('Total27.7 kg');
  expect((await rows('Treatments')).at(1)).toContain('Formic acid 60 %');
  expect(await rows('Mite counts')).toEqual(['Hive28 Jul 20251 Sept 2025', 'Hive 13%0.3%', 'Hive 24%0.7%']);
});

test('in the south a season has two years, and says that it is not over', async () => {
  const season = { __typename: 'Season' as const, year: 2025, isSouthern: true };
  open(aSeasonReport({ season, from: '2025-07-01', until: '2026-01-20' }));
  expect(await screen.findByRole('heading', { name: /^Season 2025\/26/ })).toBeTruthy();
  expect(screen.getByText('The season is not over: as of 20 Jan 2026.')).toBeTruthy();
});

test('where nothing was recorded, each part says so', async () => {
  open(aSeasonReport({ moves: [], swarms: [], queens: [], yields: [], treatments: [], miteCounts: [] }));
  expect(await screen.findAllByText('Nothing recorded')).toHaveLength(4);
});

test('an apiary of somebody else is not found, and not offered', async () => {
  open(aSeasonReport(), '/registers/season-report?apiaryId=others');
  expect(await screen.findByRole('heading', { name: 'Apiary not found' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: 'Bram’s meadow' })).toBeNull();
});
