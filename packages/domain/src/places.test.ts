import * as fc from 'fast-check';
import { distanceTo, kilometresBetween, placeAt } from './places.ts';

const utrecht = { latitude: 52.0907, longitude: 5.1214 };
const zeist = { latitude: 52.0893, longitude: 5.2331 };

test('the way between two towns is that of the map', () => {
  expect(kilometresBetween(utrecht, zeist)).toBeCloseTo(7.63, 1);
  expect(distanceTo(utrecht, zeist).east).toBeGreaterThan(7);
  expect(Math.abs(distanceTo(utrecht, zeist).north)).toBeLessThan(0.2);
});

test('the way over the line of dates is the short one', () => {
  expect(
    kilometresBetween({ latitude: 0, longitude: 179.99 }, { latitude: 0, longitude: -179.99 }),
  ).toBeLessThan(3);
});

const degreesUpTo = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
const anywhere = fc.record({ latitude: degreesUpTo(80), longitude: degreesUpTo(180) });
const nearby = fc.record({ east: degreesUpTo(50), north: degreesUpTo(50) });

test('what is moved there and measured has moved that far', () => {
  fc.assert(
    fc.property(anywhere, nearby, (from, way) => {
      const back = distanceTo(from, placeAt(from, way));
      expect(back.east).toBeCloseTo(way.east, 4);
      expect(back.north).toBeCloseTo(way.north, 4);
    }),
  );
});

test('nothing leaves the earth', () => {
  fc.assert(
    fc.property(
      fc.record({ latitude: degreesUpTo(90), longitude: degreesUpTo(180) }),
      fc.record({ east: degreesUpTo(1e6), north: degreesUpTo(1e6) }),
      (from, way) => {
        const { latitude, longitude } = placeAt(from, way);
        return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      },
    ),
  );
});
