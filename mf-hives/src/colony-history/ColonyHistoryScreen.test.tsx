import { screen, within } from '@testing-library/react';
import { colonyServer } from '../testing/colony-server.ts';
import { visit } from '../testing/visit.ts';
import { ColonyHistoryScreen } from './ColonyHistoryScreen.tsx';

const visitLife = (id: string) =>
  visit(<ColonyHistoryScreen />, {
    path: `/hives/${id}/life`,
    route: '/hives/:id/life',
    answers: colonyServer().answers,
  });

test('the history tells what happened, from which hive and with which queen', async () => {
  visitLife('12');
  const history = within(
    (await screen.findByRole('heading', { name: 'History' })).closest('section') ?? document.body,
  );
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '4 July 2026The bees of Oak were added; Beatrix heads the united colony.',
    '12 June 2026ActiveSix frames of brood,\nall sealed.',
    '20 May 2026Moved from Heath to Orchard.',
    '3 May 2026Made by a split from Willow, with Beatrix.',
  ]);
  expect(history.getByRole('link', { name: 'Willow' }).getAttribute('href')).toBe('/hives/13/life');
  // A deleted hive can be named, and no more.
  expect(history.queryByRole('link', { name: 'Oak' })).toBeNull();
});

test('each step is offered where it can be done', async () => {
  const { unmount } = visitLife('12');
  const offered = async () =>
    (await screen.findAllByRole('link', { name: /Split|Unite|Requeen|Change state/ })).map(
      ({ textContent }) => textContent,
    );
  expect(await offered()).toEqual(['Split', 'Unite', 'Requeen', 'Change state']);
  unmount();
  visitLife('15');
  expect(await offered()).toEqual(['Change state']);
  expect(screen.getByText(/Sold on/)).toBeTruthy();
});

test('a hive of which nothing is recorded says what will stand there', async () => {
  visitLife('14');
  expect(await screen.findByText(/No events yet/)).toBeTruthy();
  expect(screen.getByText(/Queenless since/)).toBeTruthy();
});
