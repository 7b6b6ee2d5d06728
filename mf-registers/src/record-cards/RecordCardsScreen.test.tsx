import { screen, within } from '@testing-library/react';
import { fakeCards } from '../testing/record-cards.ts';
import { visit } from '../testing/visit.ts';
import { RecordCardsScreen } from './RecordCardsScreen.tsx';

const visitCards = (query: string, more: { language?: 'de' } = {}) =>
  visit(<RecordCardsScreen />, { path: `/registers/record-cards${query}`, answers: fakeCards(), ...more });

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

test('a card has the queen, treatments, how long honey waits, and the last inspections', async () => {
  visitCards('?hives=11,12');
  const card = await cardOf('Linden');
  expect(card.getByText('By the lake')).toBeTruthy();
  expect(card.getByText('Registration number: NL-0000')).toBeTruthy();
  expect(card.getByText('Wilhelmina · Buckfast · 2025')).toBeTruthy();
  expect(card.getByText(/^\D*20\D+30.*2026 · Formic acid 60 %$/)).toBeTruthy();
  expect(card.getByText(/Queen caging$/)).toBeTruthy();
  expect(card.getByText(/^Honey may be taken from .*2099.*Formic acid 60 %/)).toBeTruthy();
  expect(card.getByText(/Jul 20, 2026 · Impression: good|20 Jul 2026 · Impression: good/)).toBeTruthy();
  expect(card.getByText(/Eight frames of brood/)).toBeTruthy();
  expect(card.getByText(/Needs attention$/)).toBeTruthy();
  expect(card.getByText(/^Reminder for .*: Look for the queen$/)).toBeTruthy();
  expect(card.getByRole('img', { name: 'QR code of Linden' })).toBeTruthy();
});

test('a hive of which nothing is known has a card that says so', async () => {
  visitCards('?hives=12');
  const card = await cardOf('Nucleus of the old willow 2026');
  expect(card.getByText('None known')).toBeTruthy();
  expect(card.getAllByText('None yet')).toHaveLength(2);
  expect(card.queryByText(/^Registration/)).toBeNull();
});

test('four cards of A6 share a sheet, one of A4 has its own, and Back does not undo the choice step by step', async () => {
  const { user } = visitCards('?hives=11,12,121,122,123');
  await cardOf('Linden');
  const sheets = () => [...document.querySelectorAll('[data-sheet]')].map((sheet) => sheet.children.length);
  expect(sheets()).toEqual([4, 1]);
  await user.click(screen.getByRole('radio', { name: /^A4/ }));
  expect(sheets()).toEqual([1, 1, 1, 1, 1]);
});

test('the browser prints what it shows', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = visitCards('?hives=11');
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test.each(['', '?hives=99'])('without a hive there is nothing to print: %s', async (query) => {
  visitCards(query);
  expect(await screen.findByText('No hives to print')).toBeTruthy();
});

test('a card is in the language of the person', async () => {
  visitCards('?hives=11', { language: 'de' });
  const card = await cardOf('Linden');
  expect(card.getByText('Letzte Durchsichten')).toBeTruthy();
  expect(card.getByText(/^Honigernte ab .*2099/)).toBeTruthy();
});
