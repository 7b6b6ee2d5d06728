import { wrongTries } from './wrong-tries.ts';

test('an address is barred after so many wrong tries until the minute is over, others are not', () => {
  let now = 0;
  const tries = wrongTries(2, () => now);
  for (const barred of [false, false, true]) {
    expect(tries.isBarred('10.0.0.1')).toBe(barred);
    tries.add('10.0.0.1');
  }
  expect(tries.isBarred('10.0.0.2')).toBe(false);
  now = 60_000;
  expect(tries.isBarred('10.0.0.1')).toBe(false);
});
