import fc from 'fast-check';
import { degreeDays } from './degree-days.ts';

test.each([
  ['no day', [], 0],
  ['a day of frost', [{ leastCelsius: -10, greatestCelsius: 2 }], 0],
  ['a warm day after a frosty night', [{ leastCelsius: -2, greatestCelsius: 18 }], 3],
  [
    'several days',
    [
      { leastCelsius: 4, greatestCelsius: 16 },
      { leastCelsius: 0, greatestCelsius: 6 },
      { leastCelsius: 10, greatestCelsius: 20 },
    ],
    15,
  ],
])('degree days of %s', (_name, days, sum) => {
  expect(degreeDays(days)).toBeCloseTo(sum);
});

test('a further or a warmer day never lowers the sum', () => {
  const celsius = fc.double({ min: -60, max: 60, noNaN: true });
  const day = fc.record({ leastCelsius: celsius, greatestCelsius: celsius });
  fc.assert(
    fc.property(fc.array(day), day, fc.double({ min: 0, max: 20, noNaN: true }), (days, last, more) => {
      const sum = degreeDays([...days, last]);
      expect(sum).toBeGreaterThanOrEqual(degreeDays(days));
      const warmer = { ...last, greatestCelsius: last.greatestCelsius + more };
      expect(degreeDays([...days, warmer])).toBeGreaterThanOrEqual(sum - 1e-9);
    }),
  );
});
