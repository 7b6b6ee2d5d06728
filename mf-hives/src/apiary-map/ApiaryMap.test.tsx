import { type Place, placeAt } from '@skep/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { WithFormTexts } from '../form/WithFormTexts.tsx';
import { answering } from '../testing/gateway.ts';
import { fakeMaps, someTiles } from '../testing/maps.ts';
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

const openMap = (...apiaries: object[]) => openMapWith(fakeMaps(), ...apiaries);

async function openMapWith(maps: ReturnType<typeof fakeMaps>, ...apiaries: object[]) {
  const moves: Place[] = [];
  const { user } = visit(<Moving onMove={(place) => moves.push(place)} />, {
    answers: [knows(...apiaries), ...maps],
  });
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

test('the pin is dragged to its place', async () => {
  const { moves, picture } = await openMap();
  jest.spyOn(picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 400));
  const pin = screen.getByTestId('pin');
  // jsdom has no pointers: it neither captures them nor gives their events a place.
  Object.assign(pin, { setPointerCapture: () => undefined, hasPointerCapture: () => true });
  const point = (type: string, clientY: number) =>
    fireEvent(pin, new MouseEvent(type, { bubbles: true, clientX: 200, clientY }));
  point('pointerdown', 200);
  point('pointermove', 100);
  point('pointerup', 100);
  fireEvent.click(pin, { clientX: 200, clientY: 100 });
  // A quarter of 8 km to the north, once.
  expect(moves).toEqual([{ latitude: 52.018, longitude: 5 }]);
});

test('without a server of tiles coasts are drawn where they are right, and no picture is fetched', async () => {
  const { picture, user } = await openMap();
  expect(screen.getByText(/uses no other server\.$/)).toBeTruthy();
  const drawn = () => picture.querySelectorAll('path[d^="M-500"]').length;
  expect(drawn()).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  await waitFor(() => expect(drawn()).toBe(2));
  expect(picture.querySelectorAll('image')).toHaveLength(0);
});

test('with a server of tiles the map shows them, their source, and who learns what', async () => {
  const { picture } = await openMapWith(fakeMaps(someTiles));
  await waitFor(() => expect(picture.querySelectorAll('image').length).toBeGreaterThan(5));
  expect(picture.querySelector('image')?.getAttribute('href')).toMatch(
    /^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/,
  );
  expect(
    screen.getByText(/^Somebody’s map · The pictures come from tiles\.example, which can see/),
  ).toBeTruthy();
});
