import { screen } from '@testing-library/react';
import { alertSlot } from '../testing/alert-slot.tsx';
import { aHive, anApiary } from '../testing/builders.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { visit } from '../testing/visit.ts';
import { HomeScreen } from './HomeScreen.tsx';

const lake = { id: '1', name: 'By the lake' };
const answers = fakeServer([
  anApiary({ ...lake, hives: [aHive({ id: '11', name: 'Hive 1', apiary: lake })] }),
]);

test.each([
  ['xl', 'Hive 1 lost 4 kg since yesterday'],
  ['m', '1 alert'],
])('what another remote says of a hive is the last line of its card (%s)', async (view, line) => {
  visit(<HomeScreen />, { answers, slots: [alertSlot], preferences: { 'hives:view': view } });
  const said = await screen.findByText(line);
  const card = screen.getByRole('heading', { name: 'Hive 1' }).closest('li > * > *');
  expect(card?.lastElementChild?.contains(said)).toBe(true);
});

test('a small picture of a hive has no room for others', async () => {
  visit(<HomeScreen />, { answers, slots: [alertSlot], preferences: { 'hives:view': 'xs' } });
  await screen.findByText('Hive 1');
  expect(screen.queryByText('1 alert')).toBeNull();
});
