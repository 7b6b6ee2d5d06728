import type { Place } from '@skep/domain';
import { screen } from '@testing-library/react';
import { WithFormTexts } from '../form/WithFormTexts.tsx';
import { fakeMaps } from '../testing/maps.ts';
import { visit } from '../testing/visit.ts';
import { TownSearch } from './TownSearch.tsx';

async function search(text: string, answers = fakeMaps()) {
  const places: Place[] = [];
  const { user } = visit(
    <WithFormTexts>
      <TownSearch onPlace={(place) => places.push(place)} />
    </WithFormTexts>,
    { answers },
  );
  const field = await screen.findByRole('searchbox', { name: 'Search for a town' });
  await user.type(field, text);
  return { places, user, field };
}

test('a town that is found becomes the place, and the search is over', async () => {
  const { places, user, field } = await search('utr');
  expect(await screen.findByRole('button', { name: 'Utrecht, South Africa' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Utrecht, Netherlands' }));
  expect(places).toEqual([{ latitude: 52.091, longitude: 5.122 }]);
  expect(field).toHaveProperty('value', '');
});

test('a name that no town has says so, and one letter is not searched', async () => {
  const { user } = await search('x');
  expect(screen.queryByText('No town found.')).toBeNull();
  await user.keyboard('qzy');
  expect(await screen.findByText('No town found.')).toBeTruthy();
});

test('without an answer, other ways to a place are named', async () => {
  await search('utr', []);
  expect(await screen.findByText(/^Towns cannot be searched now\./)).toBeTruthy();
});
