import { screen, within } from '@testing-library/react';
import { aFailure } from '../../testing/builders.ts';
import { answering } from '../../testing/gateway.ts';
import { visit } from '../../testing/visit.ts';
import { fakeTagServer } from '../testing/fake-tags.ts';
import { HiveTagCodesMutation } from '../useTagAddresses.graphql.ts';
import { PrintTagsScreen } from './PrintTagsScreen.tsx';

const visitPrint = (query = '', answers = fakeTagServer()) =>
  visit(<PrintTagsScreen />, { path: `/hivetags/print${query}`, route: '/hivetags/print', answers });
const chosen = () =>
  within(screen.getByRole('group', { name: 'Which tags?' }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

test('all forty are chosen at first, on ten sheets of A4', async () => {
  visitPrint();
  expect(await screen.findByText('40 tags on 10 sheets')).toBeTruthy();
  expect(chosen()).toHaveLength(40);
});

test('those in use are picked with one press, and each says its hive', async () => {
  const { user } = visitPrint();
  await user.click(await screen.findByRole('button', { name: 'In use' }));
  expect(chosen()).toEqual(['01', '02', '07', '12']);
  await user.click(screen.getByRole('button', { name: '01, in use on Linden' }));
  await user.click(screen.getByRole('button', { name: '03, not in use yet' }));
  expect(chosen()).toEqual(['02', '03', '07', '12']);
  expect(screen.getByText('4 tags on 1 sheet')).toBeTruthy();
});

test.each([
  ['?numbers=7,77,99', ['07', '77']],
  ['?hives=11,13', ['01', '07']],
])('%s chooses its tags', async (query, numbers) => {
  visitPrint(query);
  await screen.findByRole('group', { name: 'Which tags?' });
  expect(chosen()).toEqual(numbers);
});

test('chosen hives without a tag are named, and nothing else is chosen in their place', async () => {
  visitPrint('?hives=11,98,99');
  expect(await screen.findByText(/2 of the hives have no tag yet/)).toBeTruthy();
  expect(chosen()).toEqual(['01']);
});

test('of hives that all are without a tag, nothing is chosen', async () => {
  visitPrint('?hives=99');
  expect(await screen.findByText(/1 of the hives has no tag yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
});

test('labels begin at the first that is left on the sheet', async () => {
  const { user } = visitPrint('?numbers=1,2,3');
  await user.click(await screen.findByRole('radio', { name: /70 × 37/ }));
  expect(screen.getByText('3 tags on 1 sheet')).toBeTruthy();
  const field = screen.getByRole('spinbutton', { name: /First free label/ });
  await user.clear(field);
  await user.type(field, '23');
  expect(screen.getByText('3 tags on 2 sheets')).toBeTruthy();
});

test('nothing is printed of nothing', async () => {
  const { user } = visitPrint();
  await user.click(await screen.findByRole('button', { name: 'None' }));
  await user.click(screen.getByRole('button', { name: 'Make the PDF' }));
  expect(
    await screen.findByRole('group', { name: 'Which tags?', description: 'Choose at least one tag.' }),
  ).toBeTruthy();
});

test('what the server refuses is shown, and the choice stays', async () => {
  const failing = answering(HiveTagCodesMutation, () => ({ hiveTagCodes: aFailure('TOO_MANY_REQUESTS') }));
  const { user } = visitPrint('?numbers=1', [...fakeTagServer(), failing]);
  await user.click(await screen.findByRole('button', { name: 'Make the PDF with 1 tag' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(chosen()).toEqual(['01']);
});

test('a browser that cannot draw says so', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { user } = visitPrint('?numbers=1');
  await user.click(await screen.findByRole('button', { name: 'Make the PDF with 1 tag' }));
  expect(await screen.findByText(/The PDF could not be made/)).toBeTruthy();
});
