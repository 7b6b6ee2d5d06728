import { screen, within } from '@testing-library/react';
import { WithFormTexts } from '../form/WithFormTexts.tsx';
import { anApiaryOnMap, fakeApiariesMap } from '../testing/apiaries-on-map.ts';
import { fakeMaps } from '../testing/maps.ts';
import { visit } from '../testing/visit.ts';
import { ApiariesMapScreen } from './ApiariesMapScreen.tsx';

const open = (answers = [fakeApiariesMap(), ...fakeMaps()]) =>
  visit(
    <WithFormTexts>
      <ApiariesMapScreen />
    </WithFormTexts>,
    { path: '/apiaries/map', answers },
  );

test('each apiary with a place is listed with its hives that are there, and with those that need attention', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Orchard' });
  const line = link.closest('li');
  if (!line) throw new Error('The apiary is in no list');
  expect(within(line).getByText('2 hives')).toBeTruthy();
  expect(within(line).getByText('Needs attention: 1')).toBeTruthy();
  expect(screen.getByText('Without coordinates, and so without weather: Meadow')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Map of 2 apiaries' })).toBeTruthy();
});

test('the view is widened and narrowed by buttons, and moves to an apiary', async () => {
  const { user } = open();
  expect(await screen.findByText('40 km wide')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(screen.getByText('100 km wide')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Orchard' }));
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(screen.getByText('40 km wide')).toBeTruthy();
});

test('without any place the page says how to get one', async () => {
  open([fakeApiariesMap([anApiaryOnMap('1', 'Meadow', null)]), ...fakeMaps()]);
  expect(await screen.findByRole('heading', { name: 'No apiary has coordinates' })).toBeTruthy();
});
