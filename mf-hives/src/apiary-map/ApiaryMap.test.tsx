import { type Place, placeAt } from '@skep/domain';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { WithFormTexts } from '../form/WithFormTexts.tsx';
import { answering } from '../testing/gateway.ts';
import { visit } from '../testing/visit.ts';
import { PlaceMapQuery } from './ApiaryMap.graphql.ts';
import { ApiaryMapButton } from './ApiaryMapButton.tsx';

const home = { latitude: 52, longitude: 5 };
const away = (id: string, name: string, east: number) => ({
  __typename: 'Apiary',
  id,
  name,
  color: '#8fae7a',
  coordinates: { __typename: 'Coordinates', ...placeAt(home, { east, north: 0 }) },
});
const knows = (...apiaries: object[]) => answering(PlaceMapQuery, () => ({ apiaries }));

function Moving({ onMove }: { onMove: (place: Place) => void }) {
  const [place, setPlace] = useState<Place>(home);
  const move = (next: Place) => {
    setPlace(next);
    onMove(next);
  };
  return (
    <WithFormTexts>
      <ApiaryMapButton place={place} apiaryId="1" onMove={move} />
    </WithFormTexts>
  );
}

async function openMap(...apiaries: object[]) {
  const moves: Place[] = [];
  const { user } = visit(<Moving onMove={(place) => moves.push(place)} />, { answers: [knows(...apiaries)] });
  // Found, since the words of forms come with the first form.
  await user.click(await screen.findByRole('button', { name: 'Show where the bees forage' }));
  const picture = await screen.findByRole('application');
  return { moves, picture, user };
}

test('the nearest apiaries are listed in words, and whose bees meet', async () => {
  await openMap(away('1', 'This one', 0), away('2', 'Far field', 9), away('3', 'Next door', 2.5));
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Next door is 2.5 km away: bees from both forage on the same flowers.',
    'Far field is 9 km away.',
  ]);
});

test('a person with one apiary reads that', async () => {
  await openMap(away('1', 'This one', 0));
  expect(screen.getByText('No other apiary of yours has coordinates.')).toBeTruthy();
});

test('arrow keys move the apiary by 100 m, with shift by 1 km', async () => {
  const { moves, picture } = await openMap();
  fireEvent.keyDown(picture, { key: 'ArrowUp' });
  fireEvent.keyDown(picture, { key: 'ArrowRight', shiftKey: true });
  expect(moves).toEqual([
    { latitude: 52.001, longitude: 5 },
    { latitude: 52.001, longitude: 5.015 },
  ]);
});

test('a press moves it there, as far as the width of what is shown says', async () => {
  const { moves, picture, user } = await openMap();
  expect(screen.getByText('8 km wide')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(screen.getByText('16 km wide')).toBeTruthy();
  jest.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  fireEvent.click(picture, { clientX: 200, clientY: 100 });
  // A quarter of 16 km to the north.
  expect(moves.at(-1)).toEqual({ latitude: 52.036, longitude: 5 });
});
