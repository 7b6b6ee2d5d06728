import { placeAt } from '@skep/domain';
import { firstRadius, neighboursOf } from './neighbours.ts';

const home = { latitude: 52, longitude: 5 };
const away = (id: string, east: number) => ({
  id,
  name: `Apiary ${id}`,
  coordinates: placeAt(home, { east, north: 0 }),
});

test('others stand by their distance, without this one and those of no known place', () => {
  const apiaries = [
    away('2', 9),
    away('1', 0),
    away('3', 5.9),
    { id: '4', name: 'Nowhere', coordinates: null },
  ];
  const found = neighboursOf(home, apiaries, '1');
  expect(found.map(({ id, sharesFlowers }) => [id, sharesFlowers])).toEqual([
    ['3', true],
    ['2', false],
  ]);
  expect(found[0]?.away).toBeCloseTo(5.9, 3);
});

test.each([
  [[], 4],
  [[1], 4],
  [[5], 8],
  [[12], 20],
  [[30], 4],
  [[4000], 4],
])('neighbours %s km away are first seen within %s km', (distances, radius) => {
  const apiaries = distances.map((east, index) => away(String(index), east));
  expect(firstRadius(neighboursOf(home, apiaries, undefined))).toBe(radius);
});
