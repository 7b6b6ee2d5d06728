import { onMap, placeOnMap, tilesIn } from './mercator.ts';

const utrecht = { latitude: 52.09, longitude: 5.12 };

test.each([
  ['near by', utrecht, { latitude: 52.1, longitude: 5.2 }],
  ['far away', utrecht, { latitude: 48.2, longitude: 16.4 }],
  ['in the south', { latitude: -33.9, longitude: 18.4 }, { latitude: -34.2, longitude: 18.9 }],
  ['across the date line', { latitude: -17.7, longitude: 179.9 }, { latitude: -17.7, longitude: -179.9 }],
])('a place %s is found again', (_, middle, place) => {
  const found = placeOnMap(middle, onMap(middle, place));
  expect(found.latitude).toBeCloseTo(place.latitude, 6);
  expect(found.longitude).toBeCloseTo(place.longitude, 6);
  expect(Math.abs(onMap(middle, place).east)).toBeLessThan(1000);
});

test('a kilometre in the middle is a kilometre', () => {
  const { east, north } = onMap(utrecht, { latitude: 52.099, longitude: 5.12 });
  expect(east).toBe(0);
  expect(north).toBeCloseTo(1, 2);
});

test('tiles cover the square, side by side', () => {
  const tiles = tilesIn(utrecht, 4, 'https://tiles.example/{z}/{x}/{y}.png');
  const [first] = tiles;
  expect(first?.url).toMatch(/^https:\/\/tiles\.example\/13\/\d+\/\d+\.png$/);
  const width = first?.width ?? 0;
  const east = tiles.map((tile) => tile.east);
  const north = tiles.map((tile) => tile.north);
  expect(Math.min(...east)).toBeLessThanOrEqual(-4);
  expect(Math.max(...east) + width).toBeGreaterThanOrEqual(4);
  expect(Math.max(...north)).toBeGreaterThanOrEqual(4);
  expect(Math.min(...north) - width).toBeLessThanOrEqual(-4);
  expect(tiles.length).toBeLessThan(40);
});

test('north of all tiles there are none, and in the west the columns go on from the east', () => {
  expect(
    tilesIn({ latitude: 84.9, longitude: 0 }, 600, '{z}/{x}/{y}').every(({ url }) => !url.includes('-')),
  ).toBe(true);
  const urls = tilesIn({ latitude: 0, longitude: -179.99 }, 20, '{z}/{x}/{y}').map(({ url }) => url);
  expect(new Set(urls.map((url) => url.split('/')[1])).size).toBeGreaterThan(1);
  expect(urls.some((url) => url.includes('-'))).toBe(false);
});
