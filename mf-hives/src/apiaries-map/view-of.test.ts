import { viewOf } from './view-of.ts';

test('one place is in the middle, with its flight area', () => {
  const place = { latitude: 52.1, longitude: 5.1 };
  expect(viewOf([place])).toEqual({ middle: place, radius: 4 });
  expect(viewOf([])).toBeUndefined();
});

test('several places fit into the smallest view', () => {
  const view = viewOf([
    { latitude: 52, longitude: 5 },
    { latitude: 52.2, longitude: 5 },
  ]);
  expect(view).toEqual({ middle: { latitude: 52.1, longitude: 5 }, radius: 20 });
});

test('places on both sides of the date line are near each other', () => {
  const view = viewOf([
    { latitude: -17, longitude: 179.9 },
    { latitude: -17, longitude: -179.9 },
  ]);
  expect(view?.radius).toBe(20);
  expect(Math.abs(view?.middle.longitude ?? 0)).toBeCloseTo(180, 2);
});

test('places on two continents have the widest view', () => {
  const view = viewOf([
    { latitude: 52, longitude: 5 },
    { latitude: -34, longitude: 18 },
  ]);
  expect(view?.radius).toBe(600);
});
