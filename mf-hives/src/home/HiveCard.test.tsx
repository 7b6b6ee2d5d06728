import { screen } from '@testing-library/react';
import { alertSlot } from '../testing/alert-slot.tsx';
import { aHive, anApiary, anInspection } from '../testing/builders.ts';
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

test('a small picture of a hive says that what was last written of it is on this device alone', async () => {
  const lastOf = (id: string) => anInspection({ id });
  const waiting = lastOf('waiting:0199c0de-0000-7000-8000-000000000001');
  const hives = [
    aHive({ id: '11', name: 'Hive 1', apiary: lake, lastInspection: lastOf('9') }),
    aHive({ id: '12', name: 'Hive 2', apiary: lake, lastInspection: waiting }),
  ];
  visit(<HomeScreen />, {
    answers: fakeServer([anApiary({ ...lake, hives })]),
    preferences: { 'hives:view': 'xs' },
  });
  await screen.findByRole('link', { name: /On this device .*Hive 2$/ });
  expect(screen.queryByRole('link', { name: /On this device .*Hive 1$/ })).toBeNull();
});
